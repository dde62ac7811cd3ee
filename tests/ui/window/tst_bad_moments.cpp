// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_requests.h"
#include "tests/ui/window/full_window.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/quiet_notice.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QHash>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>

#include <algorithm>
#include <array>
#include <functional>

namespace tst_bad_moments {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

void collectEnabled(const QList<QAction *> &from, QStringList &names)
{
    for (const QAction *action : from) {
        if (action->menu())
            collectEnabled(action->menu()->actions(), names);
        else if (action->isEnabled() && action->isVisible() && !action->isSeparator())
            names.append(action->objectName());
    }
}

ports::FloorView speakingFloor()
{
    ports::FloorView floor = quietFloor();
    for (ports::FloorRow &row : floor.rows)
        row.speaking = row.id == aya();
    return floor;
}

/// The full window while Aya speaks.
struct Talking : FullWindow
{
    Talking() { speak(u"Queues "_s); }

    void speak(const QString &piece) { tell(contentOf(u"t1"_s, aya(), piece), speakingFloor()); }
    void tell(const model::EnvelopeBody &body, const ports::FloorView &floor)
    {
        Q_EMIT studio.rooms.published(teaRoom(), {eventAt(++seq, body)}, floor);
        settle();
    }
    static void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    void trigger(const QString &action)
    {
        QMetaObject::invokeMethod(studio.find<QAction>(action), &QAction::trigger, Qt::QueuedConnection);
        settle();
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
    }
    /// Companions and the room have that name from now on.
    void rename(const QString &name)
    {
        QList<model::Persona> personas = samplePersonas();
        for (model::Persona &persona : personas) {
            ++persona.revision;
            for (model::PersonaText &text : persona.texts)
                text.name = name;
        }
        Q_EMIT studio.personas.personasChanged();
        studio.personas.list(personas);
        model::Room room = roomView(5, {}, speakingFloor()).room;
        room.name = name;
        studio.list({{.id = teaRoom(), .name = name, .messages = 1}});
        tell(model::RoomChanged{room}, speakingFloor());
    }
    /// The messages, as screen readers find them.
    [[nodiscard]] QString transcript()
    {
        QStringList rows;
        QAccessibleInterface *list =
            QAccessible::queryAccessibleInterface(studio.find<QWidget>(u"transcript"_s));
        for (int row = 0; list && row < list->childCount(); ++row)
            rows.append(list->child(row)->text(QAccessible::Name));
        return rows.join(u'\n');
    }

    [[nodiscard]] static bool isSeen(const QString &objectName)
    {
        const QWidgetList all = QApplication::allWidgets();
        return std::any_of(all.cbegin(), all.cend(), [&objectName](const QWidget *one) {
            return one->objectName() == objectName && one->isVisible();
        });
    }
    /// \p before: what the studio tells before it answers.
    void removeRoom(const std::function<void()> &before)
    {
        trigger(u"deleteRoomAction"_s);
        before();
        studio.rooms.commandOf(u"setDeleted"_s).done();
        studio.list({});
        settle();
    }
    void continueRoom(ui::TranscriptView &view)
    {
        Q_EMIT view.continueWanted(posted(0, kyoko(), u"Welcome!"_s).message.id);
        model::Room made = roomView(5, {}, quietFloor()).room;
        made.id = base::RoomId(u"other"_s);
        studio.rooms.commandOf(u"continueRoom"_s).answer<model::Room>(made);
        settle();
    }
    [[nodiscard]] QString notice()
    {
        const auto *shown = studio.window.findChild<ui::QuietNotice *>();
        return shown->isVisible() ? shown->text() : QString();
    }
    void answerOpening()
    {
        studio.rooms.commandOf(u"openRoom"_s)
            .answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));
        settle();
    }

    qint64 seq = 5;
};

constexpr int kWidestMenu = 700;

/// Windows that show names of the room or of companions.
constexpr std::array kNamingActions{"newRoomAction",  "setUpRoomAction", "policySettingsAction",
                                    "whoKnowsAction", "ledgerAction",    "permissionsAction",
                                    "memoryAction1",  "exportRoomAction"};

/// Windows with fields to write in, and the most that such a field takes by a paste.
constexpr std::array kWritingActions{"newRoomAction",          "setUpRoomAction", "libraryAction",
                                     "searchEverywhereAction", "settingsAction",  "memoryAction1",
                                     "newCompanionAction",     "editAction1",     "doorsAction",
                                     "manualAction",           "paletteAction",   "lorebooksAction"};
constexpr qsizetype kMostTaken = 250'000; // by the longest field of a companion

/// Windows about the room on screen that leave with it. The others hold what the user typed, and tell that
/// the room is gone when it is needed.
constexpr std::array kLeavingActions{"policySettingsAction", "whoKnowsAction", "statisticsAction"};
constexpr std::array kStayingActions{"setUpRoomAction", "keepTemplateAction", "exportRoomAction"};

} // namespace

/// Things that happen together only when it is least convenient.
class BadMomentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyActionIsTakenWhileAReplyComes_data()
    {
        QTest::addColumn<QString>("action");
        QStringList names;
        Talking talk;
        collectEnabled(talk.studio.window.menuBar()->actions(), names);
        for (const QString &name : std::as_const(names))
            QTest::newRow(qPrintable(name)) << name;
    }
    void everyActionIsTakenWhileAReplyComes()
    {
        QFETCH(const QString, action);
        Talking talk;
        talk.trigger(action);
        talk.speak(u"are honest."_s);
        talk.trigger(action); // a second time, with its window open

        QVERIFY2(talk.transcript().contains(u"Queues are honest."_s), qPrintable(talk.transcript()));
        const auto windows = FullWindow::dialogs();
        for (QWidget *window : windows)
            window->close();
        talk.settle();
        talk.speak(u" Always."_s);
        talk.tell(posted(1, aya(), u"Queues are honest. Always."_s), quietFloor());
        QVERIFY2(talk.transcript().contains(u"Queues are honest. Always."_s), qPrintable(talk.transcript()));
    }

    void longNamesWidenNothing_data()
    {
        QTest::addColumn<QString>("name");
        const auto row = [](const char *script, const QString &piece) {
            QTest::newRow(script) << QString(piece).repeated(200 / piece.size());
        };
        row("no break", u"Companion"_s);
        row("Hebrew", u"שלום עולם "_s);
        row("Arabic", u"مرحبا بالعالم "_s);
        row("Thai", u"ภาษาไทย"_s);
        row("Devanagari", u"देवनागरी "_s);
        row("Chinese", u"很长的名字"_s);
        row("emoji", u"👩‍👩‍👧‍👦🏳️‍🌈"_s);
        row("combining marks", u"Z\u0335\u0321\u0322a\u0334\u0327"_s);
    }
    void longNamesWidenNothing()
    {
        QFETCH(const QString, name);
        Talking talk;
        const auto widths = [&talk] {
            QHash<QString, int> found{{u"window"_s, talk.studio.window.minimumSizeHint().width()}};
            for (const QMenu *menu : talk.studio.window.findChildren<QMenu *>())
                if (menu->sizeHint().width() > kWidestMenu)
                    found[u"menu "_s + menu->objectName()] = menu->sizeHint().width();
            for (const char *action : kNamingActions) {
                talk.trigger(QString::fromLatin1(action));
                for (QWidget *dialog : FullWindow::dialogs()) {
                    found[QString::fromLatin1(action)] = dialog->minimumSizeHint().width();
                    dialog->close();
                }
                talk.settle();
            }
            return found;
        };
        const QHash<QString, int> usual = widths();

        talk.rename(name);
        QVERIFY(talk.studio.window.windowTitle().startsWith(name.left(20)));
        QVERIFY(talk.studio.find<QWidget>(u"actor_companion_aya"_s)->accessibleName().startsWith(name));
        const QHash<QString, int> now = widths();

        QStringList wider;
        for (auto width = now.cbegin(); width != now.cend(); ++width)
            if (width.value() > usual.value(width.key()))
                wider.append(
                    u"%1: %2 > %3"_s.arg(width.key()).arg(width.value()).arg(usual.value(width.key())));
        QCOMPARE(wider.join(u'\n'), QString());
    }

    void noFieldTakesAHugePaste_data()
    {
        QTest::addColumn<QString>("action");
        for (const char *action : kWritingActions)
            QTest::newRow(action) << QString::fromLatin1(action);
    }
    void noFieldTakesAHugePaste()
    {
        QFETCH(const QString, action);
        QGuiApplication::clipboard()->setText(QString(u"word "_s).repeated(10 * 1024 * 1024));
        Talking talk;
        talk.trigger(action);

        int fields = 0;
        for (QWidget *widget : QApplication::allWidgets()) {
            if (!widget->isVisible() || !widget->isEnabled())
                continue;
            if (auto *line = qobject_cast<QLineEdit *>(widget); line && !line->isReadOnly()) {
                line->paste();
                QVERIFY2(line->text().size() <= kMostTaken, qPrintable(line->objectName()));
                ++fields;
            }
            if (auto *text = qobject_cast<QPlainTextEdit *>(widget); text && !text->isReadOnly()) {
                text->paste();
                QVERIFY2(text->toPlainText().size() <= kMostTaken, qPrintable(text->objectName()));
                ++fields;
            }
        }
        talk.settle();
        QVERIFY(fields > 1); // besides the message box
    }

    void aRoomIsDeletedUnderItsWindows_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<bool>("stays");
        for (const char *action : kLeavingActions)
            QTest::newRow(action) << QString::fromLatin1(action) << false;
        for (const char *action : kStayingActions)
            QTest::newRow(action) << QString::fromLatin1(action) << true;
    }
    void aRoomIsDeletedUnderItsWindows()
    {
        QFETCH(const QString, action);
        QFETCH(const bool, stays);
        Talking talk;
        talk.trigger(action);
        QCOMPARE(FullWindow::dialogs().size(), 1);
        const QPointer<QWidget> dialog = FullWindow::dialogs().constFirst();

        talk.trigger(u"deleteRoomAction"_s);
        talk.studio.rooms.commandOf(u"setDeleted"_s).done();
        talk.studio.list({});
        talk.settle();
        talk.speak(u"are honest."_s); // it was on its way

        QCOMPARE(dialog && dialog->isVisible(), stays);
        QVERIFY(talk.studio.find<QWidget>(u"noRoom"_s)->isVisible());
    }

    void aRequestEndsWithItsRoom_data()
    {
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("asked") << false;
        QTest::newRow("the camera is open") << true;
    }
    void aRequestEndsWithItsRoom()
    {
        QFETCH(const bool, isAllowed);
        Talking talk;
        talk.devices.plugIn({FakeCamera::device(u"Lens"_s)});
        const ports::PendingQuery request = pendingQuery(u"q1"_s, u"camera"_s);
        Q_EMIT talk.queries.pendingChanged({isAllowed ? allowed(request) : request});
        QTRY_COMPARE(talk.devices.isOpen().has_value(), isAllowed);
        QCOMPARE(talk.isSeen(u"cameraSheet"_s), isAllowed);
        QVERIFY(talk.isSeen(u"requestCard"_s));

        talk.removeRoom([&talk] { Q_EMIT talk.queries.pendingChanged({}); });

        QVERIFY(!talk.devices.isOpen());
        QVERIFY(!talk.isSeen(u"cameraSheet"_s));
        QVERIFY(!talk.isSeen(u"requestCard"_s));
        const QString told = talk.studio.window.statusBar()->currentMessage();
        QVERIFY2(told.startsWith(u"The room was deleted, and 1 request"_s), qPrintable(told));
    }

    void wordsBeingEditedOutliveTheirRoom_data()
    {
        QTest::addColumn<bool>("isDeleted");
        QTest::newRow("deleted") << true;
        QTest::newRow("continued elsewhere") << false;
    }
    void wordsBeingEditedOutliveTheirRoom()
    {
        QFETCH(const bool, isDeleted);
        Talking talk;
        auto *view = talk.studio.find<ui::TranscriptView>(u"transcript"_s);
        view->openEditor(0);
        auto *words = talk.studio.find<QPlainTextEdit>(u"transcript.editor.text"_s);
        QVERIFY(words->isVisible());
        QTest::keyClicks(words, u" And sit down."_s);

        if (isDeleted)
            talk.removeRoom([] {});
        else
            talk.continueRoom(*view);

        QVERIFY(!words->isVisible());
        QCOMPARE(talk.notice().left(22), u"Your changes to a mess"_s);
        talk.studio.list({StudioWindow::tea()});
        talk.studio.window.openRoom(teaRoom());
        talk.answerOpening();
        view->openEditor(0);
        QCOMPARE(words->toPlainText(), u"Welcome! And sit down."_s);
    }
    /// What was not changed is not kept: Edit shows the message as it is by then.
    void wordsThatWereNotEditedAreNotKept()
    {
        Talking talk;
        auto *view = talk.studio.find<ui::TranscriptView>(u"transcript"_s);
        view->openEditor(0);

        talk.removeRoom([] {});

        QCOMPARE(talk.notice(), QString());
    }

    void aCompanionIsDeletedUnderTheirForm_data()
    {
        QTest::addColumn<bool>("isChanged");
        QTest::newRow("unsaved changes") << true;
        QTest::newRow("nothing changed") << false;
    }
    void aCompanionIsDeletedUnderTheirForm()
    {
        QFETCH(const bool, isChanged);
        Talking talk;
        talk.trigger(u"libraryAction"_s);
        QCOMPARE(FullWindow::dialogs().size(), 1);
        const QWidget *library = FullWindow::dialogs().constFirst();
        library->findChild<QPushButton *>(u"libraryEdit"_s)->click();
        QCOMPARE(FullWindow::dialogs().size(), 2);
        QList<QWidget *> forms = FullWindow::dialogs();
        forms.removeIf([library](const QWidget *one) { return one == library; });
        const QPointer<QWidget> form = forms.constFirst();
        auto *role = form->findChild<QLineEdit *>(u"personaRole"_s);
        if (isChanged)
            QTest::keyClicks(role, u", the best"_s);
        const QString written = role->text();

        library->findChild<QPushButton *>(u"libraryDelete"_s)->click();
        library->findChild<QPushButton *>(u"noticeDelete"_s)->click();
        QCOMPARE(talk.studio.personas.commands().last(), u"removePersona companion_aya"_s);
        talk.studio.personas.last().done();
        QList<model::Persona> left = samplePersonas();
        left.removeIf([](const model::Persona &one) { return one.id == aya(); });
        talk.studio.personas.tell(left);
        talk.settle();

        QCOMPARE(form && form->isVisible(), isChanged);
        if (!isChanged)
            return;
        QCOMPARE(role->text(), written);
        auto *save = form->findChild<QPushButton *>(u"noticeSaveAgain"_s);
        QVERIFY(save && save->isVisible());
        save->click();
        QCOMPARE(talk.studio.personas.commands().last(), u"savePersona companion_aya"_s);
        QCOMPARE(talk.studio.personas.lastPersona().textIn(model::Language::English).role, written);
    }
};

SUITE_TEST(QApplication, BadMomentsTest)

} // namespace tst_bad_moments

#include "tst_bad_moments.moc"
