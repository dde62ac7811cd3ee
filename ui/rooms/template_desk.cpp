// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/template_desk.h"

#include <algorithm>

namespace studio::ui {

using model::RoomTemplate;

TemplateDesk::TemplateDesk(ports::TemplatePort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    using Port = ports::TemplatePort;
    connect(&port, &Port::templatesListed, this, [this](const auto &, const QList<RoomTemplate> &templates) {
        m_templates = templates;
        Q_EMIT changed();
    });
    connect(&port, &Port::templatesChanged, this, &TemplateDesk::refresh);
    connect(&port, &Port::templateSaved, this,
            [this](const base::RequestId &request, const RoomTemplate &kept) {
                if (m_asked.contains(request))
                    Q_EMIT saved(kept.name);
            });
    connect(&port, &Port::done, this, [this](const base::RequestId &request) { m_asked.remove(request); });
    connect(&port, &Port::failed, this, [this](const base::RequestId &request, const base::Error &error) {
        if (m_asked.remove(request))
            Q_EMIT failed(error.text);
    });
}

void TemplateDesk::refresh() { m_asked.insert(m_port.listTemplates()); }

std::optional<RoomTemplate> TemplateDesk::named(const QString &name) const
{
    const auto found = std::find_if(m_templates.cbegin(), m_templates.cend(),
                                    [wanted = name.simplified()](const RoomTemplate &one) {
                                        return one.name.compare(wanted, Qt::CaseInsensitive) == 0;
                                    });
    return found == m_templates.cend() ? std::nullopt : std::optional(*found);
}

void TemplateDesk::save(const RoomTemplate &kept) { m_asked.insert(m_port.saveTemplate(kept)); }

void TemplateDesk::rename(const model::TemplateId &id, const QString &name)
{
    m_asked.insert(m_port.renameTemplate(id, name));
}

void TemplateDesk::remove(const model::TemplateId &id) { m_asked.insert(m_port.removeTemplate(id)); }

} // namespace studio::ui
