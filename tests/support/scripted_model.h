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

/// A scripted model's answer to one request: first a wait, if there is one; then pieces of text or thoughts,
/// each some time after the one before; then the data to send back later, the tool calls, and directly after
/// them the end.
struct ScriptedAnswer
{
    struct Piece
    {
        base::Millis after{0};
        QString text;
        bool thought = false;
    };
    struct Never
    {
    };
    using End = std::variant<llm::ModelFinish, llm::ModelFailure, Never>;

    QList<Piece> pieces;
    End end = llm::ModelFinish{QStringLiteral("stop"), {}, {}};
    base::Millis endAfter{0};             ///< after the last piece, or after the start
    QList<llm::ToolCall> calls{};         ///< made just before the end
    std::optional<llm::ModelWait> wait{}; ///< told at once, and over with the first piece or the end
    QList<model::RawJson> kept{};         ///< given just before the calls

    [[nodiscard]] static ScriptedAnswer text(const QString &text, base::Millis after = base::Millis(0));
    [[nodiscard]] static ScriptedAnswer slowly(const QStringList &pieces, base::Millis between);
    [[nodiscard]] static ScriptedAnswer failure(model::Cause cause, base::Millis after = base::Millis(0));
    /// Sends the pieces, `between` apart, and then nothing more.
    [[nodiscard]] static ScriptedAnswer hang(const QStringList &pieces = {},
                                             base::Millis between = base::Millis(0));
    /// First told to wait until `at` on the steady axis, then continues as scripted.
    [[nodiscard]] ScriptedAnswer afterWaiting(const llm::ModelWait &wait) const;
    /// Calls tools: each a name and its arguments, as the model would write them.
    [[nodiscard]] static ScriptedAnswer useTools(const QList<std::pair<QString, QByteArray>> &tools,
                                                 base::Millis after = base::Millis(0));
    /// Calls the tool for speech on the resource floor.
    [[nodiscard]] static ScriptedAnswer consume(int amount, const QString &text,
                                                base::Millis after = base::Millis(0));
    [[nodiscard]] static ScriptedAnswer vote(model::VoteState state, int importance, bool selected = false,
                                             base::Millis after = base::Millis(0),
                                             const QString &closing = QStringLiteral("none"));
};

/// A ModelClient that follows the test's script, on the test's clock. An unscripted request fails with
/// NoAnswer.
class ScriptedModelClient final : public llm::ModelClient
{
public:
    explicit ScriptedModelClient(base::Clock &clock)
        : m_clock(clock)
    {
    }

    /// Answers are used in order; the last answer of a companion and purpose repeats for ever.
    void script(const base::ParticipantId &companion, llm::Purpose purpose, const ScriptedAnswer &answer);

    /// Its traits; offline unless the test says otherwise.
    void behaveAs(const llm::ModelTraits &traits) { m_traits = traits; }

    QString displayName() const override { return QStringLiteral("Scripted"); }
    llm::ModelTraits traits(const model::ModelChoice &choice) const override;
    llm::ModelCall *start(const llm::ModelRequest &request, QObject *parent) override;

    [[nodiscard]] const QList<llm::ModelRequest> &requests() const { return m_requests; }
    [[nodiscard]] int openCalls() const { return *m_open; }

private:
    base::Clock &m_clock;
    QMap<std::pair<base::ParticipantId, llm::Purpose>, QList<ScriptedAnswer>> m_scripts;
    QList<llm::ModelRequest> m_requests;
    std::optional<llm::ModelTraits> m_traits;
    std::shared_ptr<int> m_open = std::make_shared<int>(0); // calls may outlive the client in a test
};

} // namespace studio::tests
