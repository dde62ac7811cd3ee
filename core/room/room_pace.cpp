// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/room_pace.h"

#include "core/model/participants.h"

#include <QtMath>

namespace studio::room {

using model::PolicySettings;

bool mayOpenRound(const model::FloorInputKind &input)
{
    if (const auto *control = std::get_if<model::Control>(&input))
        return *control != model::Control::Tick;
    return std::holds_alternative<model::Posted>(input) || std::holds_alternative<model::TurnOver>(input) ||
           std::holds_alternative<model::RosterChanged>(input);
}

PolicySettings RoomPace::paced(const PolicySettings &asSet) const
{
    using model::PolicyName;
    PolicySettings policy = m_floor.policy;
    switch (policy.policy) {
    case PolicyName::Natural: policy.talkativeness = talkativeness(asSet); break;
    case PolicyName::Ring: policy.turnTimeout = turnTimeout(voters(), asSet); break;
    case PolicyName::Vote: policy.deadlines = voteDeadlines(voters(), asSet); break;
    case PolicyName::Director: policy.directorDeadline = directorDeadline(directorsPace(), asSet); break;
    default: break;
    }
    return policy;
}

/// The members that may be asked now.
QList<Voter> RoomPace::voters() const
{
    QList<Voter> voters;
    for (const turn::Member &member : m_floor.roster) {
        if (!member.muted && member.stage() != model::Closing::Terminal)
            voters.append({member.id, m_agent.outlook(m_people.persona(member.id))});
    }
    return voters;
}

llm::ModelPace RoomPace::directorsPace() const
{
    model::Persona director;
    director.model = m_scenes.directorsModel();
    return m_agent.outlook(director).pace;
}

/// The room's value, else the value from the companion's own form; guests have none.
QMap<base::ParticipantId, int> RoomPace::talkativeness(const PolicySettings &asSet) const
{
    QMap<base::ParticipantId, int> all = asSet.talkativeness;
    for (const turn::Member &member : m_floor.roster) {
        if (model::isCompanion(member.id) && !all.contains(member.id))
            all.insert(member.id,
                       qRound(m_people.persona(member.id).talkativeness * PolicySettings::kTalkative));
    }
    return all;
}

} // namespace studio::room
