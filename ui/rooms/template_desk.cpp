// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/template_desk.h"

#include <algorithm>

namespace studio::ui {

using base::Result;
using model::RoomTemplate;

TemplateDesk::TemplateDesk(ports::TemplatePort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    connect(&port, &ports::TemplatePort::templatesChanged, this, &TemplateDesk::refresh);
}

void TemplateDesk::refresh()
{
    m_port.listTemplates({this, [this](const Result<QList<RoomTemplate>> &templates) {
                              if (!templates) {
                                  Q_EMIT failed(templates.error().text);
                                  return;
                              }
                              m_templates = *templates;
                              Q_EMIT changed();
                          }});
}

std::optional<RoomTemplate> TemplateDesk::named(const QString &name) const
{
    const auto found = std::find_if(m_templates.cbegin(), m_templates.cend(),
                                    [wanted = name.simplified()](const RoomTemplate &one) {
                                        return one.name.compare(wanted, Qt::CaseInsensitive) == 0;
                                    });
    return found == m_templates.cend() ? std::nullopt : std::optional(*found);
}

void TemplateDesk::save(const RoomTemplate &kept)
{
    m_port.saveTemplate(kept, {this, [this](const Result<RoomTemplate> &result) {
                                   if (result)
                                       Q_EMIT saved(result->name);
                                   else
                                       Q_EMIT failed(result.error().text);
                               }});
}

base::Then<void> TemplateDesk::orFail()
{
    return {this, [this](const Result<void> &result) {
                if (!result)
                    Q_EMIT failed(result.error().text);
            }};
}

void TemplateDesk::rename(const model::TemplateId &id, const QString &name)
{
    m_port.renameTemplate(id, name, orFail());
}

void TemplateDesk::remove(const model::TemplateId &id) { m_port.removeTemplate(id, orFail()); }

} // namespace studio::ui
