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
    base::Millis betweenEvents{120'000}; ///< without content; comments and pings do not count
    base::Millis together{600'000};      ///< one attempt
    base::Millis firstByte{180'000};     ///< the model may have to be loaded
    base::Millis loading{180'000};       ///< while the server says that it loads the model
};

/// What a ProviderCall needs; all of it outlives the call.
struct CallNeeds
{
    HttpTransport &transport;
    base::Clock &clock;
    std::function<double()> chance; ///< 0..1, for the jitter
    RetryRules retries;
    Patience patience;
    std::shared_ptr<ModelWatch> watch{}; ///< of the requested model; none: not watched
    /// Whether the same request would fail again in the same way; null: unknown.
    std::function<bool(const codec::Fault &)> isInVain{};
};

/// The sum of the tokens of two exchanges, as far as reported; bounded.
[[nodiscard]] codec::Usage sumOf(codec::Usage one, const codec::Usage &other);

/// One exchange with a provider, in as many attempts as the rules allow.
///
/// A server that is loading its model is asked again, or waited for, with a separate time limit; this is
/// reported as one wait until the first byte comes. Any other failed attempt is repeated only while none of
/// its text and calls were passed on; thinking that was passed on starts over after `resumed`. A vote is
/// passed on as a whole at its end, so that it can be repeated at any point; so is all data to be kept.
/// An answer that never ends is dropped when it is too long. The key never appears in a reported failure.
/// Ends like every ModelCall.
class ProviderCall final : public ModelCall
{
    Q_OBJECT

public:
    ProviderCall(const CallNeeds &needs, const Endpoint &endpoint, const ModelRequest &request,
                 const codec::CallOptions &options, QObject *parent);
    ~ProviderCall() override;

    void cancel() override;

    [[nodiscard]] int tries() const { return m_tries; }
    /// Of all attempts so far, as far as reported.
    [[nodiscard]] const codec::Usage &spent() const { return m_spent; }
    /// In any attempt, even if that was not reported yet.
    [[nodiscard]] bool hasThought() const { return m_hasThought; }
    /// The fault with which it failed.
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
    HttpRequest m_request; ///< after a redirect, the new one
    ProviderKind m_kind;
    QByteArray m_key; ///< a secret
    LoadingWait m_loading;
    bool m_isVote = false;
    bool m_hasForm = false;

    // of the current attempt
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
    Held m_held; ///< until the end: for a vote everything; for speech the kept data, and half a character
    quint64 m_silence = 0;
    quint64 m_limit = 0;
    base::Millis m_tryBegan{0};
    bool m_isHeard = false;   ///< a byte of an answer has come
    quint64 m_paceNumber = 0; ///< its number in the watch

    int m_tries = 0;
    int m_failed = 0; ///< failed attempts
    int m_redirects = 0;
    codec::Usage m_spent;
    quint64 m_retry = 0;
    bool m_gaveOn = false;
    bool m_hasThought = false;
    codec::Fault m_fault;
    bool m_over = false;
};

} // namespace studio::llm::http
