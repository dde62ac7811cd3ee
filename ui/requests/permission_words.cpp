// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/permission_words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PermissionEntry;
using model::Risk;

namespace {

struct PermissionWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::PermissionWords)
};

constexpr qsizetype kLongestTitle = 80;
constexpr qsizetype kLongestName = 60;
constexpr qsizetype kLongestSummary = 120;
constexpr qsizetype kMostLines = 200;

QString cut(const QString &text, qsizetype longest)
{
    return text.size() > longest ? QString(text.left(longest - 1) + u'…') : text;
}

QString valueText(const QJsonValue &value)
{
    if (value.isString())
        return value.toString().simplified();
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    return value.toVariant().toString();
}

} // namespace

QString wishSentence(const ports::PendingWish &wish, const QString &name)
{
    const QString tool = (wish.title.isEmpty() ? wish.tool : wish.title).simplified();
    //: %1 is a companion, %2 the name of a tool, such as "Gesture"
    return PermissionWords::tr("%1 wants to use a tool: %2").arg(name, cut(tool, kLongestTitle));
}

QString riskSentence(Risk risk)
{
    switch (risk) {
    case Risk::Read: return PermissionWords::tr("Reads only what the companion already knows.");
    case Risk::Act: return PermissionWords::tr("Does something visible in this window.");
    case Risk::Sensitive: return PermissionWords::tr("Affects something outside, or cannot be undone.");
    }
    return {};
}

IconName riskIcon(Risk risk)
{
    switch (risk) {
    case Risk::Read: return IconName::Search;
    case Risk::Act: return IconName::Info;
    case Risk::Sensitive: return IconName::Warning;
    }
    return IconName::Warning;
}

QString permissionOutcome(PermissionEntry::What what)
{
    using What = PermissionEntry::What;
    switch (what) {
    case What::AllowedOnce: return PermissionWords::tr("You allowed it once");
    case What::AllowedEdited: return PermissionWords::tr("You allowed it once, with changes");
    case What::AllowedInRoom: return PermissionWords::tr("You allowed it in this room");
    case What::AllowedAlways: return PermissionWords::tr("You always allow it");
    case What::RefusedOnce: return PermissionWords::tr("You denied it");
    case What::RefusedInRoom: return PermissionWords::tr("You denied it in this room");
    case What::RefusedAlways: return PermissionWords::tr("You never allow it");
    case What::ByRuleAllowed: return PermissionWords::tr("Allowed by your setting");
    case What::ByRuleRefused: return PermissionWords::tr("Denied by your setting");
    case What::ByRiskAllowed: return PermissionWords::tr("Allowed automatically (harmless tool)");
    case What::TimedOut: return PermissionWords::tr("Denied: not answered in time");
    case What::NobodyHere: return PermissionWords::tr("Denied: nobody was there to be asked");
    case What::TooMany: return PermissionWords::tr("Denied: too many open requests from this companion");
    case What::Dropped: return PermissionWords::tr("No longer needed");
    case What::Revoked: return PermissionWords::tr("You withdrew the setting");
    }
    return {};
}

QStringList argumentLines(const model::RawJson &arguments, qsizetype longestValue)
{
    const QJsonObject object = QJsonDocument::fromJson(arguments.text).object();
    QStringList lines;
    for (auto member = object.begin(); member != object.end() && lines.size() < kMostLines; ++member) {
        //: An argument of a tool: its name and its value
        lines.append(PermissionWords::tr("%1: %2").arg(cut(member.key().simplified(), kLongestName),
                                                       cut(valueText(member.value()), longestValue)));
    }
    return lines;
}

QString argumentSummary(const model::RawJson &arguments)
{
    return cut(argumentLines(arguments, kLongestSummary).join(u" · "_s), kLongestSummary);
}

QString editableArguments(const model::RawJson &arguments)
{
    const QJsonObject object = QJsonDocument::fromJson(arguments.text).object();
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented)).trimmed();
}

} // namespace studio::ui
