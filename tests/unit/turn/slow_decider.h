// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

// An independent reading of turn-taking §9, slow and plain: everything is looked up anew in what was said. It
// shares no line with the engine.
namespace slow {

struct Said
{
    QString from;
    QStringList to;
    QStringList mentions;
    QStringList asks;
    bool whisper = false;
};

enum class Way { Vote, Resource, Ring };

/// A room without any turn or round, in which the last of `said` is put.
struct Scene
{
    Way way = Way::Vote;
    QStringList roster;
    QSet<QString> muted;
    QList<Said> said;
    QMap<QString, QStringList> follows;
    QStringList onlyWhenNamed;
    int coolDown = 0;
    bool idle = false; ///< put once more after a silence
};

inline bool isNamed(const Said &message, const QString &id)
{
    if (message.to.contains(id))
        return true;
    return !message.whisper && (message.asks.contains(id) || message.mentions.contains(id));
}

/// Who could have the floor at all, before the rules of the room.
inline QStringList present(const Scene &scene)
{
    const Said &message = scene.said.last();
    QStringList present;
    for (const QString &id : scene.roster) {
        bool there = !scene.muted.contains(id);
        if (id == message.from && scene.way != Way::Ring && !(scene.idle && !message.whisper))
            there = false;
        if (message.whisper && !message.to.contains(id))
            there = false;
        if (scene.way == Way::Vote && !scene.idle && !message.to.isEmpty() && !message.to.contains(id))
            there = false;
        if (there)
            present << id;
    }
    return present;
}

/// Whether it sent one of the last messages of members, as many as the cool-down says.
inline bool isCooling(const Scene &scene, const QString &id)
{
    QStringList senders;
    for (const Said &said : scene.said) {
        if (scene.roster.contains(said.from))
            senders << said.from;
    }
    return senders.mid(qMax(0, int(senders.size()) - scene.coolDown)).contains(id);
}

/// Who fell out and why, in the words of the wire; who is left stands there with an empty word.
struct Field
{
    QMap<QString, QString> why;
    QString emptyBecause;
};

inline Field fieldOf(const Scene &scene)
{
    const Said &message = scene.said.last();
    const QStringList all = present(scene);
    QStringList left = all;
    Field field;
    for (const QString &rule :
         {QStringLiteral("notNamed"), QStringLiteral("mask"), QStringLiteral("coolDown")}) {
        QStringList stay;
        for (const QString &id : left) {
            const bool falls =
                rule == QLatin1String("notNamed") ? scene.onlyWhenNamed.contains(id) && !isNamed(message, id)
                : rule == QLatin1String("mask")
                    ? scene.follows.contains(message.from) && !scene.follows.value(message.from).contains(id)
                    : isCooling(scene, id) && !isNamed(message, id);
            if (!falls)
                stay << id;
        }
        if (stay.isEmpty() && rule == QLatin1String("coolDown"))
            continue; // void
        if (stay.isEmpty() && !left.isEmpty())
            field.emptyBecause = rule;
        for (const QString &id : std::as_const(left)) {
            if (!stay.contains(id))
                field.why[id] = rule;
        }
        left = stay;
    }
    for (const QString &id : std::as_const(left))
        field.why[id] = QString();
    return field;
}

} // namespace slow
