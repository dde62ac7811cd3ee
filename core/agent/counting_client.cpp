// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/counting_client.h"

#include "core/agent/request_tokens.h"

namespace studio::agent {

CountingClient::CountingClient(llm::ModelClient &inner)
    : m_inner(inner)
    , m_scales(std::make_shared<Scales>())
{
}

llm::ModelTraits CountingClient::traits(const model::ModelChoice &choice) const
{
    llm::ModelTraits traits = m_inner.traits(choice);
    traits.tokens = m_scales->value(traits.name);
    return traits;
}

// The call's first listener: every later listener of its end finds the scale corrected.
llm::ModelCall *CountingClient::start(const llm::ModelRequest &request, QObject *parent)
{
    const llm::ModelTraits traits = m_inner.traits(request.choice);
    llm::ModelCall *call = m_inner.start(request, parent);
    if (traits.offline)
        return call;
    QObject::connect(call, &llm::ModelCall::finished, call,
                     [scales = m_scales, name = traits.name, request](const llm::ModelFinish &finish) {
                         if (finish.inputTokens)
                             learnFrom(request, *finish.inputTokens, (*scales)[name]);
                     });
    return call;
}

} // namespace studio::agent
