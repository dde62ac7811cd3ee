// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/http/http_transport.h"
#include "core/studio/ports/provider_port.h"

#include <QObject>

namespace studio::services {

/// Asks the usual ports of model servers on this machine, all at once, each in its own protocol. Reports each
/// server that answers once, in any order; finished after two seconds at most. No key is sent. Deleting it
/// cancels it.
class LocalServers : public QObject
{
    Q_OBJECT

public:
    /// Where Ollama, LM Studio and llama.cpp listen; our own door may use the last port too.
    struct Ports
    {
        int ollama = 11434;
        int lmStudio = 1234;
        int llamaCpp = 8080;
    };

    LocalServers(llm::http::HttpTransport &transport, base::Clock &clock, QObject *parent)
        : LocalServers(transport, clock, Ports(), parent)
    {
    }
    LocalServers(llm::http::HttpTransport &transport, base::Clock &clock, const Ports &ports,
                 QObject *parent);

    struct Question;

Q_SIGNALS:
    void found(const studio::ports::LocalServer &server);
    void finished();

private:
    void ask(const Question &question);
    void oneLess();

    llm::http::HttpTransport &m_transport;
    base::Clock &m_clock;
    int m_open = 0;
};

} // namespace studio::services
