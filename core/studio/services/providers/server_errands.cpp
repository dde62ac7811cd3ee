// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/server_errands.h"

#include "core/base/mailbox.h"
#include "core/explain/call_words.h"
#include "core/studio/services/providers/local_servers.h"
#include "core/studio/services/providers/model_listing.h"

namespace studio::services {

using base::ErrorCode;
using base::Listener;
using base::Then;
using model::ModelFacts;
using model::Provider;
using ports::TestResult;

base::Job ServerErrands::jobOf(const Running &running)
{
    return base::Job([this, mailbox = base::Mailbox(this), running] {
        mailbox.post([this, running] {
            if (running->isOver)
                return;
            end(running);
            running->tellCancelled();
        });
    });
}

void ServerErrands::search(const Running &running, const Listener<ports::LocalServer> &found,
                           const Then<void> &then)
{
    if (running->isOver)
        return;
    auto *search = new LocalServers(m_needs.transport, m_needs.clock, this);
    running->work = search;
    connect(search, &LocalServers::found, this, [found](const ports::LocalServer &server) { found(server); });
    connect(search, &LocalServers::finished, this, [this, running, then] {
        end(running);
        then({});
    });
}

void ServerErrands::list(const Provider &provider, const llm::http::Endpoint &endpoint,
                         explain::AdvicePlace place, const Then<QStringList> &then)
{
    auto *listing = new ModelListing(m_needs.transport, m_needs.clock, endpoint, this);
    connect(listing, &ModelListing::ended, this,
            [listing, then, place, name = provider.name](const ModelListing::Answer &answer) {
                listing->deleteLater();
                if (answer.trouble)
                    then(base::failure(ErrorCode::Network,
                                       explain::troubleSentence(*answer.trouble, name, place),
                                       answer.trouble->detail));
                else
                    then(answer.models);
            });
}

void ServerErrands::test(const Running &running, const Provider &provider, const QByteArray &key,
                         const Listener<TestResult> &step, Tested then)
{
    if (running->isOver)
        return;
    auto *run = new ProviderTest(m_needs, provider, key, this);
    running->work = run;
    connect(run, &ProviderTest::told, this, [step](const TestResult &result) { step(result); });
    connect(run, &ProviderTest::finished, this,
            [this, running, run, then = std::move(then)](const std::optional<ModelFacts> &found) {
                const Provider tested = run->provider();
                end(running);
                then(tested, found);
            });
    run->start();
}

void ServerErrands::end(const Running &running)
{
    running->isOver = true;
    if (!running->work)
        return;
    running->work->disconnect(this);
    running->work->deleteLater();
}

} // namespace studio::services
