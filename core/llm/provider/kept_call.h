// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/exchange_log.h"
#include "core/llm/provider/exchange_text.h"

#include <QObject>

namespace studio::llm::provider {

/// Listens to a call of a local model and stores it once, when it is over, or when it is deleted before.
/// Belongs to the call. The call costs nothing, so no cost is reported.
class KeptCall final : public QObject
{
    Q_OBJECT

public:
    /// `clock` and `log` outlive the call.
    KeptCall(ModelCall &call, const ModelRequest &request, const QString &modelName, base::Clock &clock,
             ExchangeLog &log);
    ~KeptCall() override;

private:
    void keep(const std::optional<model::CallTrouble> &trouble);

    base::Clock &m_clock;
    ExchangeLog &m_log;
    model::CallRecord m_record;
    QString m_modelName;
    QByteArray m_prompt;
    GivenAnswer m_answer;
    base::Millis m_begunAt{0};
    bool m_over = false;
};

} // namespace studio::llm::provider
