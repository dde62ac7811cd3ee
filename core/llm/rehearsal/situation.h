// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/addressing/addressing.h"
#include "core/llm/model_client.h"
#include "core/llm/rehearsal/topics.h"

#include <QList>
#include <QString>

namespace studio::llm::rehearsal {

using addressing::howNamed;
using addressing::Named;

/// Another companion, as the speaker would call them.
struct Neighbour
{
    base::ParticipantId id;
    QString name; ///< in the room's language, without honorific
    Named named = Named::NotAtAll;
    bool excludedByUser = false; ///< by the newest user message
    bool spokeSinceUser = false;
    bool outOfReach = false; ///< in a ring: not the next speaker

    /// Whether the floor can be passed to this neighbour.
    [[nodiscard]] bool mayBeAsked() const { return !name.isEmpty() && !excludedByUser && !outOfReach; }
    bool operator==(const Neighbour &) const = default;
};

/// What the companion of a Brief sees in the talk: the questions that voting and speaking share.
struct Situation
{
    model::Language language = model::Language::English;
    model::Message last;     ///< the message at hand; empty in an empty room
    model::Message lastUser; ///< the newest message of a user; empty if there is none
    bool fromUser = false;   ///< the message at hand is a user's
    bool fromSelf = false;
    QString speakerName; ///< the companion who said the message at hand, else empty
    Named named = Named::NotAtAll;
    bool excludedByUser = false; ///< "everyone except …", in the newest user message
    bool excused = false;    ///< the newest user message wants no answer from the companion, or silence holds
    bool wantsQuiet = false; ///< users want that nobody speaks
    bool asked = false;      ///< named, or in `to`: the companion has to answer
    bool somebodyElseAsked = false; ///< and the companion is not
    Intents intents;                ///< of the message at hand
    Intents userIntents;            ///< of the newest user message
    int ownSinceUser = 0;           ///< own messages since then
    qsizetype silence = 0;          ///< messages since the companion's newest; all of them if there is none
    bool everSpoke = false;
    QList<Neighbour> neighbours; ///< the other companions, in roster order

    /// Neighbours that may be asked and have not spoken since the newest user message.
    [[nodiscard]] QList<Neighbour> quietNeighbours() const;
};

[[nodiscard]] Situation look(const Brief &brief);

} // namespace studio::llm::rehearsal
