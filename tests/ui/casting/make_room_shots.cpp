// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the setup pages of a room, in three languages: written to shots/rooms in the build folder for
// people to look at, and checked for text that is cut, covered or pale.

#include "core/wire/persona_wire.h"
#include "tests/shots/checks/picture_checks.h"
#include "tests/shots/pseudo_translator.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/fake_template_port.h"
#include "tests/ui/casting/sample_providers.h"
#include "ui/avatar/avatars.h"
#include "ui/forms/model_list.h"
#include "ui/rooms/room_setup_dialog.h"
#include "ui/rooms/save_template_dialog.h"
#include "ui/rooms/template_desk.h"
#include "ui/rooms/template_window.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>
#include <QTranslator>

#include <optional>

namespace make_room_shots {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using model::PolicyName;
using ui::RoomSetupDialog;
using ui::Theme;

namespace {

enum Page { Rules, Models, Companions };
constexpr int kBeginning = 4; // of a new room

QList<model::Persona> examples()
{
    QList<model::Persona> personas;
    for (const QString &name : {u"kyoko"_s, u"natsumi"_s, u"aya"_s}) {
        QFile file(QStringLiteral(STUDIO_SOURCE_DIR "/resources/personas/companion_") + name + u".json"_s);
        if (file.open(QIODevice::ReadOnly))
            if (const auto persona = wire::personaFromBytes(file.readAll()))
                personas.append(*persona);
    }
    for (model::PersonaText &text : personas.first().texts)
        text.greeting = u"Welcome, {{user}}! {{char}} has kept your seat by the window."_s;
    return personas;
}

struct Set
{
    explicit Set(Language language)
        : language(language)
    {
        parent.resize(1280, 800);
        desk.refresh();
        port.list({{{.name = u"Evening tea"_s, .scene = u"A tea house."_s}, model::TemplateId(u"1"_s)},
                   {{.name = u"Lab talk"_s}, model::TemplateId(u"2"_s)}});
        providers.answerList(sampleProviders());
    }

    void open(RoomSetupDialog::Purpose purpose)
    {
        ports::RoomSetup start{.name = u"Tea at five"_s};
        for (const model::Persona &persona : personas)
            start.roster.append(persona.id);
        start.identities = {{.name = u"Mika"_s,
                             .description = u"A student who has just moved to Kyoto and knows nobody yet."_s},
                            {base::ParticipantId(u"user_2"_s), u"Mum"_s, u"#2f8a4e"_s}};
        start.overrides = {{.companion = personas.first().id,
                            .role = u"hostess of a tea house that is about to close"_s,
                            .talkativeness = 0.8},
                           {.companion = base::ParticipantId(u"companion_mina"_s), .role = u"a guest"_s}};
        auto *dialog = new RoomSetupDialog(
            purpose, start, {personas, language, {PolicyName::Vote, PolicyName::Ring}, {}, &models}, faces,
            &parent);
        dialog->offerTemplates(desk);
        dialog->show();
    }
    [[nodiscard]] QWidget *dialog() const
    {
        const auto dialogs = parent.findChildren<QDialog *>();
        for (auto one = dialogs.crbegin(); one != dialogs.crend(); ++one)
            if ((*one)->isVisible())
                return *one;
        return nullptr;
    }
    void turnTo(int page) { dialog()->findChild<QTabWidget *>(u"roomPages"_s)->setCurrentIndex(page); }
    void choose(const QString &name, int row)
    {
        auto *box = dialog()->findChild<QComboBox *>(name);
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    }
    void scrollDown(const QString &area)
    {
        QScrollBar *bar = dialog()->findChild<QScrollArea *>(area)->verticalScrollBar();
        (void)QTest::qWaitFor([bar] { return bar->maximum() > 0; }, 500);
        bar->setValue(bar->maximum());
    }

    Language language;
    QList<model::Persona> personas = examples();
    FakeTemplatePort port;
    ui::TemplateDesk desk{port};
    FakeProviderPort providers;
    ui::ModelList models{providers};
    ui::Avatars faces;
    QWidget parent;
};

void newRoom(Set &set)
{
    set.open(RoomSetupDialog::Purpose::NewRoom);
    set.dialog()->findChild<QPushButton *>(u"roomStart3"_s)->click(); // a debate
}

void newRoomSmall(Set &set)
{
    newRoom(set);
    set.dialog()->resize(640, 520);
}

void newRoomBelow(Set &set)
{
    newRoomSmall(set);
    const auto areas = set.dialog()->findChildren<QScrollArea *>(u"roomFirst"_s);
    QScrollBar *bar = areas.last()->verticalScrollBar();
    (void)QTest::qWaitFor([bar] { return bar->maximum() > 0; }, 500);
    bar->setValue(bar->maximum());
}

void beginning(Set &set)
{
    set.open(RoomSetupDialog::Purpose::NewRoom);
    set.turnTo(kBeginning);
    set.choose(u"openingWay"_s, 2);
}

void overrides(Set &set)
{
    set.open(RoomSetupDialog::Purpose::ChangeRoom);
    set.turnTo(Companions);
}

void roomsModels(Set &set)
{
    set.personas[1].model = {.provider = base::ProviderId(u"openai"_s)};
    set.personas[2].model = {.provider = base::ProviderId(u"groq"_s)};
    set.open(RoomSetupDialog::Purpose::ChangeRoom);
    set.turnTo(Models);
}

void overridesBelow(Set &set)
{
    overrides(set);
    set.dialog()->findChild<QAbstractButton *>(u"overrideModelHere"_s)->click();
    set.choose(u"overrideProvider"_s, 2);
    set.scrollDown(u"roomCompanions"_s);
}

void overrideErrors(Set &set)
{
    overrides(set);
    auto *role = set.dialog()->findChild<QPlainTextEdit *>(u"overrideRole"_s);
    role->setFocus();
    role->selectAll();
    role->insertPlainText(u"very long "_s.repeated(210));
    set.dialog()->findChild<QPushButton *>(u"createRoom"_s)->click();
}

void identities(Set &set)
{
    set.open(RoomSetupDialog::Purpose::ChangeRoom);
    set.scrollDown(u"roomRules"_s);
}

void saving(Set &set)
{
    set.open(RoomSetupDialog::Purpose::ChangeRoom);
    set.dialog()->findChild<QPushButton *>(u"saveTemplate"_s)->click();
    auto *name = set.parent.findChild<QLineEdit *>(u"templateName"_s);
    name->selectAll();
    QTest::keyClicks(name, u"lab talk"_s);
}

void managing(Set &set)
{
    auto *window = new ui::TemplateWindow(set.desk, &set.parent);
    window->show();
    window->findChild<QPushButton *>(u"removeTemplate"_s)->click();
}

using Play = void (*)(Set &);
const QMap<QString, Play> &plays()
{
    static const QMap<QString, Play> all{{u"new-room"_s, newRoom},
                                         {u"new-room-small"_s, newRoomSmall},
                                         {u"new-room-below"_s, newRoomBelow},
                                         {u"beginning"_s, beginning},
                                         {u"models"_s, roomsModels},
                                         {u"overrides"_s, overrides},
                                         {u"overrides-below"_s, overridesBelow},
                                         {u"override-errors"_s, overrideErrors},
                                         {u"identities"_s, identities},
                                         {u"save-template"_s, saving},
                                         {u"templates"_s, managing}};
    return all;
}

Language languageOf(const QString &look)
{
    return look == "ja"_L1 ? Language::Japanese : look == "zh"_L1 ? Language::Chinese : Language::English;
}

} // namespace

class RoomShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data();
    void take();
};

void RoomShots::take_data()
{
    QTest::addColumn<QString>("play");
    QTest::addColumn<QString>("look");
    for (auto play = plays().keyBegin(); play != plays().keyEnd(); ++play)
        for (const QString &look : {u"light"_s, u"dark"_s, u"large"_s, u"long"_s, u"ja"_s, u"zh"_s})
            QTest::newRow(qPrintable(*play + u'-' + look)) << *play << look;
}

void RoomShots::take()
{
    QFETCH(QString, play);
    QFETCH(QString, look);
    const Language language = languageOf(look);
    const QLocale locale(language == Language::Japanese  ? QLocale(QLocale::Japanese)
                         : language == Language::Chinese ? QLocale(QLocale::Chinese)
                                                         : QLocale(QLocale::English));
    const Theme theme = look == "dark"_L1 ? Theme::dark() : Theme::light();
    theme.applyTo(*qApp, locale);
    QFont font = qApp->font();
    font.setPointSizeF(look == "large"_L1 ? 20 : 10);
    qApp->setFont(font);
    QTranslator translator;
    if (language != Language::English) {
        const QString code = language == Language::Japanese ? u"ja"_s : u"zh_CN"_s;
        QVERIFY(translator.load(u":/i18n/companion-studio_"_s + code + u".qm"_s));
        QCoreApplication::installTranslator(&translator);
    }
    std::optional<PseudoTranslator> longer;
    if (look == "long"_L1)
        longer.emplace();

    Set set(language);
    plays().value(play)(set);
    QWidget *dialog = set.dialog();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTRY_VERIFY(dialog->findChild<QPushButton *>()->width() > 0);
    for (auto *line : dialog->findChildren<QLineEdit *>())
        line->deselect(); // the contrast check does not know selections
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);

    const QDir shots(QStringLiteral(STUDIO_BINARY_DIR "/shots/rooms"));
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

SUITE_TEST(QApplication, RoomShots)

} // namespace make_room_shots

#include "make_room_shots.moc"
