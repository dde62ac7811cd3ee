// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/impression.h"
#include "core/llm/rehearsal/phrases.h"
#include "core/llm/rehearsal/rehearsal_client.h"
#include "core/llm/rehearsal/speech.h"
#include "core/llm/rehearsal/tool_talk.h"
#include "core/llm/rehearsal/turn.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QBuffer>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QtEndian>

namespace tst_rehearsal_turn {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::llm::rehearsal;
using llm::ModelRequest;
using llm::ToolExchange;
using llm::ToolSpec;
using model::Language;
using Colour = Impression::Colour;
using Light = Impression::Light;

namespace {

const QList<ToolSpec> kTools{
    {u"gesture"_s,
     {},
     {R"({"properties":{"name":{"enum":["wave","nod","bow","shake","think","shrug","laugh","cheer","clap"]}}})"}},
    {u"look"_s, {}, {"{}"}},
    {u"ask_user"_s, {}, {"{}"}}};

/// A turn of Kyoko, Natsumi or Aya, after the user has said that.
ModelRequest turnAfter(const QString &text, qsizetype companion = 0, quint64 seed = 1)
{
    tests::RehearsalRoom room(tests::exampleCompanions(), seed);
    room.userSays(text);
    return {.messages = {}, .tools = kTools, .brief = room.briefFor(companion, llm::Purpose::Speech)};
}

/// The same, and the user's message came with pictures that have these descriptions.
ModelRequest withPictures(ModelRequest request, const QStringList &descriptions)
{
    for (const QString &words : descriptions)
        request.brief.witnessed.last().pictures.append({{}, 40, 30, words});
    return request;
}

llm::Picture pictureOf(const QColor &colour, const char *format = "jpeg")
{
    QImage image(160, 120, QImage::Format_RGB32);
    image.fill(colour);
    llm::Picture picture{u"image/"_s + QLatin1StringView(format), {}};
    QBuffer buffer(&picture.bytes);
    image.save(&buffer, format, 90);
    return picture;
}

/// A PNG that claims to be that large, and is empty.
llm::Picture hugePicture(int edge)
{
    llm::Picture picture = pictureOf(Qt::red, "png");
    qToBigEndian(qint32(edge), picture.bytes.data() + 16);
    qToBigEndian(qint32(edge), picture.bytes.data() + 20);
    return picture;
}

/// The same turn after its look was answered with these pictures.
ModelRequest seeing(const ModelRequest &before, const QList<llm::Picture> &pictures,
                    const QString &error = {})
{
    const TurnStep step = rehearseTurn(before);
    ToolExchange exchange{step.calls.first(), {R"({"seen":true})"}, !error.isEmpty(), pictures};
    if (!error.isEmpty())
        exchange.result.text = QJsonDocument(QJsonObject{{u"error"_s, error}}).toJson();
    ModelRequest after = before;
    after.steps = {{step.text, {exchange}, {}}};
    return after;
}

QString gestureOf(const TurnStep &step)
{
    if (step.calls.size() != 1 || step.calls.first().name != kGesture)
        return {};
    const QJsonObject arguments = QJsonDocument::fromJson(step.calls.first().arguments.text).object();
    return arguments[u"name"_s].toString(arguments[u"emotion"_s].toString());
}

} // namespace

/// Rehearsal with a body and eyes: it moves before it speaks, and sees only brightness and colours.
class TestRehearsalTurn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutToolsItOnlySpeaks();
    void aGreetingWaves_data();
    void aGreetingWaves();
    void itMovesAndThenSaysTheSame();
    void itTakesPartInASorrow();
    void agreementNods();
    void notEveryLineMoves();
    void aGestureThatIsNotOfferedIsNotMade();
    void whoPassesInTheRingKeepsStill();
    void itAsksForAPictureWhenSomethingIsToBeSeen_data();
    void itAsksForAPictureWhenSomethingIsToBeSeen();
    void itAsksForNoneOtherwise_data();
    void itAsksForNoneOtherwise();
    void onlyTheFirstToAnswerLooks();
    void itTellsBrightnessAndColours_data();
    void itTellsBrightnessAndColours();
    void itSaysWhenItSeesNothing_data();
    void itSaysWhenItSeesNothing();
    void impressionsAreOfLightAndColour_data();
    void impressionsAreOfLightAndColour();
    void twoColoursAreTold();
    void whatIsNoPictureMakesNoImpression();
    void aPictureIsMentionedByItsWords_data();
    void aPictureIsMentionedByItsWords();
    void severalPicturesAreMentioned();
    void noWordsForAPictureAreMadeUp();
    void nobodyLooksWhenAPictureCame();
    void theClientSaysAndThenCalls();
    void aWokenOneGesturesBeforeItSpeaks();
};

void TestRehearsalTurn::withoutToolsItOnlySpeaks()
{
    ModelRequest request = turnAfter(u"Hello! What do you see?"_s);
    request.tools.clear();

    const TurnStep step = rehearseTurn(request);

    QVERIFY(step.calls.isEmpty());
    QCOMPARE(step.text, rehearseSpeech(request.brief));
}

void TestRehearsalTurn::aGreetingWaves_data()
{
    QTest::addColumn<QString>("hello");

    QTest::newRow("en") << u"Hello!"_s;
    QTest::newRow("ja") << u"こんにちは！"_s;
    QTest::newRow("zh") << u"大家好！"_s;
}

void TestRehearsalTurn::aGreetingWaves()
{
    QFETCH(const QString, hello);

    for (qsizetype companion = 0; companion < 3; ++companion)
        QCOMPARE(gestureOf(rehearseTurn(turnAfter(hello, companion))), u"wave"_s);
}

void TestRehearsalTurn::itMovesAndThenSaysTheSame()
{
    const ModelRequest first = turnAfter(u"Hello!"_s);
    const TurnStep move = rehearseTurn(first);
    QVERIFY(move.text.isEmpty());

    ModelRequest second = first;
    second.steps = {{{}, {{move.calls.first(), {R"({"done":true})"}}}, {}}};

    QCOMPARE(rehearseTurn(second), (TurnStep{rehearseSpeech(first.brief), {}}));
    second.steps.first().text = u"Hello."_s;
    QCOMPARE(rehearseTurn(second), TurnStep());
}

void TestRehearsalTurn::itTakesPartInASorrow()
{
    QCOMPARE(gestureOf(rehearseTurn(turnAfter(u"My grandmother died last week."_s))), u"sad"_s);
}

void TestRehearsalTurn::agreementNods()
{
    int nods = 0;
    for (quint64 seed = 1; seed <= 60; ++seed) {
        tests::RehearsalRoom room(tests::exampleCompanions(), seed);
        room.userSays(u"I have been thinking about gardens."_s);
        if (!room.companionSpeaks())
            continue;
        const ModelRequest request{.tools = kTools, .brief = room.briefFor(2, llm::Purpose::Speech)};
        nods += gestureOf(rehearseTurn(request)) == u"nod"_s ? 1 : 0;
    }

    QVERIFY2(nods >= 5, qPrintable(QString::number(nods)));
}

void TestRehearsalTurn::notEveryLineMoves()
{
    int still = 0;
    for (quint64 seed = 1; seed <= 30; ++seed)
        still +=
            rehearseTurn(turnAfter(u"I went for a walk by the river."_s, 0, seed)).calls.isEmpty() ? 1 : 0;

    QVERIFY2(still >= 8, qPrintable(QString::number(still)));
}

void TestRehearsalTurn::aGestureThatIsNotOfferedIsNotMade()
{
    ModelRequest request = turnAfter(u"Hello!"_s);
    request.tools.first().parameters = {R"({"properties":{"name":{"enum":["nod"]}}})"};

    QVERIFY(rehearseTurn(request).calls.isEmpty());
}

void TestRehearsalTurn::whoPassesInTheRingKeepsStill()
{
    int passes = 0;
    for (quint64 seed = 1; seed <= 40; ++seed) {
        tests::RehearsalRoom room(tests::exampleCompanions(), seed);
        room.userSays(u"Nobody needs to answer."_s);
        ModelRequest request{.tools = kTools, .brief = room.briefFor(0, llm::Purpose::Speech)};
        request.brief.policy = model::PolicyName::Ring;
        const TurnStep step = rehearseTurn(request);
        if (rehearseSpeech(request.brief) == kNoReply) {
            ++passes;
            QCOMPARE(step, (TurnStep{kNoReply.toString(), {}}));
        }
    }

    QVERIFY(passes > 0);
}

void TestRehearsalTurn::itAsksForAPictureWhenSomethingIsToBeSeen_data()
{
    QTest::addColumn<QString>("text");

    for (const char *text :
         {"What do you see?", "Can you see me?", "Look at this!", "Please take a picture of me.",
          "Use my camera.", "How do I look?", "何が見えますか？", "これを見て！", "カメラで見てみて。",
          "写真を撮って。", "你看到了什么？", "能看见我吗？", "看看这个！", "给我拍张照吧。", "打开摄像头。"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestRehearsalTurn::itAsksForAPictureWhenSomethingIsToBeSeen()
{
    QFETCH(const QString, text);

    for (qsizetype companion = 0; companion < 3; ++companion) {
        const TurnStep step = rehearseTurn(turnAfter(text, companion));
        QCOMPARE(step.calls.size(), 1);
        QCOMPARE(step.calls.first().name, u"look"_s);
        const QJsonObject arguments = QJsonDocument::fromJson(step.calls.first().arguments.text).object();
        QVERIFY(!arguments[u"why"_s].toString().isEmpty());
        QVERIFY(!step.text.isEmpty());
    }
}

void TestRehearsalTurn::itAsksForNoneOtherwise_data()
{
    QTest::addColumn<QString>("text");

    for (const char *text :
         {"Hello!", "I see what you mean.", "What is a distributed system?", "See you tomorrow!",
          "I painted the wall.", "今日は映画を見ました。", "また見てね。", "看来要下雨了。", "我喜欢看书。"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestRehearsalTurn::itAsksForNoneOtherwise()
{
    QFETCH(const QString, text);

    const TurnStep step = rehearseTurn(turnAfter(text));

    QVERIFY(step.calls.isEmpty() || step.calls.first().name == kGesture);
}

void TestRehearsalTurn::onlyTheFirstToAnswerLooks()
{
    ModelRequest request = turnAfter(u"What do you see?"_s);
    request.brief.companionTurns = 1;

    const TurnStep step = rehearseTurn(request);

    QVERIFY(step.calls.isEmpty() || step.calls.first().name == kGesture);
}

void TestRehearsalTurn::itTellsBrightnessAndColours_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QColor>("colour");
    QTest::addColumn<QString>("light");
    QTest::addColumn<QString>("name");

    QTest::newRow("en") << u"What do you see?"_s << QColor(230, 20, 20) << u"dark"_s << u"red"_s;
    QTest::newRow("en, white") << u"What do you see?"_s << QColor(250, 250, 250) << u"bright"_s << u"white"_s;
    QTest::newRow("ja") << u"何が見えますか？"_s << QColor(20, 20, 20) << u"暗くて"_s << u"黒"_s;
    QTest::newRow("zh") << u"你看到了什么？"_s << QColor(60, 220, 60) << u"明暗适中"_s << u"绿色"_s;
}

void TestRehearsalTurn::itTellsBrightnessAndColours()
{
    QFETCH(const QString, text);
    QFETCH(const QColor, colour);
    QFETCH(const QString, light);
    QFETCH(const QString, name);

    for (qsizetype companion = 0; companion < 3; ++companion) {
        const TurnStep step = rehearseTurn(seeing(turnAfter(text, companion), {pictureOf(colour)}));
        QVERIFY2(step.text.contains(light), qPrintable(step.text));
        QVERIFY2(step.text.contains(name), qPrintable(step.text));
        QVERIFY(!step.text.contains(u'{'));
        QVERIFY(step.calls.isEmpty());
    }
}

void TestRehearsalTurn::itSaysWhenItSeesNothing_data()
{
    QTest::addColumn<QString>("error");
    QTest::addColumn<QList<llm::Picture>>("pictures");
    QTest::addColumn<int>("kind");

    QTest::newRow("refused") << u"refused"_s << QList<llm::Picture>() << int(Phrase::NotShown);
    QTest::newRow("no camera") << u"noDevice"_s << QList<llm::Picture>() << int(Phrase::NothingToSee);
    QTest::newRow("nobody answered") << u"timedOut"_s << QList<llm::Picture>() << int(Phrase::NothingToSee);
    QTest::newRow("no picture in it") << QString() << QList<llm::Picture>() << int(Phrase::NothingToSee);
    QTest::newRow("a huge one") << QString() << QList<llm::Picture>{hugePicture(30'000)}
                                << int(Phrase::NothingToSee);
}

void TestRehearsalTurn::itSaysWhenItSeesNothing()
{
    QFETCH(const QString, error);
    QFETCH(const QList<llm::Picture>, pictures);
    QFETCH(const int, kind);
    const ModelRequest asked = turnAfter(u"What do you see?"_s);

    const TurnStep step = rehearseTurn(seeing(asked, pictures, error));

    const Manner manner = mannerOf(asked.brief.persona, Language::English);
    QVERIFY2(phrases(Language::English, manner, Phrase(kind)).contains(step.text), qPrintable(step.text));
    QVERIFY(step.calls.isEmpty());
}

void TestRehearsalTurn::impressionsAreOfLightAndColour_data()
{
    QTest::addColumn<QColor>("colour");
    QTest::addColumn<int>("light");
    QTest::addColumn<int>("name");
    const auto row = [](const char *name, const QColor &colour, Light light, Colour seen) {
        QTest::newRow(name) << colour << int(light) << int(seen);
    };

    row("black", Qt::black, Light::Dark, Colour::Black);
    row("white", Qt::white, Light::Bright, Colour::White);
    row("grey", QColor(128, 128, 128), Light::Even, Colour::Grey);
    row("yellow", QColor(250, 230, 40), Light::Bright, Colour::Yellow);
    row("orange", QColor(250, 140, 20), Light::Even, Colour::Orange);
    row("brown", QColor(110, 70, 30), Light::Dim, Colour::Brown);
    row("green", QColor(40, 200, 60), Light::Even, Colour::Green);
    row("cyan", QColor(40, 210, 220), Light::Even, Colour::Cyan);
    row("blue", QColor(30, 60, 220), Light::Dim, Colour::Blue);
    row("purple", QColor(130, 40, 220), Light::Dim, Colour::Purple);
    row("pink", QColor(250, 60, 190), Light::Even, Colour::Pink);
    row("red", QColor(230, 20, 20), Light::Dim, Colour::Red);
}

void TestRehearsalTurn::impressionsAreOfLightAndColour()
{
    QFETCH(const QColor, colour);
    QFETCH(const int, light);
    QFETCH(const int, name);

    for (const char *format : {"jpeg", "png"})
        QCOMPARE(impressionOf(pictureOf(colour, format)), (Impression{Light(light), {Colour(name)}}));
}

void TestRehearsalTurn::twoColoursAreTold()
{
    QImage image(90, 90, QImage::Format_RGB32);
    image.fill(QColor(30, 60, 220));
    for (int y = 60; y < 90; ++y)
        for (int x = 0; x < 90; ++x)
            image.setPixelColor(x, y, QColor(230, 20, 20));
    llm::Picture picture{u"image/png"_s, {}};
    QBuffer buffer(&picture.bytes);
    image.save(&buffer, "png");

    const std::optional<Impression> seen = impressionOf(picture);

    QVERIFY(seen);
    QCOMPARE(coloursIn(Language::English, *seen), u"blue and red"_s);
    QCOMPARE(coloursIn(Language::Japanese, *seen), u"青と赤"_s);
    QCOMPARE(coloursIn(Language::Chinese, *seen), u"蓝色和红色"_s);
}

void TestRehearsalTurn::whatIsNoPictureMakesNoImpression()
{
    QVERIFY(!impressionOf({}));
    QVERIFY(!impressionOf({u"image/png"_s, "PNG"}));
    QVERIFY(!impressionOf({u"image/svg+xml"_s, "<svg xmlns='http://www.w3.org/2000/svg'/>"}));
    QVERIFY(!impressionOf({u"image/png"_s, pictureOf(Qt::red).bytes})); // a JPEG
    QVERIFY(!impressionOf(hugePicture(30'000)));
}

void TestRehearsalTurn::aPictureIsMentionedByItsWords_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("mentioned");
    const QString sea = u"The sea in the morning"_s;
    QTest::newRow("only the picture") << u"[Picture: The sea in the morning]"_s << sea << sea;
    QTest::newRow("with a text") << u"Look!\n[Picture: The sea in the morning]"_s << sea << sea;
    QTest::newRow("Japanese") << u"見てください。\n［画像：朝の海］"_s << u"朝の海"_s << u"「朝の海」"_s;
    QTest::newRow("Chinese") << u"你们看看吧。\n［图片：早晨的海］"_s << u"早晨的海"_s << u"“早晨的海”"_s;
    const QString longest = u"a very long story "_s.repeated(20).trimmed();
    QTest::newRow("long") << u"[Picture: "_s + longest + u"]"_s << longest << longest.left(50);
}

void TestRehearsalTurn::aPictureIsMentionedByItsWords()
{
    QFETCH(const QString, said);
    QFETCH(const QString, words);
    QFETCH(const QString, mentioned);

    for (qsizetype companion = 0; companion < 3; ++companion) {
        for (const quint64 seed : {1, 2, 3}) {
            const ModelRequest request = withPictures(turnAfter(said, companion, seed), {words});
            const QString reply = rehearseSpeech(request.brief);
            QVERIFY2(reply.contains(mentioned), qPrintable(reply));
            QVERIFY2(reply.size() < 400, qPrintable(reply));
            QCOMPARE(rehearseSpeech(request.brief), reply);
        }
    }
}

void TestRehearsalTurn::severalPicturesAreMentioned()
{
    const ModelRequest request = withPictures(turnAfter(u"[Picture: A cat]\n[Picture]\n[Picture: A dog]"_s),
                                              {u"A cat"_s, {}, u"A dog"_s});

    QVERIFY2(rehearseSpeech(request.brief).contains(u"“A cat”, “A dog”"_s),
             qPrintable(rehearseSpeech(request.brief)));
}

void TestRehearsalTurn::noWordsForAPictureAreMadeUp()
{
    const ModelRequest nameless = turnAfter(u"[Picture]"_s);
    QCOMPARE(rehearseSpeech(withPictures(nameless, {QString()}).brief), rehearseSpeech(nameless.brief));
    const ModelRequest edited = turnAfter(u"I took the words back."_s);
    QCOMPARE(rehearseSpeech(withPictures(edited, {u"A cat"_s}).brief), rehearseSpeech(edited.brief));
}

void TestRehearsalTurn::nobodyLooksWhenAPictureCame()
{
    const ModelRequest request = turnAfter(u"What do you see?"_s);
    QVERIFY(!rehearseTurn(request).calls.isEmpty());

    const TurnStep step = rehearseTurn(withPictures(request, {QString()}));

    QVERIFY(std::none_of(step.calls.begin(), step.calls.end(),
                         [](const llm::ToolCall &call) { return call.name == kLook; }));
}

void TestRehearsalTurn::theClientSaysAndThenCalls()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, RehearsalClient::Pace::Live);
    QObject owner;
    QVERIFY(client.traits({}).tools && client.traits({}).pictures);
    QStringList order;
    llm::ModelCall *call = client.start(turnAfter(u"What do you see?"_s), &owner);
    connect(call, &llm::ModelCall::textDelta, this, [&order] { order.append(u"text"_s); });
    connect(call, &llm::ModelCall::toolCalled, this,
            [&order](const llm::ToolCall &tool) { order.append(tool.name); });
    connect(call, &llm::ModelCall::finished, this,
            [&order](const llm::ModelFinish &finish) { order.append(finish.reason); });

    clock.advance(std::chrono::seconds(10));

    order.removeDuplicates();
    QCOMPARE(order, (QStringList{u"text"_s, u"look"_s, u"toolCalls"_s}));
}

void TestRehearsalTurn::aWokenOneGesturesBeforeItSpeaks()
{
    ModelRequest request = turnAfter(u"Hello!"_s);
    const QList<llm::ToolCall> calls{consumeCall(base::CallId(u"c1"_s), 30, u"Hello, and welcome."_s)};

    const QList<llm::ToolCall> both = withGesture(calls, request);

    QCOMPARE(both.size(), 2);
    QCOMPARE(both.first().name, u"gesture"_s);
    QCOMPARE(both.last(), calls.first());
    QCOMPARE(withGesture({}, request).size(), 0);
    request.brief.resource = llm::ResourceFloor{.level = 20};
    QCOMPARE(withGesture(calls, request), calls);
    request.brief.resource.reset();
    request.tools.clear();
    QCOMPARE(withGesture(calls, request), calls);
}

SUITE_TEST(QCoreApplication, TestRehearsalTurn)

} // namespace tst_rehearsal_turn

#include "tst_rehearsal_turn.moc"
