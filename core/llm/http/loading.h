// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/endpoint.h"

#include <QList>

// How one learns that a server is still bringing its model into memory: from its refusals, and from questions
// that cost it nothing. Pure.
namespace studio::llm::http {

/// A refusal that says so, in whatever words; never one that says that loading has failed.
[[nodiscard]] bool saysLoading(const codec::Fault &fault);
/// The word with which an answer ends that said nothing because it only moved the model.
[[nodiscard]] bool isLoadWord(const QString &finishWord);

/// This machine or its own network, where people run models of their own. Looks at the address only.
[[nodiscard]] bool isNearby(const QUrl &address);

enum class ModelState { Unknown, Loading, Up };

/// What different servers can be asked for it.
enum class StateWay {
    RunningModels, ///< Ollama: those in memory
    Health,        ///< llama.cpp
    ListedStates,  ///< LM Studio: all its models, each with its state
};

/// The questions that fit an endpoint, the likeliest first; none for a service that is neither Ollama nor
/// nearby.
[[nodiscard]] QList<StateWay> stateWaysFor(const Endpoint &endpoint);
/// Goes to the endpoint's own host and port.
[[nodiscard]] HttpRequest stateRequestFor(const Endpoint &endpoint, StateWay way);
/// Of the model that a call waits for. Unknown: the answer is not one of that kind of server.
[[nodiscard]] ModelState readState(StateWay way, int status, const QByteArray &body, const QString &model);

} // namespace studio::llm::http
