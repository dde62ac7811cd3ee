// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/room_template.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// Templates for new rooms, for code outside the core (a port). It knows no rooms: the code that makes a room
/// from a template passes it to RoomPort, and a later change of the template leaves that room alone.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once, after templatesChanged() if the command changed something.
class TemplatePort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// All templates, by name.
    virtual void listTemplates(base::Then<QList<model::RoomTemplate>> then) = 0;
    /// Without an id, stores a new template; else replaces the template with that id. Returns the template as
    /// stored. Conflict: another template has that name. InvalidInput: a room could not have these settings.
    virtual void saveTemplate(const model::RoomTemplate &kept, base::Then<model::RoomTemplate> then) = 0;
    /// Conflict as with saveTemplate; NotFound: no template has that id.
    virtual void renameTemplate(const model::TemplateId &id, const QString &name, base::Then<void> then) = 0;
    /// No error if no template has that id.
    virtual void removeTemplate(const model::TemplateId &id, base::Then<void> then) = 0;

Q_SIGNALS:
    /// A template was saved, renamed or removed; ask again.
    void templatesChanged();
};

} // namespace studio::ports
