// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/companion_agent.h"
#include "core/base/system_clock.h"
#include "core/llm/http/qt_transport.h"
#include "core/llm/provider/provider_client.h"
#include "tests/bench/model_server.h"

#include <QCoreApplication>
#include <QTimer>

namespace studio::bench {

/// All that stands between an agent and a model on the loopback, as in the program. What `path` makes the
/// model do is told in model_server.h.
struct ModelHouse
{
    ModelHouse(const ModelServer &server, const QByteArray &path)
    {
        const base::ProviderId id(QStringLiteral("bench"));
        book.put({.id = id,
                  .name = QStringLiteral("Bench"),
                  .kind = model::ProviderKind::Compatible,
                  .baseUrl = server.url(path),
                  .model = QStringLiteral("bench-model"),
                  .parallel = 64});
        book.setStandard({.provider = id});
    }

    /// For choices that nobody answers for; there are none here.
    struct Nobody final : llm::ModelClient
    {
        QString displayName() const override { return QStringLiteral("Nobody"); }
        llm::ModelCall *start(const llm::ModelRequest &, QObject *) override
        {
            qFatal("the book has nobody for a choice");
        }
    };
    struct NoLog final : llm::CallLog
    {
        void note(const model::CallRecord &) override {}
    };

    base::SystemClock clock;
    llm::provider::ProviderBook book;
    llm::http::QtTransport transport{clock};
    Nobody nobody;
    NoLog log;
    llm::provider::ProviderClient client{
        {.book = book, .transport = transport, .clock = clock, .rehearsal = nobody, .log = log, .chance = [] {
             return 0.5;
         }}};
    agent::CompanionAgent agent{client, clock};
};

/// The event loop of a measuring program, until that is so; looked at every millisecond, so not for measuring
/// with.
template<class Condition>
void loopUntil(const Condition &condition)
{
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &look, [&condition] {
        if (condition())
            QCoreApplication::quit();
    });
    look.start(1);
    QCoreApplication::exec();
}

} // namespace studio::bench
