// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"

#include <QObject>
#include <QString>

#include <optional>

namespace studio::ui {

/// A trial of one line with a persona, as it arrives: a vote, then a reply piece by piece. Nothing is stored.
/// A new start() replaces the running trial. No widgets.
class Trial : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Voting, Speaking, Done, Cancelled, Failed };

    explicit Trial(ports::PersonaPort &port, QObject *parent = nullptr);

    void start(const model::Persona &persona, const QString &line, model::Language language);
    void cancel();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isRunning() const { return m_state == State::Voting || m_state == State::Speaking; }
    [[nodiscard]] const QString &line() const { return m_line; }
    [[nodiscard]] const std::optional<model::State> &vote() const { return m_vote; }
    [[nodiscard]] const QString &thought() const { return m_thought; } ///< before the reply; may be empty
    [[nodiscard]] const QString &reply() const { return m_reply; }
    [[nodiscard]] const QString &problem() const { return m_problem; } ///< for people, with Failed

Q_SIGNALS:
    void changed();

private:
    void take(const ports::TrialNews &news);
    void takeEnd(const base::Result<void> &end);
    void move(State state);

    ports::PersonaPort &m_port;
    base::Job m_job;
    int m_number = 0; ///< number of the newest trial; news of older trials is ignored
    State m_state = State::Idle;
    QString m_line;
    std::optional<model::State> m_vote;
    QString m_thought;
    QString m_reply;
    QString m_problem;
};

} // namespace studio::ui
