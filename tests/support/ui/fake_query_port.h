// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"

#include <QStringList>

namespace studio::tests {

/// A QueryPort that records its commands, one per line: "allow q1 always". A test answers, and emits the news
/// itself.
class FakeQueryPort : public ports::QueryPort
{
    Q_OBJECT

public:
    using QueryPort::QueryPort;

    struct Answer
    {
        model::QueryResult result;
        std::optional<QString> kept;
        bool operator==(const Answer &) const = default;
    };

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] const QList<Answer> &answers() const { return m_answers; }
    [[nodiscard]] bool isAttended() const { return m_attended; }
    QList<base::Then<void>> changes; ///< all commands except readLedger
    QList<base::Then<ports::ConsentLedger>> reads;
    void forgetCommands() { m_commands.clear(); }

    void attend(bool here) override { m_attended = here; }

    void allow(const QString &id, model::Reach reach, base::Then<void> then) override
    {
        remember({QStringLiteral("allow"), id, nameOf(reach)}, then);
    }
    void refuse(const QString &id, model::Reach reach, base::Then<void> then) override
    {
        remember({QStringLiteral("refuse"), id, nameOf(reach)}, then);
    }
    void answer(const model::QueryResult &result, const std::optional<QString> &kept,
                base::Then<void> then) override
    {
        m_answers.append({result, kept});
        remember({QStringLiteral("answer"), result.id,
                  result.success ? QStringLiteral("well") : result.error.value_or(QString())},
                 then);
    }
    void readLedger(base::Then<ports::ConsentLedger> then) override
    {
        m_commands.append(QStringLiteral("readLedger"));
        reads.append(then);
    }
    void setRule(const base::ParticipantId &companion, const QString &type, ports::ConsentChoice choice,
                 base::Then<void> then) override
    {
        static const QStringList names{QStringLiteral("ask"), QStringLiteral("always"),
                                       QStringLiteral("never")};
        remember({QStringLiteral("setRule"), companion.value(), type, names.at(int(choice))}, then);
    }
    void setRemoteAnswers(bool allowed, base::Then<void> then) override
    {
        remember({QStringLiteral("setRemoteAnswers"), allowed ? QStringLiteral("yes") : QStringLiteral("no")},
                 then);
    }

private:
    [[nodiscard]] static QString nameOf(model::Reach reach)
    {
        static const QStringList names{QStringLiteral("once"), QStringLiteral("room"),
                                       QStringLiteral("always")};
        return names.at(int(reach));
    }
    void remember(const QStringList &words, const base::Then<void> &then)
    {
        m_commands.append(words.join(u' '));
        changes.append(then);
    }

    bool m_attended = false;
    QStringList m_commands;
    QList<Answer> m_answers;
};

} // namespace studio::tests
