// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/endpoint.h"

#include <QList>

// How to learn that a server is still loading its model into memory: from its refusals, and from requests
// that cost it nothing. Pure.
namespace studio::llm::http {

/// A refusal that reports loading, in whatever words; never one that reports that loading has failed.
[[nodiscard]] bool saysLoading(const codec::Fault &fault);
/// The finish word of an answer that said nothing because the server only moved the model.
[[nodiscard]] bool isLoadWord(const QString &finishWord);

/// This machine or its local network, where people run their own models. Judged by the address only.
[[nodiscard]] bool isNearby(const QUrl &address);

enum class ModelState { Unknown, Loading, Up };

/// The requests for the loading state that different servers support.
enum class StateWay {
    RunningModels, ///< Ollama: the models in memory
    Health,        ///< llama.cpp
    ListedStates,  ///< LM Studio: all its models with their states
};

/// The requests that fit an endpoint, most likely first; none for a service that is neither Ollama nor
/// nearby.
[[nodiscard]] QList<StateWay> stateWaysFor(const Endpoint &endpoint);
/// The request goes to the endpoint's own host and port.
[[nodiscard]] HttpRequest stateRequestFor(const Endpoint &endpoint, StateWay way);
/// The state of the model that a call waits for. Unknown: the answer is not from that kind of server.
[[nodiscard]] ModelState readState(StateWay way, int status, const QByteArray &body, const QString &model);

} // namespace studio::llm::http
