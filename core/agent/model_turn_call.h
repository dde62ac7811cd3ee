// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/thought_stream.h"
#include "core/agent/thought_tags.h"

namespace studio::agent {

/// The most that one turn may say, in UTF-16 units; there it ends as Finished with the reason `length`.
inline constexpr qsizetype kLongestTurn = 64 * 1024;

/// A turn that is one answer of a model.
///
/// Content comes at most once in 40 ms, the first piece at once, and joined it is exactly the text that is
/// posted: space around it is left out, and so is NO_REPLY, also while it is still being spelt. What the
/// model thinks, told apart by its provider or by tags before the speech, comes as Thoughts.
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
    void take(const ThoughtTags::Parts &parts);
    void showSoon();
    void show(const QString &text);
    bool showRest(const QString &text);
    void finish(const llm::ModelFinish &finish);
    void fail(const llm::ModelFailure &failure);
    void stopModel();
    void end(const model::TurnEventKind &closing, model::TurnOver result);
    [[nodiscard]] QString showable() const;

    base::Clock &m_clock;
    base::ParticipantId m_speaker;
    QList<llm::Present> m_present;
    llm::ModelCall *m_model;
    ThoughtTags m_tags;
    ThoughtStream m_thoughts;
    QString m_received; ///< all that the model said
    QString m_said;     ///< all Content so far: what of it was shown
    base::Millis m_nextShow{0};
    quint64 m_waiting = 0;
    bool m_over = false;
};

} // namespace studio::agent
