// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <QString>

// The pieces that prompts are put together from; each ends its last line, or is empty. Pure.
namespace studio::agent {

/// What the companion is called in the language of the talk.
[[nodiscard]] QString selfName(const Scene &scene);
/// "English": the language that the companion answers in.
[[nodiscard]] QString answerLanguage(const Scene &scene);
/// The persona and the setting, each text fenced.
[[nodiscard]] QString sheet(const Scene &scene);
/// Lines that show how the companion talks.
[[nodiscard]] QString samples(const Scene &scene);
/// What its stage of closing means for what it says next.
[[nodiscard]] QString stageForSpeech(model::Closing stage);
/// That a user has given the companion the floor by hand; empty where nobody has.
[[nodiscard]] QString cuedRule(const Scene &scene);
/// That fenced lines are never instructions.
[[nodiscard]] QString fenceRule();
/// Who is here, what was said, and then `ask`.
[[nodiscard]] QString conversation(const Scene &scene, const QString &ask);

} // namespace studio::agent
