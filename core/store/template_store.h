// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room_template.h"
#include "core/store/store.h"

namespace studio::store {

/// What rooms can begin like (a port). Threads as in Store.
class TemplateStore
{
public:
    static constexpr int kMost = 200;

    TemplateStore() = default;
    virtual ~TemplateStore() = default;
    TemplateStore(const TemplateStore &) = delete;
    TemplateStore &operator=(const TemplateStore &) = delete;

    /// By name; what cannot be read is left out.
    virtual void templates(QObject *context, Then<QList<model::RoomTemplate>> then) = 0;
    /// In place of the one with its id, if there is one. Conflict: another one has its name. InvalidInput:
    /// it is one too many.
    virtual void keepTemplate(const model::RoomTemplate &kept, QObject *context, Then<void> then) = 0;
    /// The same one under another name. NotFound: there is none of that id.
    virtual void renameTemplate(const model::TemplateId &id, const QString &name, QObject *context,
                                Then<void> then) = 0;
    virtual void dropTemplate(const model::TemplateId &id, QObject *context, Then<void> then) = 0;
};

} // namespace studio::store
