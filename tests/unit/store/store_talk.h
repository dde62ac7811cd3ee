// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/message_page.h"
#include "core/model/past/persona_use.h"
#include "core/store/room_record.h"
#include "core/store/sqlite/sqlite_store.h"

#include <QTest>

#include <memory>
#include <optional>

// A store with synchronous calls, and the events of a small log.
namespace studio::tests {

/// One event of a room; its times follow from its number, the topic is set.
[[nodiscard]] model::Envelope logged(const base::RoomId &room, qint64 seq, model::EnvelopeBody body);

[[nodiscard]] model::EnvelopeBody created(const model::Room &room);
[[nodiscard]] model::EnvelopeBody userSays(const QString &id, const QString &text);
[[nodiscard]] model::EnvelopeBody turnStarts(const QString &turn, const base::ParticipantId &companion);
[[nodiscard]] model::EnvelopeBody piece(const QString &turn, const base::ParticipantId &companion,
                                        qint64 number, const QString &text);
[[nodiscard]] model::EnvelopeBody turnEnds(const QString &turn, const base::ParticipantId &companion,
                                           qint64 number);
[[nodiscard]] model::EnvelopeBody companionSaid(const QString &id, const QString &turn,
                                                const base::ParticipantId &companion, const QString &text);
/// The bodies as events 1, 2, 3 … (or from `first` on).
[[nodiscard]] QList<model::Envelope> numbered(const base::RoomId &room,
                                              const QList<model::EnvelopeBody> &bodies, qint64 first = 1);

class StoreTalk : public QObject
{
    Q_OBJECT

public:
    /// The answer to one append.
    struct Answer
    {
        QList<model::Envelope> batch;
        std::optional<base::Error> error;
    };

    explicit StoreTalk(std::unique_ptr<store::SqliteStore> store);
    /// A store on the folder; opening must succeed.
    explicit StoreTalk(const QString &folder,
                       store::SqliteStore::Mode mode = store::SqliteStore::Mode::ReadWrite);

    [[nodiscard]] store::SqliteStore &store() { return *m_store; }
    [[nodiscard]] const QList<Answer> &answers() const { return m_answers; }
    [[nodiscard]] bool waitForAnswers(qsizetype count);

    /// Waits for the answer; none on success.
    [[nodiscard]] std::optional<base::Error> append(const QList<model::Envelope> &batch);
    [[nodiscard]] base::Result<model::Room> create(const model::Room &room);
    [[nodiscard]] base::Result<QList<model::Envelope>> events(const base::RoomId &room);
    [[nodiscard]] base::Result<model::MessagePage> messages(const base::RoomId &room, qint64 first = 0,
                                                            qint64 count = 1000);
    [[nodiscard]] base::Result<store::RoomRecord> record(const base::RoomId &room);
    [[nodiscard]] base::Result<QList<model::RoomSummary>> rooms();
    [[nodiscard]] base::Result<QList<model::Persona>> personas();
    [[nodiscard]] base::Result<QList<model::PersonaUse>> uses();
    [[nodiscard]] base::Result<QList<model::Persona>> formerPersonas();
    [[nodiscard]] base::Result<model::Persona> save(const model::Persona &persona);
    [[nodiscard]] base::Result<void> remove(const base::ParticipantId &persona);
    [[nodiscard]] base::Result<void> keepAttachment(const QString &hash, const QByteArray &bytes);
    [[nodiscard]] base::Result<QByteArray> attachment(const QString &hash);
    [[nodiscard]] base::Result<void> keepDraft(const QString &key, const QString &text);
    [[nodiscard]] base::Result<QMap<QString, QString>> drafts(const QString &prefix = {});

private:
    template<class T, class Ask>
    base::Result<T> answerTo(Ask ask);

    std::unique_ptr<store::SqliteStore> m_store;
    QList<Answer> m_answers;
};

} // namespace studio::tests
