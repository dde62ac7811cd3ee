// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/model_client.h"

#include <QMap>

#include <memory>
#include <utility>
#include <variant>

namespace studio::tests {

/// What a scripted model does for one request: pieces of text, each some time after the one before, then the
/// calls of tools, and at once an end.
struct ScriptedAnswer
{
    struct Piece
    {
        base::Millis after{0};
        QString text;
    };
    struct Never
    {
    };
    using End = std::variant<llm::ModelFinish, llm::ModelFailure, Never>;

    QList<Piece> pieces;
    End end = llm::ModelFinish{QStringLiteral("stop"), {}, {}};
    base::Millis endAfter{0};     ///< the last piece, or the start
    QList<llm::ToolCall> calls{}; ///< made just before the end

    [[nodiscard]] static ScriptedAnswer text(const QString &text, base::Millis after = base::Millis(0));
    [[nodiscard]] static ScriptedAnswer slowly(const QStringList &pieces, base::Millis between);
    [[nodiscard]] static ScriptedAnswer failure(model::Cause cause, base::Millis after = base::Millis(0));
    /// Says the pieces, `between` apart, and then nothing ever again.
    [[nodiscard]] static ScriptedAnswer hang(const QStringList &pieces = {},
                                             base::Millis between = base::Millis(0));
    /// Uses tools: each a name and its arguments, as the model would write them.
    [[nodiscard]] static ScriptedAnswer useTools(const QList<std::pair<QString, QByteArray>> &tools,
                                                 base::Millis after = base::Millis(0));
    /// Uses the one tool that says something on the resource floor.
    [[nodiscard]] static ScriptedAnswer consume(int amount, const QString &text,
                                                base::Millis after = base::Millis(0));
    [[nodiscard]] static ScriptedAnswer vote(model::VoteState state, int importance, bool selected = false,
                                             base::Millis after = base::Millis(0),
                                             const QString &closing = QStringLiteral("none"));
};

/// A ModelClient that does what a test wrote down, on the test's clock. An unscripted request fails with
/// NoAnswer.
class ScriptedModelClient final : public llm::ModelClient
{
public:
    explicit ScriptedModelClient(base::Clock &clock)
        : m_clock(clock)
    {
    }

    /// Answers are used up in order; the last one of a companion and purpose is given for ever.
    void script(const base::ParticipantId &companion, llm::Purpose purpose, const ScriptedAnswer &answer);

    QString displayName() const override { return QStringLiteral("Scripted"); }
    llm::ModelCall *start(const llm::ModelRequest &request, QObject *parent) override;

    [[nodiscard]] const QList<llm::ModelRequest> &requests() const { return m_requests; }
    [[nodiscard]] int openCalls() const { return *m_open; }

private:
    base::Clock &m_clock;
    QMap<std::pair<base::ParticipantId, llm::Purpose>, QList<ScriptedAnswer>> m_scripts;
    QList<llm::ModelRequest> m_requests;
    std::shared_ptr<int> m_open = std::make_shared<int>(0); // calls may outlive the client in a test
};

} // namespace studio::tests
