// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/withdrawal.h"

#include "core/store/connection.h"
#include "core/store/rows/door_rows.h"
#include "core/store/rows/fact_tables.h"
#include "core/store/rows/persona_rows.h"
#include "core/store/rows/setting_rows.h"
#include "core/store/store_words.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::Result;

namespace {

constexpr qsizetype kLongestName = 60; // of a name in the file

QString shown(const QVariant &value)
{
    QString plain = value.toString().simplified().left(kLongestName);
    plain.removeIf([](QChar one) { return !one.isPrint(); });
    return plain;
}

std::optional<Error> shutDoors(Connection &connection, QStringList &told)
{
    auto doors = readDoors(connection);
    const model::DoorsSettings before = doors.value_or(model::DoorsSettings());
    if (before.mcp.open)
        told.append(StoreWords::tr("The MCP server was open. It is now closed."));
    if (before.firehose.open)
        told.append(StoreWords::tr("The firehose was open. It is now closed."));
    if (before.network.joined)
        told.append(
            StoreWords::tr("The network %1 was joined. It is now disconnected.")
                .arg(shown(before.network.address.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery))));
    if (before.mcp.speaksAsMe || before.firehose.speaksAsMe || before.network.speaksAsMe)
        told.append(StoreWords::tr("Programs were allowed to speak as you. Now they are not."));
    // An unreadable row is deleted too.
    const auto gone = connection.query(u"DELETE FROM settings WHERE key = 'doors'"_s);
    if (!gone)
        return gone.error();
    const auto forgotten = forgetDoorMemory(connection);
    return forgotten ? std::nullopt : std::optional(forgotten.error());
}

/// Settings of the query and permission desks that allow something without asking the user.
std::optional<Error> forgetSettings(Connection &connection, QStringList &told)
{
    const auto remote = readSetting(connection, u"remoteAnswers"_s);
    const auto acts = readSetting(connection, u"askForActs"_s);
    if (!remote || !acts)
        return !remote ? remote.error() : acts.error();
    if (*remote == "true"_L1)
        told.append(StoreWords::tr("Connected programs were allowed to answer requests. Now they are not."));
    if (*acts == "false"_L1)
        told.append(StoreWords::tr("Tools acted without asking. Now you are asked again."));
    const auto gone =
        connection.query(u"DELETE FROM settings WHERE key IN ('remoteAnswers', 'askForActs')"_s);
    return gone ? std::nullopt : std::optional(gone.error());
}

/// A companion's name in the file, in quotes, with the unique id.
QString nameIn(Connection &connection, const QString &id)
{
    const auto kept = readRevisions(connection, base::ParticipantId(id));
    const QString name = kept && !kept->isEmpty()
                             ? shown(kept->first().persona.textIn(kept->first().persona.mainLanguage).name)
                                   .remove(u'“')
                                   .remove(u'”')
                             : QString();
    //: %1 is a companion, %2 their ID
    return name.isEmpty() ? id : StoreWords::tr("“%1” (%2)").arg(name, id);
}

/// `sentence` has %1, the companion, and %2, the object.
std::optional<Error> forgetRules(Connection &connection, const QString &select, const QString &table,
                                 const QString &sentence, QStringList &told)
{
    const auto there = hasTable(connection, table);
    if (!there || !*there)
        return there ? std::nullopt : std::optional(there.error());
    const auto rows = connection.query(select);
    if (!rows)
        return rows.error();
    while ((*rows)->next())
        told.append(sentence.arg(nameIn(connection, shown((*rows)->value(0))), shown((*rows)->value(1))));
    const auto gone = connection.query(u"DELETE FROM "_s + table);
    return gone ? std::nullopt : std::optional(gone.error());
}

} // namespace

Result<QStringList> withdrawConsent(Connection &connection)
{
    QStringList told;
    std::optional<Error> error = connection.run(u"BEGIN IMMEDIATE"_s);
    const auto settings = hasTable(connection, u"settings"_s);
    if (!settings)
        error = settings.error();
    if (!error && *settings)
        error = shutDoors(connection, told);
    if (!error && *settings)
        error = forgetSettings(connection, told);
    if (!error)
        error = forgetRules(
            connection, u"SELECT companion, type FROM consent_rules WHERE allowed ORDER BY companion, type"_s,
            u"consent_rules"_s,
            //: %1 a companion: "Aya" (companion_aya), %2 what is asked for, such as "camera"
            StoreWords::tr("%1 had a standing answer: %2. Now you are asked again."), told);
    if (!error)
        error = forgetRules(
            connection,
            u"SELECT companion, tool FROM permission_rules WHERE allowed ORDER BY companion, tool"_s,
            u"permission_rules"_s,
            //: %1 a companion: "Aya" (companion_aya), %2 the name of a tool
            StoreWords::tr("%1 had a standing permission: %2. Now you are asked again."), told);
    if (!error)
        error = connection.run(u"COMMIT"_s);
    if (error) {
        (void)connection.run(u"ROLLBACK"_s);
        return tl::unexpected(*error);
    }
    return told;
}

} // namespace studio::store
