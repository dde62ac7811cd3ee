// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"
#include "core/model/model_choice.h"
#include "core/model/provider.h"

#include <QString>

// Calls of models in words: what they were for, what they cost, what went wrong and what to do about it. The
// same in the window and the command line, in the user's language. A provider is called by the name that the
// user gave it; where that is empty, by "the provider".
namespace studio::explain {

/// Where the user reads an advice: in a room or a form of a companion; or beside the form of the provider,
/// where there is no list of providers, but an input for the key. A test on the command line is like the
/// latter.
enum class AdvicePlace { Room, ProviderForm };

/// What went wrong, in the server's own words too, and what to do where something can be done: "OpenAI
/// refused the key. OpenAI said: “Invalid key” (401). Check the key in the list of providers." Plain text.
[[nodiscard]] QString troubleSentence(const model::CallTrouble &trouble, const QString &provider,
                                      AdvicePlace place = AdvicePlace::Room);
/// The same without the server's words, for where they stand elsewhere.
[[nodiscard]] QString troubleInShort(const model::CallTrouble &trouble, const QString &provider);
/// The first half of it, for where the advice has a button of its own: "OpenAI refused the key."
[[nodiscard]] QString troubleCause(const model::CallTrouble &trouble, const QString &provider);
/// The second half: "Check the key in the list of providers."; empty: nothing to be done.
[[nodiscard]] QString adviceSentence(model::Advice advice, AdvicePlace place = AdvicePlace::Room);
/// The server's own words, all that are kept: "OpenAI said: “Invalid key” (401)."; empty: it said nothing.
[[nodiscard]] QString troubleDetail(const model::CallTrouble &trouble, const QString &provider);

/// How a vote was bound to its form, a phrase: "held to the form by the provider".
[[nodiscard]] QString rungWords(model::VoteRung rung);
/// The same with how it was had: "held to the form by the provider, in one call for several"
[[nodiscard]] QString mannerWords(const model::VoteManner &manner);

/// What was mended in a vote, a sentence: "importance: "85" was read as "8.5"."
[[nodiscard]] QString mendWords(const model::VoteMend &mend);
/// All that was mended, a line each, and at the end the answer as it came; empty: nothing was mended.
[[nodiscard]] QString mendsText(const model::VoteManner &manner);

/// A label: "Vote", "Speech".
[[nodiscard]] QString purposeWords(model::CallPurpose purpose);
/// A label: "OpenAI (responses)".
[[nodiscard]] QString kindName(model::ProviderKind kind);
/// A label: "As it likes", "Low".
[[nodiscard]] QString effortWords(model::Effort effort);
/// As users see a model: "gpt-5 (OpenAI)".
[[nodiscard]] QString modelWords(const QString &model, const QString &provider);

/// "0.4 ¢", "37 ¢", "$1.25"; "under 0.01 ¢" for what is too little to be counted so.
[[nodiscard]] QString moneyText(qint64 nanoDollars);
/// "1,200 in, 900 of them cached; 80 out, 30 of them thinking"; empty: nothing is known.
[[nodiscard]] QString tokensText(const model::TokenCount &tokens);

} // namespace studio::explain
