// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/permission_port.h"
#include "tests/support/ui/sample_room.h"

#include <QStringList>

namespace studio::tests {

/// A PermissionPort that remembers what it was told, one line a command: "allow c1 room same". A test answers
/// by emitting the signals itself.
class FakePermissionPort : public ports::PermissionPort
{
    Q_OBJECT

public:
    using PermissionPort::PermissionPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] bool isAttended() const { return m_attended; }
    [[nodiscard]] base::RequestId lastRequest() const
    {
        return base::RequestId(QStringLiteral("p%1").arg(m_commands.size()));
    }

    void attend(bool here) override { m_attended = here; }

    base::RequestId allow(const base::TurnId &, const base::CallId &call, ports::Reach reach,
                          ports::Scope scope, const std::optional<model::RawJson> &otherArguments) override
    {
        QStringList words{QStringLiteral("allow"), call.value(), nameOf(reach), nameOf(scope)};
        if (otherArguments)
            words.append(QString::fromUtf8(otherArguments->text));
        return remember(words);
    }

    base::RequestId refuse(const base::TurnId &, const base::CallId &call, ports::Reach reach,
                           ports::Scope scope) override
    {
        return remember({QStringLiteral("refuse"), call.value(), nameOf(reach), nameOf(scope)});
    }

    base::RequestId readList() override { return remember({QStringLiteral("readList")}); }
    base::RequestId revoke(qint64 rule) override
    {
        return remember({QStringLiteral("revoke"), QString::number(rule)});
    }
    base::RequestId setAskForActs(bool ask) override
    {
        return remember(
            {QStringLiteral("setAskForActs"), ask ? QStringLiteral("yes") : QStringLiteral("no")});
    }

private:
    static QString nameOf(ports::Reach reach)
    {
        static const QStringList names{QStringLiteral("once"), QStringLiteral("room"),
                                       QStringLiteral("always")};
        return names.at(int(reach));
    }
    static QString nameOf(ports::Scope scope)
    {
        return scope == ports::Scope::SameArguments ? QStringLiteral("same") : QStringLiteral("any");
    }
    base::RequestId remember(const QStringList &words)
    {
        m_commands.append(words.join(u' '));
        return lastRequest();
    }

    bool m_attended = false;
    QStringList m_commands;
};

/// Kyoko wants to write a letter in the tea room; a minute is allowed.
[[nodiscard]] inline ports::PendingWish pendingWish(const QString &call)
{
    return {.room = teaRoom(),
            .turn = base::TurnId(QStringLiteral("t1")),
            .call = base::CallId(call),
            .companion = kyoko(),
            .tool = QStringLiteral("post"),
            .title = QStringLiteral("Post a letter"),
            .about = QStringLiteral("Sends a letter to somebody outside of this room."),
            .risk = model::Risk::Sensitive,
            .arguments = {R"({"to":"Natsumi","text":"Tea at five?"})"},
            .left = base::Millis(60'000),
            .allowed = base::Millis(60'000)};
}

} // namespace studio::tests
