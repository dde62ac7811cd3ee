// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/thought_filter.h"
#include "core/llm/model_client.h"

#include <QHash>

namespace studio::agent {

/// Which models write their thoughts into the answer and only close them (see ThoughtFilter), as seen since
/// the program began. Templates that do so do it with every answer: one without such a tag tells that a model
/// does not, and its answers are shown as they come from then on. Its first one is kept back; a companion's
/// answer is short, so that this is a matter of seconds, once.
class SpeechHabits
{
public:
    [[nodiscard]] ThoughtFilter::Start startOf(const llm::ModelTraits &traits) const;
    /// An answer is whole: did it close a thought that nothing had opened?
    void note(const llm::ModelTraits &traits, bool closedAlone);

private:
    static constexpr qsizetype kMostModels = 500;
    QHash<QString, ThoughtFilter::Start> m_known; ///< by the name of the model
};

} // namespace studio::agent
