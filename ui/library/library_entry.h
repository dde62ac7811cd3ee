// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/persona_use.h"
#include "core/model/persona.h"

#include <QCollatorSortKey>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace studio::ui {

/// Whether a companion is as it should be.
struct CompanionCheck
{
    int errors = 0; ///< it could not be saved like this
    int hints = 0;  ///< something would make it better
    QStringList sentences;
    bool operator==(const CompanionCheck &) const = default;
};

/// One companion of the library with what its row needs. What takes its time, to check it and to make its
/// words comparable, is done when it is asked for first.
class LibraryEntry
{
public:
    LibraryEntry(const model::Persona &persona, model::Language language, const QCollatorSortKey &key);

    [[nodiscard]] const model::Persona &persona() const { return m_persona; }
    [[nodiscard]] const model::PersonaText &text() const { return m_text; }
    [[nodiscard]] const QCollatorSortKey &sortKey() const { return m_key; }
    [[nodiscard]] const model::PersonaUse &use() const { return m_use; }
    void setUse(const model::PersonaUse &use) { m_use = use; }

    [[nodiscard]] const CompanionCheck &check() const;
    /// Each of \p words, whose spellings are given, stands somewhere in it.
    [[nodiscard]] bool holds(const QList<QStringList> &words) const;

    /// What was found out about the same revision before is not found out again.
    void takeOver(const LibraryEntry &before);

private:
    [[nodiscard]] QString searchable() const;

    model::Persona m_persona;
    model::PersonaText m_text;
    QCollatorSortKey m_key;
    model::PersonaUse m_use;
    mutable std::optional<CompanionCheck> m_check;
    mutable QString m_searchable;
};

/// The words of a search, each in all its spellings.
[[nodiscard]] QList<QStringList> searchWords(const QString &search);

} // namespace studio::ui
