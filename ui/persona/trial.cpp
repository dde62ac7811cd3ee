// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/trial.h"

namespace studio::ui {

Trial::Trial(ports::PersonaPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
}

void Trial::start(const model::Persona &persona, const QString &line, model::Language language)
{
    m_line = line;
    m_vote.reset();
    m_thought.clear();
    m_reply.clear();
    m_problem.clear();
    const int number = ++m_number;
    m_job.cancel();
    m_job = m_port.tryPersona({persona, line, language},
                              {this,
                               [this, number](const ports::TrialNews &news) {
                                   if (number == m_number)
                                       take(news);
                               }},
                              {this, [this, number](const base::Result<void> &end) {
                                   if (number == m_number)
                                       takeEnd(end);
                               }});
    move(State::Voting);
}

void Trial::take(const ports::TrialNews &news)
{
    if (const auto *vote = std::get_if<model::State>(&news)) {
        m_vote = *vote;
        move(State::Speaking);
    } else if (const auto *piece = std::get_if<ports::TrialPiece>(&news)) {
        m_reply += piece->text;
        move(State::Speaking);
    } else if (const auto *thought = std::get_if<ports::TrialThought>(&news)) {
        m_thought += thought->text;
        Q_EMIT changed();
    }
}

void Trial::takeEnd(const base::Result<void> &end)
{
    if (end)
        return move(State::Done);
    m_problem = end.error().text;
    move(end.error().code == base::ErrorCode::Cancelled ? State::Cancelled : State::Failed);
}

void Trial::cancel()
{
    if (!isRunning())
        return;
    ++m_number;
    m_job.cancel();
    move(State::Cancelled);
}

void Trial::move(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace studio::ui
