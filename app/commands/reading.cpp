// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/reading.h"

#include "app/options/command_words.h"
#include "app/options/examples.h"

#include <QSet>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using model::Language;
using model::Persona;
using model::RoomSummary;

namespace {

void storeExamples(House &house, QObject *context, QList<Persona> rest, std::function<void()> done,
                   const Failed &failed)
{
    if (rest.isEmpty())
        return done();
    const Persona next = rest.takeFirst();
    house.personas().savePersona(
        next, {context, [&house, context, rest, done, failed](const base::Result<Persona> &saved) {
                   if (saved)
                       storeExamples(house, context, rest, done, failed);
                   else
                       failed(saved.error());
               }});
}

} // namespace

base::Result<RoomSummary> findRoom(const QList<RoomSummary> &rooms, const QString &wanted)
{
    QList<RoomSummary> found;
    for (const RoomSummary &room : rooms) {
        if (room.id.value() == wanted)
            return room;
        if (room.name == wanted)
            found.append(room);
    }
    if (found.isEmpty())
        return base::failure(ErrorCode::NotFound, CommandWords::tr("No room is called \"%1\".").arg(wanted));
    if (found.size() > 1)
        return base::failure(
            ErrorCode::Conflict,
            CommandWords::tr("Several rooms are called \"%1\". Use the ID that `rooms` prints.").arg(wanted));
    return found.first();
}

QString freeName(const QList<RoomSummary> &rooms, const QString &name)
{
    QSet<QString> taken;
    for (const RoomSummary &room : rooms)
        taken.insert(room.name);
    QString free = name;
    for (int number = 2; taken.contains(free); ++number)
        free = u"%1 %2"_s.arg(name).arg(number);
    return free;
}

Language languageOf(const QString &code)
{
    if (code == "ja"_L1)
        return Language::Japanese;
    return code == "zh"_L1 ? Language::Chinese : Language::English;
}

void withPersonas(House &house, QObject *context, Language language,
                  std::function<void(const QList<Persona> &)> then, Failed failed)
{
    const auto take = [&house, context, language, then, failed](const base::Result<QList<Persona>> &known) {
        if (!known)
            return failed(known.error());
        if (!known->isEmpty() || house.access() == House::Access::ReadOnly)
            return then(*known);
        const QList<Persona> examples = examplePersonas(language);
        storeExamples(
            house, context, examples, [then, examples] { then(examples); }, failed);
    };
    house.personas().listPersonas({context, take});
}

void withRooms(House &house, QObject *context, std::function<void(const QList<RoomSummary> &)> then,
               Failed failed)
{
    const auto take = [then, failed](const base::Result<QList<RoomSummary>> &all) {
        if (!all)
            return failed(all.error());
        QList<RoomSummary> rooms = *all;
        rooms.removeIf([](const RoomSummary &r) { return r.deleted; });
        then(rooms);
    };
    house.rooms().listRooms({context, take});
}

} // namespace studio::app
