// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QString>
#include <QStringList>

// Names as they stand in running text: where they are, with which honorific, and how to call somebody.
// Whether a name is called or only mentioned is addressing.h.
namespace studio::llm::rehearsal {

/// One form for comparing: compatibility forms unified (full-width signs, half-width kana), case folded.
[[nodiscard]] QString normalized(const QString &text);

/// All names of one person, normalized, without the empty ones.
[[nodiscard]] QStringList namesOf(const model::Persona &persona);
[[nodiscard]] QStringList namesOf(const Present &present);

/// The name by which one calls somebody in a language: the shown name if its script fits, else a nickname.
[[nodiscard]] QString calledIn(model::Language language, const QString &name, const QStringList &nicknames);

/// A name at a place in a normalized text, honorifics and a Chinese 小 or 阿 before it included.
struct Naming
{
    qsizetype person = 0; ///< index into the list of people
    qsizetype from = 0;
    qsizetype to = 0;
    bool honoured = false;
    bool operator==(const Naming &) const = default;
};

/// Every naming, in order. A hit needs a boundary: no Aya in Ayako, no 綾 in 綾小路, no あや in あやしい.
/// A longer name of somebody else hides a shorter one in it.
[[nodiscard]] QList<Naming> findNamings(const QString &normalizedText, const QList<QStringList> &people);

} // namespace studio::llm::rehearsal
