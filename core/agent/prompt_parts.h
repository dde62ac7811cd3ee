// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/prompt_part.h"

#include <QList>
#include <QString>

// The pieces that prompts are put together from; each text ends its last line, or is empty. Pure.
//
// Every prompt is first what is the same for all companions of a room (commonHead), and only then what is
// asked of one: providers then read the long part, the talk, from their caches.
namespace studio::agent {

/// The talk as all who heard it are told of it: where it plays, who is here, what was said. Marked up to
/// where it comes again in later requests.
[[nodiscard]] QList<llm::ChatText> commonHead(const Scene &scene);
/// The same in its parts.
[[nodiscard]] QList<model::PromptPart> headParts(const Scene &scene);
/// The talk as this companion is told of it before it speaks: with its own lore among what was said, which
/// nobody else may read. Without such lore it is the common head.
[[nodiscard]] QList<llm::ChatText> ownHead(const Scene &scene);
[[nodiscard]] QList<model::PromptPart> ownHeadParts(const Scene &scene);

/// The parts one behind the other, as they stand.
[[nodiscard]] QString joined(const QList<model::PromptPart> &parts);
/// A part of the studio's own words.
[[nodiscard]] model::PromptPart rules(const QString &text);

/// What the companion is called in the language of the talk.
[[nodiscard]] QString selfName(const Scene &scene);
/// "Aya (companion_aya)": which one of those here it is.
[[nodiscard]] QString whichOne(const Scene &scene);
/// "likes to talk": how often it speaks, for judging who is to speak next.
[[nodiscard]] QString howTalkative(const model::Persona &persona);
/// "English": the language that the companion answers in, or "the language of the conversation".
[[nodiscard]] QString answerLanguage(const Scene &scene);
/// The persona, each text fenced, with what fired of its lorebooks and what it remembers.
[[nodiscard]] QList<model::PromptPart> sheet(const Scene &scene);
/// Lore that stands elsewhere in what it is told before it speaks. A vote has it in one piece: the talk is
/// the same for all who vote.
[[nodiscard]] model::PromptPart loreElsewhere(const Scene &scene);
/// Whether its author says how it is to be played.
[[nodiscard]] bool isDirected(const Scene &scene);
/// How its author wants it played, and lines that show how it talks.
[[nodiscard]] QList<model::PromptPart> manner(const Scene &scene);
/// The last of what its author wants.
[[nodiscard]] QList<model::PromptPart> lastWord(const Scene &scene);
/// What its stage of closing means for what it says next.
[[nodiscard]] QString stageForSpeech(model::Closing stage);
/// That a user has given the companion the floor by hand; empty where nobody has.
[[nodiscard]] QString cuedRule(const Scene &scene);
/// How long the companions have been talking among themselves.
[[nodiscard]] QString sinceUser(const Scene &scene);
/// That the room's last turns have come, or the last one before the user's, and what this means for a line;
/// empty before.
[[nodiscard]] QString lastTurnsForSpeech(const Scene &scene);
/// The same for a vote.
[[nodiscard]] QString lastTurnsForVote(const Scene &scene);

} // namespace studio::agent
