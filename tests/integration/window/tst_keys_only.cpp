// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house.h"
#include "app/studio_window.h"
#include "tests/integration/camera/seeing_server.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/window/translations.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>

namespace tst_keys_only {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr int kLong = 30'000; // ms: a real vote and a real turn, on a busy machine

/// A user at the keyboard, without a mouse.
class Typist
{
public:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(keyboard(), key, modifiers);
    }
    /// Again and again: a press too soon after a request has come or changed is ignored.
    [[nodiscard]] bool pressUntil(Qt::Key key, const std::function<bool()> &isDone)
    {
        return QTest::qWaitFor(
            [&] {
                if (!isDone())
                    press(key);
                return isDone();
            },
            kLong);
    }
    void type(const QString &text) { QTest::keyClicks(keyboard(), text); }

    [[nodiscard]] static QString place() // the focused widget
    {
        const QWidget *focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }

    /// With Tab alone; false: it is not reachable.
    [[nodiscard]] bool goTo(const QString &objectName)
    {
        for (int step = 0; step < 80 && place() != objectName; ++step)
            press(Qt::Key_Tab);
        return place() == objectName;
    }

    [[nodiscard]] static QString window()
    {
        const QWidget *active = QApplication::activeWindow();
        return active && QApplication::focusWidget() ? active->objectName() : QString();
    }

private:
    [[nodiscard]] static QWidget *keyboard()
    {
        QWidget *popup = QApplication::activePopupWidget();
        QWidget *focus = QApplication::focusWidget();
        return popup ? popup : focus ? focus : QApplication::activeWindow();
    }
};

/// When a window closes, a desktop returns the focus to the window behind it; the offscreen platform has no
/// desktop.
void backIn(QWidget &window)
{
    QVERIFY(QTest::qWaitFor([] { return !QApplication::activeWindow(); }));
    window.activateWindow();
}

/// The messages in an exported room.
QStringList textsIn(const QString &name)
{
    QFile file(name);
    QStringList texts;
    if (file.open(QIODevice::ReadOnly)) {
        const QJsonArray messages = QJsonDocument::fromJson(file.readAll())["messages"_L1].toArray();
        for (const QJsonValue &message : messages)
            texts.append(message["message"_L1].toString());
    }
    return texts;
}

/// Whether the main window shows it.
bool isSeen(app::StudioWindow &studio, const QString &objectName)
{
    const QList<QWidget *> all = studio.window().findChildren<QWidget *>(objectName);
    return std::any_of(all.cbegin(), all.cend(), [](const QWidget *one) { return one->isVisible(); });
}

/// The real studio with a room in which Kyoko asks for the camera when she is asked what she sees.
struct Seeing
{
    Seeing()
    {
        translations.use(model::Language::English);
        QObject::connect(&house->rooms(), &ports::RoomPort::published, &studio.window(),
                         [this](const auto &, const auto &events) {
                             for (const model::Envelope &event : events) {
                                 if (const auto *result = std::get_if<model::QueryResult>(&event.body))
                                     results.append(*result);
                             }
                         });
    }
    void open()
    {
        QVERIFY(server.start());
        ports::ProviderPort &providers = house->providers();
        const auto saved = tests::answerOf<model::Provider>(
            providers, &ports::ProviderPort::saveProvider,
            model::Provider{.name = u"Seeing"_s, .baseUrl = QUrl(server.address()), .model = u"seer"_s},
            ports::KeyInput{.what = ports::KeyInput::What::Forget});
        QVERIFY(saved);
        model::ModelFacts facts{.provider = saved->id, .model = u"seer"_s};
        facts.abilities.tools = model::Known::Yes;
        facts.abilities.pictures = model::Known::Yes;
        QVERIFY(tests::answerOf(providers, &ports::ProviderPort::saveFacts, facts));
        QVERIFY(tests::answerOf(providers, &ports::ProviderPort::setStandard,
                                model::ModelChoice{.provider = saved->id}));
        studio.open();
        QVERIFY(QTest::qWaitForWindowActive(&studio.window()));
        QTRY_COMPARE_WITH_TIMEOUT(studio.window().windowTitle(), u"Tea at five – Companion Studio"_s, kLong);
        const auto room = tests::answerTo(house->rooms(), &ports::RoomPort::createRoom)(
            {{.name = u"Mirror"_s, .roster = {base::ParticipantId(u"companion_kyoko"_s)}}});
        QVERIFY(room);
        studio.window().openRoom(room->id);
        QTRY_COMPARE_WITH_TIMEOUT(studio.window().windowTitle(), u"Mirror – Companion Studio"_s, kLong);
    }
    /// Until her request has the keys.
    void ask()
    {
        QTRY_COMPARE(Typist::place(), u"composer.input"_s);
        typist.type(u"What do you see?"_s);
        typist.press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(isSeen(studio, u"allowOnce"_s), kLong);
        QCOMPARE(Typist::place(), u"composer.input"_s);
        typist.press(Qt::Key_F7);
        QCOMPARE(Typist::place(), u"allowOnce"_s);
    }

    SeeingServer server;
    TemporaryStudio folder;
    std::unique_ptr<app::House> house = std::move(
        *app::House::open(folder.dataFolder(), app::House::Access::ReadWrite, app::House::Time::Real));
    ui::Translations translations;
    QList<model::QueryResult> results;
    app::StudioWindow studio{*house, translations, folder.file(u"window.ini"_s)};
    Typist typist;
};

} // namespace

/// What a new user does in the first five minutes, in the real studio and with the keyboard alone: make a
/// companion and talk with them. Then export the talk to a file.
class KeysOnly : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCompanionIsMadeTalkedWithAndExported();
    void aRequestForTheCameraIsDenied();
    void aRequestForTheCameraIsAllowedAndItsSheetClosed();
};

void KeysOnly::aCompanionIsMadeTalkedWithAndExported()
{
    const TemporaryStudio folder;
    auto house = app::House::open(folder.dataFolder(), app::House::Access::ReadWrite, app::House::Time::Real);
    QVERIFY(house);
    QList<model::MessagePosted> said;
    const QObject listener; // goes before the list does
    connect(&(*house)->rooms(), &ports::RoomPort::published, &listener,
            [&said](const auto &, const auto &events) {
                for (const model::Envelope &event : events) {
                    if (const auto *posted = std::get_if<model::MessagePosted>(&event.body))
                        said.append(*posted);
                }
            });
    ui::Translations translations;
    translations.use(model::Language::English);
    app::StudioWindow studio(**house, translations, folder.file(u"window.ini"_s));
    studio.open();
    QVERIFY(QTest::qWaitForWindowActive(&studio.window()));
    QTRY_COMPARE_WITH_TIMEOUT(studio.window().windowTitle(), u"Tea at five – Companion Studio"_s, kLong);
    QTRY_COMPARE(Typist::place(), u"composer.input"_s);
    Typist typist;

    typist.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(Typist::window(), u"personaWindow"_s);
    QVERIFY(typist.goTo(u"personaName"_s));
    typist.type(u"Mio"_s);
    QVERIFY(typist.goTo(u"personaPersonality"_s));
    typist.type(u"Quiet, curious, fond of rain."_s);
    typist.press(Qt::Key_S, Qt::ControlModifier);
    const auto isSaved = [&house] {
        const auto all = tests::answerTo((*house)->personas(), &ports::PersonaPort::listPersonas)();
        return all && std::any_of(all->cbegin(), all->cend(),
                                  [](const auto &one) { return one.id.value() == "companion_mio"_L1; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSaved(), kLong);
    QVERIFY(isSaved()); // the window asked earlier, so it knows by now
    typist.press(Qt::Key_Escape);
    backIn(studio.window());
    QTRY_COMPARE(Typist::window(), u"mainWindow"_s);

    typist.press(Qt::Key_N, Qt::ControlModifier);
    QTRY_COMPARE(Typist::window(), u"newRoomDialog"_s);
    QVERIFY(typist.goTo(u"roomName"_s));
    typist.type(u"Rainy evening"_s);
    QVERIFY(typist.goTo(u"createRoom"_s));
    typist.press(Qt::Key_Space);
    backIn(studio.window());
    QTRY_COMPARE(Typist::window(), u"mainWindow"_s);
    QTRY_COMPARE_WITH_TIMEOUT(studio.window().windowTitle(), u"Rainy evening – Companion Studio"_s, kLong);

    said.clear();
    QTRY_COMPARE(Typist::place(), u"composer.input"_s);
    typist.type(u"Mio, do you like the rain?"_s);
    typist.press(Qt::Key_Return);
    const base::ParticipantId mio(u"companion_mio"_s);
    const auto answer = [&]() -> QString {
        for (const model::MessagePosted &posted : std::as_const(said)) {
            if (posted.message.from == mio)
                return posted.message.text;
        }
        return {};
    };
    QTRY_VERIFY_WITH_TIMEOUT(!answer().isEmpty(), kLong);

    typist.type(u"Mio, please ask me something."_s);
    typist.press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isSeen(studio, u"askText"_s), kLong);
    QCOMPARE(Typist::place(), u"composer.input"_s); // a request takes no keys
    typist.press(Qt::Key_F7);
    QCOMPARE(Typist::place(), u"askText"_s);
    typist.type(u"A story of the sea"_s);
    QVERIFY(typist.pressUntil(Qt::Key_Return, [&studio] { return !isSeen(studio, u"askText"_s); }));
    QCOMPARE(Typist::place(), u"composer.input"_s);
    const auto isTakenUp = [&] {
        return std::any_of(said.cbegin(), said.cend(), [&mio](const model::MessagePosted &posted) {
            return posted.message.from == mio && posted.message.text.contains(u"A story of the sea"_s);
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isTakenUp(), kLong);

    const QString file = folder.file(u"evening.json"_s);
    typist.press(Qt::Key_E, Qt::ControlModifier);
    QTRY_COMPARE(Typist::window(), u"exportWindow"_s);
    typist.press(Qt::Key_S, Qt::AltModifier);
    QTRY_COMPARE(Typist::window(), u"exportRoomDialog"_s);
    typist.press(Qt::Key_A, Qt::ControlModifier);
    typist.type(file);
    typist.press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), kLong);
    const QStringList texts = textsIn(file);
    QVERIFY2(texts.contains(u"Mio, do you like the rain?"_s), qPrintable(texts.join(u'\n')));
    QVERIFY2(texts.contains(answer()), qPrintable(texts.join(u'\n')));
}

void KeysOnly::aRequestForTheCameraIsDenied()
{
    Seeing talk;
    talk.open();
    talk.ask();

    QVERIFY(talk.typist.goTo(u"refuseOnce"_s));
    QVERIFY(talk.typist.pressUntil(Qt::Key_Space, [&] { return !isSeen(talk.studio, u"refuseOnce"_s); }));

    QCOMPARE(Typist::place(), u"composer.input"_s);
    QTRY_COMPARE_WITH_TIMEOUT(talk.results.size(), 1, kLong);
    QVERIFY(!talk.results.constFirst().success);
    QTRY_COMPARE_WITH_TIMEOUT(talk.server.refusals().size(), 1, kLong);
}

void KeysOnly::aRequestForTheCameraIsAllowedAndItsSheetClosed()
{
    Seeing talk;
    talk.open();
    talk.ask();

    QVERIFY(talk.typist.pressUntil(Qt::Key_Return, [] { return Typist::window() == "cameraSheet"_L1; }));
    talk.typist.press(Qt::Key_Escape);

    QTRY_COMPARE_WITH_TIMEOUT(talk.results.size(), 1, kLong);
    QVERIFY(!talk.results.constFirst().success);
    backIn(talk.studio.window());
    QTRY_COMPARE(Typist::place(), u"composer.input"_s);
}

SUITE_TEST(QApplication, KeysOnly)

} // namespace tst_keys_only

#include "tst_keys_only.moc"
