// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/clock.h"
#include "core/base/error.h"
#include "core/studio/ports/persona_port.h"

#include <QPointer>

namespace studio::services {

/// One line said to a persona in private: a vote, then a reply. No room, no log.
///
/// Order: voted, then thought… and said… as they come, and exactly one of finished XOR failed; cancel() ends
/// it with failed(Cancelled) from inside cancel(). Owned by its parent, deletes itself later when over.
class PersonaTrial final : public QObject
{
    Q_OBJECT

public:
    PersonaTrial(agent::Agent &agent, base::Clock &clock, const ports::PersonaTrial &trial, QObject *parent);

    /// The line as the companion meets it: said by a user, in no room.
    [[nodiscard]] static agent::Scene sceneOf(const ports::PersonaTrial &trial);

    /// Books besides the companion's own. Before start().
    void tellLore(const model::SharedLore &lore) { m_scene.sharedLore = lore; }
    void start();
    void cancel();

Q_SIGNALS:
    void voted(const studio::model::State &vote);
    void thought(const QString &thought);
    void said(const QString &piece);
    void finished();
    void failed(const studio::base::Error &error);

private:
    void heardVote(const model::RawState &raw);
    void speak();
    void heard(const model::TurnEventKind &event);
    void over(const model::TurnOver &result);
    void giveUp(const model::CallTrouble &trouble);
    /// False if the trial was over already; else ends it and all that runs for it.
    bool close();

    agent::Agent &m_agent;
    base::Clock &m_clock;
    agent::Scene m_scene;
    QPointer<agent::VoteCall> m_vote;
    QPointer<agent::TurnCall> m_turn;
    model::TurnError m_error; ///< the last error that the reply reported
    quint64 m_deadline = 0;
    bool m_isOver = false;
};

} // namespace studio::services
