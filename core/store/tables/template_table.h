// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room_template.h"
#include "core/store/then.h"

#include <QList>

namespace studio::store {

class SqliteStore;

/// Templates that new rooms can begin from. Threads as in SqliteStore::read() and write().
class TemplateTable
{
public:
    TemplateTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// By name; what cannot be read is left out.
    void templates(QObject *context, Then<QList<model::RoomTemplate>> then) const;
    /// In place of the one with its id, if there is one. Conflict: another one has its name. InvalidInput:
    /// it is one too many.
    void keepTemplate(const model::RoomTemplate &kept, QObject *context, Then<void> then);
    /// The same one under another name. NotFound: there is none of that id.
    void renameTemplate(const model::TemplateId &id, const QString &name, QObject *context, Then<void> then);
    void dropTemplate(const model::TemplateId &id, QObject *context, Then<void> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
