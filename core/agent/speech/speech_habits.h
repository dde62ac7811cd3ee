// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/thought_filter.h"
#include "core/llm/model_client.h"

#include <QHash>

namespace studio::agent {

/// Which models write their thoughts into the answer and only close them (see ThoughtFilter), as seen since
/// the program began. Templates that do so do it with every answer: an answer without such a tag shows that
/// the model does not, and from then on its answers are shown as they come. Only the first answer is kept
/// back; a companion's answer is short, so this takes seconds, once.
class SpeechHabits
{
public:
    [[nodiscard]] ThoughtFilter::Start startOf(const llm::ModelTraits &traits) const;
    /// Takes a complete answer: did it close a thought that was never opened?
    void note(const llm::ModelTraits &traits, bool closedAlone);

private:
    static constexpr qsizetype kMostModels = 500;
    QHash<QString, ThoughtFilter::Start> m_known; ///< by the name of the model
};

} // namespace studio::agent
