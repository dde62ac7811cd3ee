// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/reading.h"

#include "app/options/command_words.h"
#include "app/options/examples.h"

#include <QSet>

#include <memory>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::RequestId;
using model::Language;
using model::Persona;
using model::RoomSummary;

namespace {

// Asks, and hands on the signal that carries the answer to that, before the request is done. It listens
// before it asks: the studio's thread may answer before this one comes to connecting.
template<class Port, class Answer, class Ask>
RequestId askOnce(Port &port, void (Port::*signal)(const RequestId &, const Answer &), QObject *context,
                  const Ask &ask, std::function<void(const Answer &)> then)
{
    auto *once = new QObject(context);
    const auto asked = std::make_shared<RequestId>();
    QObject::connect(&port, signal, once,
                     [once, asked, then = std::move(then)](const RequestId &answered, const Answer &answer) {
                         if (answered != *asked)
                             return;
                         once->deleteLater();
                         then(answer);
                     });
    *asked = ask(port);
    return *asked;
}

void storeExamples(House &house, QObject *context, QList<Persona> rest, std::function<void()> done,
                   const Requests::Failed &failed)
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
        return base::failure(ErrorCode::NotFound, CommandWords::tr("There is no room \"%1\".").arg(wanted));
    if (found.size() > 1)
        return base::failure(
            ErrorCode::Conflict,
            CommandWords::tr("Several rooms are called \"%1\"; take the id that `rooms` prints.")
                .arg(wanted));
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
                  std::function<void(const QList<Persona> &)> then, Requests::Failed failed)
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

void withRooms(House &house, Requests &requests, std::function<void(const QList<RoomSummary> &)> then,
               Requests::Failed failed)
{
    const RequestId request = askOnce<ports::RoomPort, QList<RoomSummary>>(
        house.rooms(), &ports::RoomPort::roomsListed, &requests,
        [](ports::RoomPort &port) { return port.listRooms(); },
        [then](QList<RoomSummary> rooms) {
            rooms.removeIf([](const RoomSummary &r) { return r.deleted; });
            then(rooms);
        });
    requests.follow(request, {}, failed);
}

} // namespace studio::app
