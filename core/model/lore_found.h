// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/lore_result.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// One entry of a LoreFound: its verdict with the names that it had then, since books change.
struct FoundEntry
{
    QString book; ///< for people; empty: it has no name
    QString name; ///< of the entry, else its first key, else "#3" for the third of its book
    LoreVerdict::State state = LoreVerdict::State::Fired;
    LoreBlock block = LoreBlock::NoKey;                    ///< if it was blocked
    LoreCause cause = LoreCause::Key;                      ///< if it fired, also if it was cut then
    QString key;                                           ///< that was found; as the book has it
    std::optional<base::MessageId> message;                ///< that the key was found in …
    std::optional<base::ParticipantId> from;               ///< … and who had said it
    QString firedBy;                                       ///< the name of the entry that it was found in
    qint64 tokens = 0;                                     ///< of its content
    LoreVerdict::Budget cutBy = LoreVerdict::Budget::Book; ///< if it was cut
    bool operator==(const FoundEntry &) const = default;
};

/// What came of the lorebooks for one companion as it was asked for a vote, or began a turn (topic `lore`).
/// Entries of which no key was said, and those that are switched off, are not in it. The contents are not in
/// it either: they stand in the prompt. Only its user and the companion itself may know it; no door tells it.
struct LoreFound
{
    static constexpr qsizetype kMostEntries = 100;
    static constexpr qsizetype kLongestText = 120; ///< characters of a name or a key

    base::ParticipantId companion;
    base::MessageId about;            ///< the newest message that it has witnessed; empty: none yet
    std::optional<base::TurnId> turn; ///< that was about to begin; none: it was asked for a vote
    int attempt = 1;                  ///< of that turn
    QList<FoundEntry> entries;        ///< in the order of the books, at most kMostEntries
    int more = 0;                     ///< that are left out
    bool operator==(const LoreFound &) const = default;
};

} // namespace studio::model
