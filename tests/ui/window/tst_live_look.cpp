// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
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

/// These windows keep a text of the language that they were opened in: names of companions in the forms of a
/// room, a line of the window of data, and the whole of "About".
const QByteArrayList kNotYetInAnotherLanguage{"newRoomAction", "setUpRoomAction", "yourDataAction",
                                              "aboutAction"};

void choose(FullWindow &full, const char *action)
{
    full.studio.find<QAction>(QString::fromLatin1(action))->trigger();
}

/// The title, and what stands on labels, on buttons and in empty fields.
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

/// What colours the parts write with, and on.
QStringList coloursOf(const QWidget &window)
{
    QStringList colours;
    for (const QWidget *part : window.findChildren<QWidget *>())
        if (part->isVisibleTo(&window))
            colours += u"%1 %2 %3 on %4"_s.arg(QString::fromLatin1(part->metaObject()->className()),
                                               part->objectName(),
                                               part->palette().color(part->foregroundRole()).name(),
                                               part->palette().color(part->backgroundRole()).name());
    colours.removeDuplicates();
    colours.sort();
    return colours;
}

/// The window that ACTION opens, where LOOK is chosen before or after.
QStringList shown(const char *action, const char *look, When when, QStringList (*read)(const QWidget &))
{
    FullWindow full;
    if (when == When::BeforeItOpens)
        choose(full, look);
    QCoreApplication::processEvents();
    full.studio.find<QAction>(QString::fromLatin1(action))->trigger();
    if (!QTest::qWaitFor([] { return !FullWindow::dialogs().isEmpty(); }))
        return {u"no window"_s};
    if (when == When::WhileItIsOpen)
        choose(full, look);
    QCoreApplication::processEvents(); // Qt tells the windows of a language by posted events

    QStringList found = read(*FullWindow::dialogs().constFirst());
    choose(full, "languageAction0");
    choose(full, "themeAction1");
    return found;
}

} // namespace

/// A window that is open follows a change of language or theme as if it had been opened after it.
class LiveLookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachWindowFollowsTheLanguage_data() { windows(kNotYetInAnotherLanguage); }
    void eachWindowFollowsTheLanguage()
    {
        QFETCH(const QByteArray, action);
        QCOMPARE(shown(action, kJapanese, When::WhileItIsOpen, textsOf),
                 shown(action, kJapanese, When::BeforeItOpens, textsOf));
    }

    void eachWindowFollowsTheTheme_data() { windows({}); }
    void eachWindowFollowsTheTheme()
    {
        QFETCH(const QByteArray, action);
        QCOMPARE(shown(action, kDark, When::WhileItIsOpen, coloursOf),
                 shown(action, kDark, When::BeforeItOpens, coloursOf));
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
              "ledgerAction",          "permissionsAction",  "memoryAction1",        "aboutAction"})
            if (!leftOut.contains(action))
                QTest::newRow(action) << QByteArray(action);
    }
};

SUITE_TEST(QApplication, LiveLookTest)

} // namespace tst_live_look

#include "tst_live_look.moc"
