// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/fetch.h"
#include "core/llm/http/loading.h"
#include "core/llm/http/pace_meter.h"

#include <QObject>

#include <optional>

namespace studio::llm::http {

/// What is known about one model of one provider from its calls, which share this: whether it is in memory,
/// and how it answers. After a call has waited for a while, it asks the server for the model's state, one
/// small request at a time, at most one in three seconds. Its knowledge about loading is valid for seconds.
class ModelWatch final : public QObject
{
    Q_OBJECT

public:
    /// Until a call counts as silent. Most servers with the model in memory answer faster.
    static constexpr base::Millis kSilent{1500};
    static constexpr base::Millis kBetweenQuestions{3000};

    /// Without `questions` it sends no requests. Both outlive it.
    ModelWatch(base::Clock &clock, HttpTransport *questions, Endpoint endpoint, QString model);
    ~ModelWatch() override;

    void setKey(const QByteArray &key) { m_endpoint.key = key; } ///< a secret
    [[nodiscard]] PaceMeter &meter() { return m_meter; }
    [[nodiscard]] ModelPace pace() const;

    /// The server itself reported that the model is being loaded.
    void saidLoading(base::Millis since);
    /// A call that began at `since` has no byte yet.
    void silent(base::Millis since);
    /// A call was given up without a byte: until a byte comes, silence no longer means loading.
    void gaveUp();
    /// A byte of an answer has come.
    void heard();
    /// The server could not be reached: whatever answers there next has to load its model first.
    void lost();

    /// Since when the model has been loading; none: it is in memory, or nothing indicates that it is not.
    /// Apart from what servers report, a nearby model counts as loading while its first answer, or its first
    /// for minutes, has no byte yet.
    [[nodiscard]] std::optional<base::Millis> loadingSince() const;
    [[nodiscard]] bool isKnownToLoad() const;
    [[nodiscard]] const QString &model() const { return m_model; }

Q_SIGNALS:
    void changed(); ///< a request for the state was answered

private:
    void ask();
    void take(int status, const QByteArray &body);
    void giveUp();
    void learn(ModelState state);
    [[nodiscard]] bool isFirstContact() const;

    base::Clock &m_clock;
    HttpTransport *m_transport;
    QString m_model;
    PaceMeter m_meter;
    Endpoint m_endpoint;
    std::optional<QList<StateWay>> m_ways; ///< that may be answered; none: never asked
    Fetch *m_question = nullptr;
    std::optional<base::Millis> m_askedAt;
    ModelState m_state = ModelState::Unknown;
    base::Millis m_stateAt{0};
    std::optional<base::Millis> m_since;
    std::optional<base::Millis> m_heardAt;
    base::Millis m_silentAt{0}; ///< when a call was last reported silent
    bool m_isDeaf = false;      ///< a call was given up
};

} // namespace studio::llm::http
