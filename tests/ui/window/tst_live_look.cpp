// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_sizes.h"
#include "tests/ui/window/full_window.h"
#include "ui/theme/theme_of.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>

namespace tst_live_look {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

enum class When { BeforeItOpens, WhileItIsOpen };

constexpr auto kJapanese = "languageAction1";
constexpr auto kDark = "themeAction2";

/// The forms of a room keep companions' names as they were when the form opened: the user may have edited
/// them since.
const QByteArrayList kNotYetInAnotherLanguage{"newRoomAction", "setUpRoomAction"};

using Read = QStringList (*)(const QWidget &);
using Answer = void (*)(FullWindow &);

void choose(FullWindow &full, const char *action)
{
    full.studio.find<QAction>(QString::fromLatin1(action))->trigger();
}

/// The title, and the texts of labels, buttons and placeholders.
QStringList textsOf(const QWidget &window)
{
    QStringList texts{window.windowTitle()};
    for (const QLabel *label : window.findChildren<QLabel *>())
        if (label->isVisibleTo(&window))
            texts += label->text();
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        if (button->isVisibleTo(&window))
            texts += button->text();
    for (const QLineEdit *field : window.findChildren<QLineEdit *>())
        if (field->isVisibleTo(&window))
            texts += field->placeholderText();
    texts.removeDuplicates();
    texts.sort();
    return texts;
}

/// Enough to distinguish an icon in one colour from the same icon in another.
QString iconOf(const QAbstractButton &button)
{
    const QImage image = button.icon().pixmap(16, 16).toImage().convertToFormat(QImage::Format_ARGB32);
    return QString::number(qHashBits(image.constBits(), size_t(image.sizeInBytes())), 16);
}

/// The text and ground colours of the parts, and their icons.
QStringList coloursOf(const QWidget &window)
{
    QStringList colours;
    for (const QWidget *part : window.findChildren<QWidget *>())
        if (part->isVisibleTo(&window))
            colours += u"%1 %2 %3 on %4"_s.arg(QString::fromLatin1(part->metaObject()->className()),
                                               part->objectName(),
                                               part->palette().color(part->foregroundRole()).name(),
                                               part->palette().color(part->backgroundRole()).name());
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        if (!button->icon().isNull() && button->isVisibleTo(&window))
            colours += u"icon of %1: %2"_s.arg(button->objectName(), iconOf(*button));
    colours.removeDuplicates();
    colours.sort();
    return colours;
}

void answerNothing(FullWindow &) {}

/// The window that ACTION opens, with the looks chosen before or after, and its requests answered last.
QStringList shown(const char *action, const QByteArrayList &looks, When when, Read read,
                  Answer answer = answerNothing)
{
    FullWindow full;
    const auto chooseAll = [&] {
        for (const QByteArray &look : looks)
            choose(full, look.constData());
    };
    if (when == When::BeforeItOpens)
        chooseAll();
    QCoreApplication::processEvents();
    full.studio.find<QAction>(QString::fromLatin1(action))->trigger();
    if (!QTest::qWaitFor([] { return !FullWindow::dialogs().isEmpty(); }))
        return {u"no window"_s};
    if (when == When::WhileItIsOpen)
        chooseAll();
    QCoreApplication::processEvents(); // Qt reports a change of language to windows by posted events
    answer(full);
    QCoreApplication::processEvents();

    QStringList found = read(*FullWindow::dialogs().constFirst());
    choose(full, "languageAction0");
    choose(full, "themeAction1");
    return found;
}

} // namespace

/// An open window follows a change of language or theme as if it had been opened after it.
class LiveLookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachWindowFollowsTheLanguage_data() { windows(kNotYetInAnotherLanguage); }
    void eachWindowFollowsTheLanguage()
    {
        QFETCH(const QByteArray, action);
        QCOMPARE(shown(action, {kJapanese}, When::WhileItIsOpen, textsOf),
                 shown(action, {kJapanese}, When::BeforeItOpens, textsOf));
    }

    void eachWindowFollowsTheTheme_data() { windows({}); }
    void eachWindowFollowsTheTheme()
    {
        QFETCH(const QByteArray, action);
        QCOMPARE(shown(action, {kDark}, When::WhileItIsOpen, coloursOf),
                 shown(action, {kDark}, When::BeforeItOpens, coloursOf));
    }

    void anAnswerOnItsWayComesInTheNewLook_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<Answer>("answer");
        const auto row = [](const char *action, Answer answer) {
            QTest::newRow(action) << QByteArray(action) << answer;
        };
        row("yourDataAction", [](FullWindow &full) {
            giveAnswer(full.upkeep.weighings.last(), sampleSizesWithBackups({u"Tea room"_s}));
        });
        row("costsAction", [](FullWindow &full) { full.costs.answer({}); });
        row("whoKnowsAction", [](FullWindow &full) { full.witnesses.tell({}); });
        row("permissionsAction",
            [](FullWindow &full) { giveAnswer(full.permissions.reads.last(), ports::PermissionList{}); });
        row("memoryAction1", [](FullWindow &full) {
            giveAnswer(full.notes.reads.last(), QList<model::MemoryNote>{{.id = 1, .text = u"Likes tea."_s}});
        });
    }
    void anAnswerOnItsWayComesInTheNewLook()
    {
        QFETCH(const QByteArray, action);
        QFETCH(const Answer, answer);
        for (const Read read : {textsOf, coloursOf})
            QCOMPARE(shown(action, {kJapanese, kDark}, When::WhileItIsOpen, read, answer),
                     shown(action, {kJapanese, kDark}, When::BeforeItOpens, read, answer));
    }

private:
    static void windows(const QByteArrayList &leftOut)
    {
        QTest::addColumn<QByteArray>("action");
        for (const char *action :
             {"newRoomAction",         "setUpRoomAction",    "policySettingsAction", "keepTemplateAction",
              "templatesAction",       "lorebooksAction",    "exportRoomAction",     "newCompanionAction",
              "exportCompanionAction", "connectModelAction", "providersAction",      "costsAction",
              "doorsAction",           "whoKnowsAction",     "yourDataAction",       "searchEverywhereAction",
              "ledgerAction",          "permissionsAction",  "memoryAction1",        "aboutAction",
              "reportAction",          "manualAction"})
            if (!leftOut.contains(action))
                QTest::newRow(action) << QByteArray(action);
    }
};

SUITE_TEST(QApplication, LiveLookTest)

} // namespace tst_live_look

#include "tst_live_look.moc"
