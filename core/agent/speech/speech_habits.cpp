// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/speech_habits.h"

namespace studio::agent {

using Start = ThoughtFilter::Start;

Start SpeechHabits::startOf(const llm::ModelTraits &traits) const
{
    return m_known.value(traits.name, traits.mayThinkAloud ? Start::Held : Start::Free);
}

// Seen once, it stays: a model that thinks now and then is not free of it by an answer without.
void SpeechHabits::note(const llm::ModelTraits &traits, bool closedAlone)
{
    if (!closedAlone && (m_known.contains(traits.name) || m_known.size() >= kMostModels))
        return;
    m_known.insert(traits.name, closedAlone ? Start::Held : Start::Free);
}

} // namespace studio::agent
