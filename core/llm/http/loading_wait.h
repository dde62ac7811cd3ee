// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/model_watch.h"
#include "core/llm/model_client.h"

#include <memory>

namespace studio::llm::http {

/// How one call waits for a model that is being loaded: when the call asks again after a refusal, and what
/// the call tells of the wait. It knows the tries only by what it is told of them; it sends nothing itself.
///
/// On the call's thread. What has been told once is not told again until it changes.
class LoadingWait final : public QObject
{
    Q_OBJECT

public:
    /// The clock outlives it. Without a watch only refusals say that the model is being loaded. `patience`:
    /// how long the server may refuse.
    LoadingWait(base::Clock &clock, std::shared_ptr<ModelWatch> watch, base::Millis patience);
    ~LoadingWait() override;

    /// A try waits for its first byte.
    void tryBegan(base::Millis at);
    /// No try waits for its first byte any more.
    void tryOver();
    /// The first byte has come, after tryOver().
    void heard();
    /// The server refused the try because it loads. When to ask again; none: the patience is over.
    [[nodiscard]] std::optional<base::Millis> refused(const codec::Fault &fault);
    /// Tells of that refusal, after refused().
    void tellRefusal(const model::CallTrouble &trouble);
    /// The call waits for something else from now on.
    void forget() { m_told.reset(); }
    /// The call has told that it waits, and goes on waiting.
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
    quint64 m_silentTimer = 0;           ///< until the try is called silent, once more; 0: no try waits
    int m_refusals = 0;                  ///< of this call
    std::optional<base::Millis> m_since; ///< the server has said first, in this call
    std::optional<base::Millis> m_told;  ///< it was told that the model has been loading since then
};

} // namespace studio::llm::http
