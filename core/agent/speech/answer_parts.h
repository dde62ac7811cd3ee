// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::agent {

/// A whole answer that is meant for a program: what it gives, and what the model only thinks on the way.
struct AnswerParts
{
    QString given; ///< trimmed
    QString thought;
    bool operator==(const AnswerParts &) const = default;
};

/// Takes thoughts out in every form that models write them: tags such as <think>, [THINK] and ◁think▷, a
/// closing tag alone, channels before the final one; an unclosed thought reaches to the end. Speech, which
/// comes in pieces, has a reader of its own: ThoughtFilter. Pure.
[[nodiscard]] AnswerParts partsOfAnswer(const QString &text);

} // namespace studio::agent
