// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/speech_habits.h"

namespace studio::agent {

using Start = ThoughtFilter::Start;

Start SpeechHabits::startOf(const llm::ModelTraits &traits) const
{
    return m_known.value(traits.name, traits.mayThinkAloud ? Start::Held : Start::Free);
}

// One sighting is kept for good: an answer without such a tag proves nothing about a model that thinks only
// now and then.
void SpeechHabits::note(const llm::ModelTraits &traits, bool closedAlone)
{
    if (!closedAlone && (m_known.contains(traits.name) || m_known.size() >= kMostModels))
        return;
    m_known.insert(traits.name, closedAlone ? Start::Held : Start::Free);
}

} // namespace studio::agent
