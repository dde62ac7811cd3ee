// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/template_rows.h"

#include "core/base/log.h"
#include "core/store/connection.h"
#include "core/store/store_words.h"
#include "core/wire/room_template_wire.h"

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using model::RoomTemplate;
using model::TemplateId;

namespace {

bool isNamed(const RoomTemplate &one, const QString &name)
{
    return one.name.compare(name, Qt::CaseInsensitive) == 0;
}

Result<void> write(Connection &connection, const RoomTemplate &kept)
{
    return connection
        .query(u"INSERT OR REPLACE INTO room_templates (id, body) VALUES (?, ?)"_s,
               {kept.id.value(), QString::fromUtf8(wire::dump(wire::roomTemplateToJson(kept)))})
        .transform([](QSqlQuery *) {});
}

} // namespace

Result<QList<RoomTemplate>> readTemplates(Connection &connection)
{
    const auto has = connection.value(u"SELECT count(*) FROM sqlite_master WHERE name = 'room_templates'"_s);
    if (!has)
        return tl::unexpected(has.error());
    if (has->toInt() == 0)
        return QList<RoomTemplate>(); // a read-only file of an older version
    auto rows = connection.query(u"SELECT id, body FROM room_templates"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    QList<RoomTemplate> templates;
    while ((*rows)->next()) {
        const auto json = wire::parse((*rows)->value(1).toString().toUtf8());
        const auto read =
            json ? wire::roomTemplateFromJson(*json) : Result<RoomTemplate>(tl::unexpected(json.error()));
        if (!read) {
            qCWarning(base::lcStore) << "a template is left out:" << read.error().detail;
            continue;
        }
        templates.append(*read);
        templates.last().id = TemplateId((*rows)->value(0).toString());
    }
    std::sort(templates.begin(), templates.end(), [](const RoomTemplate &a, const RoomTemplate &b) {
        const int order = a.name.compare(b.name, Qt::CaseInsensitive);
        return order != 0 ? order < 0 : a.id.value() < b.id.value();
    });
    return templates;
}

Result<void> replaceTemplate(Connection &connection, const RoomTemplate &kept)
{
    const auto all = readTemplates(connection);
    if (!all)
        return tl::unexpected(all.error());
    bool isNew = true;
    for (const RoomTemplate &other : *all) {
        isNew = isNew && other.id != kept.id;
        if (other.id != kept.id && isNamed(other, kept.name))
            return base::failure(ErrorCode::Conflict,
                                 StoreWords::tr("A template already has this name. Choose another name."),
                                 kept.name);
    }
    if (isNew && all->size() >= kMostTemplates)
        return base::failure(
            ErrorCode::InvalidInput,
            StoreWords::tr("You already have %L1 templates. Delete one first.").arg(kMostTemplates));
    return write(connection, kept);
}

Result<void> renameTemplate(Connection &connection, const TemplateId &id, const QString &name)
{
    const auto all = readTemplates(connection);
    if (!all)
        return tl::unexpected(all.error());
    const auto found =
        std::find_if(all->cbegin(), all->cend(), [&id](const RoomTemplate &one) { return one.id == id; });
    if (found == all->cend())
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This template no longer exists."),
                             id.value());
    RoomTemplate renamed = *found;
    renamed.name = name;
    return replaceTemplate(connection, renamed);
}

Result<void> deleteTemplate(Connection &connection, const TemplateId &id)
{
    return connection.query(u"DELETE FROM room_templates WHERE id = ?"_s, {id.value()})
        .transform([](QSqlQuery *) {});
}

} // namespace studio::store
