// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/witness_port.h"
#include "tests/support/give_answer.h"

#include <QStringList>

#include <utility>

namespace studio::tests {

/// A WitnessPort that records its questions, one per line: "knowledge room_tea", "page companion_kyoko
/// whispers 0 64". A test answers.
class FakeWitnessPort : public ports::WitnessPort
{
    Q_OBJECT

public:
    using WitnessPort::WitnessPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    QList<base::Then<ports::Knowledge>> questions;

    void readKnowledge(const base::RoomId &room, base::Then<ports::Knowledge> then) override
    {
        remember({QStringLiteral("knowledge"), room.value()});
        questions.append(then);
    }
    void readWitnessed(const ports::WitnessFilter &filter, qint64 first, qint64 count,
                       base::Then<ports::WitnessPage> then) override
    {
        remember({QStringLiteral("page"),
                  filter.knower ? filter.knower->value() : QStringLiteral("everybody"),
                  filter.whispersOnly ? QStringLiteral("whispers") : QStringLiteral("all"),
                  QString::number(first), QString::number(count)});
        m_pages.append({filter, then});
    }

    /// Answers the newest question for knowledge.
    void tell(const ports::Knowledge &knowledge) { giveAnswer(questions.last(), knowledge); }
    /// The newest question fails.
    void fail(const QString &why)
    {
        const auto trouble = base::failure(base::ErrorCode::Storage, why);
        if (m_commands.last().startsWith(QLatin1String("page")))
            giveAnswer(m_pages.takeLast().then, trouble);
        else
            giveAnswer(questions.last(), trouble);
    }
    /// Answers every open question for rows, from these messages of the room.
    void answerPages(const QList<model::MessageRow> &rows, const base::ParticipantId &hidesFrom = {})
    {
        for (const Asked &asked : std::exchange(m_pages, {})) {
            ports::WitnessPage page{asked.filter, 0, 0, {}};
            for (const model::MessageRow &row : rows) {
                const model::Message &message = row.posted.message;
                const bool isHidden = asked.filter.knower == hidesFrom && message.whisper;
                if (!isHidden && (message.whisper || !asked.filter.whispersOnly))
                    page.rows.append(row);
            }
            page.total = page.rows.size();
            giveAnswer(asked.then, page);
        }
    }

private:
    struct Asked
    {
        ports::WitnessFilter filter;
        base::Then<ports::WitnessPage> then;
    };

    void remember(const QStringList &words) { m_commands.append(words.join(QLatin1Char(' '))); }

    QStringList m_commands;
    QList<Asked> m_pages; ///< open ones
};

} // namespace studio::tests
