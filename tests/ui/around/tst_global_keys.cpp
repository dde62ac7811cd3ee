// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/around/shortcut_portal.h"
#include "tests/integration/secrets/keyring_session.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_voice_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/around/global_keys.h"
#include "ui/around/window_keys.h"
#include "ui/settings/setting_keys.h"

#include <QAction>
#include <QSignalSpy>

#include <chrono>
#include <memory>

namespace tst_global_keys {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace studio;
using namespace studio::tests;
using ui::GlobalKeys;

namespace {

const QString kClient = u"shortcut-client"_s;
const QString kNotAllowed = u"org.freedesktop.portal.Error.NotAllowed"_s;
const QString kCreate = u"CreateSession"_s;
const QString kBind = u"BindShortcuts"_s;
const QString kNoKeys =
    u"The desktop names no keys for these shortcuts. Choose the keys in the settings of the "
    "desktop."_s;

QList<GlobalKeys::Key> someKeys()
{
    return {{u"next"_s, u"Play the next turn"_s, u"CTRL+ALT+n"_s}, {u"stop"_s, u"Stop"_s, {}}};
}

/// The window with the tea room open, its global keys, and what they trigger.
struct KeyedWindow
{
    KeyedWindow()
    {
        studio.window.desks().offerVoices(voices);
        studio.open();
        for (QAction *action : studio.window.findChildren<QAction *>())
            QObject::connect(action, &QAction::triggered, &studio.window,
                             [this, action] { triggered.append(action->objectName()); });
        keys.start([] { return QDBusConnection(kClient); });
    }

    void setOn(bool on) { studio.window.settings().set(ui::setting::kGlobalKeys, on); }
    void pause()
    {
        ports::FloorView floor = quietFloor();
        floor.paused = true;
        Q_EMIT studio.rooms.published(teaRoom(), {}, floor);
    }

    FakeVoicePort voices;
    StudioWindow studio;
    ui::WindowKeys keys{studio.window, studio.window.settings()};
    QStringList triggered;
};

} // namespace

/// Global keys with a portal on a real bus, where nobody else is.
class GlobalKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void noBusIsSaid();
    void aDesktopWithoutPortalIsSaid();
    void aPortalWithoutGlobalShortcutsIsSaid();
    void keysAreBoundForThisProgram();
    void anOlderPortalNeedsNotKnowTheProgram();
    void aDesktopThatNamesNoKeySaysWhatToDo_data();
    void aDesktopThatNamesNoKeySaysWhatToDo();
    void keysThatTheDesktopBindsAtOnceAreNotAskedForTwice();
    void aKeyThatIsMissingAtOnceIsAskedFor();
    void keysThatAreChosenLaterTakeTheSentenceBack();
    void aRefusalIsSaid_data();
    void aRefusalIsSaid();
    void aSilentPortalIsGivenUp_data();
    void aSilentPortalIsGivenUp();
    void onlyTheFirstAnswerCounts();
    void onlyOurKeysAreTold();
    void theDesktopEndsTheSession();
    void aPortalThatComesLaterIsUsed();
    void aPortalThatComesBackIsAskedAgain();
    void stoppingClosesTheSession();
    void anAnswerAfterStoppingDoesNotCount();
    void theSettingBindsAndFreesTheKeys();
    void eachKeyTriggersItsAction_data();
    void eachKeyTriggersItsAction();
    void aKeyWhoseActionCannotBeUsedDoesNothing();

private:
    void serve() { m_portal = std::make_unique<ShortcutPortal>(m_address); }
    void start() { m_keys->start(QDBusConnection(kClient), someKeys()); }

    KeyringSession m_session;
    QString m_address;
    std::unique_ptr<ShortcutPortal> m_portal;
    std::unique_ptr<GlobalKeys> m_keys;
};

void GlobalKeysTest::initTestCase()
{
    if (!m_session.start(KeyringSession::Keyring::None))
        QSKIP(qPrintable(m_session.reason()));
    m_address = m_session.environment().value(u"DBUS_SESSION_BUS_ADDRESS"_s);
}

void GlobalKeysTest::init()
{
    QVERIFY(QDBusConnection::connectToBus(m_address, kClient).isConnected());
    m_keys = std::make_unique<GlobalKeys>();
}

void GlobalKeysTest::cleanup()
{
    m_keys.reset();
    m_portal.reset();
    QDBusConnection::disconnectFromBus(kClient);
}

void GlobalKeysTest::noBusIsSaid()
{
    m_keys->start(QDBusConnection(u"no such bus"_s), someKeys());

    QCOMPARE(m_keys->whyNot(), u"This desktop offers no global shortcuts."_s);
    m_keys->stop();
    QCOMPARE(m_keys->whyNot(), QString());
}

void GlobalKeysTest::aDesktopWithoutPortalIsSaid()
{
    const QSignalSpy changed(m_keys.get(), &GlobalKeys::whyNotChanged);

    start();

    QTRY_COMPARE(m_keys->whyNot(), u"This desktop offers no global shortcuts."_s);
    QCOMPARE(changed.size(), 1);
    QVERIFY(!m_keys->isBound());
}

void GlobalKeysTest::aPortalWithoutGlobalShortcutsIsSaid()
{
    serve();
    m_portal->errors.insert(kCreate, u"org.freedesktop.DBus.Error.UnknownMethod"_s);

    start();

    QTRY_COMPARE(m_keys->whyNot(), u"This desktop offers no global shortcuts."_s);
}

void GlobalKeysTest::keysAreBoundForThisProgram()
{
    serve();

    start();

    QTRY_VERIFY(m_keys->isBound());
    QCOMPARE(m_portal->calls, QStringList({u"Register"_s, kCreate, kBind}));
    QCOMPARE(m_portal->program, u"org.companion_studio.CompanionStudio"_s); // the desktop file
    QVERIFY(m_portal->session.endsWith(u"/companion_studio"_s));            // the same at each start
    QCOMPARE(m_portal->keys.size(), 2);
    QCOMPARE(m_portal->keys.at(0).id, u"next"_s);
    QCOMPARE(m_portal->keys.at(0).description, u"Play the next turn"_s);
    QCOMPARE(m_portal->keys.at(0).trigger, u"CTRL+ALT+n"_s);
    QCOMPARE(m_portal->keys.at(1).id, u"stop"_s);
    QCOMPARE(m_keys->whyNot(), QString());
}

void GlobalKeysTest::anOlderPortalNeedsNotKnowTheProgram()
{
    serve();
    m_portal->errors.insert(u"Register"_s, u"org.freedesktop.DBus.Error.UnknownInterface"_s);

    start();

    QTRY_VERIFY(m_keys->isBound());
}

void GlobalKeysTest::aDesktopThatNamesNoKeySaysWhatToDo_data()
{
    QTest::addColumn<QVariant>("shortcuts");
    QTest::addColumn<bool>("isSaid");
    const auto list = [](const QList<NamedKey> &keys) { return QVariant::fromValue(keys); };
    const QVariantMap named{{u"trigger_description"_s, u"Meta+N"_s}};
    QTest::newRow("an empty list, as of KDE Plasma 5.27") << list({}) << true;
    QTest::newRow("no trigger") << list({{u"next"_s, {{u"description"_s, u"Play"_s}}}}) << true;
    QTest::newRow("empty triggers") << list({{u"next"_s, {{u"trigger_description"_s, u" "_s}}},
                                             {u"stop"_s, {}}})
                                    << true;
    QTest::newRow("a number for a trigger") << list({{u"next"_s, {{u"trigger_description"_s, 7}}}}) << false;
    QTest::newRow("one trigger") << list({{u"next"_s, named}, {u"stop"_s, {}}}) << false;
    QTest::newRow("a text") << QVariant(u"Meta+N"_s) << false;
    QTest::newRow("another list") << QVariant(QStringList{u"Meta+N"_s}) << false;
}

void GlobalKeysTest::aDesktopThatNamesNoKeySaysWhatToDo()
{
    QFETCH(const QVariant, shortcuts);
    QFETCH(const bool, isSaid);
    serve();
    m_portal->answers.insert(kBind, {0U, QVariantMap{{u"shortcuts"_s, shortcuts}}});

    start();

    QTRY_VERIFY(m_keys->isBound()); // a key that the desktop does not name may still work
    QCOMPARE(m_keys->whyNot(), isSaid ? kNoKeys : QString());
}

void GlobalKeysTest::keysThatTheDesktopBindsAtOnceAreNotAskedForTwice()
{
    serve();
    m_portal->bindsAtOnce = {{u"stop"_s, {}}, {u"next"_s, {{u"trigger_description"_s, u"Ctrl+Alt+N"_s}}}};
    QSignalSpy pressed(m_keys.get(), &GlobalKeys::pressed);

    start();

    QTRY_VERIFY(m_keys->isBound());
    QCOMPARE(m_keys->whyNot(), QString());
    QCOMPARE(m_portal->keysOfSession.size(), 2);
    QCOMPARE(m_portal->keysOfSession.first().trigger, u"CTRL+ALT+n"_s);
    m_portal->press(u"next"_s);
    QTRY_COMPARE(pressed.size(), 1);
    QVERIFY(!m_portal->calls.contains(kBind)); // it would open the settings of the desktop at each start
}

void GlobalKeysTest::aKeyThatIsMissingAtOnceIsAskedFor()
{
    serve();
    m_portal->bindsAtOnce = {{u"next"_s, {{u"trigger_description"_s, u"Ctrl+Alt+N"_s}}}};

    start();

    QTRY_VERIFY(m_keys->isBound());
    QVERIFY(m_portal->calls.contains(kBind));
    QCOMPARE(m_portal->keys.size(), 2);
}

void GlobalKeysTest::keysThatAreChosenLaterTakeTheSentenceBack()
{
    serve();
    m_portal->answers.insert(kBind,
                             {0U, QVariantMap{{u"shortcuts"_s, QVariant::fromValue(QList<NamedKey>())}}});
    start();
    QTRY_COMPARE(m_keys->whyNot(), kNoKeys);

    m_portal->change({{u"next"_s, {{u"trigger_description"_s, u"Meta+N"_s}}}});
    QTRY_COMPARE(m_keys->whyNot(), QString());
    m_portal->change({});
    QTRY_COMPARE(m_keys->whyNot(), kNoKeys);
    m_keys->stop();
    QCOMPARE(m_keys->whyNot(), QString());
}

void GlobalKeysTest::aRefusalIsSaid_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QVariantList>("answer"); // empty: an error
    for (const QString &method : {kCreate, kBind}) {
        const QVariantMap nothing;
        QTest::addRow("%s, an error", qPrintable(method)) << method << QVariantList();
        QTest::addRow("%s, the user cancels", qPrintable(method)) << method << QVariantList{1U, nothing};
        QTest::addRow("%s, other types", qPrintable(method)) << method << QVariantList{0, nothing};
        QTest::addRow("%s, a text", qPrintable(method)) << method << QVariantList{u"granted"_s};
    }
    QTest::newRow("no session") << kCreate << QVariantList{0U, QVariantMap()};
    QTest::newRow("another session") << kCreate
                                     << QVariantList{0U, QVariantMap{{u"session_handle"_s, u"/another"_s}}};
    QTest::newRow("a session that is a number")
        << kCreate << QVariantList{0U, QVariantMap{{u"session_handle"_s, 7}}};
}

void GlobalKeysTest::aRefusalIsSaid()
{
    QFETCH(const QString, method);
    QFETCH(const QVariantList, answer);
    serve();
    if (answer.isEmpty())
        m_portal->errors.insert(method, kNotAllowed);
    else
        m_portal->answers.insert(method, answer);

    start();

    QTRY_COMPARE(m_keys->whyNot(),
                 u"The desktop did not allow global shortcuts. To ask again, switch the setting "
                 "off and on."_s);
    QVERIFY(!m_keys->isBound());
    QTRY_COMPARE(m_portal->closed, QStringList{m_portal->session}); // nothing is left behind
}

void GlobalKeysTest::aSilentPortalIsGivenUp_data()
{
    QTest::addColumn<QString>("method");
    for (const QString &method : {u"Register"_s, kCreate, kBind})
        QTest::newRow(qPrintable(method)) << method;
}

void GlobalKeysTest::aSilentPortalIsGivenUp()
{
    QFETCH(const QString, method);
    serve();
    m_portal->silentAt = method;
    start();
    QTRY_VERIFY(m_portal->calls.contains(method));
    QCOMPARE(m_keys->whyNot(), QString());

    m_keys->setPatience(1ms);

    QTRY_VERIFY(m_keys->whyNot().startsWith(u"The desktop did not answer"_s));
    QVERIFY(!m_keys->isBound());
}

void GlobalKeysTest::onlyTheFirstAnswerCounts()
{
    serve();
    m_portal->contradicts = true;
    const QSignalSpy pressed(m_keys.get(), &GlobalKeys::pressed);

    start();

    QTRY_VERIFY(m_keys->isBound());
    m_portal->press(u"next"_s); // comes after the refusals
    QTRY_COMPARE(pressed.size(), 1);
    QCOMPARE(m_keys->whyNot(), QString());
}

void GlobalKeysTest::onlyOurKeysAreTold()
{
    serve();
    const QSignalSpy pressed(m_keys.get(), &GlobalKeys::pressed);
    start();
    QTRY_VERIFY(m_keys->isBound());

    m_portal->press(u"unknown"_s);
    m_portal->pressElsewhere(u"next"_s);
    m_portal->pressWrongly(u"next"_s);
    m_portal->press(u"stop"_s);

    QTRY_COMPARE(pressed.size(), 1);
    QCOMPARE(pressed.at(0).at(0).toString(), u"stop"_s);
}

void GlobalKeysTest::theDesktopEndsTheSession()
{
    serve();
    start();
    QTRY_VERIFY(m_keys->isBound());

    m_portal->endSession();

    QTRY_VERIFY(m_keys->whyNot().startsWith(u"The desktop has ended the global shortcuts."_s));
    const QSignalSpy pressed(m_keys.get(), &GlobalKeys::pressed);
    m_portal->press(u"next"_s);
    start(); // asked again
    QTRY_VERIFY(m_keys->isBound());
    QCOMPARE(m_keys->whyNot(), QString());
    QCOMPARE(pressed.size(), 0);
    QCOMPARE(m_portal->closed, QStringList()); // the desktop did it
}

void GlobalKeysTest::aPortalThatComesLaterIsUsed()
{
    start();
    QTRY_VERIFY(!m_keys->whyNot().isEmpty());

    serve();

    QTRY_VERIFY(m_keys->isBound());
    QCOMPARE(m_keys->whyNot(), QString());
}

void GlobalKeysTest::aPortalThatComesBackIsAskedAgain()
{
    serve();
    start();
    QTRY_VERIFY(m_keys->isBound());

    m_portal.reset();
    QTRY_COMPARE(m_keys->whyNot(), u"This desktop offers no global shortcuts."_s);
    serve();

    QTRY_VERIFY(m_keys->isBound());
    QCOMPARE(m_portal->keys.size(), 2);
}

void GlobalKeysTest::stoppingClosesTheSession()
{
    serve();
    start();
    QTRY_VERIFY(m_keys->isBound());

    m_keys.reset();

    QTRY_COMPARE(m_portal->closed, QStringList{m_portal->session});
}

void GlobalKeysTest::anAnswerAfterStoppingDoesNotCount()
{
    serve();
    m_portal->silentAt = kBind;
    start();
    QTRY_COMPARE(m_portal->keys.size(), 2);

    m_keys->stop();
    m_portal->answerNow();

    QTRY_COMPARE(m_portal->closed, QStringList{m_portal->session});
    m_portal->silentAt.clear();
    start();
    QTRY_VERIFY(m_keys->isBound());
    QCOMPARE(m_portal->calls.filter(kBind).size(), 2);
}

void GlobalKeysTest::theSettingBindsAndFreesTheKeys()
{
    serve();
    KeyedWindow full;
    full.setOn(true);
    QTRY_VERIFY(full.keys.isBound());
    QStringList ids;
    for (const ShortcutPortal::Key &key : std::as_const(m_portal->keys)) {
        ids.append(key.id);
        QVERIFY2(!key.description.isEmpty() && !key.description.contains(u'&'), qPrintable(key.id));
        QVERIFY2(key.trigger.startsWith(u"CTRL+ALT+"_s), qPrintable(key.id));
    }
    QCOMPARE(ids, QStringList({u"next-turn"_s, u"pause-or-continue"_s, u"stop-reading"_s, u"give-floor-1"_s,
                               u"give-floor-2"_s, u"give-floor-3"_s, u"give-floor-4"_s}));

    full.setOn(false);

    QTRY_COMPARE(m_portal->closed, QStringList{m_portal->session});
    QVERIFY(!full.keys.isBound());
    m_portal.reset();
    const QSignalSpy changed(&full.keys, &ui::WindowKeys::whyNotChanged);
    full.setOn(true);
    QTRY_VERIFY(!full.keys.whyNot().isEmpty());
    QVERIFY(full.studio.window.settings().isOn(ui::setting::kGlobalKeys)); // as the user wished
    QCOMPARE(changed.size(), 1);
}

void GlobalKeysTest::eachKeyTriggersItsAction_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("isPaused");
    QTest::addColumn<QString>("action");
    QTest::newRow("next turn") << u"next-turn"_s << true << u"nextTurnAction"_s;
    QTest::newRow("pause") << u"pause-or-continue"_s << false << u"waitAction"_s;
    QTest::newRow("continue") << u"pause-or-continue"_s << true << u"letThemTalkAction"_s;
    QTest::newRow("stop reading") << u"stop-reading"_s << false << u"stopReadingAction"_s;
    for (int number = 1; number <= 3; ++number)
        QTest::addRow("companion %d", number)
            << u"give-floor-%1"_s.arg(number) << false << u"cueAction%1"_s.arg(number);
}

void GlobalKeysTest::eachKeyTriggersItsAction()
{
    QFETCH(const QString, key);
    QFETCH(const bool, isPaused);
    QFETCH(const QString, action);
    serve();
    KeyedWindow full;
    Q_EMIT full.voices.speakingChanged(ports::SpokenTurn{teaRoom(), base::TurnId(u"t1"_s), kyoko()});
    if (isPaused)
        full.pause();
    full.setOn(true);
    QTRY_VERIFY(full.keys.isBound());

    m_portal->press(key);

    QTRY_COMPARE(full.triggered, QStringList{action});
}

void GlobalKeysTest::aKeyWhoseActionCannotBeUsedDoesNothing()
{
    serve();
    KeyedWindow full;
    full.setOn(true);
    QTRY_VERIFY(full.keys.isBound());

    m_portal->press(u"next-turn"_s);    // nothing runs
    m_portal->press(u"stop-reading"_s); // nothing is read
    m_portal->press(u"give-floor-4"_s); // three companions
    m_portal->press(u"quitAction"_s);   // no key of this window
    m_portal->press(u"pause-or-continue"_s);

    QTRY_COMPARE(full.triggered, QStringList{u"waitAction"_s});
}

SUITE_TEST(QApplication, GlobalKeysTest)

} // namespace tst_global_keys

#include "tst_global_keys.moc"
