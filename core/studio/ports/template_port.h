// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/room_template.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// What rooms can begin like, for everybody outside the core (a port). It knows no room: whoever makes one
/// from a template hands it to RoomPort, and a change of the template leaves that room alone. How commands
/// and their answers come: see RoomPort.
class TemplatePort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual base::RequestId listTemplates() = 0; ///< templatesListed
    /// Without an id a new one; else in place of the one with that id. templateSaved, as it is kept.
    /// Conflict: another one has that name. InvalidInput: something of it could not be in a room.
    virtual base::RequestId saveTemplate(const model::RoomTemplate &kept) = 0;
    /// Conflict as with saveTemplate; NotFound: there is none of that id.
    virtual base::RequestId renameTemplate(const model::TemplateId &id, const QString &name) = 0;
    virtual base::RequestId removeTemplate(const model::TemplateId &id) = 0; ///< done, also if there is none

Q_SIGNALS:
    /// By name.
    void templatesListed(const studio::base::RequestId &request,
                         const QList<studio::model::RoomTemplate> &templates);
    void templateSaved(const studio::base::RequestId &request, const studio::model::RoomTemplate &kept);
    /// One was saved, renamed or removed; ask again.
    void templatesChanged();

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
