// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_doors.h"
#include "ui/doors/doors_window.h"
#include "ui/doors/qr_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

namespace tst_doors_window {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

using DoorStage = model::DoorState::Stage;

struct Shown
{
    explicit Shown(const ports::DoorsView &doors)
        : window(nullptr)
    {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.setRooms({{teaRoom(), u"Tea at five"_s}, {base::RoomId(u"lab"_s), u"Lab talk"_s}}, teaRoom());
        window.setGuests(u"Tea at five"_s, {bobTheGuest(), carolOutside()}, people());
        window.setDoors(doors);
        QObject::connect(&window, &ui::DoorsWindow::doorsWanted, &window,
                         [this](const model::DoorsSettings &settings) { wishes.append(settings); });
        window.show();
    }

    static ui::People people()
    {
        ui::People people(samplePersonas(), model::Language::English);
        people.setGuests({bobTheGuest(), carolOutside()}, QSet<base::ParticipantId>{bob()});
        return people;
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return window.findChild<Widget *>(name);
    }
    QString text(const QString &label) { return find<QLabel>(label)->text(); }
    QPushButton *button(const QString &name) { return find<QPushButton>(name); }
    bool isThere(const QString &name)
    {
        const auto *widget = find<QWidget>(name);
        return widget->isVisibleTo(widget->parentWidget()) && widget->parentWidget()->isVisibleTo(&window);
    }
    QString cell(const QString &table, int row, int column)
    {
        return find<QTableWidget>(table)->item(row, column)->text();
    }
    void page(int number) { find<QTabWidget>(u"doorsTabs"_s)->setCurrentIndex(number); }

    ui::DoorsWindow window;
    QList<model::DoorsSettings> wishes;
};

} // namespace

/// The window for other programs' access.
class DoorsWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasAName()
    {
        for (const ports::DoorsView &doors : {closedDoors(), openDoors()}) {
            const Shown shown(doors);

            QCOMPARE(namelessControls(shown.window), QString());
        }
    }

    void allDoorsAreClosedAtFirst()
    {
        Shown shown(closedDoors());

        QCOMPARE(shown.text(u"mcpState"_s), u"Closed."_s);
        QCOMPARE(shown.text(u"firehoseState"_s), u"Closed."_s);
        QCOMPARE(shown.text(u"networkState"_s), u"Not joined."_s);
        QVERIFY(!shown.isThere(u"mcpAddress"_s));
        QVERIFY(!shown.isThere(u"doorToken"_s));
        QVERIFY(shown.find<QCheckBox>(u"mcpNeedsToken"_s)->isChecked());
        QVERIFY(!shown.isThere(u"mcpWarning"_s));
        QCOMPARE(shown.find<QSpinBox>(u"mcpPort"_s)->value(), 3000);
        QCOMPARE(shown.find<QSpinBox>(u"firehosePort"_s)->value(), 8080);
    }

    void anOpenDoorShowsItsAddressToBeCopied()
    {
        Shown shown(openDoors());
        QVERIFY(shown.isThere(u"mcpAddress"_s));

        shown.button(u"mcpAddressCopy"_s)->click();

        QCOMPARE(QGuiApplication::clipboard()->text(), u"http://127.0.0.1:3000/mcp"_s);
        QCOMPARE(shown.button(u"mcpAddressCopy"_s)->text(), u"Copied"_s);
    }

    void aPressAsksAndShowsNothingBeforeItIsSo()
    {
        Shown shown(openDoors());

        shown.find<QCheckBox>(u"mcpOpen"_s)->click();

        QCOMPARE(shown.wishes.size(), 1);
        QVERIFY(!shown.wishes.first().mcp.open);
        QVERIFY(shown.find<QCheckBox>(u"mcpOpen"_s)->isChecked());
    }

    void anotherPortIsWanted()
    {
        Shown shown(openDoors());
        auto *port = shown.find<QSpinBox>(u"firehosePort"_s);

        port->setFocus();
        port->selectAll();
        QTest::keyClicks(port, u"9090"_s);
        ports::DoorsView busier = openDoors();
        busier.calls.append(busier.calls.first());
        shown.window.setDoors(busier);
        QVERIFY(shown.wishes.isEmpty()); // it is still being typed
        QTest::keyClick(port, Qt::Key_Return);

        QCOMPARE(shown.wishes.size(), 1);
        QCOMPARE(shown.wishes.first().firehose.port, 9090);
        QCOMPARE(shown.wishes.first().mcp.port, 3000);
    }

    void aTakenPortIsSaidAndAnotherOffered()
    {
        ports::DoorsView doors = openDoors();
        doors.mcp = {.stage = DoorStage::PortTaken, .freePort = 3001};
        Shown shown(doors);

        QCOMPARE(shown.text(u"mcpTrouble"_s), u"Another program uses port 3000."_s);
        QVERIFY(!shown.isThere(u"mcpState"_s));
        QCOMPARE(shown.button(u"mcpUsePort"_s)->text(), u"Use port 3001"_s);
        shown.button(u"mcpUsePort"_s)->click();

        QCOMPARE(shown.wishes.first().mcp.port, 3001);
        QVERIFY(shown.wishes.first().mcp.open);
    }

    void aDoorWithoutATokenIsPlainlyMarked()
    {
        ports::DoorsView doors = openDoors();
        doors.settings.mcp.needsToken = false;
        Shown shown(doors);

        QVERIFY(shown.isThere(u"mcpWarning"_s));
        QVERIFY(shown.text(u"mcpWarning"_s).startsWith(u"Any program on this computer can connect"_s));
        QVERIFY(!shown.isThere(u"firehoseWarning"_s));
    }

    void programsSpeakAsTheUserOnlyWhereThatIsWanted()
    {
        ports::DoorsView doors = openDoors();
        doors.frontToken = u"fronts"_s;
        Shown shown(doors);
        QVERIFY(!shown.find<QCheckBox>(u"mcpSpeaksAsMe"_s)->isChecked());
        QVERIFY(!shown.isThere(u"frontToken"_s));

        shown.find<QCheckBox>(u"mcpSpeaksAsMe"_s)->click();
        QVERIFY(shown.wishes.last().mcp.speaksAsMe);
        QVERIFY(!shown.wishes.last().firehose.speaksAsMe);
        doors.settings = shown.wishes.last();
        shown.window.setDoors(doors);

        QVERIFY(shown.text(u"mcpWarning"_s).startsWith(u"Programs with the front-end token write in your"_s));
        QVERIFY(shown.isThere(u"frontToken"_s));
        shown.button(u"frontTokenCopy"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"fronts"_s);
        doors.settings.mcp.needsToken = false;
        shown.window.setDoors(doors);
        QVERIFY(shown.text(u"mcpWarning"_s).contains(u"write in your name"_s));
    }

    void theUserOfAnotherNetworkIsAskedFor()
    {
        Shown shown(openDoors());

        shown.find<QCheckBox>(u"networkSpeaksAsMe"_s)->click();

        QVERIFY(shown.wishes.last().network.speaksAsMe);
        QVERIFY(!shown.wishes.last().network.joined);
    }

    void theTokenIsHiddenUntilItIsToBeSeen()
    {
        Shown shown(openDoors());
        auto *line = shown.find<QLineEdit>(u"doorToken"_s);
        QCOMPARE(line->echoMode(), QLineEdit::Password);

        shown.button(u"doorTokenCopy"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), openDoors().token);
        shown.button(u"tokenShow"_s)->click();

        QCOMPARE(line->echoMode(), QLineEdit::Normal);
        QCOMPARE(shown.button(u"tokenShow"_s)->text(), u"Hide"_s);
    }

    void theCodeHoldsTheAddressWithTheToken()
    {
        Shown shown(openDoors());
        QVERIFY(!shown.isThere(u"qrView"_s));

        shown.button(u"tokenCode"_s)->click();

        QVERIFY(shown.isThere(u"qrView"_s));
        const QString held = u"http://127.0.0.1:3000/mcp#token="_s + openDoors().token;
        QCOMPARE(shown.find<ui::QrView>(u"qrView"_s)->code(), ui::qrCodeOf(held));
    }

    void theCodeOfASocketCanBeOpenedAsItIs()
    {
        ports::DoorsView doors = openDoors();
        doors.mcp = {};
        doors.firehose = {.stage = DoorStage::Open, .address = u"ws://127.0.0.1:8080"_s};
        Shown shown(doors);

        shown.button(u"tokenCode"_s)->click();

        const QString held = u"ws://127.0.0.1:8080/?token="_s + doors.token;
        QCOMPARE(shown.find<ui::QrView>(u"qrView"_s)->code(), ui::qrCodeOf(held));
    }

    void renewingAsksFirst()
    {
        Shown shown(openDoors());
        QSignalSpy renewals(&shown.window, &ui::DoorsWindow::renewalWanted);

        shown.button(u"tokenRenew"_s)->click();
        QCOMPARE(renewals.size(), 0);
        QVERIFY(shown.isThere(u"tokenQuestion"_s));
        shown.button(u"tokenKeep"_s)->click();
        QVERIFY(!shown.isThere(u"tokenQuestion"_s));
        shown.button(u"tokenRenew"_s)->click();
        shown.button(u"tokenRenew"_s)->click();

        QCOMPARE(renewals.size(), 1);
    }

    void aTokenThatIsNotKeptSaysSo()
    {
        ports::DoorsView doors = openDoors();
        doors.tokenKept = false;
        Shown shown(doors);

        QVERIFY(shown.text(u"tokenNote"_s).contains(u"Anyone with this token can connect. It cannot"_s));
    }

    void aNetworkIsJoinedAtAnAddress()
    {
        Shown shown(closedDoors());
        auto *address = shown.find<QLineEdit>(u"networkAddress"_s);
        QCOMPARE(address->text(), u"ws://127.0.0.1:8080"_s);

        address->setText(u" ws://127.0.0.1:9000 "_s);
        shown.find<QCheckBox>(u"networkJoined"_s)->click();

        QCOMPARE(shown.wishes.last().network, (model::NetworkSettings{true, QUrl(u"ws://127.0.0.1:9000"_s)}));
    }

    void whoIsInANetworkCanBeWrittenDown()
    {
        Shown shown(closedDoors());
        auto *people = shown.find<QLineEdit>(u"networkPeople"_s);

        people->setText(u"Mei, @rin companion_mei;user, lab/bot"_s);
        Q_EMIT people->editingFinished();

        QCOMPARE(shown.wishes.last().network.people,
                 (QStringList{u"companion_mei"_s, u"companion_rin"_s, u"lab/bot"_s}));
        ports::DoorsView doors = closedDoors();
        doors.settings.network.people = shown.wishes.last().network.people;
        shown.window.setDoors(doors);
        QCOMPARE(people->text(), u"companion_mei, companion_rin, lab/bot"_s);
        QVERIFY(!people->accessibleName().isEmpty());
    }

    void pagesOfThisComputerComeInOnlyWhereTheyAreLetIn()
    {
        Shown shown(openDoors());
        auto *pages = shown.find<QCheckBox>(u"mcpLocalPages"_s);
        QVERIFY(!pages->isChecked());
        QVERIFY(!shown.isThere(u"firehoseLocalPages"_s)); // front ends are web pages

        pages->click();

        QVERIFY(shown.wishes.last().mcp.localPages);
        QVERIFY(!pages->isChecked()); // until it is true
        ports::DoorsView doors = openDoors();
        doors.settings.mcp.localPages = true;
        doors.settings.mcp.needsToken = false;
        shown.window.setDoors(doors);
        QVERIFY(pages->isChecked());
        QVERIFY(shown.text(u"mcpWarning"_s).contains(u"Any program on this computer, and any web page"_s));
    }

    void anAddressThatIsNoneIsSaidAndStays()
    {
        Shown shown(openDoors());
        auto *address = shown.find<QLineEdit>(u"networkAddress"_s);
        address->setFocus();
        address->selectAll();
        QTest::keyClicks(address, u"192.168.1.5:8080"_s);
        QTest::keyClick(address, Qt::Key_Return);
        ports::DoorsView busier = openDoors();
        busier.calls.append(busier.calls.first());
        shown.window.setDoors(busier);

        QVERIFY(shown.wishes.isEmpty());
        QCOMPARE(shown.text(u"networkTrouble"_s),
                 u"A network address starts with ws:// or wss://, followed by a name."_s);
        QCOMPARE(address->text(), u"192.168.1.5:8080"_s);
        QTest::keyClick(address, Qt::Key_Home);
        QTest::keyClicks(address, u"ws://"_s);
        QVERIFY(!shown.isThere(u"networkTrouble"_s));
        QTest::keyClick(address, Qt::Key_Return);
        QCOMPARE(shown.wishes.last().network.address, QUrl(u"ws://192.168.1.5:8080"_s));
    }

    void aNetworkCanBeLeftWhateverIsWritten()
    {
        ports::DoorsView doors = openDoors();
        doors.settings.network.joined = true;
        Shown shown(doors);
        auto *address = shown.find<QLineEdit>(u"networkAddress"_s);
        address->setFocus();
        address->selectAll();
        QTest::keyClick(address, Qt::Key_Delete);
        doors.calls.append(doors.calls.first());
        shown.window.setDoors(doors);
        QCOMPARE(address->text(), QString()); // it is still being typed

        shown.find<QCheckBox>(u"networkJoined"_s)->click();

        QCOMPARE(shown.wishes.size(), 1);
        QCOMPARE(shown.wishes.last().network,
                 (model::NetworkSettings{false, doors.settings.network.address}));
    }

    void aNetworkThatIsAwaySaysWhenItIsTriedAgain()
    {
        ports::DoorsView doors;
        doors.settings.network.joined = true;
        doors.network = {.stage = DoorStage::Opening,
                         .trouble = u"Nobody answers there."_s,
                         .nextTry = base::Millis(600'000)};
        Shown shown(doors);

        const QString says = shown.text(u"networkTrouble"_s);

        QVERIFY2(says.startsWith(u"The network cannot be reached. Nobody answers there. Next try in "_s),
                 qPrintable(says));
        doors.network.nextTry = base::Millis(0);
        shown.window.setDoors(doors);
        QCOMPARE(shown.text(u"networkTrouble"_s),
                 u"The network cannot be reached. Nobody answers there. Trying again…"_s);
    }

    void theRoomOfTheDoorsCanBeAnother()
    {
        Shown shown(openDoors());
        auto *room = shown.find<QComboBox>(u"doorsRoom"_s);
        QCOMPARE(room->currentText(), u"Tea at five"_s);

        room->setCurrentIndex(1);
        Q_EMIT room->activated(1);

        QCOMPARE(shown.wishes.last().room, std::optional(base::RoomId(u"lab"_s)));
        QCOMPARE(room->currentText(), u"Tea at five"_s); // not before it is true
    }

    void withoutARoomNothingCanBeOpened()
    {
        Shown shown(closedDoors());

        shown.window.setRooms({}, {});

        QVERIFY(!shown.find<QCheckBox>(u"mcpOpen"_s)->isEnabled());
        QVERIFY(shown.isThere(u"doorsNoRoom"_s));
    }

    void aConnectedProgramCanBeCutOff()
    {
        Shown shown(openDoors());
        QSignalSpy cuts(&shown.window, &ui::DoorsWindow::disconnectWanted);
        shown.page(1);
        QCOMPARE(shown.cell(u"programsTable"_s, 0, 0), u"tea-agent 1.0"_s);
        QCOMPARE(shown.cell(u"programsTable"_s, 0, 1), u"Bob"_s);
        QCOMPARE(shown.cell(u"programsTable"_s, 0, 5), u"12"_s);

        shown.button(u"programCut"_s)->click();

        QCOMPARE(cuts.size(), 1);
        QCOMPARE(cuts.first().first().toString(), u"c1"_s);
    }

    void whatProgramsCallThemselvesStaysOneShortLine()
    {
        ports::DoorsView doors = openDoors();
        doors.clients[0].program = u"<b>evil</b>\n\u202Egpj"_s + QString(100'000, u'x');
        Shown shown(doors);
        shown.page(1);

        const QString name = shown.cell(u"programsTable"_s, 0, 0);

        QVERIFY2(name.startsWith(u"<b>evil</b> gpjxxx"_s), qPrintable(name));
        QVERIFY(name.endsWith(u'…'));
        QVERIFY(name.size() <= 160);
    }

    void theChosenProgramStaysChosen()
    {
        ports::DoorsView doors = openDoors();
        model::DoorClient other = doors.clients.first();
        other.id = u"c2"_s;
        other.program.clear();
        doors.clients.append(other);
        Shown shown(doors);
        auto *table = shown.find<QTableWidget>(u"programsTable"_s);
        table->setCurrentCell(1, 0);
        QCOMPARE(shown.cell(u"programsTable"_s, 1, 0), u"Unnamed program"_s);

        model::DoorClient newest = other;
        newest.id = u"c3"_s;
        doors.clients.prepend(newest);
        shown.window.setDoors(doors);

        QCOMPARE(table->currentRow(), 2);
    }

    void aGuestIsBounded()
    {
        Shown shown(openDoors());
        QSignalSpy wishes(&shown.window, &ui::DoorsWindow::guestWanted);
        shown.window.showGuest(bob());
        QCOMPARE(shown.find<QTabWidget>(u"doorsTabs"_s)->currentIndex(), 1);
        QCOMPARE(shown.find<QSpinBox>(u"guestPerMinute"_s)->text(), u"default (120)"_s);

        shown.find<QSpinBox>(u"guestPerMinute"_s)->setValue(5);

        QCOMPARE(wishes.size(), 1);
        model::Guest wish = bobTheGuest();
        wish.perMinute = 5;
        QCOMPARE(wishes.first().first().value<model::Guest>(), wish);
    }

    void aGuestIsCalledByAnotherName()
    {
        Shown shown(openDoors());
        QSignalSpy wishes(&shown.window, &ui::DoorsWindow::guestWanted);
        shown.window.showGuest(bob());
        auto *name = shown.find<QLineEdit>(u"guestName"_s);
        QCOMPARE(name->text(), u"Bob"_s);

        name->setText(u"  Robert "_s);
        Q_EMIT name->editingFinished();
        name->setText(u" "_s); // nobody is nameless
        Q_EMIT name->editingFinished();

        QCOMPARE(wishes.size(), 1);
        model::Guest wish = bobTheGuest();
        wish.name = u"Robert"_s;
        QCOMPARE(wishes.first().first().value<model::Guest>(), wish);
    }

    void choosingAGuestAsksForNothing()
    {
        Shown shown(openDoors());
        QSignalSpy wishes(&shown.window, &ui::DoorsWindow::guestWanted);
        model::Guest slow = carolOutside();
        slow.perMinute = 3;
        shown.window.setGuests(u"Tea at five"_s, {bobTheGuest(), slow}, Shown::people());

        shown.window.showGuest(carol());
        shown.window.showGuest(bob());

        QCOMPARE(wishes.size(), 0);
    }

    void whoWasKeptOutIsListedWithTheReason_data()
    {
        using Why = model::DoorRejection::Why;
        QTest::addColumn<model::DoorRejection::Why>("why");
        QTest::addColumn<QString>("words");
        QTest::newRow("host") << Why::Host << u"Wrong host name"_s;
        QTest::newRow("origin") << Why::Origin << u"A web page from another site"_s;
        QTest::newRow("token") << Why::Token << u"Missing or wrong token"_s;
        QTest::newRow("form") << Why::ContentType << u"A form or text that web pages send without"_s;
        QTest::newRow("large") << Why::TooLarge << u"too large"_s;
        QTest::newRow("malformed") << Why::Malformed << u"could not be read"_s;
        QTest::newRow("many") << Why::TooMany << u"Too many"_s;
        QTest::newRow("removed") << Why::Removed << u"A guest you removed"_s;
        QTest::newRow("other") << Why::OtherSession << u"A guest already connected elsewhere"_s;
    }
    void whoWasKeptOutIsListedWithTheReason()
    {
        QFETCH(model::DoorRejection::Why, why);
        QFETCH(QString, words);
        ports::DoorsView doors = openDoors();
        doors.rejections = {
            {.time = doorTimeAt(1), .why = why, .detail = u"<b>Host</b>:\nevil.com"_s, .times = 3}};
        Shown shown(doors);
        shown.page(2);

        QVERIFY2(shown.cell(u"refusedTable"_s, 0, 2).contains(words),
                 qPrintable(shown.cell(u"refusedTable"_s, 0, 2)));
        QCOMPARE(shown.cell(u"refusedTable"_s, 0, 3), u"3 time(s)"_s);
        QCOMPARE(shown.cell(u"refusedTable"_s, 0, 4), u"<b>Host</b>: evil.com"_s);
    }

    void whatHappensWhileThePageIsSeenIsAdded()
    {
        Shown shown(openDoors());
        shown.page(2);
        QVERIFY(shown.isThere(u"refusedEmpty"_s));

        ports::DoorsView doors = openDoors();
        doors.rejections = someRejections();
        shown.window.setDoors(doors);

        QCOMPARE(shown.find<QTableWidget>(u"refusedTable"_s)->rowCount(), 3);
        QVERIFY(!shown.isThere(u"refusedEmpty"_s));
    }

    void callsAreListedWithWhoMadeThem()
    {
        Shown shown(openDoors());
        shown.page(2);

        QCOMPARE(shown.cell(u"callsTable"_s, 0, 2), u"Bob (tea-agent 1.0)"_s);
        QCOMPARE(shown.cell(u"callsTable"_s, 0, 3), u"consume"_s);
        QCOMPARE(shown.cell(u"callsTable"_s, 0, 4), u"OK"_s);
        QCOMPARE(shown.cell(u"callsTable"_s, 1, 4), u"late"_s);
        QCOMPARE(shown.cell(u"callsTable"_s, 2, 2), u"tea-agent 1.0"_s);
    }

    void aNameThatWasNotLetInStaysOneShortLine()
    {
        ports::DoorsView doors = openDoors();
        doors.calls[0].guest = base::ParticipantId(u"guest:evil\n\n\u202Egpj"_s + QString(1'000, u'x'));
        Shown shown(doors);
        shown.page(2);

        const QString who = shown.cell(u"callsTable"_s, 0, 2);

        QVERIFY2(who.startsWith(u"evil gpjxxx"_s), qPrintable(who));
        QVERIFY(!who.contains(u'\n') && !who.contains(QChar(0x202E)));
        QVERIFY(who.size() <= 200);
    }

    void theChosenCallStaysChosen()
    {
        ports::DoorsView doors = openDoors();
        Shown shown(doors);
        shown.page(2);
        auto *table = shown.find<QTableWidget>(u"callsTable"_s);
        table->setCurrentCell(1, 0);

        model::DoorCall newest = doors.calls.first();
        newest.time = newest.time.addSecs(1);
        doors.calls.prepend(newest);
        shown.window.setDoors(doors);

        QCOMPARE(table->currentRow(), 2);
    }

    void whatIsPastedHoldsTheTokenAndWhatIsSeenDoesNot()
    {
        Shown shown(openDoors());
        shown.page(3);
        const QString seen = shown.find<QPlainTextEdit>(u"setupText"_s)->toPlainText();
        QVERIFY(seen.contains(u"http://127.0.0.1:3000/mcp"_s));
        QVERIFY(!seen.contains(openDoors().token));

        shown.button(u"setupCopy"_s)->click();

        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(openDoors().token));
        QCOMPARE(QString(copied).replace(openDoors().token, u"••••••••"_s), seen);
    }

    void aClosedDoorIsSaidWhereAProgramIsSetUp()
    {
        Shown shown(openDoors());
        shown.page(3);
        QVERIFY(!shown.isThere(u"setupClosed"_s));
        auto *program = shown.find<QComboBox>(u"setupProgram"_s);

        program->setCurrentIndex(program->findData(u"aikyo"_s));

        QCOMPARE(shown.text(u"setupClosed"_s), u"The firehose is closed."_s);
        QVERIFY(
            shown.find<QPlainTextEdit>(u"setupText"_s)->toPlainText().startsWith(u"ws://127.0.0.1:8080"_s));
    }
};

SUITE_TEST(QApplication, DoorsWindowTest)

} // namespace tst_doors_window

#include "tst_doors_window.moc"
