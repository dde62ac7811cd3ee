// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/casting/form_stage.h"
#include "ui/forms/text_list.h"
#include "ui/persona/draft_text.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

namespace tst_form_sections {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;

namespace {

QStringList alternates(FormStage &stage, Language language = Language::English)
{
    return stage.written().texts.value(language).alternateGreetings;
}

QList<QPlainTextEdit *> greetingInputs(FormStage &stage)
{
    QList<QPlainTextEdit *> inputs;
    for (auto *input : stage.find<QWidget>(u"personaAlternates"_s)->findChildren<QPlainTextEdit *>())
        if (!input->isHidden() && input->parentWidget()->isVisible())
            inputs.append(input);
    std::sort(inputs.begin(), inputs.end(), [](QPlainTextEdit *a, QPlainTextEdit *b) {
        return a->mapToGlobal(QPoint()).y() < b->mapToGlobal(QPoint()).y();
    });
    return inputs;
}

/// Aya's form with these greetings, its section open.
void openGreetings(FormStage &stage, const QStringList &greetings)
{
    QList<model::Persona> all = samplePersonas();
    all[2].texts[Language::English].alternateGreetings = greetings;
    stage.casting.desk().refresh();
    stage.list(all);
    stage.casting.edit(aya());
    stage.find<QPushButton>(u"personaScript"_s)->click();
    QTRY_COMPARE(greetingInputs(stage).size(), greetings.size());
}

QListWidgetItem *itemOf(QListWidget *list, const QString &text)
{
    const QList<QListWidgetItem *> found = list->findItems(text, Qt::MatchStartsWith);
    if (found.isEmpty())
        qFatal("no %s", qPrintable(text));
    return found.first();
}

model::Abilities someAbilities()
{
    return {{{u"say"_s, u"Say something"_s, {}}, {u"look"_s, u"Ask for a picture"_s, u"From the camera."_s}},
            {{u"wave"_s, u"wave"_s, {}}, {u"nod"_s, u"nod"_s, {}}}};
}

void openAbilities(FormStage &stage, const std::optional<QStringList> &tools)
{
    QList<model::Persona> all = samplePersonas();
    all[2].allowedTools = tools;
    stage.casting.desk().refresh();
    stage.list(all);
    stage.casting.edit(aya());
    stage.find<QPushButton>(u"personaAbilities"_s)->click();
    QCOMPARE(stage.port.commands().last(), u"listAbilities"_s);
    stage.port.last().answer<model::Abilities>(someAbilities());
}

} // namespace

/// The folded sections of a companion's form: greetings and directions, abilities, the card, lorebooks.
class FormSectionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGreetingIsAddedAndSaved();
    void greetingsChangePlaces();
    void theKeysMoveAGreeting();
    void tabWalksThroughTheRows();
    void aGreetingIsTakenOutAndComesBack();
    void greetingsAreOfOneLanguage();
    void anEmptyGreetingIsToldUnderItsField();
    void directionsAreKeptInTheDraft();
    void eachFieldTellsWhatItCosts();
    void theWholeHeadCountsDirections();
    void allToolsAreAllowedAtFirst();
    void whoChoosesToolsBeginsWithAll();
    void toolsThatNobodyKnowsStay();
    void gesturesAreAskedForOnce();
    void theCardIsWritten();
    void whereItCameFromIsOnlyRead();
    void aFaultInAFoldedFieldOpensIt();
};

void FormSectionsTest::aGreetingIsAddedAndSaved()
{
    FormStage stage;
    openGreetings(stage, {});

    stage.find<QPushButton>(u"personaAlternatesAdd"_s)->click();
    auto *input = qobject_cast<QPlainTextEdit *>(stage.form()->focusWidget());
    QVERIFY(input);
    QTest::keyClicks(input, u"Late again?"_s);
    QTest::keyClick(input, Qt::Key_Return);
    QTest::keyClicks(input, u"Sit."_s);
    stage.press(u"personaSave"_s);

    QCOMPARE(stage.port.lastPersona().texts.value(Language::English).alternateGreetings,
             QStringList{u"Late again?\nSit."_s});
}

void FormSectionsTest::greetingsChangePlaces()
{
    FormStage stage;
    openGreetings(stage, {u"one"_s, u"two"_s, u"three"_s});
    auto *row = greetingInputs(stage).at(2)->parentWidget();

    row->findChild<QToolButton *>(u"personaAlternatesUp"_s)->click();
    QCOMPARE(alternates(stage), (QStringList{u"one"_s, u"three"_s, u"two"_s}));

    stage.form()->session().edit().undoStack().undo();
    QCOMPARE(alternates(stage), (QStringList{u"one"_s, u"two"_s, u"three"_s}));
    QCOMPARE(greetingInputs(stage).at(2)->toPlainText(), u"three"_s);
}

void FormSectionsTest::theKeysMoveAGreeting()
{
    FormStage stage;
    openGreetings(stage, {u"one"_s, u"two"_s});
    greetingInputs(stage).at(0)->setFocus();

    QTest::keyClick(greetingInputs(stage).at(0), Qt::Key_Down, Qt::AltModifier);

    QCOMPARE(alternates(stage), (QStringList{u"two"_s, u"one"_s}));
    QVERIFY(greetingInputs(stage).at(1)->hasFocus()); // the focus moves with the text
    QTest::keyClick(greetingInputs(stage).at(1), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(alternates(stage), (QStringList{u"two"_s, u"one"_s})); // there is nothing below
}

void FormSectionsTest::tabWalksThroughTheRows()
{
    FormStage stage;
    openGreetings(stage, {u"one"_s, u"two"_s});
    greetingInputs(stage).at(0)->setFocus();
    const auto next = [&] {
        QTest::keyClick(stage.form()->focusWidget(), Qt::Key_Tab);
        return stage.form()->focusWidget()->objectName();
    };

    QCOMPARE(next(), u"personaAlternatesDown"_s); // up is disabled
    QCOMPARE(next(), u"personaAlternatesRemove"_s);
    QCOMPARE(next(), u"personaAlternatesText"_s);
    QCOMPARE(next(), u"personaAlternatesUp"_s);
    QCOMPARE(next(), u"personaAlternatesRemove"_s);
    QCOMPARE(next(), u"personaAlternatesAdd"_s);
}

void FormSectionsTest::aGreetingIsTakenOutAndComesBack()
{
    FormStage stage;
    openGreetings(stage, {u"one"_s, u"two"_s});
    auto *row = greetingInputs(stage).at(0)->parentWidget();

    row->findChild<QToolButton *>(u"personaAlternatesRemove"_s)->click();
    QCOMPARE(alternates(stage), QStringList{u"two"_s});
    stage.form()->session().edit().undoStack().undo();

    QCOMPARE(alternates(stage), (QStringList{u"one"_s, u"two"_s}));
    QTRY_COMPARE(greetingInputs(stage).size(), 2);
}

void FormSectionsTest::greetingsAreOfOneLanguage()
{
    FormStage stage;
    openGreetings(stage, {u"Hello."_s});

    stage.find<QTabBar>(u"personaLanguages"_s)->setCurrentIndex(1);
    QTRY_COMPARE(greetingInputs(stage).size(), 0);
    stage.find<QPushButton>(u"personaAlternatesAdd"_s)->click();
    QTest::keyClicks(stage.form()->focusWidget(), u"yaa"_s);

    QCOMPARE(alternates(stage, Language::Japanese), QStringList{u"yaa"_s});
    QCOMPARE(alternates(stage), QStringList{u"Hello."_s});
}

void FormSectionsTest::anEmptyGreetingIsToldUnderItsField()
{
    FormStage stage;
    openGreetings(stage, {});

    stage.find<QPushButton>(u"personaAlternatesAdd"_s)->click();
    stage.press(u"personaSave"_s);

    QVERIFY(!stage.flaw(u"personaAlternates"_s).isEmpty());
    QVERIFY(!stage.port.commands().last().startsWith(u"savePersona"_s));
}

void FormSectionsTest::directionsAreKeptInTheDraft()
{
    FormStage stage;
    openGreetings(stage, {});
    QTest::keyClicks(stage.find<QPlainTextEdit>(u"personaSystemNote"_s), u"Never hurry."_s);
    QTest::keyClicks(stage.find<QPlainTextEdit>(u"personaEndNote"_s), u"Two sentences."_s);

    stage.form()->session().keepNow();

    const auto draft = ui::readDraft(ui::draftKey(aya()), stage.drafts.newest(ui::draftKey(aya())));
    QVERIFY(draft.has_value());
    QCOMPARE(draft->persona.texts.value(Language::English).systemNote, u"Never hurry."_s);
    QCOMPARE(draft->persona.texts.value(Language::English).endNote, u"Two sentences."_s);
}

void FormSectionsTest::eachFieldTellsWhatItCosts()
{
    FormStage stage;
    openGreetings(stage, {});
    const auto note = [&](const QString &field) { return stage.find<QLabel>(field + u"Note"_s)->text(); };
    QCOMPARE(note(u"personaSystemNote"_s), QString());

    QTest::keyClicks(stage.find<QPlainTextEdit>(u"personaSystemNote"_s), u"aaaa bbbb cccc"_s);

    QVERIFY(note(u"personaSystemNote"_s).contains(u"≈ 3"_s));
    QVERIFY(note(u"personaRole"_s).contains(u"≈"_s));
}

void FormSectionsTest::theWholeHeadCountsDirections()
{
    FormStage stage;
    openGreetings(stage, {});
    const QString before = stage.find<QLabel>(u"personaTokens"_s)->text();
    QVERIFY(before.contains(u"≈"_s));

    QTest::keyClicks(stage.find<QPlainTextEdit>(u"personaEndNote"_s), u"aaaa bbbb cccc"_s);

    QVERIFY(stage.find<QLabel>(u"personaTokens"_s)->text() != before);
}

void FormSectionsTest::allToolsAreAllowedAtFirst()
{
    FormStage stage;
    openAbilities(stage, std::nullopt);

    QVERIFY(stage.find<QRadioButton>(u"personaToolsAll"_s)->isChecked());
    QVERIFY(stage.find<QListWidget>(u"personaToolsList"_s)->isHidden());
    QVERIFY(!stage.written().allowedTools);
}

void FormSectionsTest::whoChoosesToolsBeginsWithAll()
{
    FormStage stage;
    openAbilities(stage, std::nullopt);

    stage.find<QRadioButton>(u"personaToolsSome"_s)->click();
    QCOMPARE(stage.written().allowedTools, (QStringList{u"say"_s, u"look"_s}));
    auto *list = stage.find<QListWidget>(u"personaToolsList"_s);
    itemOf(list, u"Ask for a picture"_s)->setCheckState(Qt::Unchecked);
    QCOMPARE(stage.written().allowedTools, QStringList{u"say"_s});

    stage.form()->session().edit().undoStack().undo();
    QCOMPARE(itemOf(list, u"Ask for a picture"_s)->checkState(), Qt::Checked);
    stage.find<QRadioButton>(u"personaToolsAll"_s)->click();
    QVERIFY(!stage.written().allowedTools);
}

void FormSectionsTest::toolsThatNobodyKnowsStay()
{
    FormStage stage;
    openAbilities(stage, QStringList{u"fly"_s, u"say"_s});
    auto *list = stage.find<QListWidget>(u"personaToolsList"_s);

    QCOMPARE(list->count(), 3);
    QCOMPARE(itemOf(list, u"fly"_s)->checkState(), Qt::Checked);
    itemOf(list, u"Ask for a picture"_s)->setCheckState(Qt::Checked);

    QCOMPARE(stage.written().allowedTools, (QStringList{u"fly"_s, u"say"_s, u"look"_s}));
    itemOf(list, u"fly"_s)->setCheckState(Qt::Unchecked);
    QCOMPARE(list->count(), 3); // it can be ticked again
}

void FormSectionsTest::gesturesAreAskedForOnce()
{
    FormStage stage;
    openAbilities(stage, std::nullopt);
    stage.casting.edit(kyoko());
    stage.find<QPushButton>(u"personaAbilities"_s)->click();

    QCOMPARE(stage.port.commands().count(u"listAbilities"_s), 1);
    stage.find<QRadioButton>(u"personaGesturesSome"_s)->click();
    QCOMPARE(stage.written().allowedGestures, (QStringList{u"wave"_s, u"nod"_s}));
}

void FormSectionsTest::theCardIsWritten()
{
    FormStage stage;
    stage.casting.edit(aya());
    stage.find<QPushButton>(u"personaCard"_s)->click();

    stage.type(u"personaCreator"_s, u"Mio"_s);
    stage.type(u"personaVersion"_s, u"1.2"_s);
    QTest::keyClicks(stage.find<QPlainTextEdit>(u"personaCreatorNotes"_s), u"<b>Be kind.</b>"_s);
    stage.press(u"personaSave"_s);

    const model::CardFacts card = stage.port.lastPersona().card;
    QCOMPARE(card.creator, u"Mio"_s);
    QCOMPARE(card.version, u"1.2"_s);
    QCOMPARE(card.creatorNotes, u"<b>Be kind.</b>"_s);
}

void FormSectionsTest::whereItCameFromIsOnlyRead()
{
    FormStage stage;
    QList<model::Persona> all = samplePersonas();
    all[2].card.format = model::CardFormat::Png;
    all[2].card.specVersion = u"<i>3.1</i>"_s;
    stage.casting.desk().refresh();
    stage.list(all);
    stage.casting.edit(aya());

    const QLabel *origin = stage.find<QLabel>(u"personaOrigin"_s);
    QVERIFY(origin->text().contains(u"PNG"_s));
    QVERIFY(origin->text().contains(u"<i>3.1</i>"_s));
    QCOMPARE(origin->textFormat(), Qt::PlainText);
}

void FormSectionsTest::aFaultInAFoldedFieldOpensIt()
{
    FormStage stage;
    QList<model::Persona> all = samplePersonas();
    all[2].card.version = QString(5000, u'9');
    stage.casting.desk().refresh();
    stage.list(all);
    stage.casting.edit(aya());
    QVERIFY(!stage.find<QLineEdit>(u"personaVersion"_s)->isVisible());
    stage.type(u"personaRole"_s, u"!"_s);

    stage.press(u"personaSave"_s);

    QVERIFY(stage.find<QLineEdit>(u"personaVersion"_s)->isVisible());
    QVERIFY(stage.find<QLineEdit>(u"personaVersion"_s)->hasFocus());
    QVERIFY(!stage.flaw(u"personaVersion"_s).isEmpty());
}

SUITE_TEST(QApplication, FormSectionsTest)

} // namespace tst_form_sections

#include "tst_form_sections.moc"
