// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/room_template.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// What rooms can begin like, for everybody outside the core (a port). It knows no room: whoever makes one
/// from a template hands it to RoomPort, and a change of the template leaves that room alone.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it, after templatesChanged() if the command changed something.
class TemplatePort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// All templates, by name.
    virtual void listTemplates(base::Then<QList<model::RoomTemplate>> then) = 0;
    /// Without an id a new template; else in place of the template with that id. Answers with the template as
    /// it is kept. Conflict: another template has that name. InvalidInput: something of it could not be in a
    /// room.
    virtual void saveTemplate(const model::RoomTemplate &kept, base::Then<model::RoomTemplate> then) = 0;
    /// Conflict as with saveTemplate; NotFound: no template has that id.
    virtual void renameTemplate(const model::TemplateId &id, const QString &name, base::Then<void> then) = 0;
    /// No error if no template has that id.
    virtual void removeTemplate(const model::TemplateId &id, base::Then<void> then) = 0;

Q_SIGNALS:
    /// One was saved, renamed or removed; ask again.
    void templatesChanged();
};

} // namespace studio::ports
