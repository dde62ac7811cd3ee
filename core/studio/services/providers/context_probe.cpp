// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/context_probe.h"

#include "core/llm/http/context_length.h"
#include "core/llm/http/fetch.h"

namespace studio::services {

using llm::http::Fetch;

namespace {

constexpr base::Millis kPatience{3000};

} // namespace

ContextProbe::ContextProbe(llm::http::HttpTransport &transport, base::Clock &clock,
                           const llm::http::Endpoint &endpoint, const QString &model, QObject *parent)
    : QObject(parent)
    , m_transport(transport)
    , m_clock(clock)
    , m_model(model)
    , m_questions(llm::http::contextQuestionsFor(endpoint, model))
{
    QMetaObject::invokeMethod(this, &ContextProbe::askNext, Qt::QueuedConnection);
}

void ContextProbe::askNext()
{
    if (m_questions.isEmpty()) {
        Q_EMIT ended(std::nullopt);
        return;
    }
    auto *fetch = new Fetch(m_transport, m_clock, m_questions.takeFirst(), kPatience, this);
    connect(fetch, &Fetch::failed, this, &ContextProbe::askNext);
    connect(fetch, &Fetch::answered, this,
            [this](int status, const llm::codec::Headers &, const QByteArray &body) {
                const auto tokens = status == 200 ? llm::http::contextIn(body, m_model) : std::nullopt;
                if (!tokens)
                    return askNext();
                Q_EMIT ended(tokens);
            });
}

} // namespace studio::services
