// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/examples.h"

#include "core/base/log.h"
#include "core/wire/persona_wire.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace studio::app {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

QString code(Language language)
{
    switch (language) {
    case Language::English: return u"en"_s;
    case Language::Japanese: return u"ja"_s;
    case Language::Chinese: return u"zh"_s;
    }
    Q_UNREACHABLE();
}

QByteArray resource(const QString &name)
{
    QFile file(u":/personas/"_s + name);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "resource", qPrintable(name));
    return opened ? file.readAll() : QByteArray();
}

QJsonObject firstRoom()
{
    return QJsonDocument::fromJson(resource(u"rooms.json"_s)).array().first().toObject();
}

} // namespace

QList<model::Persona> examplePersonas(Language language)
{
    QList<model::Persona> personas;
    const QJsonArray roster = firstRoom()["roster"_L1].toArray();
    for (const QJsonValue &id : roster) {
        auto persona = wire::personaFromBytes(resource(id.toString() + u".json"_s));
        if (!persona) {
            qCWarning(base::lcStudio) << "example" << id.toString() << persona.error().detail;
            continue;
        }
        persona->mainLanguage = language;
        personas.append(*persona);
    }
    return personas;
}

ExampleRoom exampleRoom(Language language)
{
    const QJsonObject room = firstRoom();
    ExampleRoom example;
    example.name = room["names"_L1][code(language)].toString();
    const QJsonArray roster = room["roster"_L1].toArray();
    for (const QJsonValue &id : roster)
        example.roster.append(base::ParticipantId(id.toString()));
    return example;
}

} // namespace studio::app
