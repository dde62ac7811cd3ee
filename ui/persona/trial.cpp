// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/trial.h"

namespace studio::ui {

Trial::Trial(ports::PersonaPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    using Port = ports::PersonaPort;
    const auto isOurs = [this](const base::RequestId &request) {
        return !m_request.isEmpty() && request == m_request;
    };
    connect(&port, &Port::trialVoted, this, [this, isOurs](const auto &request, const model::State &vote) {
        if (!isOurs(request))
            return;
        m_vote = vote;
        move(State::Speaking);
    });
    connect(&port, &Port::trialSaid, this, [this, isOurs](const auto &request, const QString &piece) {
        if (!isOurs(request))
            return;
        m_reply += piece;
        move(State::Speaking);
    });
    connect(&port, &Port::trialThought, this, [this, isOurs](const auto &request, const QString &thought) {
        if (!isOurs(request))
            return;
        m_thought += thought;
        Q_EMIT changed();
    });
    connect(&port, &Port::done, this, [this, isOurs](const auto &request) {
        if (!isOurs(request))
            return;
        m_request = {};
        move(State::Done);
    });
    connect(&port, &Port::failed, this, [this, isOurs](const auto &request, const base::Error &error) {
        if (!isOurs(request))
            return;
        m_request = {};
        m_problem = error.text;
        move(error.code == base::ErrorCode::Cancelled ? State::Cancelled : State::Failed);
    });
}

Trial::~Trial()
{
    if (!m_request.isEmpty())
        m_port.cancelTrial(m_request);
}

void Trial::start(const model::Persona &persona, const QString &line, model::Language language)
{
    if (!m_request.isEmpty())
        m_port.cancelTrial(m_request); // its answers have another number from here on
    m_line = line;
    m_vote.reset();
    m_thought.clear();
    m_reply.clear();
    m_problem.clear();
    m_request = m_port.tryPersona({persona, line, language});
    move(State::Voting);
}

void Trial::cancel()
{
    if (m_request.isEmpty())
        return;
    m_port.cancelTrial(m_request);
    m_request = {};
    move(State::Cancelled);
}

void Trial::move(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace studio::ui
