// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/witness_port.h"

#include <QMap>
#include <QStringList>

namespace studio::tests {

/// A WitnessPort that remembers what it was asked, one line a command: "knowledge room_tea",
/// "page companion_kyoko whispers 0 64". A test answers by emitting the signals itself.
class FakeWitnessPort : public ports::WitnessPort
{
    Q_OBJECT

public:
    using WitnessPort::WitnessPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] base::RequestId lastRequest() const { return requestAt(m_commands.size() - 1); }

    base::RequestId readKnowledge(const base::RoomId &room) override
    {
        return remember({QStringLiteral("knowledge"), room.value()});
    }
    base::RequestId readWitnessed(const ports::WitnessFilter &filter, qint64 first, qint64 count) override
    {
        m_filters.insert(m_commands.size(), filter);
        return remember({QStringLiteral("page"),
                         filter.knower ? filter.knower->value() : QStringLiteral("everybody"),
                         filter.whispersOnly ? QStringLiteral("whispers") : QStringLiteral("all"),
                         QString::number(first), QString::number(count)});
    }

    /// Answers the newest question for knowledge.
    void tell(const ports::Knowledge &knowledge)
    {
        for (qsizetype i = m_commands.size() - 1; i >= 0; --i) {
            if (!m_commands.at(i).startsWith(QLatin1String("knowledge")))
                continue;
            Q_EMIT knowledgeRead(requestAt(i), knowledge);
            Q_EMIT done(requestAt(i));
            return;
        }
    }
    /// Answers every question for rows that is open, from these messages of the room.
    void answerPages(const QList<model::MessageRow> &rows, const base::ParticipantId &hidesFrom = {})
    {
        for (auto asked = m_filters.cbegin(); asked != m_filters.cend(); ++asked) {
            ports::WitnessPage page{*asked, 0, 0, {}};
            for (const model::MessageRow &row : rows) {
                const model::Message &message = row.posted.message;
                const bool isHidden = asked->knower == hidesFrom && message.whisper;
                if (!isHidden && (message.whisper || !asked->whispersOnly))
                    page.rows.append(row);
            }
            page.total = page.rows.size();
            Q_EMIT witnessedRead(requestAt(asked.key()), page);
            Q_EMIT done(requestAt(asked.key()));
        }
        m_filters.clear();
    }

private:
    [[nodiscard]] static base::RequestId requestAt(qsizetype place)
    {
        return base::RequestId(QStringLiteral("w%1").arg(place));
    }
    base::RequestId remember(const QStringList &words)
    {
        m_commands.append(words.join(QLatin1Char(' ')));
        return lastRequest();
    }

    QStringList m_commands;
    QMap<qsizetype, ports::WitnessFilter> m_filters; ///< that are open
};

} // namespace studio::tests
