// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/clock.h"
#include "core/room/ground.h"
#include "core/room/scene_builder.h"
#include "core/room/speaker_choice.h"
#include "core/room/waits.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <optional>

namespace studio::room {

/// The calls of one room's round: for votes, and for the director's choice. Results go to the floor; a call
/// whose answer nobody waits for any more is cancelled. It decides nothing.
///
/// On the studio thread; everything it is given outlives it. Destroying it cancels open calls.
class VoteCalls final : public QObject
{
    Q_OBJECT

public:
    VoteCalls(Ground &ground, agent::Agent &agent, const SceneBuilder &scenes, Waits &waits,
              const base::Clock &clock);
    ~VoteCalls() override;

    /// Asks for a vote; replaces an open question from an earlier, superseded round.
    void ask(const base::ParticipantId &voter, const base::MessageId &message);
    void askDirector(const model::AskDirector &ask);
    /// Stops waiting for that vote, or for the director's choice (model::directorId()). It counts as missing,
    /// for the trouble that its call is waiting out. 0 if no question to that participant is open, else the
    /// number of the event.
    qint64 skip(const base::ParticipantId &voter, const model::Origin &origin);
    /// Cancels calls that the floor does not wait for any more: decided, aborted, late, left, muted.
    void dropAnswered();

    [[nodiscard]] QPointer<agent::VoteCall> callOf(const base::ParticipantId &voter) const
    {
        return m_calls.value(voter);
    }
    [[nodiscard]] bool isDirectorAsked() const; ///< in the open round

Q_SIGNALS:
    /// A call was cancelled while it waited for something.
    void gaveUp(const studio::base::ParticipantId &voter, const studio::model::CallTrouble &trouble);

private:
    void connectCall(agent::VoteCall *call, const base::ParticipantId &voter, const base::MessageId &message);
    void skipIfTooLate(const base::ParticipantId &voter, const llm::ModelWait &wait);
    qint64 missDirector(const model::CallTrouble &trouble);
    void cancel(const QPointer<agent::VoteCall> &call);

    Ground &m_ground;
    agent::Agent &m_agent;
    const SceneBuilder &m_scenes;
    Waits &m_waits;
    const base::Clock &m_clock;
    QHash<base::ParticipantId, QPointer<agent::VoteCall>> m_calls;
    SpeakerChoice m_choice;
};

} // namespace studio::room
