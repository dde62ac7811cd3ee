// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of casting over a fake studio, with the example companions: written to shots/casting in the build
// folder for people to look at, and checked for text that is cut, covered or pale.

#include "core/wire/persona_wire.h"
#include "tests/shots/checks/picture_checks.h"
#include "tests/shots/pseudo_translator.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/ui/casting/sample_providers.h"
#include "ui/library/casting.h"
#include "ui/library/library_window.h"
#include "ui/persona/persona_window.h"
#include "ui/rooms/room_setup_dialog.h"

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <optional>

namespace make_casting_shots {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::PolicyName;
using ui::Theme;

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

/// Casting over a window that is not shown itself.
struct Set
{
    Set()
    {
        parent.resize(1280, 800);
        casting.offerProviders(providers);
        list(examples());
    }

    void list(const QList<model::Persona> &personas)
    {
        casting.desk().refresh();
        port.list(personas);
    }
    /// The form of a companion with a chosen model, at that section, with all settings.
    void editModel(const model::ModelChoice &choice)
    {
        QList<model::Persona> personas = examples();
        personas.last().model = choice;
        list(personas);
        casting.edit(personas.last().id);
        providers.answerList(sampleProviders());
        press(u"personaModelSettings"_s);
        show(u"personaModel"_s, u"personaScroll"_s);
    }
    /// Scrolls it to the upper edge of its area, once that is laid out.
    void show(const QString &widget, const QString &area)
    {
        (void)QTest::qWaitForWindowActive(dialog());
        auto *scrolled = dialog()->findChild<QScrollArea *>(area);
        const auto place = [&] {
            return dialog()->findChild<QWidget *>(widget)->mapTo(scrolled->widget(), QPoint()).y();
        };
        (void)QTest::qWaitFor([&] { return scrolled->verticalScrollBar()->maximum() > 0 && place() > 100; },
                              2000);
        scrolled->verticalScrollBar()->setValue(place() - 16);
    }

    QWidget *dialog()
    {
        for (QWidget *widget : parent.findChildren<QDialog *>())
            if (widget->isVisible())
                return widget;
        return nullptr;
    }
    void press(const QString &button) { dialog()->findChild<QPushButton *>(button)->click(); }
    void write(const QString &input, const QString &text)
    {
        auto *line = dialog()->findChild<QLineEdit *>(input);
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    void scroll(const QString &area, double share)
    {
        QScrollBar *bar = dialog()->findChild<QScrollArea *>(area)->verticalScrollBar();
        (void)QTest::qWaitFor([bar] { return bar->maximum() > 0; }, 500);
        bar->setValue(int(bar->maximum() * share));
    }

    FakePersonaPort port;
    FakeDraftPort drafts;
    FakeProviderPort providers;
    QWidget parent;
    ui::Casting casting{port, drafts, &parent};
};

void empty(Set &set) { set.casting.newCompanion(); }

void withErrors(Set &set)
{
    set.casting.newCompanion();
    set.write(u"personaName"_s, u"Mika"_s);
    set.press(u"personaChangeId"_s);
    set.write(u"personaId"_s, u"../x"_s);
    set.press(u"personaSave"_s);
}

void tryingALine(Set &set)
{
    set.casting.edit(examples().first().id);
    set.write(u"trialLine"_s, u"Would you like some tea?"_s);
    set.press(u"trialButton"_s);
    model::State vote;
    vote.state = model::VoteState::Speak;
    vote.importance = 7;
    vote.selected = true;
    set.port.trial().tell(vote);
    set.port.trial().say(u"Always. The kettle is on, and there is a cup with your name on it."_s);
}

void looks(Set &set)
{
    set.casting.edit(examples().last().id);
    set.scroll(u"personaScroll"_s, 1);
}

/// Nobody chose a model: the standard answers, and that is Rehearsal.
void modelOfTheStudio(Set &set) { set.editModel({}); }

void modelWithSettings(Set &set)
{
    set.editModel({.provider = base::ProviderId(u"gemini"_s),
                   .model = u"gemini-2.5-pro"_s,
                   .temperature = 0.8,
                   .maxTokens = 600,
                   .stop = {u"User:"_s, u"\n\n\n"_s},
                   .effort = model::Effort::Low});
}

void modelThatTakesLess(Set &set)
{
    set.editModel({.provider = base::ProviderId(u"claude"_s), .temperature = 1.4, .topP = 0.9});
}

void modelThatIsGone(Set &set)
{
    set.editModel({.provider = base::ProviderId(u"groq"_s), .model = u"llama-3.3-70b"_s});
}

void modelErrors(Set &set)
{
    set.editModel({.provider = base::ProviderId(u"openai"_s), .model = u"o4-mini"_s});
    set.write(u"personaMaxTokens"_s, u"0"_s);
    set.write(u"personaSeed"_s, u"lucky"_s);
}

void library(Set &set) { set.casting.openLibrary(); }

void roomSetup(Set &set)
{
    ports::RoomSetup start;
    start.name = u"Tea at five"_s;
    start.roster = {examples().first().id, examples().last().id};
    start.scene = u"A narrow tea house in the old town, an afternoon in March. It rains."_s;
    start.identities = {{}, {base::ParticipantId(u"user_2"_s), u"Mum"_s, u"#2f8a4e"_s}};
    auto *dialog = new ui::RoomSetupDialog(
        ui::RoomSetupDialog::Purpose::ChangeRoom, start,
        {examples(), model::Language::English, {PolicyName::Vote, PolicyName::Manual, PolicyName::Ring}},
        set.casting.faces(), &set.parent);
    dialog->show();
}

void roomModels(Set &set)
{
    roomSetup(set);
    set.write(u"roomBudget"_s, u"0.5"_s);
    qobject_cast<ui::RoomSetupDialog *>(set.dialog())->turnToModels();
}

void roomErrors(Set &set)
{
    roomSetup(set);
    set.write(u"policyNumber2"_s, u"9999"_s);
    set.write(u"roomName"_s, u" "_s);
    set.press(u"createRoom"_s);
    set.scroll(u"roomRules"_s, 1);
}

using Play = void (*)(Set &);
const QMap<QString, Play> &plays()
{
    static const QMap<QString, Play> all{{u"persona-empty"_s, empty},
                                         {u"persona-errors"_s, withErrors},
                                         {u"persona-trial"_s, tryingALine},
                                         {u"persona-looks"_s, looks},
                                         {u"model-standard"_s, modelOfTheStudio},
                                         {u"model-settings"_s, modelWithSettings},
                                         {u"model-greyed"_s, modelThatTakesLess},
                                         {u"model-gone"_s, modelThatIsGone},
                                         {u"model-errors"_s, modelErrors},
                                         {u"library"_s, library},
                                         {u"room"_s, roomSetup},
                                         {u"room-models"_s, roomModels},
                                         {u"room-errors"_s, roomErrors}};
    return all;
}

} // namespace

class CastingShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data();
    void take();
};

void CastingShots::take_data()
{
    QTest::addColumn<QString>("play");
    QTest::addColumn<QString>("look");
    for (auto play = plays().keyBegin(); play != plays().keyEnd(); ++play)
        for (const QString &look : {u"light"_s, u"dark"_s, u"contrast"_s, u"large"_s, u"long"_s})
            QTest::newRow(qPrintable(*play + u'-' + look)) << *play << look;
}

void CastingShots::take()
{
    QFETCH(QString, play);
    QFETCH(QString, look);
    const Theme theme = look == "dark"_L1       ? Theme::dark()
                        : look == "contrast"_L1 ? Theme::highContrast()
                                                : Theme::light();
    theme.applyTo(*qApp, QLocale(QLocale::English));
    QFont font = qApp->font();
    font.setPointSizeF(look == "large"_L1 ? 20 : 10);
    qApp->setFont(font);

    std::optional<PseudoTranslator> longer;
    if (look == "long"_L1)
        longer.emplace();
    Set set;
    plays().value(play)(set);
    QWidget *dialog = set.dialog();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTRY_VERIFY(dialog->findChild<QPushButton *>()->width() > 0);
    for (auto *line : dialog->findChildren<QLineEdit *>())
        line->deselect(); // the contrast check does not know selections
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);

    const QDir shots(QStringLiteral(STUDIO_BINARY_DIR "/shots/casting"));
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

SUITE_TEST(QApplication, CastingShots)

} // namespace make_casting_shots

#include "make_casting_shots.moc"
