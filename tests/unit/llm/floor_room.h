// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/rehearsal/rehearsal_client.h"
#include "core/turn/advance.h"
#include "tests/support/fake_clock.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace studio::tests {

/// A successful consume.
struct Bought
{
    base::ParticipantId from;
    int amount = 0;
    QString text;
    base::Millis at{0};
};

/// A room with the real floor and the real Rehearsal under `resource` or `ring`, without director, bus or
/// store. Time is virtual.
class FloorRoom
{
public:
    using Pace = llm::rehearsal::RehearsalClient::Pace;

    FloorRoom(QList<model::Persona> companions, model::PolicySettings policy, quint64 seed,
              Pace pace = Pace::AtOnce);

    void userSays(const QString &text);
    void cue(const QString &companion);
    /// Ten minutes pass; returns whether nothing continues by itself then.
    bool rest();

    [[nodiscard]] const QList<model::Message> &messages() const { return m_messages; }
    [[nodiscard]] QList<model::Message> replies() const;
    [[nodiscard]] const QList<Bought> &bought() const { return m_bought; }
    [[nodiscard]] const QList<int> &levels() const { return m_levels; }
    [[nodiscard]] const QList<model::RestReason> &rests() const { return m_rests; }
    [[nodiscard]] int tooPoor() const { return m_tooPoor; }            ///< consumes refused for a low level
    [[nodiscard]] const QStringList &flaws() const { return m_flaws; } ///< other refusals, ignored inputs
    [[nodiscard]] const turn::Floor &floor() const { return m_floor; }
    [[nodiscard]] QString transcript() const;

private:
    /// A companion whose model is thinking.
    struct Awake
    {
        llm::ModelRequest request;
        llm::ModelStep step; // the answer so far
        std::optional<base::MessageId> answers;
    };
    using AwakePtr = std::shared_ptr<Awake>;

    void feed(const model::FloorInputKind &kind);
    void take(const model::FloorOutput &output);
    void begin(const base::ParticipantId &companion, llm::Purpose purpose, model::Wake::Why why);
    void ask(const AwakePtr &awake);
    void answered(const AwakePtr &awake);
    void use(const AwakePtr &awake, llm::ToolExchange &exchange);
    void over(const AwakePtr &awake);
    [[nodiscard]] llm::Brief briefFor(const base::ParticipantId &companion, llm::Purpose purpose,
                                      model::Wake::Why why) const;
    [[nodiscard]] model::Message message(const base::ParticipantId &from, const QString &text) const;

    FakeClock m_clock;
    llm::rehearsal::RehearsalClient m_client;
    QObject m_owner;
    QList<model::Persona> m_companions;
    model::PolicySettings m_policy;
    quint64 m_seed;
    turn::Floor m_floor;
    quint64 m_tick = 0;
    QList<model::Message> m_messages;
    QList<Bought> m_bought;
    QList<int> m_levels;
    QList<model::RestReason> m_rests;
    std::optional<model::Consumed> m_consumed; // the answer to the current consume
    int m_tooPoor = 0;
    QStringList m_flaws;
};

} // namespace studio::tests
