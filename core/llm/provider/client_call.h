// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/cassette_recorder.h"
#include "core/llm/provider/governor.h"
#include "core/llm/provider/negotiation.h"
#include "core/llm/provider/provider_client.h"

#include <functional>
#include <optional>

namespace studio::llm::provider {

/// One call of a ProviderClient: waits for its place, runs a ProviderCall, and is noted in the log when it is
/// over. While it waits for its place it says so with the cause Busy. What was never sent is not noted.
///
/// A request that the server does not take as it is is sent again in the way that a Negotiation finds, with
/// `resumed` before each, as long as nothing was given on. Where no model is chosen, the only one of the
/// server's list is asked.
class ClientCall final : public ModelCall
{
    Q_OBJECT

public:
    ClientCall(const ProviderNeeds &needs, Governor &governor, std::shared_ptr<LearnedServers> learned,
               std::shared_ptr<http::ModelWatch> watch, const ProviderBook::Entry &entry,
               const ModelRequest &request, const model::ModelChoice &choice, QObject *parent);
    ~ClientCall() override;

    void cancel() override;

private:
    void enter(Governor &governor);
    void failSoon(const ModelFailure &failure);
    void saySoonThatItWaits();
    void begin();
    void findModel();
    void readModels(const QByteArray &list);
    void startCall();
    void askAgain();
    void stop();
    void finish(const ModelFinish &finish);
    void fail(const ModelFailure &failure);
    [[nodiscard]] http::HttpTransport &transport();
    [[nodiscard]] model::CallRecord record(std::optional<model::CallTrouble> trouble) const;
    [[nodiscard]] std::function<void()> telling(std::optional<model::CallTrouble> trouble) const;

    ProviderNeeds m_needs;
    std::shared_ptr<LearnedServers> m_learned;
    std::shared_ptr<http::ModelWatch> m_watch;
    ProviderBook::Entry m_entry;
    ModelRequest m_request;
    model::ModelChoice m_choice;
    std::optional<Negotiation> m_negotiation;

    std::shared_ptr<QList<Exchange>> m_tries; ///< what went over the wire, of each try that is over
    std::unique_ptr<CassetteRecorder> m_tap;  ///< writes them down; null: nobody keeps them
    std::unique_ptr<Governor::Place> m_place;
    http::ProviderCall *m_call = nullptr; ///< ours; none yet: it has not begun
    codec::Usage m_spentBefore;           ///< by requests that the server did not take
    int m_triesBefore = 0;
    bool m_gaveOn = false; ///< text or a call: what was heard is not said again
    QDateTime m_begun;
    base::Millis m_begunAt{0};
    bool m_over = false;
};

} // namespace studio::llm::provider
