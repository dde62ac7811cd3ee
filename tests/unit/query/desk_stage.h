// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/query_desk.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"

#include <QHash>
#include <QTest>

namespace studio::tests {

/// A desk on a clock that stands still; its answers and notes are recorded.
class DeskStage : public QObject
{
    Q_OBJECT

public:
    DeskStage()
    {
        connect(&m_desk, &query::QueryDesk::noted, this,
                [this](const model::ConsentEntry &entry) { m_noted.append(entry); });
    }

    [[nodiscard]] query::QueryDesk &desk() { return m_desk; }
    [[nodiscard]] FakeClock &clock() { return m_clock; }
    [[nodiscard]] const QList<model::ConsentEntry> &noted() const { return m_noted; }
    [[nodiscard]] QList<model::ConsentEntry::What> whats() const
    {
        QList<model::ConsentEntry::What> whats;
        for (const model::ConsentEntry &entry : m_noted)
            whats.append(entry.what);
        return whats;
    }

    query::QueryCall *ask(const QString &id, const QString &type = QStringLiteral("camera"),
                          const QString &who = QStringLiteral("aya"), const QByteArray &body = {})
    {
        query::QueryCall *call =
            m_desk.ask(base::RoomId(QStringLiteral("tea")), {id, companion(who), type, {body}}, this);
        connect(call, &query::QueryCall::answered, this,
                [this, id](const query::Answer &answer) { m_answers[id].append(answer); });
        return call;
    }
    /// The number of answers to that query.
    [[nodiscard]] qsizetype answers(const QString &id) const { return m_answers.value(id).size(); }
    /// The error of its only answer, "ok" for a success; empty while it is open.
    [[nodiscard]] QString outcome(const QString &id) const
    {
        const QList<query::Answer> answers = m_answers.value(id);
        if (answers.size() != 1)
            return answers.isEmpty() ? QString() : QStringLiteral("answered twice");
        return answers.first().result.success ? QStringLiteral("ok") : answers.first().result.error.value();
    }
    [[nodiscard]] query::Answer answer(const QString &id) const { return m_answers.value(id).value(0); }
    /// The open queries in order: "q1 asking q2 answering".
    [[nodiscard]] QString waiting() const
    {
        QStringList words;
        for (const query::Pending &one : m_desk.pending())
            words << one.query.id
                  << (one.state == query::Pending::State::Asking ? QStringLiteral("asking")
                                                                 : QStringLiteral("answering"));
        return words.join(u' ');
    }
    /// Delivers answers that always come after the call returns.
    void settle() { m_clock.advance(base::Millis(0)), QCoreApplication::processEvents(); }
    void wait(int ms) { m_clock.advance(base::Millis(ms)); }

private:
    FakeClock m_clock;
    query::QueryDesk m_desk{query::QueryTypes::ours(), m_clock};
    QList<model::ConsentEntry> m_noted;
    QHash<QString, QList<query::Answer>> m_answers;
};

inline const QString kPicture = QStringLiteral("data:image/jpeg;base64,/9j/4AAQSkZJRgAB");

} // namespace studio::tests
