// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the library and of the windows for importing and exporting cards, in three languages: written
// to shots/library in the build folder for people to look at, and checked for text that is cut, covered or
// pale.

#include "core/wire/persona_wire.h"
#include "tests/shots/checks/picture_checks.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_room_port.h"
#include "ui/imports/export_dialog.h"
#include "ui/imports/group_rooms.h"
#include "ui/imports/import_conflict_dialog.h"
#include "ui/imports/import_report.h"
#include "ui/library/casting.h"
#include "ui/library/library_window.h"

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>
#include <QTranslator>

namespace make_library_shots {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using ui::ImportRecord;
using ui::Theme;
using Fate = model::CardNote::Fate;
using Outcome = ui::ImportRecord::Outcome;

namespace {

QList<model::Persona> examples()
{
    QList<model::Persona> personas;
    for (const QString &name : {u"kyoko"_s, u"natsumi"_s, u"aya"_s}) {
        QFile file(QStringLiteral(STUDIO_SOURCE_DIR "/resources/personas/companion_") + name + u".json"_s);
        if (file.open(QIODevice::ReadOnly))
            if (const auto persona = wire::personaFromBytes(file.readAll()))
                personas.append(*persona);
    }
    return personas;
}

/// The examples, and others with everything that a row can show.
QList<model::Persona> manyCompanions()
{
    QList<model::Persona> all = examples();
    const QList<model::Persona> three = all;
    const QStringList names{u"Mika"_s, u"Ren"_s,        u"Marguerite de la Tour-d’Auvergne"_s,
                            u"小绫"_s, u"レオナルド"_s, u"Bo"_s,
                            u"Ada"_s,  u"Sølvi"_s,      u"Tomás"_s,
                            u"Yuki"_s, u"Zofia"_s,      u"Ícaro"_s};
    const QList<model::CardFormat> formats{model::CardFormat::V2, model::CardFormat::Png,
                                           model::CardFormat::Charx, model::CardFormat::Aikyo};
    for (int number = 0; number < int(names.size()); ++number) {
        model::Persona one = three.at(number % 3);
        one.id = base::ParticipantId(u"companion_n%1"_s.arg(number));
        for (model::PersonaText &text : one.texts)
            text.name = names.at(number);
        one.tags = {u"sea"_s, u"mystery"_s, u"slow evenings"_s};
        one.card.format = formats.at(number % 4);
        if (number % 4 == 1)
            one.texts[one.mainLanguage].role = QString(3000, u'x'); // too long to be saved
        if (number % 4 == 2)
            one.texts[one.mainLanguage].personality.clear();
        one.archived = number == 5;
        one.avatar.hair = model::Avatar::Hair(number % 8);
        one.avatar.glasses = number % 3 == 0;
        one.colour = QColor::fromHsv(number * 37 % 360, 150, 160).name();
        all.append(one);
    }
    return all;
}

struct Set
{
    explicit Set(Language language)
    {
        parent.resize(1280, 800);
        casting.setLanguage(language);
        casting.offerRooms(rooms);
    }

    void openLibrary(const QList<model::Persona> &personas, bool pictures)
    {
        casting.desk().refresh();
        port.list(personas);
        casting.setLibraryLook({pictures, ui::LibraryOrder::Name});
        casting.openLibrary();
        QList<model::PersonaUse> uses;
        for (qsizetype at = 0; at < personas.size(); at += 2)
            uses.append(
                {personas.at(at).id, 1, QDateTime(QDate(2026, 3, 14), QTime(16, 5)).toMSecsSinceEpoch()});
        port.tellUses(uses);
    }
    template<class Window, class... Args>
    Window *show(Args &&...args)
    {
        auto *window = new Window(std::forward<Args>(args)..., &parent);
        window->show();
        return window;
    }
    QWidget *dialog()
    {
        for (QWidget *widget : parent.findChildren<QDialog *>())
            if (widget->isVisible())
                return widget;
        return nullptr;
    }

    FakePersonaPort port;
    FakeDraftPort drafts;
    FakeRoomPort rooms;
    QWidget parent;
    ui::Casting casting{port, drafts, &parent};
};

void pictures(Set &set) { set.openLibrary(manyCompanions(), true); }
void lines(Set &set) { set.openLibrary(manyCompanions(), false); }
void noCompanions(Set &set) { set.openLibrary({}, true); }

void nobodyFound(Set &set)
{
    set.openLibrary(manyCompanions(), false);
    set.dialog()->findChild<QLineEdit *>(u"librarySearch"_s)->setText(u"lighthouse"_s);
}

void progress(Set &set)
{
    auto *report = set.show<ui::ImportReport>();
    report->append(
        {u"cards/Mika.png"_s, Outcome::Added, base::ParticipantId(u"companion_mika"_s), u"Mika"_s});
    report->setProgress(137, 1000);
}

ui::ImportReport *withRecords(Set &set)
{
    auto *report = set.show<ui::ImportReport>();
    const base::ParticipantId mika(u"companion_mika"_s);
    // The reader's sentences are not translated here: any sentence will do.
    report->append(
        {u"cards/Mika.png"_s,
         Outcome::Added,
         mika,
         u"Mika"_s,
         model::CardFormat::Png,
         {},
         {{Fate::Used, u"first_mes"_s, u"Used as the greeting."_s},
          {Fate::Used, u"system_prompt"_s, u"Used as the system prompt."_s},
          {Fate::Kept, u"extensions.depth_prompt"_s, u"Unknown field. Kept and written back on export."_s},
          {Fate::Ignored, u"assets[4]"_s, u"A remote address; nothing is ever fetched."_s},
          {Fate::Warning, u"spec_version"_s,
           u"The card follows version 3.1 of its specification, which is newer than what is known "
           "here. What is new in it is kept."_s}}});
    report->append(
        {u"cards/Ren.charx"_s, Outcome::Renamed, base::ParticipantId(u"companion_ren_2"_s), u"Ren"_s});
    report->append({u"cards/old/Kyoko.json"_s, Outcome::Replaced, base::ParticipantId(u"companion_kyoko"_s),
                    u"Kyoko"_s});
    report->append({u"cards/Aya.json"_s, Outcome::Known, base::ParticipantId(u"companion_aya"_s), u"Aya"_s});
    report->append(
        {.file = u"cards/holiday-in-the-mountains-0412.png"_s,
         .outcome = Outcome::Refused,
         .reason =
             u"This PNG is a picture without a card. The site it comes from might offer the card as another file."_s});
    report->append({.file = u"cards/group.json"_s, .outcome = Outcome::Group});
    report->append({u"cards/Bo.json"_s, Outcome::Skipped, base::ParticipantId(u"companion_bo"_s), u"Bo"_s});
    report->finish();
    return report;
}

void report(Set &set) { withRecords(set); }

void refused(Set &set)
{
    auto *files = withRecords(set)->findChild<QListView *>(u"importFiles"_s);
    files->setCurrentIndex(files->model()->index(4, 0));
}

void group(Set &set)
{
    ui::ImportReport *report = withRecords(set);
    auto *groups = new ui::GroupRooms(set.rooms, report);
    groups->offer(
        {{u"/st/tea.json"_s, {.name = u"Tea"_s, .members = {u"Mika.png"_s, u"Ren.charx"_s, u"Gone.png"_s}}}},
        {{u"/st/Mika.png"_s, base::ParticipantId(u"companion_mika"_s)},
         {u"/st/Ren.charx"_s, base::ParticipantId(u"companion_ren_2"_s)}},
        *report);
}

void conflict(Set &set)
{
    ui::ImportConflict conflict;
    conflict.file = u"cards/Kyoko.png"_s;
    conflict.stored = examples().first();
    conflict.after = conflict.stored;
    model::PersonaText &text = conflict.after.texts[Language::English];
    text.role = u"keeper of a lighthouse"_s;
    text.greeting = u"You came! Sit down, the kettle is on."_s;
    conflict.after.tags = {u"sea"_s};
    conflict.differences = persona::differences(conflict.stored, conflict.after);
    conflict.hasOtherPicture = true;
    conflict.hasOtherRest = true;
    conflict.others = 11;
    set.show<ui::ImportConflictDialog>(conflict);
}

void exportOne(Set &set) { set.show<ui::ExportDialog>(u"Kyoko"_s, 1, model::CardFormat::Png); }

using Play = void (*)(Set &);
const QMap<QString, Play> &plays()
{
    static const QMap<QString, Play> all{
        {u"library-pictures"_s, pictures},  {u"library-list"_s, lines},
        {u"library-empty"_s, noCompanions}, {u"library-nothing"_s, nobodyFound},
        {u"import-progress"_s, progress},   {u"import-report"_s, report},
        {u"import-refused"_s, refused},     {u"import-group"_s, group},
        {u"import-conflict"_s, conflict},   {u"export"_s, exportOne}};
    return all;
}

} // namespace

class LibraryShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data();
    void take();
};

void LibraryShots::take_data()
{
    QTest::addColumn<QString>("play");
    QTest::addColumn<QString>("look");
    for (auto play = plays().keyBegin(); play != plays().keyEnd(); ++play)
        for (const QString &look :
             {u"en"_s, u"ja"_s, u"zh_CN"_s, u"dark"_s, u"contrast"_s, u"large"_s, u"ja-large"_s})
            QTest::newRow(qPrintable(*play + u'-' + look)) << *play << look;
}

void LibraryShots::take()
{
    QFETCH(QString, play);
    QFETCH(QString, look);
    const Language language = look.startsWith("ja"_L1)   ? Language::Japanese
                              : look.startsWith("zh"_L1) ? Language::Chinese
                                                         : Language::English;
    const QString code = language == Language::Japanese  ? u"ja"_s
                         : language == Language::Chinese ? u"zh_CN"_s
                                                         : u"en"_s;
    const Theme theme = look == "dark"_L1       ? Theme::dark()
                        : look == "contrast"_L1 ? Theme::highContrast()
                                                : Theme::light();
    QTranslator words;
    QVERIFY(words.load(u":/i18n/companion-studio_"_s + code));
    QCoreApplication::installTranslator(&words);
    QLocale::setDefault(QLocale(code));
    theme.applyTo(*qApp, QLocale(code));
    QFont font = qApp->font();
    font.setPointSizeF(look.endsWith("large"_L1) ? 20 : 10);
    qApp->setFont(font);

    Set set(language);
    plays().value(play)(set);
    QWidget *dialog = set.dialog();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTRY_VERIFY(dialog->findChild<QPushButton *>()->width() > 0);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QVERIFY2(dialog->width() <= 1280 && dialog->height() <= 800, "does not fit a small screen");

    const QDir shots(QStringLiteral(STUDIO_BINARY_DIR "/shots/library"));
    QVERIFY(shots.mkpath(u"."_s));
    const QImage picture = dialog->grab().toImage();
    QVERIFY(picture.save(shots.filePath(play + u'-' + look + u".png"_s)));
    const QList<DrawnText> texts = drawnTexts(*dialog);
    QStringList found;
    for (const Finding &finding : clippedTexts(texts) + coveredTexts(texts) + overlaps(*dialog) +
                                      outsiders(*dialog) + paleTexts(texts, picture))
        found.append(u"%1: %2: “%3”: %4"_s.arg(finding.check, finding.widget, finding.text, finding.reason));
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
}

SUITE_TEST(QApplication, LibraryShots)

} // namespace make_library_shots

#include "make_library_shots.moc"
