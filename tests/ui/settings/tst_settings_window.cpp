// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/settings/setting_entry.h"
#include "ui/settings/setting_keys.h"
#include "ui/settings/settings.h"
#include "ui/settings/settings_window.h"
#include "ui/widgets/notice_bar.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

namespace tst_settings_window {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::TemporaryStudio;
using ui::SettingEntry;
using ui::SettingKind;
using ui::SettingPage;
using ui::Settings;
using ui::SettingsWindow;
using ui::ThemeChoice;

struct Show
{
    Settings settings;
    QPointer<SettingsWindow> window = new SettingsWindow(settings);

    Show()
    {
        window->resize(900, 600);
        window->show();
    }
    ~Show() { delete window; }
    template<class T>
    T *find(const QString &name) const
    {
        return window->findChild<T *>(name);
    }
    /// The widgets of a setting: Row, Name, Value, Reset.
    template<class T>
    T *part(const char *key, const char *part) const
    {
        return find<T>(
            u"setting_%1_%2"_s.arg(QString::fromLatin1(key).replace(u'/', u'_'), QLatin1String(part)));
    }
    [[nodiscard]] bool isShown(const char *key) const
    {
        return part<QWidget>(key, "Row")->isVisibleTo(window);
    }
    void search(const QString &typed) const { find<QLineEdit>(u"settingsSearch"_s)->setText(typed); }
    [[nodiscard]] QString notice() const { return window->findChild<ui::NoticeBar *>()->text(); }
};

class SettingsWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySettingHasARowWithNames();
    void everyValueIsChangedByItsControl();
    void rowsFollowChangesElsewhere();
    void resetIsThereOnlyForWhatWasChanged();
    void searchGoesThroughAllPages();
    void aSwitchEnablesWhatIsUnderIt();
    void waysRunActionsThatAreOffered();
    void anImportIsShownFirst();
    void aFileThatIsNoneIsRefused();
    void anExportHasNoSecretsAndComesBack();
    void theListOfPagesBecomesABoxInANarrowWindow();
    void keysAlone();
    void tabReachesTheSettingsBeforeTheButtons();
};

void SettingsWindowTest::everySettingHasARowWithNames()
{
    const Show show;
    for (const SettingEntry &entry : ui::registeredSettings()) {
        QVERIFY2(show.part<QWidget>(entry.key, "Row"), entry.key);
        const auto *control = show.part<QWidget>(entry.key, "Value");
        QVERIFY2(control, entry.key);
        QCOMPARE(control->accessibleName(), ui::settingName(entry));
        QCOMPARE(control->accessibleDescription(), ui::settingAbout(entry));
        QVERIFY2(control->focusPolicy() & Qt::TabFocus, entry.key);
        if (entry.kind != SettingKind::Way)
            QCOMPARE(show.part<QWidget>(entry.key, "Reset")->accessibleName(),
                     u"Reset “%1”"_s.arg(ui::settingName(entry)));
    }
}

void SettingsWindowTest::everyValueIsChangedByItsControl()
{
    Show show;
    auto *theme = show.part<QComboBox>("look/theme", "Value");
    theme->setCurrentIndex(1);
    Q_EMIT theme->activated(1);
    show.part<QSpinBox>("look/zoom", "Value")->setValue(150);
    show.part<QCheckBox>("stage/captions", "Value")->click();
    auto *name = show.part<QLineEdit>("you/name", "Value");
    name->setText(u"Anna"_s);
    Q_EMIT name->editingFinished();

    QCOMPARE(show.settings.choice<ThemeChoice>(ui::setting::kTheme), ThemeChoice::Dark);
    QCOMPARE(show.settings.number(ui::setting::kZoom), 150.0);
    QVERIFY(!show.settings.isOn(ui::setting::kStageCaptions));
    QCOMPARE(show.settings.text(ui::setting::kName), u"Anna"_s);
}

void SettingsWindowTest::rowsFollowChangesElsewhere()
{
    Show show;
    show.settings.choose(ui::setting::kTheme, ThemeChoice::HighContrast);
    show.settings.set(ui::setting::kZoom, 110.00000000000001); // as turned by the wheel

    QCOMPARE(show.part<QComboBox>("look/theme", "Value")->currentText(), u"High contrast"_s);
    QCOMPARE(show.part<QSpinBox>("look/zoom", "Value")->value(), 110);
    QCOMPARE(show.settings.number(ui::setting::kZoom), 110.00000000000001); // showing it is no change
}

void SettingsWindowTest::resetIsThereOnlyForWhatWasChanged()
{
    Show show;
    auto *reset = show.part<QToolButton>("look/theme", "Reset");
    QVERIFY(!reset->isVisibleTo(show.window));
    show.settings.choose(ui::setting::kTheme, ThemeChoice::Dark);
    QVERIFY(reset->isVisibleTo(show.window));
    QCOMPARE(reset->toolTip(), u"Back to “Follow system”"_s);

    reset->click();

    QVERIFY(show.settings.isDefault(ui::setting::kTheme));
    QVERIFY(!reset->isVisibleTo(show.window));
}

void SettingsWindowTest::searchGoesThroughAllPages()
{
    const Show show;
    QVERIFY(show.isShown("look/theme"));
    QVERIFY(!show.isShown("you/name"));

    show.search(u"subtitles"_s); // another word for two settings of two pages
    QVERIFY(show.isShown("stage/captions"));
    QVERIFY(show.isShown("voices/inStep"));
    QVERIFY(!show.isShown("look/theme"));
    QVERIFY(!show.find<QLabel>(u"settingsNothing"_s)->isVisibleTo(show.window));

    show.search(u"DARK colors"_s); // a value and another word
    QVERIFY(show.isShown("look/theme"));

    show.search(u"xyzzy"_s);
    QVERIFY(show.find<QLabel>(u"settingsNothing"_s)->isVisibleTo(show.window));

    show.find<QListWidget>(u"settingsPages"_s)->setCurrentRow(int(SettingPage::You));
    QVERIFY(show.isShown("you/name"));
    QVERIFY(show.find<QLineEdit>(u"settingsSearch"_s)->text().isEmpty());
}

void SettingsWindowTest::aSwitchEnablesWhatIsUnderIt()
{
    Show show;
    auto *inStep = show.part<QCheckBox>("voices/inStep", "Value");
    QVERIFY(!inStep->isEnabled());

    show.settings.set(ui::setting::kReadAloud, true);

    QVERIFY(inStep->isEnabled());
}

void SettingsWindowTest::waysRunActionsThatAreOffered()
{
    Show show;
    QAction providers;
    providers.setObjectName(u"providersAction"_s);
    int runs = 0;
    connect(&providers, &QAction::triggered, this, [&runs] { ++runs; });
    show.window->offerActions({&providers});
    show.window->showPage(SettingPage::Models);
    QVERIFY(show.isShown("providersAction"));
    QVERIFY(!show.isShown("costsAction")); // nobody offers it

    providers.setEnabled(false);
    QVERIFY(!show.part<QPushButton>("providersAction", "Value")->isEnabled());
    providers.setEnabled(true);
    show.part<QPushButton>("providersAction", "Value")->click();

    QCOMPARE(runs, 1);
}

void choose(const Show &show, const char *button, const QString &dialogName, const QString &file)
{
    show.find<QPushButton>(QLatin1String(button))->click();
    auto *dialog = show.find<QFileDialog>(dialogName);
    QVERIFY(dialog);
    Q_EMIT dialog->fileSelected(file);
    delete dialog;
}

void SettingsWindowTest::anImportIsShownFirst()
{
    Show show;
    const TemporaryStudio folder;
    QFile file(folder.file(u"theirs.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"companion-studio-settings","version":7,"values":{"look/theme":"dark",)"
               R"("look/zoom":9000,"look/glow":1},"shortcuts":{"cueAction":["Ctrl+J"]}})");
    file.close();

    choose(show, "settingsImport", u"settingsImportDialog"_s, file.fileName());

    QCOMPARE(show.notice(), u"“Text size” cannot be “9000”. It is now “100 %”.\n"
                            "Theme: Follow system → Dark\nChanged keyboard shortcuts: 0 → 1"_s);
    QVERIFY(show.settings.isDefault(ui::setting::kTheme)); // nothing happened yet
    show.find<QPushButton>(u"settingsCancelAnswer"_s)->click();
    QVERIFY(show.settings.isDefault(ui::setting::kTheme));

    choose(show, "settingsImport", u"settingsImportDialog"_s, file.fileName());
    show.find<QPushButton>(u"settingsImportAnswer"_s)->click();

    QCOMPARE(show.settings.choice<ThemeChoice>(ui::setting::kTheme), ThemeChoice::Dark);
    QCOMPARE(show.settings.shortcuts().value(u"cueAction"_s), QStringList{u"Ctrl+J"_s});
    QCOMPARE(show.notice(), u"Settings imported."_s);
}

void SettingsWindowTest::aFileThatIsNoneIsRefused()
{
    const Show show;
    const TemporaryStudio folder;
    QFile file(folder.file(u"photo.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[1, 2]");
    file.close();

    choose(show, "settingsImport", u"settingsImportDialog"_s, file.fileName());
    QCOMPARE(show.notice(),
             u"Could not import “photo.json”: The file is not a settings file of Companion Studio."_s);
    choose(show, "settingsImport", u"settingsImportDialog"_s, folder.file(u"gone.json"_s));
    QVERIFY(show.notice().startsWith(u"Could not read “gone.json”: "_s));
}

void SettingsWindowTest::anExportHasNoSecretsAndComesBack()
{
    const TemporaryStudio folder;
    const QString path = folder.file(u"mine.json"_s);
    {
        Show show;
        show.settings.choose(ui::setting::kTheme, ThemeChoice::Dark);
        choose(show, "settingsExport", u"settingsExportDialog"_s, path);
        QVERIFY(show.notice().startsWith(u"Exported “mine.json”."_s));
        choose(show, "settingsExport", u"settingsExportDialog"_s, folder.file(u"no/such/folder.json"_s));
        QVERIFY(show.notice().startsWith(u"Could not write “folder.json”: "_s));
    }
    Show there;
    choose(there, "settingsImport", u"settingsImportDialog"_s, path);
    QCOMPARE(there.notice(), u"Theme: Follow system → Dark"_s);
}

void SettingsWindowTest::theListOfPagesBecomesABoxInANarrowWindow()
{
    const Show show;
    QVERIFY(show.find<QListWidget>(u"settingsPages"_s)->isVisible());

    show.window->resize(show.window->fontMetrics().averageCharWidth() * 50, 500);

    QTRY_VERIFY(!show.find<QListWidget>(u"settingsPages"_s)->isVisible());
    auto *box = show.find<QComboBox>(u"settingsPagesBox"_s);
    QVERIFY(box->isVisible());
    Q_EMIT box->activated(int(SettingPage::You));
    QVERIFY(show.isShown("you/name"));
    const auto *value = show.part<QWidget>("you/name", "Value");
    const auto *label = show.part<QWidget>("you/name", "Name");
    QTRY_VERIFY(value->y() > label->y()); // below its name
}

void SettingsWindowTest::keysAlone()
{
    Show show;
    QVERIFY(QTest::qWaitForWindowActive(show.window));
    QCOMPARE(QApplication::focusWidget(), show.find<QWidget>(u"settingsSearch"_s));
    QTest::keyClicks(QApplication::focusWidget(), u"captions"_s);
    const auto *captions = show.part<QCheckBox>("stage/captions", "Value");
    for (int tabs = 0; tabs < 6 && QApplication::focusWidget() != captions; ++tabs)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), captions);

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);

    QVERIFY(!show.settings.isOn(ui::setting::kStageCaptions));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!show.window);
}

void SettingsWindowTest::tabReachesTheSettingsBeforeTheButtons()
{
    const Show show;
    QStringList stops;
    const auto *search = show.find<QWidget>(u"settingsSearch"_s);
    for (const QWidget *next = search->nextInFocusChain(); next != search; next = next->nextInFocusChain())
        stops.append(next->objectName());

    const qsizetype pages = stops.indexOf(u"settingsPages"_s);
    const qsizetype first = stops.indexOf(u"setting_look_theme_Value"_s);
    const qsizetype buttons = stops.indexOf(u"settingsImport"_s);
    QVERIFY(pages >= 0 && pages < first && first < buttons);
    QVERIFY(stops.lastIndexOf(QRegularExpression(u"^setting_.*_Value$"_s)) < buttons);
    QVERIFY(stops.indexOf(u"settingsClose"_s) > buttons);
}

SUITE_TEST(QApplication, SettingsWindowTest)

} // namespace tst_settings_window

#include "tst_settings_window.moc"
