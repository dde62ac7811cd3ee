// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/statistics_table.h"

#include "core/transcript/table_cell.h"
#include "core/wire/names.h"

namespace studio::transcript {

using namespace Qt::StringLiterals;

namespace {

constexpr double kNano = 1e9;

/// Lines about one participant, or the room.
class Lines
{
public:
    Lines(QString id, QString name)
        : m_id(std::move(id))
        , m_name(std::move(name))
    {
    }

    void add(const QString &measure, qint64 value, const QString &key = {})
    {
        m_bytes += tableLine({m_id, m_name, measure, key, QString::number(value)});
    }

    void add(const QString &measure, const model::Durations &durations)
    {
        if (durations.count == 0)
            return;
        add(measure, durations.count, u"count"_s);
        add(measure, durations.median.count(), u"median"_s);
        add(measure, durations.p95.count(), u"p95"_s);
        add(measure, durations.longest.count(), u"longest"_s);
    }

    template<class Key>
    void add(const QString &measure, const QMap<Key, qint64> &counts)
    {
        for (const auto &[key, count] : counts.toStdMap())
            add(measure, count, wire::nameOf(key));
    }

    void add(const model::CallSum &calls)
    {
        add(u"calls"_s, calls.calls);
        add(u"callsWithoutPrice"_s, calls.unpriced);
        m_bytes +=
            tableLine({m_id, m_name, u"cost"_s, {}, QString::number(double(calls.cost) / kNano, 'f', 9)});
    }

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    QString m_id;
    QString m_name;
    QByteArray m_bytes;
};

QByteArray linesOf(const model::ParticipantStatistics &one)
{
    Lines lines(one.id.value(), one.name);
    lines.add(u"messages"_s, one.messages);
    lines.add(u"interrupted"_s, one.interrupted);
    lines.add(u"characters"_s, one.characters);
    lines.add(u"turns"_s, one.turns.byRule);
    if (one.turns.bought > 0)
        lines.add(u"turns"_s, one.turns.bought, u"bought"_s);
    lines.add(u"votesAsked"_s, one.asked);
    lines.add(u"votesMissing"_s, one.missing);
    if (one.offered > 0)
        lines.add(u"offeredToDirector"_s, one.offered);
    lines.add(u"voteMs"_s, one.vote);
    lines.add(u"firstWordMs"_s, one.firstWord);
    lines.add(u"replyMs"_s, one.reply);
    lines.add(one.calls);
    return lines.bytes();
}

} // namespace

QByteArray statisticsTable(const model::RoomStatistics &statistics)
{
    Lines lines({}, {});
    lines.add(u"messages"_s, statistics.messages);
    lines.add(u"characters"_s, statistics.characters);
    lines.add(u"decisions"_s, statistics.decisions);
    lines.add(u"votesAsked"_s, statistics.asked);
    lines.add(u"votesMissing"_s, statistics.missing);
    if (statistics.director.asked > 0) {
        lines.add(u"directorAsked"_s, statistics.director.asked);
        lines.add(u"directorNobody"_s, statistics.director.nobody);
        lines.add(u"directorFailed"_s, statistics.director.failed);
    }
    lines.add(u"voteMs"_s, statistics.vote);
    lines.add(u"firstWordMs"_s, statistics.firstWord);
    lines.add(u"replyMs"_s, statistics.reply);
    lines.add(statistics.calls);
    QByteArray table =
        tableLine({u"participant"_s, u"name"_s, u"measure"_s, u"key"_s, u"value"_s}) + lines.bytes();
    for (const model::ParticipantStatistics &one : statistics.participants)
        table += linesOf(one);
    return table;
}

} // namespace studio::transcript
