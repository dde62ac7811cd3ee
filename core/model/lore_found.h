// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/lore_result.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// One entry of a LoreFound: its verdict, with the names at that time, because books change.
struct FoundEntry
{
    QString book; ///< for people; empty: the book has no name
    QString name; ///< of the entry, else its first key, else "#3" for the third entry of its book
    LoreVerdict::State state = LoreVerdict::State::Fired;
    LoreBlock block = LoreBlock::NoKey;      ///< if blocked
    LoreCause cause = LoreCause::Key;        ///< if fired, even if cut afterwards
    QString key;                             ///< the key that was found, as written in the book
    std::optional<base::MessageId> message;  ///< the message in which the key was found …
    std::optional<base::ParticipantId> from; ///< … and its sender
    QString firedBy;                         ///< the name of the entry in which the key was found
    qint64 tokens = 0;                       ///< of the content
    LoreVerdict::Budget cutBy = LoreVerdict::Budget::Book; ///< if cut
    bool operator==(const FoundEntry &) const = default;
};

/// The result of the lorebooks for one companion when they were asked for a vote, or began a turn (topic
/// `lore`). It leaves out entries without a key in the talk, disabled entries, and all contents, which are in
/// the prompt. Only the user and the companion may know it; no door tells it.
struct LoreFound
{
    static constexpr qsizetype kMostEntries = 100;
    static constexpr qsizetype kLongestText = 120; ///< characters of a name or a key

    base::ParticipantId companion;
    base::MessageId about; ///< the newest message that the companion has witnessed; empty: none yet
    std::optional<base::TurnId> turn; ///< the turn that was about to begin; none: a vote was asked for
    int attempt = 1;                  ///< of that turn
    QList<FoundEntry> entries;        ///< in the order of the books, at most kMostEntries
    int more = 0;                     ///< how many are left out
    bool operator==(const LoreFound &) const = default;
};

} // namespace studio::model
