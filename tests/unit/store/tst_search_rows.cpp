// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/store/rows/event_writing.h"
#include "core/store/rows/note_rows.h"
#include "core/store/rows/persona_rows.h"
#include "core/store/rows/schema.h"
#include "core/store/rows/search_pages.h"
#include "core/store/rows/search_rows.h"
#include "tests/support/builders.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/search_oracle.h"
#include "tests/unit/store/store_talk.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

namespace tst_search_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using base::RoomId;
using model::EnvelopeBody;
using model::SearchHit;
using model::SearchKind;
using model::SearchQuery;
using store::Connection;
using tests::companion;
using tests::TemporaryStudio;
using tests::userSays;

namespace {

const RoomId kTea(u"room_tea"_s);
const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

model::Room roomOf(const RoomId &id, bool deleted = false)
{
    model::Room room = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
    room.id = id;
    room.deleted = deleted;
    return room;
}

EnvelopeBody thinks(const QString &turn, const QString &subject, const QString &description)
{
    return model::TurnEvent{base::TurnId(turn), kAya, 1, 0, model::Thought{subject, description}};
}

model::MemoryNote note(const QString &text, int hour)
{
    return {.companion = kKyoko,
            .text = text,
            .room = kTea,
            .time = QDateTime(QDate(2026, 5, 1), QTime(hour, 0), base::kUtc)};
}

} // namespace

/// The word index: finds everything that is there and nothing else, whatever happens to it.
class TestSearchRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wordsAreFoundInAnyScript_data();
    void wordsAreFoundInAnyScript();
    void findsWhatAScanFinds();
    void thoughtsCallsAndDecisionsAreFound();
    void filtersNarrow();
    void pagesGoOnWhereTheLastEnded();
    void theNewestComesFirstWhateverTheOrderOfWriting();
    void manyInOneMillisecondAreAllFound();
    void anEditedMessageReadsAsItIsNow();
    void notesFollowTheirWording();
    void deletedRoomsAreLeftOut();
    void whoeverCanBeFoundIsNamed();
    void aRebuiltIndexFindsTheSame();
    void olderFilesAreReadPieceByPiece();
    void hugeMessagesAreFound();
    void whatAWaysideMessageIs();

private:
    void write(const QList<EnvelopeBody> &bodies, const RoomId &room = kTea);
    [[nodiscard]] QList<SearchHit> find(const SearchQuery &query);
    [[nodiscard]] QList<qint64> seqs(const SearchQuery &query);
    [[nodiscard]] QList<SearchHit> findAll(SearchQuery query);

    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
    QHash<RoomId, qint64> m_last;
};

void TestSearchRows::init()
{
    m_last.clear();
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
    QVERIFY(!m_connection->run(u"PRAGMA synchronous = OFF"_s));
    write({tests::created(roomOf(kTea))});
}

void TestSearchRows::write(const QList<EnvelopeBody> &bodies, const RoomId &room)
{
    QList<model::Envelope> events = tests::numbered(room, bodies, m_last.value(room) + 1);
    QVERIFY(!m_connection->run(u"BEGIN"_s));
    const auto error = store::insertEvents(*m_connection, events);
    QVERIFY2(!error, error ? qPrintable(error->detail) : "");
    QVERIFY(!m_connection->run(u"COMMIT"_s));
    m_last[room] = events.last().seq;
}

QList<SearchHit> TestSearchRows::find(const SearchQuery &query)
{
    const auto page = store::readFound(*m_connection, query);
    if (!page)
        QTest::qFail(qPrintable(page.error().detail), __FILE__, __LINE__);
    return page ? page->hits : QList<SearchHit>();
}

QList<qint64> TestSearchRows::seqs(const SearchQuery &query)
{
    QList<qint64> all;
    for (const SearchHit &hit : find(query))
        all.append(hit.seq);
    return all;
}

QList<SearchHit> TestSearchRows::findAll(SearchQuery query)
{
    QList<SearchHit> all;
    while (true) {
        const auto page = store::readFound(*m_connection, query);
        if (!page)
            return {};
        all += page->hits;
        if (!page->next)
            return all;
        query.before = page->next;
    }
}

void TestSearchRows::wordsAreFoundInAnyScript_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("query");
    QTest::addColumn<bool>("isFound");
    const auto row = [](const char *name, const QString &text, const QString &query, bool isFound) {
        QTest::newRow(name) << text << query << isFound;
    };
    row("two signs in a run", u"今日は東京都に行く"_s, u"東京"_s, true);
    row("one sign, the last of its run", u"子猫"_s, u"猫"_s, true);
    row("one sign, the first", u"猫が好き"_s, u"猫"_s, true);
    row("a row that is not there", u"京の東"_s, u"東京"_s, false);
    row("not over a full stop", u"東。京"_s, u"東京"_s, false);
    row("the beginning of a word", u"In Kyoto"_s, u"kyo"_s, true);
    row("not its middle", u"In Tokyo"_s, u"kyo"_s, false);
    row("five letters of a longer word", u"cafeteria"_s, u"cafet"_s, true);
    row("accents and capitals", u"CAFÉ"_s, u"cafe"_s, true);
    row("full width", u"ＡＩ"_s, u"ai"_s, true);
    row("half width kana", u"ｶﾞｸｾｲ"_s, u"ガク"_s, true);
    row("a voiced kana is not the other", u"が"_s, u"か"_s, false);
    row("all terms", u"tea in the morning"_s, u"morning tea"_s, true);
    row("one term is missing", u"tea in the morning"_s, u"morning coffee"_s, false);
    row("a phrase", u"tea in the morning"_s, u"\"in the mor\""_s, true);
    row("a phrase in another order", u"the tea in"_s, u"\"in the\""_s, false);
    row("a phrase that begins inside a word", u"main the tea"_s, u"\"in the\""_s, false);
    row("scripts side by side", u"AI東京タワー"_s, u"ai東京"_s, true);
    row("an apostrophe", u"we don’t"_s, u"dont"_s, true);
    row("signs of code", u"C++ and C#"_s, u"c++"_s, true);
    row("an emoji", u"hurray🎉🎉"_s, u"🎉"_s, true);
    row("an emoji with a skin", u"👍🏽"_s, u"👍"_s, true);
    row("behind a NUL", QString(u"tea"_s + QChar(0) + u"cake"_s), u"cake"_s, true);
    row("behind half a surrogate", QString(u"tea"_s + QChar(0xd83d) + u"cake"_s), u"cake"_s, true);
    row("across a mark of direction", QString(u"te"_s + QChar(0x202e) + u"am"_s), u"team"_s, true);
    row("a sign beyond the first plane", u"𠮷野家"_s, u"𠮷"_s, true);
    row("a quotation mark that stays open", u"green tea"_s, u"\"green t"_s, true);
    row("punctuation only finds nothing", u"what?!"_s, u"?!"_s, false);
    row("words of the query's language", u"tea AND cake"_s, u"OR"_s, false);
    row("a word longer than one token", QString(200, u'a') + u"b"_s, QString(150, u'a'), true);
    row("a longer one", QString(200, u'a'), QString(201, u'a'), false);
}

void TestSearchRows::wordsAreFoundInAnyScript()
{
    QFETCH(QString, text);
    QFETCH(QString, query);
    QFETCH(bool, isFound);
    write({userSays(u"m1"_s, text)});
    const QList<SearchHit> hits = find({.text = query});
    QCOMPARE(hits.size(), isFound ? 1 : 0);
    if (isFound) {
        QVERIFY(!hits.first().found.isEmpty());
        QCOMPARE(hits.first().seq, 2);
        QCOMPARE(hits.first().message, 0);
    }
}

void TestSearchRows::findsWhatAScanFinds()
{
    constexpr int kTexts = tests::rounds(1000);
    constexpr int kQueries = tests::rounds(2000);
    QRandomGenerator random(20261124);
    QStringList texts;
    QList<EnvelopeBody> bodies;
    for (int i = 0; i < kTexts; ++i) {
        const QString text = tests::randomText(random);
        bodies.append(userSays(u"m%1"_s.arg(i), text));
        // The log's JSON holds no lone surrogates: compare with the texts that are read back.
        texts.append(tests::alike(text));
    }
    write(bodies);
    qsizetype found = 0;
    for (int i = 0; i < kQueries; ++i) {
        const QString query = tests::randomQuery(random);
        const QList<QRegularExpression> asked = tests::expressionsOf(query);
        QSet<qint64> expected;
        for (int text = 0; text < kTexts && !asked.isEmpty(); ++text) {
            const auto isThere = [&](const QRegularExpression &one) {
                return one.match(texts[text]).hasMatch();
            };
            if (std::all_of(asked.cbegin(), asked.cend(), isThere))
                expected.insert(text + 2);
        }
        QSet<qint64> actual;
        for (const SearchHit &hit : findAll({.text = query, .most = 1000})) {
            actual.insert(hit.seq);
            QVERIFY2(!hit.found.isEmpty(), qPrintable(query));
        }
        if (actual != expected) {
            const QSet<qint64> missed = QSet(expected).subtract(actual);
            const QSet<qint64> extra = QSet(actual).subtract(expected);
            const qint64 one = missed.isEmpty() ? *extra.cbegin() : *missed.cbegin();
            QFAIL(
                qPrintable(u"%1: %2 missed, %3 extra, such as: %4"_s.arg(query)
                               .arg(missed.size())
                               .arg(extra.size())
                               .arg(QString::fromUtf8(QJsonDocument(QJsonArray{texts[one - 2]}).toJson()))));
        }
        found += expected.size();
    }
    QVERIFY2(found > kQueries, "the queries ask for what is there");
}

void TestSearchRows::thoughtsCallsAndDecisionsAreFound()
{
    const auto saved = store::insertPersona(*m_connection, tests::persona(u"kyoko"_s));
    QVERIFY(saved.has_value());
    const QString name = saved->textIn(saved->mainLanguage).name;
    QVERIFY(!name.isEmpty());
    model::Decision decision{
        .messageId = base::MessageId(u"m1"_s), .rule = model::Rule::Selected, .winner = kKyoko};
    decision.candidates = {
        {kAya, model::VoteState::Listen, 0, false, model::Closing::None, model::Cause::Timeout}};
    const model::ToolCallRequest call{
        base::CallId(u"c1"_s), u"note_keep"_s, {R"({"text":"likes\ngreen tea","count":3})"}, false};
    const model::ToolCallResponse answer{base::CallId(u"c1"_s), {R"({"kept":"\u6771\u4eac"})"}, {}, {}, {}};
    write({userSays(u"m1"_s, u"hello"_s), model::Decided{base::Millis(5), decision},
           thinks(u"t1"_s, u"Weather"_s, u"It may rain in 大阪"_s),
           model::TurnEvent{base::TurnId(u"t1"_s), kAya, 1, 1, call},
           model::TurnEvent{base::TurnId(u"t1"_s), kAya, 1, 2, answer},
           tests::companionSaid(u"m2"_s, u"t1"_s, kAya, u"Good morning"_s)});

    QCOMPARE(seqs({.text = u"大阪"_s}), QList<qint64>{4});
    QCOMPARE(seqs({.text = u"weather rain"_s}), QList<qint64>{4});
    QCOMPARE(seqs({.text = u"green"_s}), QList<qint64>{5});
    QCOMPARE(seqs({.text = u"note_keep"_s}), QList<qint64>{5});
    QCOMPARE(seqs({.text = u"東京"_s}), QList<qint64>{6});
    QCOMPARE(seqs({.text = name}), QList<qint64>{3});
    QCOMPARE(seqs({.text = u"timeout"_s}), QList<qint64>{3});
    const SearchHit thought = find({.text = u"大阪"_s}).first();
    QCOMPARE(thought.kind, SearchKind::Thought);
    QCOMPARE(thought.author, kAya);
    QCOMPARE(thought.message, 1); // the message of that turn
    const SearchHit chosen = find({.text = u"timeout"_s}).first();
    QCOMPARE(chosen.kind, SearchKind::Decision);
    QCOMPARE(chosen.author, kKyoko);
    QCOMPARE(chosen.decision, decision);
    QCOMPARE(chosen.message, 0); // the message that it was about
}

void TestSearchRows::filtersNarrow()
{
    const RoomId cake(u"room_cake"_s);
    write({userSays(u"m1"_s, u"tea"_s), tests::companionSaid(u"m2"_s, u"t1"_s, kAya, u"tea"_s),
           thinks(u"t2"_s, u"tea"_s, {}), tests::companionSaid(u"m3"_s, u"t2"_s, kKyoko, u"tea"_s)});
    write({tests::created(roomOf(cake)), userSays(u"m4"_s, u"tea and cake"_s)}, cake);
    QCOMPARE(find({.text = u"tea"_s}).size(), 5);
    QCOMPARE(seqs({.text = u"tea"_s, .room = cake}), QList<qint64>{2});
    QCOMPARE(seqs({.text = u"tea"_s, .room = kTea, .speaker = kAya}), (QList<qint64>{4, 3}));
    QCOMPARE(seqs({.text = u"tea"_s, .kinds = {SearchKind::Thought}}), QList<qint64>{4});
    QCOMPARE(find({.text = u"tea"_s, .kinds = {SearchKind::Thought, SearchKind::Message}}).size(), 5);
    QVERIFY(find({.text = u"tea"_s, .room = RoomId(u"room_none"_s)}).isEmpty());
    QVERIFY(find({.text = u"tea"_s, .speaker = companion(u"nobody"_s)}).isEmpty());
    const QDateTime third = tests::logged(kTea, 3, userSays({}, {})).time;
    QCOMPARE(seqs({.text = u"tea"_s, .room = kTea, .from = third}), (QList<qint64>{5, 4, 3}));
    QCOMPARE(seqs({.text = u"tea"_s, .room = kTea, .to = third}), QList<qint64>{2});
    QCOMPARE(seqs({.text = u"tea"_s, .room = kTea, .from = third, .to = third.addMSecs(1)}),
             QList<qint64>{3});
}

void TestSearchRows::pagesGoOnWhereTheLastEnded()
{
    QList<EnvelopeBody> bodies;
    for (int i = 0; i < 25; ++i)
        bodies.append(userSays(u"m%1"_s.arg(i), u"tea"_s));
    write(bodies);
    SearchQuery query{.text = u"tea"_s, .most = 10};
    QList<qint64> all;
    QList<qsizetype> sizes;
    for (bool goesOn = true; goesOn;) {
        const auto page = store::readFound(*m_connection, query);
        QVERIFY(page.has_value());
        sizes.append(page->hits.size());
        for (const SearchHit &hit : page->hits)
            all.append(hit.seq);
        query.before = page->next;
        goesOn = page->next.has_value();
    }
    QCOMPARE(sizes, (QList<qsizetype>{10, 10, 5}));
    QCOMPARE(all.size(), 25);
    QVERIFY(std::is_sorted(all.crbegin(), all.crend()));
}

void TestSearchRows::theNewestComesFirstWhateverTheOrderOfWriting()
{
    const RoomId old(u"room_old"_s);
    QList<model::Envelope> events =
        tests::numbered(old, {tests::created(roomOf(old)), userSays(u"m1"_s, u"tea then"_s)});
    for (model::Envelope &event : events)
        event.time = event.time.addYears(-20);
    write({userSays(u"m2"_s, u"tea now"_s)});
    QVERIFY(!store::insertEvents(*m_connection, events));
    QStringList found;
    for (const SearchHit &hit : find({.text = u"tea"_s}))
        found.append(hit.excerpt);
    QCOMPARE(found, (QStringList{u"tea now"_s, u"tea then"_s}));
}

void TestSearchRows::manyInOneMillisecondAreAllFound()
{
    constexpr int kMany = 2500; // more than the id space of two ms
    QList<EnvelopeBody> bodies;
    for (int i = 0; i < kMany; ++i)
        bodies.append(userSays(u"m%1"_s.arg(i), u"tea"_s));
    QList<model::Envelope> events = tests::numbered(kTea, bodies, 2);
    for (model::Envelope &event : events)
        event.time = events.first().time;
    QVERIFY(!store::insertEvents(*m_connection, events));
    QCOMPARE(findAll({.text = u"tea"_s}).size(), kMany);
}

void TestSearchRows::anEditedMessageReadsAsItIsNow()
{
    write({userSays(u"m1"_s, u"green tea"_s), userSays(u"m2"_s, u"see m1: tea"_s)});
    write({model::MessageEdited{base::MessageId(u"m1"_s), u"black coffee"_s}});
    QCOMPARE(seqs({.text = u"green"_s}), QList<qint64>{});
    QCOMPARE(seqs({.text = u"coffee"_s}), QList<qint64>{2});
    QCOMPARE(find({.text = u"coffee"_s}).first().excerpt, u"black coffee"_s);
    write({model::MessageEdited{base::MessageId(u"m1"_s), u"white milk"_s},
           model::MessageEdited{base::MessageId(u"none"_s), u"white wine"_s}});
    QCOMPARE(seqs({.text = u"coffee"_s}), QList<qint64>{});
    QCOMPARE(seqs({.text = u"white"_s}), QList<qint64>{2});
    QCOMPARE(seqs({.text = u"tea"_s}), QList<qint64>{3});
}

void TestSearchRows::notesFollowTheirWording()
{
    const auto kept = store::replaceNote(*m_connection, note(u"likes tea"_s, 10));
    QVERIFY(kept.has_value());
    const QList<SearchHit> hits = find({.text = u"likes"_s});
    QCOMPARE(hits.size(), 1);
    QCOMPARE(hits.first().kind, SearchKind::Note);
    QCOMPARE(hits.first().author, kKyoko);
    QCOMPARE(hits.first().seq, kept->id);
    QVERIFY(!hits.first().message);
    model::MemoryNote changed = *kept;
    changed.text = u"likes coffee"_s;
    changed.time = changed.time.addSecs(3600);
    QVERIFY(store::replaceNote(*m_connection, changed).has_value());
    QVERIFY(find({.text = u"tea"_s}).isEmpty());
    QCOMPARE(find({.text = u"likes"_s}).size(), 1);
    QVERIFY(store::deleteNote(*m_connection, kept->id).has_value());
    QVERIFY(find({.text = u"likes"_s}).isEmpty());
}

void TestSearchRows::deletedRoomsAreLeftOut()
{
    write({userSays(u"m1"_s, u"tea"_s)});
    QVERIFY(store::replaceNote(*m_connection, note(u"tea"_s, 10)).has_value());
    write({tests::created(roomOf(kTea, true))});
    QCOMPARE(find({.text = u"tea"_s}).size(), 1); // remembered notes stay remembered
    write({tests::created(roomOf(kTea, false))});
    QCOMPARE(find({.text = u"tea"_s}).size(), 2);
}

void TestSearchRows::whoeverCanBeFoundIsNamed()
{
    const base::ParticipantId mina(u"user_mina"_s);
    const auto said = [](const QString &id, const base::ParticipantId &from) {
        return model::MessagePosted{.message = {.id = base::MessageId(id), .from = from, .text = u"tea"_s}};
    };
    const auto room = [](const RoomId &id, const QList<model::Identity> &identities, bool deleted = false) {
        model::Room made = roomOf(id, deleted);
        made.identities = identities;
        return tests::created(made);
    };
    const RoomId lab(u"lab"_s);
    const RoomId gone(u"gone"_s);
    write({room(kTea, {{mina, u"Mina"_s, {}}}), said(u"m1"_s, mina)});
    write({room(lab, {{mina, u"Dr. Okada"_s, {}}, {base::ParticipantId(u"user_mute"_s), u"Mute"_s, {}}}),
           said(u"m2"_s, base::ParticipantId(u"Traveller"_s))},
          lab);
    write({room(gone, {{mina, u"Nobody"_s, {}}}, true), said(u"m3"_s, mina)}, gone);

    const auto speakers = store::readSpeakers(*m_connection);
    QVERIFY(speakers);
    QCOMPARE(speakers->size(), 2); // a name without messages is no speaker
    QCOMPARE(speakers->at(0).id, base::ParticipantId(u"Traveller"_s));
    QVERIFY(speakers->at(0).names.isEmpty());
    QCOMPARE(speakers->at(1).id, mina);
    QStringList names = speakers->at(1).distinctNames();
    names.sort();
    QCOMPARE(names, (QStringList{u"Dr. Okada"_s, u"Mina"_s}));
}

void TestSearchRows::aRebuiltIndexFindsTheSame()
{
    QRandomGenerator random(7);
    QList<EnvelopeBody> bodies;
    for (int i = 0; i < 300; ++i)
        bodies.append(i % 5 == 4 ? EnvelopeBody(model::MessageEdited{base::MessageId(u"m%1"_s.arg(i - 2)),
                                                                     tests::randomText(random)})
                                 : userSays(u"m%1"_s.arg(i), tests::randomText(random)));
    write(bodies);
    QVERIFY(store::replaceNote(*m_connection, note(u"東京 tea"_s, 9)).has_value());
    QList<QList<SearchHit>> before;
    QStringList queries;
    for (int i = 0; i < 100; ++i) {
        queries.append(tests::randomQuery(random));
        before.append(findAll({.text = queries.last()}));
    }
    QVERIFY(!store::rebuildSearch(*m_connection));
    for (int i = 0; i < 100; ++i)
        QCOMPARE(findAll({.text = queries[i]}), before[i]);
    QVERIFY(!m_connection->run(u"INSERT INTO search_words (search_words) VALUES ('integrity-check')"_s));
}

void TestSearchRows::olderFilesAreReadPieceByPiece()
{
    QList<EnvelopeBody> bodies;
    for (int i = 0; i < 50; ++i)
        bodies.append(userSays(u"m%1"_s.arg(i), u"tea %1"_s.arg(i)));
    write(bodies);
    QVERIFY(store::replaceNote(*m_connection, note(u"tea"_s, 9)).has_value());
    // Like a file of an older version, just after its upgrade.
    QVERIFY(!m_connection->run(u"INSERT INTO search_words (search_words) VALUES ('delete-all')"_s));
    QVERIFY(!m_connection->run(u"DELETE FROM search_rows"_s));
    for (const QString &sql : store::markAllUnread())
        QVERIFY(!m_connection->run(sql));
    QCOMPARE(store::countUnread(*m_connection).value(), 52);
    QVERIFY(find({.text = u"tea"_s}).isEmpty());
    // New texts are found at once, and an edited text counts once the indexing reaches it.
    write({userSays(u"new"_s, u"tea at last"_s), model::MessageEdited{base::MessageId(u"m7"_s), u"milk"_s},
           model::MessageEdited{base::MessageId(u"new"_s), u"tea in the end"_s}});
    QCOMPARE(find({.text = u"tea"_s}).size(), 1);
    QCOMPARE(store::readFound(*m_connection, {.text = u"tea"_s})->unread, 52);
    qint64 left = 52;
    int pieces = 0;
    while (left > 0) {
        const auto rest = store::indexUnread(*m_connection, 10);
        QVERIFY(rest.has_value());
        QVERIFY(*rest < left);
        left = *rest;
        ++pieces;
    }
    QCOMPARE(pieces, 7);
    QCOMPARE(findAll({.text = u"tea"_s}).size(), 51); // 50 less the edited one, the new message, the note
    QCOMPARE(find({.text = u"milk"_s}).size(), 1);
    QCOMPARE(find({.text = u"end"_s}).size(), 1);
}

void TestSearchRows::hugeMessagesAreFound()
{
    constexpr qsizetype kHuge = tests::rounds(10 * 1024 * 1024);
    QString text;
    text.reserve(kHuge);
    while (text.size() < kHuge)
        text += u"blah 天気 "_s;
    text += u"needle 夏祭り"_s;
    write({userSays(u"m1"_s, text), userSays(u"m2"_s, u"small"_s)});
    const QList<SearchHit> hits = find({.text = u"needle 祭"_s});
    QCOMPARE(hits.size(), 1);
    QVERIFY(hits.first().excerpt.size() < 200);
    QVERIFY(hits.first().excerpt.contains(u"needle"_s));
}

// Until the room's way leads elsewhere, all its messages are on it; a message outside the room's list of
// messages is found, and reported as off the path.
void TestSearchRows::whatAWaysideMessageIs()
{
    write({userSays(u"m1"_s, u"first"_s), userSays(u"m2"_s, u"beside"_s)});
    QVERIFY(!m_connection->run(u"DELETE FROM messages WHERE idx = 1"_s));
    const QList<SearchHit> hits = find({.text = u"beside"_s});
    QCOMPARE(hits.size(), 1);
    QVERIFY(hits.first().isOffPath);
    QCOMPARE(hits.first().message, 0);
    QVERIFY(!find({.text = u"first"_s}).first().isOffPath);
}

SUITE_TEST(QCoreApplication, TestSearchRows)

} // namespace tst_search_rows

#include "tst_search_rows.moc"
