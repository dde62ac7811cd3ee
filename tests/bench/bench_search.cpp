// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A million messages (or as many as the argument says) come into the store with their index, and are searched
// through: how many rows a second that is, beside the usual ways on this machine, and how long the newest 50
// hits take, for one sign as for many.

#include "core/base/utc.h"
#include "core/store/connection.h"
#include "core/store/rows/import_rows.h"
#include "core/store/rows/schema.h"
#include "core/store/rows/search_pages.h"
#include "core/store/rows/search_rows.h"
#include "tests/bench/measure.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cmath>
#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;
using namespace studio;
using model::SearchQuery;

namespace {

constexpr qint64 kMessages = 1'000'000;
constexpr qint64 kBatch = 500;
constexpr int kRooms = 10;
constexpr int kSpeakers = 12;
constexpr double kLongestSearch = 10;  // ms
constexpr double kFewestRows = 40'000; // a second

/// Words as rare as they are in talk: the first ones are everywhere.
class Talk
{
public:
    Talk()
    {
        m_english =
            u"the of and a to in is you that it he was for on are as with his they at be this have from or "
            "one had by word but not what all were we when your can said there use an each which she"_s.split(
                u' ');
        for (int i = 0; i < 8000; ++i)
            m_english.append(u"w%1ord%2"_s.arg(i % 97).arg(i));
        for (char16_t kana = 0x3042; kana < 0x3090; ++kana)
            m_kana += QChar(kana);
        for (int i = 0; i < 2000; ++i)
            m_kanji += QChar(char16_t(0x4e00 + i * 9));
        m_kanji += u"東京天気夏祭"_s;
    }

    QString next() { return (m_dice() & 1U) != 0 ? english() : japanese(); }

private:
    qsizetype rare(qsizetype size) // the greater, the rarer
    {
        const double share = double(m_dice()) / double(std::mt19937::max());
        return qsizetype(std::pow(share, 4) * double(size - 1));
    }
    QString english()
    {
        QStringList words;
        for (int i = 0; i < 10; ++i)
            words.append(m_english[rare(m_english.size())]);
        return words.join(u' ');
    }
    QString japanese()
    {
        QString text;
        for (int i = 0; i < 24; ++i) {
            const QString &signs = m_dice() % 20 < 11 ? m_kana : m_kanji;
            text += i == 14 ? QChar(u'。') : signs[rare(signs.size())];
        }
        if (m_dice() % 50 == 0)
            text += u"東京の夏祭り"_s;
        return text;
    }

    std::mt19937 m_dice{20261124};
    QStringList m_english;
    QString m_kana;
    QString m_kanji;
};

base::RoomId roomOf(int number)
{
    return base::RoomId(u"0193f4c0-7b1e-7c32-9d53-00000000000%1"_s.arg(number));
}

model::EnvelopeBody said(Talk &talk, qint64 number)
{
    model::Message message;
    message.id = base::MessageId(u"0193f4c0-7b1e-7c32-9d53-%1"_s.arg(number, 12, 10, QChar(u'0')));
    message.from = base::ParticipantId(u"companion_%1"_s.arg(number % kSpeakers));
    message.text = talk.next();
    return model::MessagePosted{.message = message};
}

model::Envelope opened(const base::RoomId &id, const QDateTime &time, qint64 seq)
{
    model::Room room;
    room.id = id;
    room.name = id.value();
    model::Envelope event;
    event.seq = seq;
    event.room = id;
    event.origin = u"import"_s;
    event.time = time;
    event.body = model::RoomChanged{room};
    return event;
}

/// A room of that many messages, said after those of the rooms before it.
class TalkSource final : public store::RoomSource
{
public:
    TalkSource(Talk &talk, const base::RoomId &room, qint64 first, qint64 count)
        : m_talk(talk)
        , m_room(room)
        , m_next(first)
        , m_end(first + count)
    {
    }

    base::Result<Piece> next() override
    {
        Piece piece;
        if (m_seq == 0)
            piece.events.append(opened(m_room, timeOf(m_next), ++m_seq));
        for (; m_next < m_end && piece.events.size() < kBatch; ++m_next) {
            model::Envelope event;
            event.seq = ++m_seq;
            event.room = m_room;
            event.origin = u"import"_s;
            event.t = base::Millis(m_next * 20);
            event.time = timeOf(m_next);
            event.body = said(m_talk, m_next);
            piece.events.append(event);
        }
        piece.isLast = m_next == m_end;
        return piece;
    }

private:
    static QDateTime timeOf(qint64 number)
    {
        return QDateTime(QDate(2024, 1, 1), QTime(0, 0), base::kUtc).addSecs(number * 20);
    }

    Talk &m_talk;
    base::RoomId m_room;
    qint64 m_next;
    qint64 m_end;
    qint64 m_seq = 0;
};

/// As files come in: a room in one transaction, its talk made meanwhile, as a file would be read. Rows a
/// second.
base::Result<double> import(store::Connection &connection, qint64 messages)
{
    Talk talk;
    QElapsedTimer timer;
    timer.start();
    for (int number = 0; number < kRooms; ++number) {
        const qint64 first = messages * number / kRooms;
        const qint64 count = messages * (number + 1) / kRooms - first;
        store::NewRoom room;
        room.room.id = roomOf(number);
        room.open = [&] { return std::make_unique<TalkSource>(talk, roomOf(number), first, count); };
        auto error = connection.run(u"BEGIN IMMEDIATE"_s);
        const auto made = store::insertRoom(connection, room);
        if (!error)
            error = made ? connection.run(u"COMMIT"_s) : std::optional(made.error());
        if (error)
            return tl::unexpected(*error);
    }
    return double(messages) * 1e9 / double(timer.nsecsElapsed());
}

/// What the store does by and by after an import, here at once.
bool merge(store::Connection &connection, qint64 messages)
{
    QElapsedTimer timer;
    timer.start();
    for (bool isLeft = true; isLeft;) {
        auto error = connection.run(u"BEGIN IMMEDIATE"_s);
        const auto merged = store::mergeWords(connection);
        if (!error)
            error = merged ? connection.run(u"COMMIT"_s) : std::optional(merged.error());
        if (error)
            return false;
        isLeft = *merged;
    }
    bench::print({"search.merged_after", messages, double(timer.nsecsElapsed()) / 1e6});
    return true;
}

/// The same talk in one table, for a machine's own pace: with no index at all, and with the one that SQLite's
/// pages recommend, trigrams kept by a trigger.
base::Result<double> rowsASecondOf(const QString &file, qint64 messages, const QStringList &tables)
{
    constexpr qint64 kTogether = 10'000;
    store::Connection connection;
    if (const auto error = connection.open(file, store::Connection::Mode::ReadWrite))
        return tl::unexpected(*error);
    QStringList all{u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s};
    all += tables;
    for (const QString &sql : std::as_const(all)) {
        if (const auto error = connection.run(sql))
            return tl::unexpected(*error);
    }
    Talk talk;
    double seconds = 0;
    for (qint64 done = 0; done < messages; done += kTogether) {
        QStringList texts;
        for (qint64 i = done; i < std::min(messages, done + kTogether); ++i)
            texts.append(talk.next());
        QElapsedTimer timer;
        timer.start();
        auto error = connection.run(u"BEGIN IMMEDIATE"_s);
        for (qsizetype i = 0; !error && i < texts.size(); ++i) {
            const auto added = connection.query(u"INSERT INTO said (room, author, text) VALUES (?, ?, ?)"_s,
                                                {roomOf(int(i % kRooms)).value(), i % kSpeakers, texts[i]});
            if (!added)
                error = added.error();
        }
        if (!error)
            error = connection.run(u"COMMIT"_s);
        if (error)
            return tl::unexpected(*error);
        seconds += double(timer.nsecsElapsed()) / 1e9;
    }
    return double(messages) / seconds;
}

// A fifth of the messages is enough to know a pace.
bool compare(const QTemporaryDir &folder, qint64 messages, double ours)
{
    const QString said =
        u"CREATE TABLE said (id INTEGER PRIMARY KEY, room TEXT, author INTEGER, text TEXT NOT NULL)"_s;
    const qint64 some = std::max<qint64>(1, messages / 5);
    const auto plain = rowsASecondOf(folder.filePath(u"plain.db"_s), some, {said});
    const auto trigram =
        rowsASecondOf(folder.filePath(u"trigram.db"_s), some,
                      {said,
                       u"CREATE VIRTUAL TABLE found USING fts5(text, content='said', content_rowid='id',"
                       " tokenize='trigram')"_s,
                       u"CREATE TRIGGER say AFTER INSERT ON said BEGIN"
                       " INSERT INTO found (rowid, text) VALUES (new.id, new.text); END"_s});
    if (!plain || !trigram)
        return false;
    bench::print({"search.plain_table", some, *plain, {}, {}, "rows/s"});
    bench::print({"search.trigram_table", some, *trigram, {}, {}, "rows/s"});
    bench::print({"search.import_by_trigram", messages, ours / *trigram, {}, {}, "times"});
    return true;
}

bool measure(store::Connection &connection, qint64 messages, const QByteArray &id, const QString &text,
             const std::optional<base::RoomId> &room = {})
{
    bench::Samples samples;
    bool isFine = true;
    for (int i = 0; i < 100; ++i) {
        samples.add([&] {
            isFine =
                isFine && store::readFound(connection, SearchQuery{.text = text, .room = room}).has_value();
        });
    }
    samples.print("search." + id, messages, kLongestSearch);
    return isFine;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const qint64 given = argc > 1 ? QByteArray(argv[1]).toLongLong() : 0;
    const qint64 messages = given > 0 ? given : kMessages;
    const QTemporaryDir folder;
    store::Connection connection;
    const QString file = folder.filePath(u"studio.db"_s);
    if (connection.open(file, store::Connection::Mode::ReadWrite) ||
        connection.run(u"PRAGMA journal_mode = WAL"_s) || connection.run(u"PRAGMA synchronous = FULL"_s) ||
        store::prepareSchema(connection))
        return 1;
    const auto rows = import(connection, messages);
    if (!rows) {
        std::fprintf(stderr, "%s\n", qPrintable(rows.error().detail));
        return 1;
    }
    bench::print({"search.import", messages, *rows, {}, {}, "rows/s", kFewestRows, true});
    if (!merge(connection, messages) || !compare(folder, messages, *rows))
        return 1;
    bench::print(
        {"search.file", messages, double(QFileInfo(file).size()) / double(messages), {}, {}, "B/row", {}});
    const QList<std::pair<QByteArray, QString>> queries{{"one_sign", u"東"_s},
                                                        {"one_kana", u"あ"_s},
                                                        {"two_signs", u"東京"_s},
                                                        {"common_pair", u"あい"_s},
                                                        {"three_signs", u"夏祭り"_s},
                                                        {"one_letter", u"t"_s},
                                                        {"word", u"the"_s},
                                                        {"begun_word", u"whic"_s},
                                                        {"rare_word", u"w13ord7000"_s},
                                                        {"two_words", u"the which"_s},
                                                        {"phrase", u"\"of the\""_s},
                                                        {"begun_phrase", u"\"of t\""_s},
                                                        {"rare_begun_phrase", u"\"w13ord7000 t\""_s},
                                                        {"mixed", u"the 東京"_s},
                                                        {"miss", u"nowhere"_s},
                                                        {"miss_signs", u"龍虎龍虎"_s}};
    for (const auto &[id, text] : queries) {
        if (!measure(connection, messages, id, text))
            return 1;
    }
    return measure(connection, messages, "in_a_room", u"the"_s, roomOf(3)) ? 0 : 1;
}
