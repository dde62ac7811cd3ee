// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_permission_port.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/avatar/avatars.h"
#include "ui/requests/permission_card.h"
#include "ui/requests/permission_strip.h"
#include "ui/requests/permission_words.h"

#include <QCheckBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

namespace tst_permission_strip {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using base::Millis;
using model::Reach;
using ports::PendingWish;
using ports::Scope;
using ui::PermissionCard;
using ui::PermissionStrip;

/// Companions' requests to use tools, above the composer.
class TestPermissionStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void nothingTakesNoRoom();
    void aQuestionTellsWhoWhatAndHowFar();
    void itIsAnsweredByTheKeysAlone();
    void enterRefusesAtFirst();
    void answersReach_data();
    void answersReach();
    void onlyWithTheseArgumentsIsSaid();
    void aHastyPressIsNotTaken();
    void argumentsAreEditedAndSentOnce();
    void whatCannotBeIsToldAndStays();
    void longArgumentsAreFolded();
    void markupIsShownAsItIs();
    void theCardStaysWhileItWaits();
    void aCallOfTheSameNameIsAnotherCard();
    void anotherRoomIsNamed();
    void theKeysComeBackWhenItIsOver();
    void secondsAreCountedOnlyWhileAQuestionWaits();
    void readersAreToldEachQuestionOnce();
    void everyControlHasAName();

private:
    [[nodiscard]] PermissionCard &card() { return *m_strip->card(); }
    [[nodiscard]] QPushButton *button(const char *name)
    {
        return card().findChild<QPushButton *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString label(const char *name)
    {
        return card().findChild<QLabel *>(QString::fromLatin1(name))->text();
    }
    void show(const QList<PendingWish> &pending)
    {
        m_strip->take(pending);
        m_now += Millis(1000); // it accepts clicks now
    }
    /// Records the wishes, as the port would get them.
    void listen()
    {
        connect(m_strip, &PermissionStrip::allowWanted, this,
                [this](const auto &wish, auto reach, auto scope) {
                    m_port.allow(wish.turn, wish.call, reach, scope, {}, {});
                });
        connect(m_strip, &PermissionStrip::refuseWanted, this,
                [this](const auto &wish, auto reach, auto scope) {
                    m_port.refuse(wish.turn, wish.call, reach, scope, {});
                });
        connect(m_strip, &PermissionStrip::allowWithWanted, this,
                [this](const auto &wish, const auto &other) {
                    m_port.allow(wish.turn, wish.call, Reach::Once, Scope::AnyArguments, other, {});
                });
    }

    Millis m_now{0};
    ui::Avatars m_avatars;
    std::unique_ptr<QWidget> m_window;
    FakePermissionPort m_port;
    PermissionStrip *m_strip = nullptr;
    qsizetype m_before = 0;
    [[nodiscard]] QStringList commands() const { return m_port.commands().mid(m_before); }
};

void TestPermissionStrip::init()
{
    m_window = std::make_unique<QWidget>();
    m_strip = new PermissionStrip(m_avatars, m_window.get());
    auto *column = new QVBoxLayout(m_window.get());
    column->addStretch(1);
    column->addWidget(m_strip);
    m_strip->setSteadyClock([this] { return m_now; });
    m_strip->setRooms(teaRoom(), {});
    m_before = m_port.commands().size();
    listen();
    m_window->resize(640, 480);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestPermissionStrip::nothingTakesNoRoom()
{
    QVERIFY(!m_strip->isVisible());

    show({pendingWish(u"c1"_s)});
    QVERIFY(m_strip->isVisible());

    show({});
    QVERIFY(!m_strip->isVisible());
    QVERIFY(!m_strip->card());
}

void TestPermissionStrip::aQuestionTellsWhoWhatAndHowFar()
{
    show({pendingWish(u"c1"_s)});

    QVERIFY(label("wishTitle").contains(u"Post a letter"_s));
    QCOMPARE(label("wishAbout"), u"Sends a letter to somebody outside of this room."_s);
    QCOMPARE(label("wishRisk"), ui::riskSentence(model::Risk::Sensitive));
    QVERIFY(label("wishArguments").contains(u"to: Natsumi"_s));
    QVERIFY(card().accessibleName().contains(u"Tea at five?"_s));
    QVERIFY(!card().findChild<QLabel *>(u"wishTime"_s)->text().isEmpty());
}

void TestPermissionStrip::itIsAnsweredByTheKeysAlone()
{
    show({pendingWish(u"c1"_s)});
    m_strip->focusFirst();

    QTest::keyClick(m_window->focusWidget(), Qt::Key_1);

    QCOMPARE(commands(), QStringList{u"allow c1 once any"_s});
}

void TestPermissionStrip::enterRefusesAtFirst()
{
    show({pendingWish(u"c1"_s)});
    m_strip->focusFirst();

    QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);

    QCOMPARE(commands(), QStringList{u"refuse c1 once any"_s});
}

void TestPermissionStrip::answersReach_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("command");
    QTest::newRow("once") << QByteArray("allowOnce") << u"allow c1 once any"_s;
    QTest::newRow("room") << QByteArray("allowInRoom") << u"allow c1 room any"_s;
    QTest::newRow("always") << QByteArray("allowAlways") << u"allow c1 always any"_s;
    QTest::newRow("refuse") << QByteArray("refuseOnce") << u"refuse c1 once any"_s;
    QTest::newRow("never") << QByteArray("refuseAlways") << u"refuse c1 always any"_s;
}

void TestPermissionStrip::answersReach()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QString, command);
    show({pendingWish(u"c1"_s)});

    button(name.constData())->click();

    QCOMPARE(commands(), QStringList{command});
}

void TestPermissionStrip::onlyWithTheseArgumentsIsSaid()
{
    show({pendingWish(u"c1"_s)});

    card().findChild<QCheckBox *>(u"sameArguments"_s)->setChecked(true);
    button("allowAlways")->click();

    QCOMPARE(commands(), QStringList{u"allow c1 always same"_s});
}

void TestPermissionStrip::aHastyPressIsNotTaken()
{
    m_strip->take({pendingWish(u"c1"_s)});
    m_now += ui::StillGuard::kTime - Millis(1);

    button("allowOnce")->click();
    QVERIFY(commands().isEmpty());

    m_now += Millis(1);
    button("allowOnce")->click();
    QCOMPARE(commands().size(), 1);
}

void TestPermissionStrip::argumentsAreEditedAndSentOnce()
{
    show({pendingWish(u"c1"_s)});
    m_strip->focusFirst();
    QTest::keyClick(m_window->focusWidget(), Qt::Key_6);
    auto *editor = card().findChild<QPlainTextEdit *>(u"wishEditor"_s);
    QVERIFY(editor->isVisible());
    QVERIFY(!button("allowAlways")->isVisible());

    editor->setPlainText(uR"({"to":"Aya"})"_s);
    m_now += Millis(1000);
    button("allowEdited")->click();

    QCOMPARE(commands(), QStringList{uR"(allow c1 once any {"to":"Aya"})"_s});
}

void TestPermissionStrip::whatCannotBeIsToldAndStays()
{
    show({pendingWish(u"c1"_s)});

    card().tellTrouble(u"The tool cannot take that."_s);

    QVERIFY(card().findChild<QLabel *>(u"wishTrouble"_s)->isVisible());
    QVERIFY(card().findChild<QPlainTextEdit *>(u"wishEditor"_s)->isVisible());
    m_now += Millis(1000);
    button("leaveEditing")->click();
    QVERIFY(button("allowOnce")->isVisible());
}

void TestPermissionStrip::longArgumentsAreFolded()
{
    PendingWish wish = pendingWish(u"c1"_s);
    wish.arguments.text = R"({"a":")" + QByteArray(5000, 'x') + R"(","b":1,"c":2,"d":3,"e":4,"f":5})";
    show({wish});
    QVERIFY(label("wishArguments").size() < 400);

    button("unfoldArguments")->click();

    QVERIFY(label("wishArguments").size() > 3000);
    QVERIFY(label("wishArguments").contains(u"f: 5"_s));
}

void TestPermissionStrip::markupIsShownAsItIs()
{
    PendingWish wish = pendingWish(u"c1"_s);
    wish.title = u"<b>Safe</b>"_s;
    wish.arguments.text = R"({"to":"<img src='http://example.org/x.png'>"})";

    show({wish});

    for (const char *name : {"wishTitle", "wishArguments"})
        QCOMPARE(card().findChild<QLabel *>(QString::fromLatin1(name))->textFormat(), Qt::PlainText);
}

void TestPermissionStrip::theCardStaysWhileItWaits()
{
    show({pendingWish(u"c1"_s)});
    const PermissionCard *before = m_strip->card();

    show({pendingWish(u"c1"_s), pendingWish(u"c2"_s)});

    QCOMPARE(m_strip->card(), before);
    QVERIFY(m_strip->findChild<QLabel *>(u"moreWishes"_s)->isVisible());
}

void TestPermissionStrip::aCallOfTheSameNameIsAnotherCard()
{
    PendingWish other = pendingWish(u"c1"_s);
    other.arguments.text = R"({"to":"everybody"})";
    show({pendingWish(u"c1"_s)});

    m_strip->take({other});
    button("allowOnce")->click();

    QVERIFY(label("wishArguments").contains(u"everybody"_s));
    QVERIFY(commands().isEmpty()); // meant for the previous request
}

void TestPermissionStrip::anotherRoomIsNamed()
{
    PendingWish elsewhere = pendingWish(u"c1"_s);
    elsewhere.room = base::RoomId(u"bath"_s);
    m_strip->setRooms(teaRoom(), {{elsewhere.room, u"The bath"_s}});

    show({elsewhere});
    QVERIFY(label("wishTitle").contains(u"The bath"_s));

    show({pendingWish(u"c2"_s)});
    QVERIFY(!label("wishTitle").contains(u"The bath"_s));
}

void TestPermissionStrip::theKeysComeBackWhenItIsOver()
{
    QSignalSpy freed(m_strip, &PermissionStrip::keysFreed);
    show({pendingWish(u"c1"_s)});
    m_strip->focusFirst();

    show({});

    QCOMPARE(freed.size(), 1);
}

void TestPermissionStrip::secondsAreCountedOnlyWhileAQuestionWaits()
{
    QVERIFY(!m_strip->isCounting());

    show({pendingWish(u"c1"_s), pendingWish(u"c2"_s)});
    QVERIFY(m_strip->isCounting());
    show({pendingWish(u"c2"_s)});
    QVERIFY(m_strip->isCounting());
    show({});

    QVERIFY(!m_strip->isCounting());
}

void TestPermissionStrip::readersAreToldEachQuestionOnce()
{
    const HeardByScreenReaders readers;

    show({pendingWish(u"c1"_s)});
    QCOMPARE(readers.alerts(u"permissionCard"_s), QStringList{card().accessibleName()});
    QVERIFY(card().accessibleName().contains(u"Post a letter"_s));
    show({pendingWish(u"c1"_s), pendingWish(u"c2"_s)}); // waits behind it
    QCOMPARE(readers.alerts(u"permissionCard"_s).size(), 1);
    show({pendingWish(u"c2"_s)});

    QCOMPARE(readers.alerts(u"permissionCard"_s).size(), 2);
}

void TestPermissionStrip::everyControlHasAName()
{
    show({pendingWish(u"c1"_s)});

    QCOMPARE(namelessControls(*m_window), QString());
}

SUITE_TEST(QApplication, TestPermissionStrip)

} // namespace tst_permission_strip

#include "tst_permission_strip.moc"
