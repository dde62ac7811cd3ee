// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house.h"
#include "app/studio_window.h"
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

} // namespace

/// What a new user does in the first five minutes, in the real studio and with the keyboard alone: make a
/// companion and talk with them. Then export the talk to a file.
class KeysOnly : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCompanionIsMadeTalkedWithAndExported();
};

void KeysOnly::aCompanionIsMadeTalkedWithAndExported()
{
    const TemporaryStudio folder;
    auto house = app::House::open(folder.dataFolder(), app::House::Access::ReadWrite, app::House::Time::Real);
    QVERIFY(house);
    QList<model::MessagePosted> said;
    connect(&(*house)->rooms(), &ports::RoomPort::published, this, [&said](const auto &, const auto &events) {
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

SUITE_TEST(QApplication, KeysOnly)

} // namespace tst_keys_only

#include "tst_keys_only.moc"
