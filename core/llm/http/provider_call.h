// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/endpoint.h"
#include "core/llm/http/loading_wait.h"
#include "core/llm/http/model_watch.h"
#include "core/llm/http/retry.h"
#include "core/llm/model_client.h"

#include <functional>
#include <memory>

namespace studio::llm::http {

/// How long an answer may take.
struct Patience
{
    base::Millis betweenEvents{120'000}; ///< without anything that says something; comments and pings do not
    base::Millis together{600'000};      ///< one try
    base::Millis firstByte{180'000};     ///< the model may have to be loaded
    base::Millis loading{180'000};       ///< while the server says that it loads the model
};

/// What a ProviderCall works with; all of it outlives the call.
struct CallNeeds
{
    HttpTransport &transport;
    base::Clock &clock;
    std::function<double()> chance; ///< 0..1, for the jitter
    RetryRules retries;
    Patience patience;
    std::shared_ptr<ModelWatch> watch{}; ///< of the model that is asked; none: nobody keeps one
    /// Whether the same request would only fail again in the same way; null: nobody knows.
    std::function<bool(const codec::Fault &)> isInVain{};
};

/// What two exchanges spent together, as far as they told; bounded.
[[nodiscard]] codec::Usage sumOf(codec::Usage one, const codec::Usage &other);

/// One exchange with a provider, over as many tries as the rules allow.
///
/// A server that loads its model is asked again, or waited for, with a patience of its own; that is told as
/// one wait until the first byte is there. Another try that failed is repeated only while no text and no call
/// of it was given on; thinking that was given on begins anew after `resumed`. A vote is given on whole, at
/// its end, so that it can be repeated at any point, and what is to be kept always is. An answer without an
/// end is dropped when it is too long. The key never stands in what is told of a failure. Ends as every
/// ModelCall does.
class ProviderCall final : public ModelCall
{
    Q_OBJECT

public:
    ProviderCall(const CallNeeds &needs, const Endpoint &endpoint, const ModelRequest &request,
                 const codec::CallOptions &options, QObject *parent);
    ~ProviderCall() override;

    void cancel() override;

    [[nodiscard]] int tries() const { return m_tries; }
    /// Of all tries so far, as much as was told.
    [[nodiscard]] const codec::Usage &spent() const { return m_spent; }
    /// Any try, also where nobody was told of it yet.
    [[nodiscard]] bool hasThought() const { return m_hasThought; }
    /// What it failed with.
    [[nodiscard]] const codec::Fault &fault() const { return m_fault; }

private:
    void startTry();
    void began(int status, const codec::Headers &headers);
    void take(const QByteArray &bytes);
    void transportOver();
    [[nodiscard]] bool follows();
    void read(const QList<codec::StreamEvent> &events);
    void readEvent(const codec::StreamEvent &event);
    void readThinking(const QString &text);
    void readText(const QString &text);
    void readCall(const ToolCall &call);
    void firstByte();
    void stillLoading(codec::Fault fault);
    void tryAgain(base::Millis at);
    void tryFailed(const codec::Fault &fault);
    void finish(const codec::Ended &end);
    void giveHeld();
    void fail(const codec::Fault &fault);
    void watchSilence();
    void dropTry();

    CallNeeds m_needs;
    HttpRequest m_request; ///< where a redirect led
    ProviderKind m_kind;
    QByteArray m_key; ///< a secret
    LoadingWait m_loading;
    bool m_isVote = false;
    bool m_hasForm = false;

    // of the running try
    HttpStream *m_stream = nullptr;
    std::unique_ptr<codec::StreamDecoder> m_decoder;
    int m_status = 0;
    qint64 m_received = 0; ///< bytes
    codec::Headers m_headers;
    QByteArray m_errorBody;
    codec::Usage m_usage;
    struct Held
    {
        QString thinking;
        QString text;
        QList<ToolCall> calls;
        QList<model::RawJson> kept;
    };
    Held m_held; ///< until the end: of a vote everything; of speech what is kept, and half a character
    quint64 m_silence = 0;
    quint64 m_limit = 0;
    base::Millis m_tryBegan{0};
    bool m_isHeard = false;   ///< a byte of an answer has come
    quint64 m_paceNumber = 0; ///< by which the watch is told of it

    int m_tries = 0;
    int m_failed = 0; ///< of them
    int m_redirects = 0;
    codec::Usage m_spent;
    quint64 m_retry = 0;
    bool m_gaveOn = false;
    bool m_hasThought = false;
    codec::Fault m_fault;
    bool m_over = false;
};

} // namespace studio::llm::http
