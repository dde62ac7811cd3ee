// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/http/endpoint.h"

#include <QObject>

#include <optional>

namespace studio::services {

/// Asks a server how many tokens a model can hold, in each way known for that kind of server, until an answer
/// comes. Ends once, after a few seconds at most; deleting it cancels it.
class ContextProbe : public QObject
{
    Q_OBJECT

public:
    ContextProbe(llm::http::HttpTransport &transport, base::Clock &clock, const llm::http::Endpoint &endpoint,
                 const QString &model, QObject *parent);

Q_SIGNALS:
    void ended(std::optional<int> tokens);

private:
    void askNext();

    llm::http::HttpTransport &m_transport;
    base::Clock &m_clock;
    QString m_model;
    QList<llm::http::HttpRequest> m_questions;
};

} // namespace studio::services
