// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/compressions.h"
#include "core/agent/speech/speech_habits.h"
#include "core/agent/turn_needs.h"
#include "core/agent/turn_task.h"
#include "core/agent/votes/vote_batches.h"
#include "core/agent/votes/vote_habits.h"

namespace studio::agent {

/// Votes, speech and wakes of companions, and the choices of directors, from their models. Between calls it
/// keeps only the votes that wait to be asked for together, how each model writes its votes, whether the
/// model thinks aloud, and where a summary failed lately. Lives on the studio thread; client, clock and gate
/// outlive it and its calls.
class CompanionAgent final : public Agent
{
public:
    /// Without a gate, tools that only read or act run, and sensitive tools are refused.
    CompanionAgent(llm::ModelClient &client, base::Clock &clock, permission::Gate *gate = nullptr);

    VoteCall *vote(const Scene &scene, QObject *parent) override;
    [[nodiscard]] Outlook outlook(const model::Persona &voter) const override;
    DirectorCall *direct(const Direction &direction, QObject *parent) override;
    TurnCall *speak(const Scene &scene, std::unique_ptr<Toolbox> tools, QObject *parent) override;
    TurnCall *wake(const Scene &scene, std::unique_ptr<Toolbox> tools, QObject *parent) override;

private:
    [[nodiscard]] TurnTask taskFor(const Scene &scene, const Compressions::MakeRequest &make,
                                   std::unique_ptr<Toolbox> tools, QObject *parent);

    SpeechHabits m_speechHabits;
    TurnNeeds m_needs;
    VoteHabits m_habits;
    VoteBatches m_batches;
    Compressions m_compressions;
};

} // namespace studio::agent
