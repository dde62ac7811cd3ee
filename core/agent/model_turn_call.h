// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

namespace studio::agent {

/// The most that one turn may say, in UTF-16 units; there it ends as Finished with the reason `length`.
inline constexpr qsizetype kLongestTurn = 64 * 1024;

/// A turn that is one answer of a model.
///
/// Content comes at most once in 40 ms, the first piece at once, and joined it is exactly the text that is
/// posted: space around it is left out, and so is NO_REPLY, also while it is still being spelt.
class ModelTurnCall final : public TurnCall
{
    Q_OBJECT

public:
    ModelTurnCall(llm::ModelClient &client, base::Clock &clock, const llm::ModelRequest &request,
                  QObject *parent);

    void cancel() override;
    QString saidSoFar() const override { return m_said; }

private:
    void add(const QString &text);
    void showSoon();
    void show(const QString &text);
    void finish(const llm::ModelFinish &finish);
    void fail(const llm::ModelFailure &failure);
    void stopModel();
    void end(const model::TurnEventKind &closing, model::TurnOver result);
    [[nodiscard]] QString showable() const;

    base::Clock &m_clock;
    base::ParticipantId m_speaker;
    QList<llm::Present> m_present;
    llm::ModelCall *m_model;
    QString m_received; ///< all that the model gave
    QString m_said;     ///< all Content so far: what of it was shown
    base::Millis m_nextShow{0};
    quint64 m_waiting = 0;
    bool m_over = false;
};

} // namespace studio::agent
