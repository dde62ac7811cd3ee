// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/actions/action_registry.h"
#include "ui/settings/setting_entry.h"
#include "ui/settings/setting_keys.h"
#include "ui/settings/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

namespace tst_settings {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::FullDisk;
using tests::TemporaryStudio;
using ui::SettingEntry;
using ui::SettingKind;
using ui::Settings;
using ui::ThemeChoice;

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray fileWith(const QByteArray &values, const QByteArray &more = {})
{
    return R"({"format":"companion-studio-settings","version":1,"values":{)" + values + "}" + more + "}";
}

class SettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableIsSound();
    void whatIsSetComesBack();
    void defaultsAreNotWritten();
    void aMissingFileHasTheDefaults();
    void badValuesAreResetOneByOne_data();
    void badValuesAreResetOneByOne();
    void badShortcutsAreResetOneByOne();
    void aNewerVersionStaysNewer();
    void partsThatAreNoneAreTold();
    void whatIsUnknownStays();
    void aFileThatIsNoneIsPutAside_data();
    void aFileThatIsNoneIsPutAside();
    void theOlderFileIsTakenOver();
    void theOlderFileIsNeededUntilItIsTakenOver();
    void aFileThatCannotBeMovedIsNotReplaced();
    void readOnlySettingsAreNotWritten();
    void aFullDiskIsTold();
    void anUnchangedValueIsNoChange();
    void shortcutsComeBack();
    void anExportHoldsDefaultsToo();
    void anExportHoldsOnlyWhatIsKnown();
    void anImportTakesBackShortcuts();
    void aWrittenDefaultIsTheDefault();
};

void SettingsTest::theTableIsSound()
{
    QSet<QString> keys;
    QSet<QString> names;
    for (const SettingEntry &entry : ui::registeredSettings()) {
        const QString key = QString::fromLatin1(entry.key);
        QVERIFY2(!keys.contains(key), entry.key);
        keys.insert(key);
        QVERIFY2(!ui::settingName(entry).isEmpty(), entry.key);
        QVERIFY2(!ui::settingAbout(entry).isEmpty(), entry.key);
        QVERIFY2(!names.contains(ui::settingName(entry)), entry.key);
        names.insert(ui::settingName(entry));
        if (entry.kind == SettingKind::Way) {
            QVERIFY2(ui::registeredAction(key), entry.key);
            continue;
        }
        QVERIFY2(ui::validValue(entry, ui::fallbackOf(entry)), entry.key);
        QVERIFY2((entry.kind == SettingKind::Choice) == !entry.choices.empty(), entry.key);
        if (*entry.under)
            QVERIFY2(ui::registeredSetting(QString::fromLatin1(entry.under))->kind == SettingKind::Switch,
                     entry.key);
    }
    QVERIFY(keys.size() > 15);
}

void SettingsTest::whatIsSetComesBack()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    {
        Settings settings(file);
        settings.choose(ui::setting::kTheme, ThemeChoice::HighContrast);
        QVERIFY(settings.set(ui::setting::kZoom, 150));
        QVERIFY(settings.set(ui::setting::kStageCaptions, false));
        QVERIFY(settings.set(ui::setting::kName, u"  Anna \"茶\" Lee "_s));
        QVERIFY(!settings.set(ui::setting::kZoom, 1000));
        QVERIFY(!settings.set(ui::setting::kTheme, u"purple"_s));
        QVERIFY(!settings.set(u"look/unknown"_s, true));
    }

    const Settings next(file);

    QCOMPARE(next.choice<ThemeChoice>(ui::setting::kTheme), ThemeChoice::HighContrast);
    QCOMPARE(next.number(ui::setting::kZoom), 150.0);
    QVERIFY(!next.isOn(ui::setting::kStageCaptions));
    QCOMPARE(next.text(ui::setting::kName), u"Anna \"茶\" Lee"_s);
    QVERIFY(next.troubles().isEmpty());
}

void SettingsTest::defaultsAreNotWritten()
{
    const TemporaryStudio studio;
    Settings settings(studio.file(u"settings.json"_s));
    settings.choose(ui::setting::kTheme, ThemeChoice::Dark);
    QVERIFY(!settings.isDefault(ui::setting::kTheme));

    settings.reset(ui::setting::kTheme);
    settings.saveNow();

    QVERIFY(settings.isDefault(ui::setting::kTheme));
    const QJsonObject written = QJsonDocument::fromJson(read(studio.file(u"settings.json"_s))).object();
    QCOMPARE(written.value("values"_L1).toObject(), QJsonObject());
    QCOMPARE(written.value("format"_L1).toString(), u"companion-studio-settings"_s);
}

void SettingsTest::aMissingFileHasTheDefaults()
{
    const TemporaryStudio studio;

    const Settings settings(studio.file(u"settings.json"_s), studio.file(u"window.ini"_s));

    for (const SettingEntry &entry : ui::registeredSettings())
        if (entry.kind != SettingKind::Way)
            QCOMPARE(settings.value(QString::fromLatin1(entry.key)), ui::fallbackOf(entry));
    QVERIFY(settings.troubles().isEmpty());
}

void SettingsTest::badValuesAreResetOneByOne_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("told");
    QTest::newRow("unknown word") << QByteArray(R"("look/theme":"purple")")
                                  << u"“Theme” cannot be “purple”. It is now “Follow system”."_s;
    QTest::newRow("too large") << QByteArray(R"("look/zoom":900)")
                               << u"“Text size” cannot be “900”. It is now “100 %”."_s;
    QTest::newRow("another type") << QByteArray(R"("stage/captions":"yes")")
                                  << u"“Captions in the stage window” cannot be “yes”. It is now “On”."_s;
    QTest::newRow("null") << QByteArray(R"("look/motion":null)")
                          << u"“Motion” cannot be “null”. It is now “Follow system”."_s;
    QTest::newRow("long text") << QByteArray(R"("you/name":")") + QByteArray(90, 'x') + '"'
                               << u"“Your name” could not be read. It is now empty."_s;
    QTest::newRow("a list") << QByteArray(R"("you/name":["<b>"])")
                            << u"“Your name” could not be read. It is now empty."_s;
    QTest::newRow("a long word") << QByteArray(R"("look/theme":")") + QByteArray(90, 'x') + '"'
                                 << u"“Theme” cannot be “"_s + QString(40, u'x') +
                                        u"…”. It is now “Follow system”."_s;
}

void SettingsTest::badValuesAreResetOneByOne()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QString, told);
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    write(file, fileWith(value + R"(,"look/layout":"live")"));

    const Settings settings(file);

    QCOMPARE(settings.troubles(), QStringList{told});
    QCOMPARE(settings.choice<ui::LayoutChoice>(ui::setting::kLayout), ui::LayoutChoice::Live);
}

void SettingsTest::whatIsUnknownStays()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    write(file, fileWith(R"("look/glow":{"strength":3},"look/theme":"dark")", R"(,"plugins":["a","b"])"));
    {
        Settings settings(file);
        QVERIFY(settings.troubles().isEmpty());
        settings.choose(ui::setting::kTheme, ThemeChoice::Light);
    }

    const QJsonObject written = QJsonDocument::fromJson(read(file)).object();
    QCOMPARE(written.value("plugins"_L1).toArray(), (QJsonArray{u"a"_s, u"b"_s}));
    const QJsonObject values = written.value("values"_L1).toObject();
    QCOMPARE(values.value("look/glow"_L1).toObject().value("strength"_L1).toInt(), 3);
    QCOMPARE(values.value("look/theme"_L1).toString(), u"light"_s);
}

void SettingsTest::aFileThatIsNoneIsPutAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("cut off") << fileWith(R"("look/theme":"dark")").chopped(9);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("of another program") << QByteArray(R"({"editor.fontSize": 14})");
    QTest::newRow("bytes") << QByteArray("\0\xff\xfe", 3);
    QTest::newRow("too large") << QByteArray(int(ui::kLargestSettingsFile) + 1, ' ');
}

void SettingsTest::aFileThatIsNoneIsPutAside()
{
    QFETCH(const QByteArray, bytes);
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    write(file, bytes);
    write(file + u".unreadable"_s, "older"); // it stays

    Settings settings(file);

    QCOMPARE(settings.troubles().size(), 1);
    QVERIFY2(settings.troubles().first().endsWith(
                 u"The defaults are used. The old file is kept as “settings.json.unreadable-2”."_s),
             qPrintable(settings.troubles().first()));
    QCOMPARE(read(file + u".unreadable-2"_s), bytes);
    QCOMPARE(read(file + u".unreadable"_s), QByteArray("older"));
    QCOMPARE(settings.choice<ThemeChoice>(ui::setting::kTheme), ThemeChoice::System);
    settings.saveNow();
    QVERIFY(Settings(file).troubles().isEmpty());
}

void SettingsTest::theOlderFileIsTakenOver()
{
    const TemporaryStudio studio;
    const QString older = studio.file(u"window.ini"_s);
    write(older, "[look]\ntheme=dark\nzoom=1.5\nmotion=9\nlanguage=\nstageZoom=0.7\n"
                 "[window]\nlayout=log\n[stage]\ncaptions=false\n[library]\norder=newest\n");
    {
        const Settings settings(studio.file(u"settings.json"_s), older);
        QCOMPARE(settings.choice<ThemeChoice>(ui::setting::kTheme), ThemeChoice::Dark);
        QCOMPARE(settings.number(ui::setting::kZoom), 150.0);
        QCOMPARE(settings.number(ui::setting::kStageZoom), 70.0);
        QCOMPARE(settings.choice<ui::LayoutChoice>(ui::setting::kLayout), ui::LayoutChoice::Log);
        QVERIFY(!settings.isOn(ui::setting::kStageCaptions));
        QCOMPARE(settings.text(ui::setting::kLibraryOrder), u"newest"_s);
        QCOMPARE(settings.text(ui::setting::kLanguage), u"system"_s);
        QVERIFY(settings.isDefault(ui::setting::kMotion));
    }
    write(older, "[look]\ntheme=light\n"); // no longer read

    const Settings next(studio.file(u"settings.json"_s), older);

    QCOMPARE(next.choice<ThemeChoice>(ui::setting::kTheme), ThemeChoice::Dark);
}

void SettingsTest::readOnlySettingsAreNotWritten()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    write(file, "broken");
    {
        Settings settings(file, {}, true);
        QVERIFY(settings.troubles().first().endsWith(u"The defaults are used."_s));
        settings.choose(ui::setting::kTheme, ThemeChoice::Dark);
        QCOMPARE(settings.choice<ThemeChoice>(ui::setting::kTheme), ThemeChoice::Dark);
    }

    QCOMPARE(read(file), QByteArray("broken"));
    QVERIFY(!QFileInfo::exists(file + u".unreadable"_s));
}

void SettingsTest::aFullDiskIsTold()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    Settings settings(file);
    settings.choose(ui::setting::kTheme, ThemeChoice::Dark);
    settings.saveNow();
    const QByteArray before = read(file);
    QSignalSpy failed(&settings, &Settings::savingFailed);
    settings.choose(ui::setting::kTheme, ThemeChoice::Light);
    {
        const FullDisk full(10);
        settings.saveNow();
    }
    QCOMPARE(failed.size(), 1);
    QVERIFY(!failed.first().first().toString().isEmpty());
    QCOMPARE(read(file), before);

    settings.saveNow(); // there is room again

    QCOMPARE(Settings(file).choice<ThemeChoice>(ui::setting::kTheme), ThemeChoice::Light);
}

void SettingsTest::anUnchangedValueIsNoChange()
{
    Settings settings;
    QSignalSpy changed(&settings, &Settings::changed);

    QVERIFY(settings.set(ui::setting::kZoom, 100));
    QCOMPARE(changed.size(), 0);
    QVERIFY(settings.set(ui::setting::kZoom, 110));
    settings.reset(ui::setting::kZoom);
    settings.reset(ui::setting::kZoom);

    QCOMPARE(changed.size(), 2);
    QCOMPARE(changed.last().first().toString(), QString(ui::setting::kZoom));
}

void SettingsTest::shortcutsComeBack()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    const ui::ShortcutChanges wanted{{u"cueAction"_s, {u"Ctrl+J"_s, u"F9"_s}}, {u"futureAction"_s, {}}};
    {
        Settings settings(file);
        QSignalSpy changed(&settings, &Settings::shortcutsChanged);
        settings.setShortcuts(wanted);
        settings.setShortcuts(wanted);
        QCOMPARE(changed.size(), 1);
    }

    QCOMPARE(Settings(file).shortcuts(), wanted);
}

void SettingsTest::anExportHoldsDefaultsToo()
{
    Settings here;
    here.choose(ui::setting::kTheme, ThemeChoice::Dark);
    Settings there;
    QVERIFY(there.set(ui::setting::kZoom, 200));

    const auto parsed = ui::parseSettings(ui::settingsText(here.exported()));
    QVERIFY(parsed.has_value());
    there.take(parsed->content);

    QCOMPARE(there.choice<ThemeChoice>(ui::setting::kTheme), ThemeChoice::Dark);
    QVERIFY(there.isDefault(ui::setting::kZoom));
}

void SettingsTest::badShortcutsAreResetOneByOne()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    write(file, fileWith({}, R"(,"shortcuts":{"searchAction":"Ctrl+J","quitAction":["Ctrl+Q",5],)"
                             R"("futureAction":null,"saveAction":["F9"],"noneAction":[]})"));

    const Settings settings(file);

    QCOMPARE(settings.troubles(),
             (QStringList{u"The shortcut of “futureAction” could not be read and was reset."_s,
                          u"The shortcut of “Quit Companion Studio” could not be read and was reset."_s,
                          u"The shortcut of “Search in this room” could not be read and was reset."_s}));
    QCOMPARE(settings.shortcuts(),
             (ui::ShortcutChanges{{u"saveAction"_s, {u"F9"_s}}, {u"noneAction"_s, {}}}));
}

void SettingsTest::aNewerVersionStaysNewer()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    write(file, R"({"format":"companion-studio-settings","version":3,"values":{}})");
    {
        Settings settings(file);
        settings.choose(ui::setting::kTheme, ThemeChoice::Dark);
    }

    QCOMPARE(QJsonDocument::fromJson(read(file)).object().value("version"_L1).toInt(), 3);
}

void SettingsTest::partsThatAreNoneAreTold()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    write(file, R"({"format":"companion-studio-settings","values":[],"shortcuts":7})");

    QCOMPARE(Settings(file).troubles(), (QStringList{u"“values” could not be read and was reset."_s,
                                                     u"“shortcuts” could not be read and was reset."_s}));
}

void SettingsTest::theOlderFileIsNeededUntilItIsTakenOver()
{
    const TemporaryStudio studio;
    const QString older = studio.file(u"window.ini"_s);
    write(older, "[look]\ntheme=dark\n");
    const QString file = studio.file(u"settings.json"_s);
    QVERIFY(Settings(file, older, true).holdsOlder()); // nothing can be written
    Settings settings(file, older);
    {
        const FullDisk full(10);
        settings.saveNow();
        QVERIFY(settings.holdsOlder());
    }

    settings.saveNow();

    QVERIFY(!settings.holdsOlder());
    QVERIFY(!Settings(file, older).holdsOlder());
}

void SettingsTest::aFileThatCannotBeMovedIsNotReplaced()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    QVERIFY(QDir().mkdir(file)); // nothing that can be opened
    QVERIFY(QDir().mkdir(file + u"/inside"_s));

    Settings settings(file);
    settings.choose(ui::setting::kTheme, ThemeChoice::Dark);
    settings.saveNow();

    QCOMPARE(settings.troubles().size(), 1);
    QVERIFY(QFileInfo::exists(file + u"/inside"_s) || QFileInfo::exists(file + u".unreadable/inside"_s));
}

void SettingsTest::anExportHoldsOnlyWhatIsKnown()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    write(file, fileWith(R"("vault/token":"hunter2")", R"(,"plugins":["hunter3"])"));
    const Settings settings(file);

    QVERIFY(!ui::settingsText(settings.exported()).contains("hunter"));

    const auto foreign = ui::parseSettings(read(file));
    QVERIFY(foreign.has_value());
    Settings here;
    here.take(foreign->content);
    QVERIFY(!here.exported().values.contains("vault/token"_L1));
}

void SettingsTest::anImportTakesBackShortcuts()
{
    Settings here;
    here.setShortcuts({{u"cueAction"_s, {u"Ctrl+J"_s}}});
    const auto without = ui::parseSettings(fileWith({}));
    QVERIFY(without.has_value());
    here.take(without->content);
    QCOMPARE(here.shortcuts().size(), 1); // that file says nothing about them

    const auto none = ui::parseSettings(ui::settingsText(Settings().exported()));
    QVERIFY(none.has_value());
    here.take(none->content);

    QVERIFY(here.shortcuts().isEmpty());
}

void SettingsTest::aWrittenDefaultIsTheDefault()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"settings.json"_s);
    write(file, fileWith(R"("look/zoom":100)"));

    QVERIFY(Settings(file).isDefault(ui::setting::kZoom));
}

SUITE_TEST(QCoreApplication, SettingsTest)

} // namespace tst_settings

#include "tst_settings.moc"
