// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::agent {

/// A complete answer that is meant for a program, split into the answer proper and the model's thoughts.
struct AnswerParts
{
    QString given; ///< trimmed
    QString thought;
    bool operator==(const AnswerParts &) const = default;
};

/// Takes thoughts out in every form in which models write them: tags such as <think>, [THINK] and ◁think▷, a
/// closing tag alone, channels before the final channel; an unclosed thought reaches to the end. Speech,
/// which comes in pieces, has its own reader: ThoughtFilter. Pure.
[[nodiscard]] AnswerParts partsOfAnswer(const QString &text);

} // namespace studio::agent
