// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/permission_port.h"
#include "tests/support/ui/sample_room.h"

#include <QStringList>

namespace studio::tests {

/// A PermissionPort that records its commands, one per line: "allow c1 room same". A test answers, and emits
/// the news itself.
class FakePermissionPort : public ports::PermissionPort
{
    Q_OBJECT

public:
    using PermissionPort::PermissionPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] bool isAttended() const { return m_attended; }
    QList<base::Then<void>> changes; ///< all commands except readList
    QList<base::Then<ports::PermissionList>> reads;

    void attend(bool here) override { m_attended = here; }

    void allow(const base::TurnId &, const base::CallId &call, model::Reach reach, ports::Scope scope,
               const std::optional<model::RawJson> &otherArguments, base::Then<void> then) override
    {
        QStringList words{QStringLiteral("allow"), call.value(), nameOf(reach), nameOf(scope)};
        if (otherArguments)
            words.append(QString::fromUtf8(otherArguments->text));
        remember(words, then);
    }
    void refuse(const base::TurnId &, const base::CallId &call, model::Reach reach, ports::Scope scope,
                base::Then<void> then) override
    {
        remember({QStringLiteral("refuse"), call.value(), nameOf(reach), nameOf(scope)}, then);
    }
    void readList(base::Then<ports::PermissionList> then) override
    {
        m_commands.append(QStringLiteral("readList"));
        reads.append(then);
    }
    void revoke(qint64 rule, base::Then<void> then) override
    {
        remember({QStringLiteral("revoke"), QString::number(rule)}, then);
    }
    void setAskForActs(bool ask, base::Then<void> then) override
    {
        remember({QStringLiteral("setAskForActs"), ask ? QStringLiteral("yes") : QStringLiteral("no")}, then);
    }

private:
    static QString nameOf(model::Reach reach)
    {
        static const QStringList names{QStringLiteral("once"), QStringLiteral("room"),
                                       QStringLiteral("always")};
        return names.at(int(reach));
    }
    static QString nameOf(ports::Scope scope)
    {
        return scope == ports::Scope::SameArguments ? QStringLiteral("same") : QStringLiteral("any");
    }
    void remember(const QStringList &words, const base::Then<void> &then)
    {
        m_commands.append(words.join(u' '));
        changes.append(then);
    }

    bool m_attended = false;
    QStringList m_commands;
};

/// Kyoko wants to write a letter in the tea room; the user has one minute.
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
