// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/guest_port.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QStringList>

#include <functional>
#include <optional>

namespace studio::tests {

/// A GuestPort for doors, without a room: it records commands and answers each once, with the values that the
/// test has set. Guests join with the name and colour that they ask for, and are connected from then on.
class FakeGuestPort : public ports::GuestPort
{
    Q_OBJECT

public:
    using GuestPort::GuestPort;

    // ---- answers from now on
    ports::SpeechReceipt receipt{true, 96, QStringLiteral("Resource consumed."),
                                 base::MessageId(QStringLiteral("said"))};
    ports::VoteReceipt voteReceipt{.accepted = true, .ignored = {}};
    model::QueryResult result;          ///< for ask; its id is that of the query
    std::optional<base::Error> refusal; ///< if set, every command fails
    QString comesAs;                    ///< who joins, whoever was asked to; empty: the guest who was asked
    bool wantsAnswers = true;           ///< programs may answer queries
    bool holds = false;                 ///< answers are held until letGo()

    /// Answers held commands, in order, with the values set now.
    void letGo();
    [[nodiscard]] qsizetype held() const { return m_held.size(); }

    // ---- recorded commands, in order
    [[nodiscard]] const QStringList &commands() const { return m_commands; } ///< "speak guest:bob"
    [[nodiscard]] const QList<ports::GuestCard> &joins() const { return m_joins; }
    [[nodiscard]] const QList<ports::GuestSpeech> &speeches() const { return m_speeches; }
    [[nodiscard]] const QList<model::RawState> &votes() const { return m_votes; }
    [[nodiscard]] const QList<model::Message> &posts() const { return m_posts; }
    [[nodiscard]] const QList<model::Action> &acts() const { return m_acts; }
    [[nodiscard]] const QList<model::Query> &queries() const { return m_queries; }
    [[nodiscard]] const QList<model::QueryResult> &answers() const { return m_answers; }
    /// The ids of queries that were taken back.
    [[nodiscard]] const QStringList &takenBack() const { return m_takenBack; }
    [[nodiscard]] const QList<model::Origin> &origins() const { return m_origins; }
    [[nodiscard]] const QSet<base::ParticipantId> &connected() const { return m_connected; }

    [[nodiscard]] const QSet<base::ParticipantId> &listening() const { return m_listening; }

    [[nodiscard]] qsizetype answerers() const { return m_answerers; } ///< as the door last reported

    void join(const base::RoomId &room, const ports::GuestCard &card, base::Then<model::Guest> then) override;
    void setConnected(const base::RoomId &room, const base::ParticipantId &guest, bool connected) override;
    void setListening(const base::RoomId &room, const base::ParticipantId &guest, bool listens) override;
    void speak(const base::RoomId &room, const ports::GuestSpeech &speech, const model::Origin &origin,
               base::Then<ports::SpeechReceipt> then) override;
    void pass(const base::RoomId &room, const base::ParticipantId &guest, base::Then<void> then) override;
    void vote(const base::RoomId &room, const base::ParticipantId &guest, const model::RawState &state,
              const model::Origin &origin, base::Then<ports::VoteReceipt> then) override;
    void post(const base::RoomId &room, const model::Message &message, const model::Origin &origin,
              base::Then<void> then) override;
    void act(const base::RoomId &room, const model::Action &action, const model::Origin &origin,
             base::Then<void> then) override;
    base::Job ask(const base::RoomId &room, const model::Query &query, const model::Origin &origin,
                  base::Then<model::QueryResult> then) override;
    void answer(const model::QueryResult &result, base::Then<void> then) override;
    void setAnswerers(model::Guest::Door, qsizetype programs) override
    {
        m_answerers = programs;
        Q_EMIT answersWanted(wantsAnswers);
    }
    void setGuest(const base::RoomId &room, const model::Guest &guest, base::Then<void> then) override;
    void showOut(const base::RoomId &room, const base::ParticipantId &guest, base::Then<void> then) override;
    void letInAgain(const base::RoomId &room, const base::ParticipantId &guest,
                    base::Then<void> then) override;

private:
    using Answer = std::function<void()>;

    /// Answers with the result of `made` at that time, or with the refusal.
    template<class T>
    void take(const QString &what, const QString &who, const base::Then<T> &then,
              std::function<base::Result<T>()> made);
    void take(const QString &what, const QString &who, const base::Then<void> &then);

    QStringList m_commands;
    QStringList m_takenBack;
    QList<ports::GuestCard> m_joins;
    QList<ports::GuestSpeech> m_speeches;
    QList<model::RawState> m_votes;
    QList<model::Message> m_posts;
    QList<model::Action> m_acts;
    QList<model::Query> m_queries;
    QList<model::QueryResult> m_answers;
    QList<model::Origin> m_origins;
    QSet<base::ParticipantId> m_connected;
    QSet<base::ParticipantId> m_listening;
    qsizetype m_answerers = 0;
    QList<Answer> m_held;
};

} // namespace studio::tests
