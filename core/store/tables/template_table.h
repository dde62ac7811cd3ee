// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/room_template.h"

#include <QList>

namespace studio::store {

class SqliteStore;

/// Templates for new rooms. Threads as in SqliteStore::read() and write().
class TemplateTable
{
public:
    TemplateTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// By name; unreadable templates are left out.
    void templates(QObject *context, base::ThenWork<QList<model::RoomTemplate>> then) const;
    /// Replaces the template with the same id, if there is one. Conflict: another template has that name.
    /// InvalidInput: there are too many templates.
    void keepTemplate(const model::RoomTemplate &kept, QObject *context, base::ThenWork<void> then);
    /// Renames a template. NotFound: no template has that id.
    void renameTemplate(const model::TemplateId &id, const QString &name, QObject *context,
                        base::ThenWork<void> then);
    void dropTemplate(const model::TemplateId &id, QObject *context, base::ThenWork<void> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
