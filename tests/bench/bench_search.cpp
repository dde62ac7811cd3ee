// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A million messages (or as many as the argument says) come into the store with their index, and are searched
// through: how many rows a second that is, and how long the newest 50 hits take, for one sign as for many.

#include "core/store/connection.h"
#include "core/store/event_rows.h"
#include "core/store/schema.h"
#include "core/store/search_pages.h"
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
constexpr qint64 kBatch = 10'000;
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

std::optional<base::Error> write(store::Connection &connection, QList<model::Envelope> &events)
{
    auto error = connection.run(u"BEGIN IMMEDIATE"_s);
    if (!error)
        error = store::insertEvents(connection, events);
    return error ? error : connection.run(u"COMMIT"_s);
}

/// How long the writing took, and how much of that the processor worked for it; the talk is made beforehand.
struct Spent
{
    double seconds = 0;
    double worked = 0; // ms
};

base::Result<Spent> import(store::Connection &connection, qint64 messages)
{
    Spent spent;
    Talk talk;
    QList<qint64> last(kRooms, 0);
    const QDateTime first(QDate(2024, 1, 1), QTime(0, 0), Qt::UTC);
    for (qint64 done = 0; done < messages; done += kBatch) {
        const int number = int(done / kBatch % kRooms);
        QList<model::Envelope> events;
        if (last[number] == 0)
            events.append(opened(roomOf(number), first, ++last[number]));
        for (qint64 i = done; i < std::min(messages, done + kBatch); ++i) {
            model::Envelope event;
            event.seq = ++last[number];
            event.room = roomOf(number);
            event.origin = u"import"_s;
            event.t = base::Millis(i * 20);
            event.time = first.addSecs(i * 20);
            event.body = said(talk, i);
            events.append(event);
        }
        QElapsedTimer timer;
        const double worked = bench::processorMilliseconds();
        timer.start();
        if (const auto error = write(connection, events))
            return tl::unexpected(*error);
        spent.seconds += double(timer.nsecsElapsed()) / 1e9;
        spent.worked += bench::processorMilliseconds() - worked;
    }
    return spent;
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
    const auto spent = import(connection, messages);
    if (!spent) {
        std::fprintf(stderr, "%s\n", qPrintable(spent.error().detail));
        return 1;
    }
    bench::print(
        {"search.import", messages, double(messages) / spent->seconds, {}, {}, "rows/s", kFewestRows, true});
    bench::print(
        {"search.import_work", messages, spent->worked * 1e3 / double(messages), {}, {}, "us/row", {}});
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
