// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/prompt_part.h"

#include <QList>
#include <QString>

// The pieces from which prompts are built; each text ends with a line break, or is empty. Pure.
//
// Every prompt starts with the part that is the same for all companions of a room (commonHead), followed by
// the request to one companion: so providers read the long part, the talk, from their caches.
namespace studio::agent {

/// The talk as everybody who heard it is told: where it plays, who is here, what was said. Marked up to the
/// point that later requests repeat.
[[nodiscard]] QList<llm::ChatText> commonHead(const Scene &scene);
/// The same as prompt parts.
[[nodiscard]] QList<model::PromptPart> headParts(const Scene &scene);
/// The talk as this companion is told before they speak: with the companion's own lore among the messages,
/// which nobody else may read. Without such lore it is the common head.
[[nodiscard]] QList<llm::ChatText> ownHead(const Scene &scene);
[[nodiscard]] QList<model::PromptPart> ownHeadParts(const Scene &scene);

/// The parts joined in their order.
[[nodiscard]] QString joined(const QList<model::PromptPart> &parts);
/// A part in the studio's own words.
[[nodiscard]] model::PromptPart rules(const QString &text);

/// The companion's name in the language of the talk.
[[nodiscard]] QString selfName(const Scene &scene);
/// "Aya (companion_aya)": tells the companion among those present.
[[nodiscard]] QString whichOne(const Scene &scene);
/// "likes to talk": how often the companion speaks, for judging who is to speak next.
[[nodiscard]] QString howTalkative(const model::Persona &persona);
/// "English": the language in which the companion answers, or "the language of the conversation".
[[nodiscard]] QString answerLanguage(const Scene &scene);
/// The persona, each text fenced, with the lore that fired and what the companion remembers.
[[nodiscard]] QList<model::PromptPart> sheet(const Scene &scene);
/// Lore that stands elsewhere in the prompt of a speech. A vote has it in one piece, since the talk is the
/// same for all voters.
[[nodiscard]] model::PromptPart loreElsewhere(const Scene &scene);
/// Whether the author says how the companion is to be played.
[[nodiscard]] bool isDirected(const Scene &scene);
/// How the author wants the companion played, and example lines that show how the companion talks.
[[nodiscard]] QList<model::PromptPart> manner(const Scene &scene);
/// The pictures in the order in which they are sent, and a line that says to which messages they belong. They
/// come with the question to the companion, so that the head stays the same for votes and for models that see
/// nothing. Both are empty if there are none.
[[nodiscard]] QList<llm::Picture> picturesShown(const Scene &scene);
[[nodiscard]] model::PromptPart pictureRule(const Scene &scene);
/// The author's instructions that come last.
[[nodiscard]] QList<model::PromptPart> lastWord(const Scene &scene);
/// What the companion's stage of closing means for their next line.
[[nodiscard]] QString stageForSpeech(model::Closing stage);
/// Says that a user gave the companion the floor by hand; empty if not.
[[nodiscard]] QString cuedRule(const Scene &scene);
/// Says that the companion answers a whisper, and who alone hears it; empty if not.
[[nodiscard]] QString whisperRule(const Scene &scene);
/// How long the companions have been talking among themselves.
[[nodiscard]] QString sinceUser(const Scene &scene);
/// Says that the room's last turns have come, or the last turn before the user's, and what this means for a
/// line; empty before.
[[nodiscard]] QString lastTurnsForSpeech(const Scene &scene);
/// The same for a vote.
[[nodiscard]] QString lastTurnsForVote(const Scene &scene);

} // namespace studio::agent
