// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/codec/requests.h"
#include "core/llm/codec/stream_event.h"
#include "core/llm/http/http_transport.h"
#include "core/model/provider.h"

#include <memory>

// The address of a model, and the protocol there.
namespace studio::llm::http {

using model::ProviderKind;

/// A provider as the user configured it. The key is a secret: it is sent to this address and nowhere else,
/// and never logged.
struct Endpoint
{
    ProviderKind kind = ProviderKind::Compatible;
    QUrl baseUrl; ///< as documented: https://api.openai.com/v1, http://localhost:11434
    QByteArray key;
};

/// Accepts an address only if a request can be sent there: http or https, a host, no credentials in it, and
/// not one of the addresses where clouds keep their machines' secrets. The error says what to change.
[[nodiscard]] base::Result<QUrl> checkedBaseUrl(const QString &address);

/// Loopback: we send nothing off this machine.
[[nodiscard]] bool isOnThisMachine(const QUrl &address);

[[nodiscard]] HttpRequest requestFor(const Endpoint &endpoint, const ModelRequest &request,
                                     const codec::CallOptions &options);
/// Asks for the list of models; nothing is sent but the key.
[[nodiscard]] HttpRequest listRequestFor(const Endpoint &endpoint);
[[nodiscard]] std::unique_ptr<codec::StreamDecoder> decoderFor(ProviderKind kind);

} // namespace studio::llm::http
