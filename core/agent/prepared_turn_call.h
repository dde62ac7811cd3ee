// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/preparation.h"

#include <QPointer>

#include <functional>

namespace studio::agent {

/// A turn with something to do before it begins: first its Preparation, then the turn itself, whose events it
/// hands on. To whoever follows it, it is one turn, with one closing event.
class PreparedTurnCall final : public TurnCall
{
    Q_OBJECT

public:
    /// Starts the turn itself, once at most.
    using Begin = std::function<TurnCall *(const llm::ModelRequest &request, QObject *parent)>;

    /// Takes the preparation, which is not started yet.
    PreparedTurnCall(const base::ParticipantId &companion, Preparation *preparation, Begin begin,
                     QObject *parent);

    void cancel() override;
    [[nodiscard]] QString saidSoFar() const override;

private:
    void compressed(const model::ChatCompressed &event, const std::optional<model::Summary> &summary);
    void begin(const llm::ModelRequest &request);
    void end(const model::TurnEventKind &closing, const model::TurnOver &result);

    base::ParticipantId m_companion;
    Begin m_begin;
    QPointer<Preparation> m_preparation;
    QPointer<TurnCall> m_turn; ///< once it is prepared
    bool m_over = false;
};

} // namespace studio::agent
