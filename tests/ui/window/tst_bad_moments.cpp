// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/full_window.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QHash>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>

#include <array>

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
};

SUITE_TEST(QApplication, BadMomentsTest)

} // namespace tst_bad_moments

#include "tst_bad_moments.moc"
