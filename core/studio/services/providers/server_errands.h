// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job.h"
#include "core/base/then.h"
#include "core/explain/call_words.h"
#include "core/llm/http/endpoint.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/services/providers/provider_test.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace studio::services {

/// Requests to servers: which servers run on this machine, which models a server has, whether it works. A
/// search and a test are cancelled by their jobs, even before they begin. Lives on the studio thread.
class ServerErrands final : public QObject
{
    Q_OBJECT

public:
    /// A search or a test, from the request to its end.
    struct Errand
    {
        std::function<void()> tellCancelled;
        QPointer<QObject> work{}; ///< once it has begun
        bool isOver = false;
    };
    using Running = std::shared_ptr<Errand>;
    /// The result of a test: the tested provider, and what its model can do.
    using Tested = std::function<void(const model::Provider &, const std::optional<model::ModelFacts> &)>;

    explicit ServerErrands(ProviderTest::Needs needs)
        : m_needs(std::move(needs))
    {
    }

    /// From any thread, for the caller.
    [[nodiscard]] base::Job jobOf(const Running &running);
    void search(const Running &running, const base::Listener<ports::LocalServer> &found,
                const base::Then<void> &then);
    void list(const model::Provider &provider, const llm::http::Endpoint &endpoint,
              explain::AdvicePlace place, const base::Then<QStringList> &then);
    void test(const Running &running, const model::Provider &provider, const QByteArray &key,
              const base::Listener<ports::TestResult> &step, Tested then);
    /// Reports nothing about it any more.
    void end(const Running &running);

private:
    ProviderTest::Needs m_needs;
};

} // namespace studio::services
