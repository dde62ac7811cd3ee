// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/cassette_recorder.h"
#include "core/llm/provider/governor.h"
#include "core/llm/provider/negotiation.h"
#include "core/llm/provider/provider_needs.h"

#include <functional>
#include <optional>

namespace studio::llm::provider {

/// One call of a ProviderClient: waits for its place, runs a ProviderCall, and is logged when it is over.
/// While it waits for its place it reports the cause Busy. A call that was never sent is not logged.
///
/// A request that the server refuses is sent again in the form that a Negotiation finds, with `resumed`
/// before each attempt, as long as nothing was passed on. If no model is chosen, the only model in the
/// server's list is used.
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

    std::shared_ptr<QList<Exchange>> m_tries; ///< the recorded exchange of each finished attempt
    std::unique_ptr<CassetteRecorder> m_tap;  ///< records them; null: not recorded
    std::unique_ptr<Governor::Place> m_place;
    http::ProviderCall *m_call = nullptr; ///< owned; null: not started
    codec::Usage m_spentBefore;           ///< by requests that the server refused
    int m_triesBefore = 0;
    bool m_gaveOn = false; ///< text or a call was passed on: it cannot be repeated
    QDateTime m_begun;
    base::Millis m_begunAt{0};
    bool m_over = false;
};

} // namespace studio::llm::provider
