// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/http/endpoint.h"
#include "core/model/call_record.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace studio::services {

constexpr int kUpgradeRequired = 426; ///< the status of HTTP that a door for WebSockets answers with

/// Asks a provider which models it has. Ends once; deleting it calls it off.
class ModelListing : public QObject
{
    Q_OBJECT

public:
    struct Answer
    {
        QStringList models;
        std::optional<int> status;                 ///< of HTTP; none: nobody answered
        bool wantsWebSocket = false;               ///< a door, not a model
        std::optional<model::CallTrouble> trouble; ///< there is no list; no secrets in it
    };

    ModelListing(llm::http::HttpTransport &transport, base::Clock &clock, const llm::http::Endpoint &endpoint,
                 QObject *parent);

Q_SIGNALS:
    void ended(const studio::services::ModelListing::Answer &answer);
};

} // namespace studio::services
