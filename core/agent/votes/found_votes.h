// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/votes/vote_words.h"

#include <QList>
#include <QMap>
#include <QStringList>

#include <functional>

// Everything in an answer that has the keys of a vote, in JSON or in lines, in the order of the text. Which
// of them counts is not decided here. Pure.
namespace studio::agent {

struct FoundVote
{
    QMap<VoteField, model::LooseValue> values; ///< as they came
    QStringList labels;  ///< whose vote it may be: the keys around it, then its own names
    int source = 0;      ///< equal for votes from one object or list
    bool mended = false; ///< it was not valid JSON
    bool cut = false;
    bool inLines = false;
};

/// Votes from the objects in the text, also from objects wrapped in others or in strings.
[[nodiscard]] QList<FoundVote> votesInObjects(const QString &text);

/// Votes from lines such as "- **State**: speak", tables, "state=speak, importance=8", "<state>speak</state>"
/// and "speak 8". Only readable values count, so that prose is not a vote. `isName` tells whether a heading
/// is a name.
[[nodiscard]] QList<FoundVote> votesInLines(const QString &text,
                                            const std::function<bool(const QString &)> &isName);

} // namespace studio::agent
