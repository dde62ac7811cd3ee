// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/report_text.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr auto kRemoved = "(removed)"_L1;

/// Keys of settings whose values are never part of a report, however they look.
bool isSecretKey(const QString &key)
{
    static const QRegularExpression secret(u"key(?!board)|token|secret|password|passwd|auth|credential"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return secret.match(key).hasMatch();
}

/// Ids, words of the protocol and numbers: what a replay needs, and what holds no talk.
bool isPlainWord(const QString &text)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_:.-]{1,80}$"_s);
    return plain.match(text).hasMatch();
}

QString masked(const QString &text)
{
    QString out = text;
    for (QChar &c : out)
        if (!c.isSpace())
            c = u'x';
    return out;
}

QJsonValue silenced(const QJsonValue &value, const QString &key)
{
    if (key == "metadata"_L1 || key == "program"_L1)
        return value.isString() ? QJsonValue(QString()) : QJsonValue(QJsonObject());
    if (value.isString())
        return key == "message"_L1 || !isPlainWord(value.toString()) ? masked(value.toString()) : value;
    if (value.isArray()) {
        QJsonArray items;
        for (const QJsonValue &item : value.toArray())
            items.append(silenced(item, key));
        return items;
    }
    if (!value.isObject())
        return value;
    QJsonObject fields;
    const QJsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field)
        fields.insert(field.key(), silenced(field.value(), field.key()));
    return fields;
}

/// Keys that show by their beginning what they are.
QString withoutKnownKeys(const QString &text)
{
    static const QRegularExpression known(
        u"\\b(sk|pk|rk|gsk|xai|hf|ghp|key)[-_][A-Za-z0-9_-]{8,}|\\bAIza[A-Za-z0-9_-]{8,}"_s);
    return QString(text).replace(known, kRemoved);
}

QString section(const QString &title, const QStringList &lines)
{
    return u'[' + title + u"]\n"_s + (lines.isEmpty() ? u"none"_s : lines.join(u'\n')) + u'\n';
}

QString hostOf(const QUrl &address)
{
    const QString port = address.port() < 0 ? QString() : u':' + QString::number(address.port());
    return address.scheme() + u"://"_s + address.host() + port;
}

QStringList settingLines(const QMap<QString, QString> &settings)
{
    QStringList lines;
    for (auto setting = settings.cbegin(); setting != settings.cend(); ++setting)
        lines.append(setting.key() + u" = "_s +
                     (isSecretKey(setting.key()) ? QString(kRemoved) : withoutSecrets(setting.value())));
    return lines;
}

QStringList providerLines(const QList<ReportedProvider> &providers)
{
    QStringList lines;
    for (const ReportedProvider &provider : providers)
        lines.append(u"%1, %2, model %3, %4"_s.arg(
            provider.kind, hostOf(provider.address),
            provider.model.isEmpty() ? u"none"_s : withoutKnownKeys(provider.model),
            provider.hasKey ? u"with a key"_s : u"without a key"_s));
    return lines;
}

} // namespace

QString withoutSecrets(const QString &text)
{
    static const QRegularExpression address(
        u"\\b([a-z][a-z0-9+.-]*://)(?:\\S*@)?((?:\\[[0-9a-f:.]+\\]|[^/\\s?#:]*)(?::\\d+)?)\\S*"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bearer(u"\\b(bearer|basic)\\s+\\S+"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression named(
        u"\\b([\\w-]*(?:key|token|secret|passw(?:or)?d)\"?\\s*[:=]\\s*)(?!\\d{1,6}\\b)\\S+"_s,
        QRegularExpression::CaseInsensitiveOption);
    // No word is as long as this and has digits, except keys; names of models have fewer signs or hyphens.
    static const QRegularExpression random(
        u"\\b(?=[A-Za-z_-]*[0-9])(?=[0-9_-]*[A-Za-z])([A-Za-z0-9]{24,}|[A-Za-z0-9_-]{40,})"_s);
    QString out = withoutKnownKeys(text);
    out.replace(address, u"\\1\\2"_s);
    out.replace(named, u"\\1"_s + kRemoved);
    out.replace(bearer, u"\\1 "_s + kRemoved);
    out.replace(random, kRemoved);
    if (const QString home = QDir::homePath(); home.size() > 1)
        out.replace(home, u"~"_s);
    return out;
}

QByteArray withoutTalk(const QByteArray &replay)
{
    QByteArray out;
    for (const QByteArray &line : replay.split('\n')) {
        const QJsonDocument document = QJsonDocument::fromJson(line);
        if (document.isObject())
            out += QJsonDocument(silenced(document.object(), {}).toObject()).toJson(QJsonDocument::Compact) +
                   '\n';
    }
    return out;
}

QString reportText(const Report &report)
{
    QStringList troubles;
    for (const QString &trouble : report.troubles)
        troubles.append(withoutSecrets(trouble).simplified());
    QString text = section(u"program"_s, report.details.trimmed().split(u'\n')) + u'\n' +
                   section(u"settings"_s, settingLines(report.settings)) + u'\n' +
                   section(u"providers"_s, providerLines(report.providers)) + u'\n' +
                   section(u"troubles of this session"_s, troubles);
    if (!report.replay.isEmpty())
        text += u"\n[replay of the room]\n"_s + QString::fromUtf8(report.replay);
    return text;
}

} // namespace studio::ui
