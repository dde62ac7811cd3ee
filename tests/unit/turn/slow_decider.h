// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

#include <utility>

// An independent reading of turn-taking §9, §11 and §12, slow and plain: everything is derived anew from the
// messages. It shares no line with the engine.
namespace slow {

struct Said
{
    QString from;
    QStringList to;
    QStringList mentions;
    QStringList asks;
    bool whisper = false;
};

enum class Way { Vote, Resource, Ring, Natural, List, Pooled, Director };

/// A room without a turn or a round, in which the last message of `said` is put.
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
    quint64 seed = 0;
    QMap<QString, int> talkativeness;
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
        if (id == message.from && scene.way != Way::Ring && !scene.idle)
            there = false;
        if (message.whisper && !message.to.contains(id))
            there = false;
        const bool narrows = scene.way != Way::Resource && scene.way != Way::Ring && !scene.idle;
        if (narrows && !message.to.isEmpty() && !message.to.contains(id))
            there = false;
        if (there)
            present << id;
    }
    return present;
}

/// Whether the member sent one of the last messages of members, within the cool-down.
inline bool isCooling(const Scene &scene, const QString &id)
{
    QStringList senders;
    for (const Said &said : scene.said) {
        if (scene.roster.contains(said.from))
            senders << said.from;
    }
    return senders.mid(qMax(0, int(senders.size()) - scene.coolDown)).contains(id);
}

/// Who is excluded and why, in the words of the wire; those who take part have an empty word.
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

/// The longest silent of these, and on a tie the earlier in the room.
inline QString longestSilent(const Scene &scene, const QStringList &of)
{
    QString longest;
    int oldest = 0;
    for (const QString &id : of) {
        int newest = -1;
        for (int i = 0; i < scene.said.size(); ++i)
            newest = scene.said[i].from == id ? i : newest;
        if (longest.isEmpty() || newest < oldest) {
            longest = id;
            oldest = newest;
        }
    }
    return longest;
}

/// SplitMix64 as written in §5.
class Numbers
{
public:
    explicit Numbers(quint64 seed)
        : m_s(seed)
    {
    }
    quint64 next()
    {
        m_s += 0x9E3779B97F4A7C15ULL;
        quint64 z = m_s;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
        return z ^ z >> 31;
    }

private:
    quint64 m_s;
};

/// A room's first draws: the speakers on its last message, in this order (§11). Nobody if the field is empty.
inline QStringList lineOf(const Scene &scene)
{
    const Said &message = scene.said.last();
    const QMap<QString, QString> why = fieldOf(scene).why;
    QStringList field;
    for (const QString &id : scene.roster) {
        if (why.contains(id) && why[id].isEmpty())
            field << id;
    }
    if (field.isEmpty() || scene.way == Way::List)
        return field;

    QStringList named;
    const QStringList names = message.whisper ? message.to : message.to + message.asks + message.mentions;
    for (const QString &id : names) {
        if (field.contains(id) && !named.contains(id))
            named << id;
    }
    Numbers numbers(scene.seed + 1);
    if (scene.way == Way::Pooled) {
        QStringList since;
        QString lastSpeaker;
        for (const Said &said : scene.said) {
            since = said.from == QLatin1String("user") ? QStringList() : since << said.from;
            lastSpeaker = scene.roster.contains(said.from) ? said.from : lastSpeaker;
        }
        QStringList pool;
        for (const QString &id : std::as_const(field)) {
            if (!since.contains(id))
                pool << id;
        }
        if (pool.isEmpty()) {
            pool = field;
            if (pool.size() > 1)
                pool.removeAll(lastSpeaker);
        }
        for (const QString &id : std::as_const(named)) {
            if (pool.contains(id))
                return {id};
        }
        return {pool[int(numbers.next() % quint64(pool.size()))]};
    }
    QStringList others;
    for (const QString &id : std::as_const(field)) {
        if (!named.contains(id))
            others << id;
    }
    for (int i = int(others.size()) - 1; i >= 1; --i)
        std::swap(others[i], others[int(numbers.next() % quint64(i + 1))]);
    QStringList line = named;
    for (const QString &id : std::as_const(others)) {
        if (int(numbers.next() % 1000) < scene.talkativeness.value(id, 500))
            line << id;
    }
    if (!line.isEmpty())
        return line;
    QStringList talkers;
    for (const QString &id : std::as_const(field)) {
        if (scene.talkativeness.value(id, 500) > 0)
            talkers << id;
    }
    const QStringList of = talkers.isEmpty() ? field : talkers;
    return {of[int(numbers.next() % quint64(of.size()))]};
}

/// The ledger's lines for the message at that place (§12), in the words of the wire: one for each question
/// that ends or is opened. Nobody joins, leaves or has a turn.
inline QStringList ledgerAt(const QStringList &roster, const QList<Said> &said, int place)
{
    struct Asked
    {
        int by;
        QString owner;
    };
    QList<Asked> open;
    QStringList lines;
    for (int i = 0; i <= place; ++i) {
        lines.clear();
        const auto end = [&](const QString &how, auto ends) {
            QList<Asked> stay;
            for (const Asked &asked : std::as_const(open)) {
                if (ends(asked))
                    lines << QStringLiteral("m%1 %2 %3").arg(asked.by).arg(asked.owner, how);
                else
                    stay << asked;
            }
            open = stay;
        };
        const Said &now = said[i];
        end(QStringLiteral("answered"), [&](const Asked &asked) { return asked.owner == now.from; });
        end(QStringLiteral("expired"), [&](const Asked &asked) { return i - asked.by == 12; });
        QStringList done;
        for (const QString &id : now.asks) {
            if (!roster.contains(id) || id == now.from || done.contains(id) ||
                (now.whisper && !now.to.contains(id)))
                continue;
            done << id;
            end(QStringLiteral("replaced"),
                [&](const Asked &asked) { return asked.owner == id && said[asked.by].from == now.from; });
            open << Asked{i, id};
            lines << QStringLiteral("m%1 %2 open").arg(i).arg(id);
        }
    }
    return lines;
}

} // namespace slow
