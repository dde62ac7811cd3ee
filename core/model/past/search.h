// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/decision.h"
#include "core/model/policy.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace studio::model {

/// The kinds of things that a search can find.
enum class SearchKind {
    Message,
    Thought,
    Decision, ///< by its rule, its winner, and the participants whose votes were missing
    ToolCall, ///< the arguments and the result of a tool call
    Note,     ///< a note that a companion remembers
};

/// A search in all rooms; core/search/search_terms.h defines the meaning of the text.
struct SearchQuery
{
    QString text;
    std::optional<base::RoomId> room{};
    std::optional<base::ParticipantId> speaker{}; ///< for a decision: its winner
    QList<SearchKind> kinds{};                    ///< none: all
    QDateTime from{};                             ///< UTC, inclusive; invalid: no bound
    QDateTime to{};                               ///< UTC, exclusive; invalid: no bound
    int most = 50;                                ///< hits in the answer
    std::optional<qint64> before{};               ///< SearchPage::next of the previous page
    bool operator==(const SearchQuery &) const = default;
};

/// A part of a text, in UTF-16 units.
struct TextRange
{
    int from = 0;
    int to = 0;
    bool operator==(const TextRange &) const = default;
};

struct SearchHit
{
    qint64 place = 0; ///< among everything that can be found: greater is newer
    SearchKind kind = SearchKind::Message;
    base::RoomId room;          ///< empty: a note without a room
    qint64 seq = 0;             ///< of the event; for a note: its id
    base::ParticipantId author; ///< for a decision: its winner; may be empty
    QDateTime time;             ///< UTC
    QString excerpt;            ///< one line around the first match
    QList<TextRange> found;     ///< the matches in the excerpt
    /// The index of the message that was found, or to which the find belongs; none: a note, or the room has
    /// no messages.
    std::optional<qint64> message{};
    bool isOffPath = false;             ///< a message on an abandoned way: another was chosen
    std::optional<Decision> decision{}; ///< with Decision
    PolicySettings policy{};            ///< with Decision: the room's policy at that time
    bool operator==(const SearchHit &) const = default;
};

/// A speaker whose words can be found.
struct NamedSpeaker
{
    struct Name
    {
        base::RoomId room;
        QString text;
        bool operator==(const Name &) const = default;
    };
    base::ParticipantId id;
    /// The names of this speaker in rooms, newest room first. Empty: a companion, or the name follows from
    /// the id.
    QList<Name> names;
    [[nodiscard]] QStringList distinctNames() const
    {
        QStringList texts;
        for (const Name &name : names)
            texts.append(name.text);
        texts.removeDuplicates();
        return texts;
    }
    bool operator==(const NamedSpeaker &) const = default;
};

/// Search hits, newest first.
struct SearchPage
{
    QList<SearchHit> hits;
    std::optional<qint64> next{}; ///< set if there are older hits
    qint64 unread = 0;            ///< older events that are not in the search index yet
    bool operator==(const SearchPage &) const = default;
};

} // namespace studio::model
