// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/cassette_recorder.h"
#include "core/llm/provider/governor.h"
#include "core/llm/provider/provider_client.h"

#include <functional>
#include <optional>

namespace studio::llm::provider {

/// One call of a ProviderClient: waits for its place, runs a ProviderCall, and is noted in the log when it is
/// over. While it waits for its place it says so with the cause Busy. What was never sent is not noted.
class ClientCall final : public ModelCall
{
    Q_OBJECT

public:
    ClientCall(const ProviderHouse &house, Governor &governor, std::shared_ptr<RefusedForms> refused,
               std::shared_ptr<http::ModelWatch> watch, const ProviderBook::Entry &entry,
               const ModelRequest &request, const codec::CallOptions &options, QObject *parent);
    ~ClientCall() override;

    void cancel() override;

private:
    void enter(Governor &governor);
    void failSoon(const ModelFailure &failure);
    void saySoonThatItWaits();
    void begin();
    void stop();
    void finish(const ModelFinish &finish);
    void fail(const ModelFailure &failure);
    [[nodiscard]] http::HttpTransport &transport();
    [[nodiscard]] model::CallRecord record(std::optional<model::CallTrouble> trouble) const;
    [[nodiscard]] std::function<void()> telling(std::optional<model::CallTrouble> trouble) const;

    ProviderHouse m_house;
    std::shared_ptr<RefusedForms> m_refused;
    std::shared_ptr<http::ModelWatch> m_watch;
    ProviderBook::Entry m_entry;
    ModelRequest m_request;
    codec::CallOptions m_options;

    std::shared_ptr<QList<Exchange>> m_tries; ///< what went over the wire, of each try that is over
    std::unique_ptr<CassetteRecorder> m_tap;  ///< writes them down; null: nobody keeps them
    std::unique_ptr<Governor::Place> m_place;
    http::ProviderCall *m_call = nullptr; ///< ours; none yet: it has not begun
    QDateTime m_begun;
    base::Millis m_begunAt{0};
    bool m_over = false;
};

} // namespace studio::llm::provider
