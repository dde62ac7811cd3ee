// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

// Who is asked by a text? A judgement by patterns of three languages, not an understanding of them.
//
// Decided cases that could be seen either way:
// - "What did Aya mean?" is a question to everybody about Aya: Mentioned. "What would Aya say?" asks for her
//   answer: Addressed, unless somebody else is called in the same sentence ("Kyoko, what would Aya say?").
// - "Aya, be quiet" calls her but does not ask her to answer: Excluded.
// - A name inside quotation marks is Mentioned, unless the whole text is quoted.
namespace studio::llm::rehearsal {

enum class Named {
    NotAtAll,
    Mentioned, ///< spoken about
    Excluded,  ///< told not to answer: "not you, Aya", "everyone except Aya"
    Addressed, ///< asked to answer
};

/// How `text` names each of `people` (their names normalized, see names.h), in the same order.
[[nodiscard]] QList<Named> howNamed(const QString &text, const QList<QStringList> &people);

} // namespace studio::llm::rehearsal
