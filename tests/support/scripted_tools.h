// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/tool_source.h"

#include <QHash>
#include <QPointer>

#include <functional>

namespace studio::tests {

/// External tools that follow the test's script: a call is answered at once if there is an answer, else it
/// stays open until the test answers. Counts running calls.
class ScriptedTools final : public tools::ToolSource
{
public:
    explicit ScriptedTools(QString name)
        : m_name(std::move(name))
    {
    }

    QString name() const override { return m_name; }
    QList<tools::ToolOffer> offers() const override { return m_offers; }
    void start(const tools::Caller &caller, const agent::ToolUse &use, QObject *life,
               const Answered &answered) override
    {
        m_callers.append(caller);
        m_uses.append(use);
        m_open.append({life, answered});
        if (m_answers.contains(use.call.name))
            answered(m_answers.value(use.call.name));
    }

    void offer(const QString &tool, model::Risk risk = model::Risk::Read,
               const QByteArray &schema = R"({"type":"object"})")
    {
        m_offers.append({{tool, QStringLiteral("does ") + tool, {schema}},
                         {.risk = risk, .title = tool},
                         QStringLiteral("Does ") + tool});
    }
    void offer(const tools::ToolOffer &offer) { m_offers.append(offer); }
    void answerAtOnce(const QString &tool, const agent::ToolAnswer &answer)
    {
        m_answers.insert(tool, answer);
    }
    void answer(qsizetype run, const agent::ToolAnswer &answer) { m_open.at(run).answered(answer); }
    [[nodiscard]] bool isWanted(qsizetype run) const { return !m_open.at(run).life.isNull(); }
    [[nodiscard]] const QList<agent::ToolUse> &uses() const { return m_uses; }
    [[nodiscard]] const QList<tools::Caller> &callers() const { return m_callers; }

private:
    struct Open
    {
        QPointer<QObject> life;
        Answered answered;
    };

    QString m_name;
    QList<tools::ToolOffer> m_offers;
    QHash<QString, agent::ToolAnswer> m_answers;
    QList<tools::Caller> m_callers;
    QList<agent::ToolUse> m_uses;
    QList<Open> m_open;
};

} // namespace studio::tests
