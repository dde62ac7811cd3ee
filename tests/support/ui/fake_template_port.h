// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/template_port.h"
#include "tests/support/give_answer.h"

namespace studio::tests {

/// A TemplatePort that records its commands, one per line: "rename t1 Tea". A test answers with list(),
/// keep() and refuse().
class FakeTemplatePort : public ports::TemplatePort
{
    Q_OBJECT

public:
    using TemplatePort::TemplatePort;

    QList<base::Then<QList<model::RoomTemplate>>> lists;
    QList<base::Then<model::RoomTemplate>> saves;
    QList<base::Then<void>> changes; ///< commands to rename or remove

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] const QList<model::RoomTemplate> &saved() const { return m_saved; }
    /// Answers the newest request for the list.
    void list(const QList<model::RoomTemplate> &templates) { giveAnswer(lists.last(), templates); }
    /// Refuses the newest command that changes something.
    void refuse(const QString &reason)
    {
        const auto error = base::failure(base::ErrorCode::Conflict, reason);
        if (m_commands.last().startsWith(QLatin1String("save ")))
            giveAnswer(saves.last(), error);
        else
            giveAnswer(changes.last(), error);
    }
    void keep() { giveAnswer(saves.last(), m_saved.last()); }

    void listTemplates(base::Then<QList<model::RoomTemplate>> then) override
    {
        remember({QStringLiteral("list")});
        lists.append(then);
    }
    void saveTemplate(const model::RoomTemplate &kept, base::Then<model::RoomTemplate> then) override
    {
        m_saved.append(kept);
        remember({QStringLiteral("save"), kept.id.value(), kept.name});
        saves.append(then);
    }
    void renameTemplate(const model::TemplateId &id, const QString &name, base::Then<void> then) override
    {
        remember({QStringLiteral("rename"), id.value(), name});
        changes.append(then);
    }
    void removeTemplate(const model::TemplateId &id, base::Then<void> then) override
    {
        remember({QStringLiteral("remove"), id.value()});
        changes.append(then);
    }

private:
    void remember(const QStringList &words) { m_commands.append(words.join(QLatin1Char(' '))); }

    QStringList m_commands;
    QList<model::RoomTemplate> m_saved;
};

} // namespace studio::tests
