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

/// What can be found.
enum class SearchKind {
    Message,
    Thought,
    Decision, ///< by its rule, and by who was chosen and whose votes were missing
    ToolCall, ///< what a tool was called with, and what came of it
    Note,     ///< what a companion remembers
};

/// What is looked for in all rooms; what the text means, see core/search/search_terms.h.
struct SearchQuery
{
    QString text;
    std::optional<base::RoomId> room{};
    std::optional<base::ParticipantId> speaker{}; ///< of a decision: who was chosen
    QList<SearchKind> kinds{};                    ///< none: all
    QDateTime from{};                             ///< UTC, included; invalid: no bound
    QDateTime to{};                               ///< UTC, not included; invalid: no bound
    int most = 50;                                ///< hits in the answer
    std::optional<qint64> before{};               ///< SearchPage::next of the page before
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
    qint64 place = 0; ///< among all that can be found: the greater, the newer
    SearchKind kind = SearchKind::Message;
    base::RoomId room;          ///< empty: a note of no room
    qint64 seq = 0;             ///< of its event; of a note: its id
    base::ParticipantId author; ///< of a decision: who was chosen; may be empty
    QDateTime time;             ///< UTC
    QString excerpt;            ///< one line around the first place that was found
    QList<TextRange> found;     ///< in the excerpt
    /// The message that it is, or that it belongs to, as its place in the room; none: it is a note, or the
    /// room has no message.
    std::optional<qint64> message{};
    bool isOffPath = false;             ///< a message that the room went back behind: another was chosen
    std::optional<Decision> decision{}; ///< with Decision
    PolicySettings policy{};            ///< with Decision: the room's, of that time
    bool operator==(const SearchHit &) const = default;
};

/// Somebody whose words can be found.
struct NamedSpeaker
{
    struct Name
    {
        base::RoomId room;
        QString text;
        bool operator==(const Name &) const = default;
    };
    base::ParticipantId id;
    /// That rooms have for it, the newest room first. None: a companion, or as the id says.
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

/// Hits, the newest first.
struct SearchPage
{
    QList<SearchHit> hits;
    std::optional<qint64> next{}; ///< there are older ones
    qint64 unread = 0; ///< events that were written before there was a search and are not in it yet
    bool operator==(const SearchPage &) const = default;
};

} // namespace studio::model
