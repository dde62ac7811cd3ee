// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"

#include <QStringList>

namespace studio::tests {

/// A QueryPort that remembers what it was told, one line a command: "allow q1 always". A test answers by
/// emitting the signals itself.
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
    [[nodiscard]] base::RequestId lastRequest() const
    {
        return base::RequestId(QStringLiteral("q%1").arg(m_commands.size()));
    }
    void forgetCommands() { m_commands.clear(); }

    void attend(bool here) override { m_attended = here; }

    base::RequestId allow(const QString &id, bool always) override
    {
        return remember(
            {QStringLiteral("allow"), id, always ? QStringLiteral("always") : QStringLiteral("once")});
    }

    base::RequestId refuse(const QString &id, bool forGood) override
    {
        return remember(
            {QStringLiteral("refuse"), id, forGood ? QStringLiteral("forGood") : QStringLiteral("once")});
    }

    base::RequestId answer(const model::QueryResult &result, const std::optional<QString> &kept) override
    {
        m_answers.append({result, kept});
        return remember({QStringLiteral("answer"), result.id,
                         result.success ? QStringLiteral("well") : result.error.value_or(QString())});
    }

    base::RequestId readLedger() override { return remember({QStringLiteral("readLedger")}); }

    base::RequestId setRule(const base::ParticipantId &companion, const QString &type,
                            ports::ConsentChoice choice) override
    {
        static const QStringList names{QStringLiteral("ask"), QStringLiteral("always"),
                                       QStringLiteral("never")};
        return remember({QStringLiteral("setRule"), companion.value(), type, names.at(int(choice))});
    }

    base::RequestId setRemoteAnswers(bool allowed) override
    {
        return remember(
            {QStringLiteral("setRemoteAnswers"), allowed ? QStringLiteral("yes") : QStringLiteral("no")});
    }

private:
    base::RequestId remember(const QStringList &words)
    {
        m_commands.append(words.join(u' '));
        return lastRequest();
    }

    bool m_attended = false;
    QStringList m_commands;
    QList<Answer> m_answers;
};

} // namespace studio::tests
