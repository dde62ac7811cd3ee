// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/model_watch.h"
#include "core/llm/model_client.h"

#include <memory>

namespace studio::llm::http {

/// How one call waits for a model that is being loaded: when the call asks again after a refusal, and what
/// the call reports about the wait. It knows only what the call tells it about the attempts; it sends nothing
/// itself.
///
/// On the call's thread. A report is repeated only when it changes.
class LoadingWait final : public QObject
{
    Q_OBJECT

public:
    /// The clock outlives it. Without a watch, only refusals say that the model is being loaded. `patience`:
    /// how long the server may refuse.
    LoadingWait(base::Clock &clock, std::shared_ptr<ModelWatch> watch, base::Millis patience);
    ~LoadingWait() override;

    /// An attempt waits for its first byte.
    void tryBegan(base::Millis at);
    /// No attempt waits for its first byte any more.
    void tryOver();
    /// The first byte has come, after tryOver().
    void heard();
    /// The server refused the attempt because it is loading. Returns when to ask again; none: the patience is
    /// over.
    [[nodiscard]] std::optional<base::Millis> refused(const codec::Fault &fault);
    /// Reports that refusal, after refused().
    void tellRefusal(const model::CallTrouble &trouble);
    /// From now on the call waits for something else.
    void forget() { m_told.reset(); }
    /// The call has reported that it waits, and still waits.
    [[nodiscard]] bool isTold() const { return m_told.has_value(); }

Q_SIGNALS:
    void loading(const studio::model::CallTrouble &trouble, const studio::llm::ModelLoading &loading);
    void loaded();

private:
    void becomeSilent();
    void lookAtWatch();
    [[nodiscard]] QString model() const { return m_watch ? m_watch->model() : QString(); }

    base::Clock &m_clock;
    std::shared_ptr<ModelWatch> m_watch;
    base::Millis m_patience;
    base::Millis m_tryBegan{0};
    quint64 m_silentTimer = 0;           ///< until the attempt counts as silent, again; 0: no attempt waits
    int m_refusals = 0;                  ///< of this call
    std::optional<base::Millis> m_since; ///< when the server first said so, in this call
    std::optional<base::Millis> m_told;  ///< the loading start that was reported
};

} // namespace studio::llm::http
