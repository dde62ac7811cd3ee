// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/summary.h"
#include "core/model/turn_event.h"

#include <QObject>

namespace studio::agent {

/// Work to do before a turn asks its model for the first time, such as making the talk fit. Ends exactly once
/// with ready() XOR failed(), never before control has returned to the event loop; after cancel() no signal
/// comes. Order: any number of waiting and resumed, at most one compressed, then the end. Owned by its
/// parent.
class Preparation : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void start() = 0;
    virtual void cancel() = 0;

Q_SIGNALS:
    void waiting(const studio::llm::ModelWait &wait);
    void resumed();
    /// A summary comes only if the event says Compressed.
    void compressed(const studio::model::ChatCompressed &event,
                    const std::optional<studio::model::Summary> &summary);
    /// The request to send to the model.
    void ready(const studio::llm::ModelRequest &request);
    /// The model cannot be asked this: the turn fails as if the model had failed.
    void failed(const studio::llm::ModelFailure &failure);
};

} // namespace studio::agent
