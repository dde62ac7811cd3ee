// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/template_port.h"

namespace studio::tests {

/// A TemplatePort that remembers what it was told, one line a command: "rename t1 Tea". A test answers by
/// emitting the signals itself, or with list() and refuse().
class FakeTemplatePort : public ports::TemplatePort
{
    Q_OBJECT

public:
    using TemplatePort::TemplatePort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] const QList<model::RoomTemplate> &saved() const { return m_saved; }
    [[nodiscard]] base::RequestId lastRequest() const
    {
        return base::RequestId(QStringLiteral("t%1").arg(m_commands.size()));
    }
    void list(const QList<model::RoomTemplate> &templates)
    {
        Q_EMIT templatesListed(lastRequest(), templates);
        Q_EMIT done(lastRequest());
    }
    void refuse(const QString &reason)
    {
        Q_EMIT failed(lastRequest(), {base::ErrorCode::Conflict, reason, {}});
    }
    void keep()
    {
        Q_EMIT templateSaved(lastRequest(), m_saved.last());
        Q_EMIT done(lastRequest());
    }

    base::RequestId listTemplates() override { return remember({QStringLiteral("list")}); }
    base::RequestId saveTemplate(const model::RoomTemplate &kept) override
    {
        m_saved.append(kept);
        return remember({QStringLiteral("save"), kept.id.value(), kept.name});
    }
    base::RequestId renameTemplate(const model::TemplateId &id, const QString &name) override
    {
        return remember({QStringLiteral("rename"), id.value(), name});
    }
    base::RequestId removeTemplate(const model::TemplateId &id) override
    {
        return remember({QStringLiteral("remove"), id.value()});
    }

private:
    base::RequestId remember(const QStringList &words)
    {
        m_commands.append(words.join(QLatin1Char(' ')));
        return lastRequest();
    }

    QStringList m_commands;
    QList<model::RoomTemplate> m_saved;
};

} // namespace studio::tests
