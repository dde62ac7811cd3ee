// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/template_table.h"

#include "core/store/rows/template_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void TemplateTable::templates(QObject *context, base::ThenWork<QList<model::RoomTemplate>> then) const
{
    m_store.read(context, readTemplates, std::move(then));
}

void TemplateTable::keepTemplate(const model::RoomTemplate &kept, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [kept](Connection &connection) { return replaceTemplate(connection, kept); },
        std::move(then));
}

void TemplateTable::renameTemplate(const model::TemplateId &id, const QString &name, QObject *context,
                                   base::ThenWork<void> then)
{
    m_store.write(
        context, [id, name](Connection &connection) { return store::renameTemplate(connection, id, name); },
        std::move(then));
}

void TemplateTable::dropTemplate(const model::TemplateId &id, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [id](Connection &connection) { return deleteTemplate(connection, id); }, std::move(then));
}

} // namespace studio::store
