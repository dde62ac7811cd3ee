// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/speech.h"
#include "core/model/participants.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_rehearsal_rooms {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using tests::RehearsalRoom;

/// Whole conversations of Rehearsal: never the same twice, in the right language, never one speaker alone.
/// Set STUDIO_PRINT_ROOMS=1 to read some of them.
class TestRehearsalRooms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roomsNeverRepeatThemselves_data();
    void roomsNeverRepeatThemselves();
    void sameSeedSameWords();
    void anotherSeedMostlyOtherWords();
    void everyCompanionIntroducesItselfOnce();
    void anExpertExplainsWhenAsked();
    void aTalkComesToRest();
    void aGoodbyeEndsInFarewells();
    void sampleLinesMakeTheReplies();
    void bareCompanionsStillTalk_data();
    void bareCompanionsStillTalk();
    void longRoomsNeverRepeatThemselves();
    void nobodySpeaksAsSomebodyElse();
    void honestAboutNotBeingAnAi();
    void textsWithoutLettersKeepTheLanguage();
};

namespace {

constexpr int kSeeds = tests::rounds(50);
constexpr int kTurns = 12;

QList<QStringList> openings(Language language)
{
    switch (language) {
    case Language::English:
        return {
            {u"Hello, who are you?"_s, u"What should I eat tonight?"_s, u"I see."_s, u"Tell me more"_s},
            {u"I think it will rain."_s, u"Do you like music?"_s, u"Why?"_s, u"ok"_s},
            {u"Aya, what is a distributed system?"_s, u"And you, Kyoko?"_s, u"Ha!"_s, u"Go on"_s},
            {u"Can you explain taxes?"_s, u"I am tired"_s, u"Thanks!"_s, u"Good night, I have to go now"_s}};
    case Language::Japanese:
        return {{u"こんにちは。あなたたちは誰？"_s, u"夕飯は何がいいかな？"_s, u"へえ"_s, u"それで？"_s},
                {u"雨が降りそうだね"_s, u"音楽は好き？"_s, u"どうして？"_s, u"うん"_s},
                {u"綾さん、分散システムって何?"_s, u"京子さんはどう思う？"_s, u"ははは"_s, u"続けて"_s},
                {u"税金について教えて"_s, u"疲れた"_s, u"ありがとう！"_s, u"そろそろ寝るね、おやすみ"_s}};
    case Language::Chinese: break;
    }
    return {{u"你们好，你们是谁？"_s, u"今天晚饭吃什么好呢？"_s, u"这样啊"_s, u"然后呢？"_s},
            {u"好像要下雨了"_s, u"你们喜欢音乐吗？"_s, u"为什么？"_s, u"嗯"_s},
            {u"小绫，什么是分布式系统？"_s, u"京子，你觉得呢？"_s, u"哈哈哈"_s, u"继续"_s},
            {u"能讲讲税吗？"_s, u"我有点累"_s, u"谢谢！"_s, u"我要睡了，晚安"_s}};
}

/// Twelve companion turns; if nobody wants to speak, the user says the next line.
RehearsalRoom converse(const QList<model::Persona> &companions, quint64 seed, const QStringList &userLines,
                       int turns = kTurns)
{
    RehearsalRoom room(companions, seed);
    qsizetype next = 0;
    room.userSays(userLines[next++]);
    while (room.replies().size() < turns && room.messages().size() < 4 * turns)
        if (!room.companionSpeaks())
            room.userSays(userLines[next++ % userLines.size()]);
    return room;
}

QString opening(const model::Message &message) { return message.text.left(12); }

bool isIn(Language language, const QString &text)
{
    const bool kana = std::any_of(text.begin(), text.end(), llm::rehearsal::isKana);
    const bool han = std::any_of(text.begin(), text.end(), llm::rehearsal::isHan);
    switch (language) {
    case Language::English: return !kana && !han;
    case Language::Japanese: return kana || han;
    case Language::Chinese: return han && !kana;
    }
    return false;
}

/// The first flaw in a room, or nothing.
QString flawOf(const RehearsalRoom &room, Language language)
{
    static const QRegularExpression placeholder(u"%\\d|[{}]|  |^\\s|\\s$"_s);
    const auto replies = room.replies();
    QSet<QString> texts;
    for (qsizetype i = 0; i < replies.size(); ++i) {
        const QString &text = replies[i].text;
        if (text.trimmed().isEmpty())
            return u"an empty reply"_s;
        if (texts.contains(text))
            return u"said twice: "_s + text;
        if (i > 0 && opening(replies[i]) == opening(replies[i - 1]))
            return u"the same opening: "_s + text;
        if (!isIn(language, text))
            return u"the wrong language: "_s + text;
        if (placeholder.match(text).hasMatch())
            return u"a leftover: "_s + text;
        texts.insert(text);
    }
    return {};
}

QSet<QString> speakersOf(const RehearsalRoom &room)
{
    QSet<QString> speakers;
    for (const model::Message &reply : room.replies())
        speakers.insert(reply.from.value());
    return speakers;
}

} // namespace

void TestRehearsalRooms::roomsNeverRepeatThemselves_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("English") << Language::English;
    QTest::newRow("Japanese") << Language::Japanese;
    QTest::newRow("Chinese") << Language::Chinese;
}

void TestRehearsalRooms::roomsNeverRepeatThemselves()
{
    QFETCH(const Language, language);
    const auto companions = tests::exampleCompanions();

    for (quint64 seed = 0; seed < kSeeds; ++seed) {
        for (const QStringList &userLines : openings(language)) {
            const RehearsalRoom room = converse(companions, seed, userLines);

            if (seed < 2 && qEnvironmentVariableIsSet("STUDIO_PRINT_ROOMS"))
                fputs(qPrintable(room.transcript() + u'\n'), stdout);
            QCOMPARE(room.replies().size(), kTurns);
            QCOMPARE(flawOf(room, language), QString());
            QVERIFY(speakersOf(room).size() >= 2);
        }
    }
}

void TestRehearsalRooms::sameSeedSameWords()
{
    const auto companions = tests::exampleCompanions();
    const QList<QStringList> all = openings(Language::Japanese);

    QCOMPARE(all.size(), 4);
    for (const QStringList &lines : all) {
        const RehearsalRoom room = converse(companions, 7, lines);
        QCOMPARE(room.replies().size(), kTurns);
        QCOMPARE(converse(companions, 7, lines).transcript(), room.transcript());
    }
}

void TestRehearsalRooms::anotherSeedMostlyOtherWords()
{
    const auto companions = tests::exampleCompanions();
    QSet<QString> transcripts;

    for (quint64 seed = 0; seed < 20; ++seed)
        transcripts.insert(converse(companions, seed, openings(Language::English)[1]).transcript());

    QVERIFY(transcripts.size() >= 18);
}

void TestRehearsalRooms::everyCompanionIntroducesItselfOnce()
{
    const auto companions = tests::exampleCompanions();
    for (quint64 seed = 0; seed < kSeeds; ++seed) {
        RehearsalRoom room(companions, seed);
        room.userSays(u"Hello, who are you?"_s);

        while (room.replies().size() < 3 && room.companionSpeaks())
            ;

        QCOMPARE(speakersOf(room).size(), 3);
        for (const model::Message &reply : room.replies()) {
            const auto persona = std::find_if(companions.begin(), companions.end(),
                                              [&](const auto &one) { return one.id == reply.from; });
            const auto text = persona->textIn(Language::English);
            QVERIFY2(reply.text.contains(text.name), qPrintable(reply.text));
            QVERIFY2(reply.text.contains(text.role, Qt::CaseInsensitive), qPrintable(reply.text));
        }
    }
}

void TestRehearsalRooms::anExpertExplainsWhenAsked()
{
    for (quint64 seed = 0; seed < kSeeds; ++seed) {
        RehearsalRoom room(tests::exampleCompanions(), seed);
        room.userSays(u"綾さん、分散システムって何?"_s);

        QVERIFY(room.companionSpeaks());

        QCOMPARE(room.replies().first().from.value(), u"companion_aya"_s);
        QVERIFY(room.replies().first().text.contains(u"分散システム"_s));
        QVERIFY2(!room.replies().first().text.contains(u"です"_s), "Aya is not that polite");
    }
}

void TestRehearsalRooms::aTalkComesToRest()
{
    int turns = 0;
    for (quint64 seed = 0; seed < kSeeds; ++seed) {
        RehearsalRoom room(tests::exampleCompanions(), seed);
        room.userSays(u"What should I eat tonight?"_s);

        int own = 0;
        while (own < 12 && room.companionSpeaks())
            ++own;

        QVERIFY2(own >= 1 && own < 10, qPrintable(room.transcript()));
        turns += own;
    }
    QVERIFY2(turns >= 3 * kSeeds && turns <= 7 * kSeeds, qPrintable(QString::number(turns)));
}

void TestRehearsalRooms::aGoodbyeEndsInFarewells()
{
    for (const QString &goodbye :
         {u"Thank you, good night!"_s, u"そろそろ寝ます。おやすみ"_s, u"谢谢，晚安"_s}) {
        for (quint64 seed = 0; seed < kSeeds; ++seed) {
            RehearsalRoom room(tests::exampleCompanions(), seed);
            room.userSays(goodbye);

            int turns = 0;
            while (turns < 12 && room.companionSpeaks())
                ++turns;

            QVERIFY2(turns >= 2 && turns <= 6, qPrintable(room.transcript()));
            for (qsizetype i = 0; i < 3; ++i)
                QVERIFY(room.briefFor(i, llm::Purpose::Vote).stage >= model::Closing::Closing);
        }
    }
}

void TestRehearsalRooms::sampleLinesMakeTheReplies()
{
    auto companions = tests::exampleCompanions();
    RehearsalRoom before(companions, 3);
    companions[2].texts[Language::English].sampleLines = {
        {u"Ask the lighthouse."_s, {u"distributed systems"_s}}};
    RehearsalRoom after(companions, 3);

    for (RehearsalRoom *room : {&before, &after}) {
        room->userSays(u"Aya, what is a distributed system?"_s);
        room->companionSpeaks();
    }

    QVERIFY(after.replies().first().text.contains(u"Ask the lighthouse."_s));
    QVERIFY(before.replies().first().text != after.replies().first().text);
}

void TestRehearsalRooms::bareCompanionsStillTalk_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::newRow("alone") << QStringList{u"Bob"_s};
    QTest::newRow("no name at all") << QStringList{QString(), QString()};
    QTest::newRow("odd names") << QStringList{u"{name}"_s, u"%1"_s, u"😀"_s, u".*("_s, u"The"_s};
    QTest::newRow("the same name twice") << QStringList{u"Bob"_s, u"Bob"_s};
    QStringList sixteen;
    for (int i = 0; i < 16; ++i)
        sixteen.append(u"Friend%1"_s.arg(QChar(u'A' + i)));
    QTest::newRow("sixteen") << sixteen;
}

void TestRehearsalRooms::bareCompanionsStillTalk()
{
    QFETCH(const QStringList, names);
    for (const Language spoken : {Language::English, Language::Japanese, Language::Chinese}) {
        QList<model::Persona> companions;
        for (qsizetype i = 0; i < names.size(); ++i)
            companions.append(tests::bareCompanion(u"companion_%1"_s.arg(i), names[i]));

        const RehearsalRoom room = converse(companions, 5, openings(spoken).first());

        QCOMPARE(room.replies().size(), kTurns);
        QSet<QString> texts;
        for (const model::Message &reply : room.replies()) {
            QVERIFY(!reply.text.trimmed().isEmpty());
            QVERIFY2(!texts.contains(reply.text), qPrintable(reply.text));
            texts.insert(reply.text);
        }
    }
}

void TestRehearsalRooms::longRoomsNeverRepeatThemselves()
{
    const QList<model::Persona> companions{tests::bareCompanion(u"companion_bob"_s, u"Bob"_s)};

    const RehearsalRoom room = converse(companions, 1, openings(Language::English)[1], 300);

    QCOMPARE(room.replies().size(), 300);
    QSet<QString> texts;
    for (const model::Message &reply : room.replies())
        texts.insert(reply.text);
    QCOMPARE(texts.size(), 300);
}

void TestRehearsalRooms::nobodySpeaksAsSomebodyElse()
{
    const auto companions = tests::exampleCompanions();
    for (quint64 seed = 0; seed < kSeeds; ++seed) {
        const RehearsalRoom room = converse(companions, seed, openings(Language::English).first());
        for (const model::Message &reply : room.replies()) {
            for (const model::Persona &other : companions) {
                const QString name = other.textIn(Language::English).name;
                QVERIFY2(!reply.text.startsWith(name + u':'), qPrintable(reply.text));
                if (other.id != reply.from)
                    QVERIFY2(!reply.text.contains(u"I'm "_s + name), qPrintable(reply.text));
            }
        }
    }
}

void TestRehearsalRooms::honestAboutNotBeingAnAi()
{
    const QMap<QString, QString> questions{{u"Are you an AI?"_s, u"AI"_s}, {u"AIなの？"_s, u"AI"_s}};
    for (auto it = questions.begin(); it != questions.end(); ++it) {
        RehearsalRoom room(tests::exampleCompanions(), 1);
        room.userSays(it.key());

        QVERIFY(room.companionSpeaks());

        static const QRegularExpression honest(
            u"rehearsal|script|No AI|Not an AI|リハーサル|台詞|セリフ|台本"_s);
        QVERIFY2(honest.match(room.replies().first().text).hasMatch(),
                 qPrintable(room.replies().first().text));
    }
}

void TestRehearsalRooms::textsWithoutLettersKeepTheLanguage()
{
    RehearsalRoom room(tests::exampleCompanions(), 1);
    room.userSays(u"こんにちは"_s);
    for (const QString &text : {u"???"_s, u"😀"_s, u"元気？"_s}) {
        room.userSays(text);
        QCOMPARE(llm::rehearsal::roomLanguage(room.briefFor(0, llm::Purpose::Speech)), Language::Japanese);
    }

    room.userSays(u"And now in English"_s);

    QCOMPARE(llm::rehearsal::roomLanguage(room.briefFor(0, llm::Purpose::Speech)), Language::English);
}

SUITE_TEST(QCoreApplication, TestRehearsalRooms)

} // namespace tst_rehearsal_rooms

#include "tst_rehearsal_rooms.moc"
