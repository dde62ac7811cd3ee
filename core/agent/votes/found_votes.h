// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/votes/vote_words.h"

#include <QList>
#include <QMap>
#include <QStringList>

#include <functional>

// Whatever in an answer has the keys of a vote, in JSON or in lines, in the order in which it stands. Which
// of them counts is not decided here. Pure.
namespace studio::agent {

struct FoundVote
{
    QMap<VoteField, model::LooseValue> values; ///< as they came
    QStringList labels;                        ///< whose it may be: the keys around it, then its own names
    int source = 0;                            ///< equal for votes of one object or list
    bool mended = false;                       ///< it was no proper JSON
    bool cut = false;
    bool inLines = false;
};

/// From the objects in the text, also those that are wrapped in others or in texts.
[[nodiscard]] QList<FoundVote> votesInObjects(const QString &text);

/// From lines such as "- **State**: speak", tables, "state=speak, importance=8", "<state>speak</state>" and
/// "speak 8". Only values that can be read count, so that prose is no vote. `isName` tells who a heading is.
[[nodiscard]] QList<FoundVote> votesInLines(const QString &text,
                                            const std::function<bool(const QString &)> &isName);

} // namespace studio::agent
