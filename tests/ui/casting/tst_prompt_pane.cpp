// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/casting/form_stage.h"
#include "ui/persona/prompt_view.h"

#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QTabBar>

namespace tst_prompt_pane {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::PromptPart;
using ui::PromptView;

namespace {

model::PromptPreview somePrompt()
{
    using Kind = PromptPart::Kind;
    model::PromptPreview preview;
    preview.speech = {{Kind::Rules, u"You are Aya.\n"_s, true, 5},
                      {Kind::Lore, {}, false, 0},
                      {Kind::Sheet, u"<b>Role:</b> dry\n\n"_s, false, 1200}};
    preview.vote = {{Kind::Rules, u"Vote now.\n"_s, true, 4}};
    preview.expansions = {{u"{{random:tea,coffee}}"_s, u"tea"_s}};
    return preview;
}

qsizetype asked(const FormStage &stage) { return stage.port.commands().filter(u"previewPrompt"_s).size(); }

void openPrompt(FormStage &stage)
{
    stage.find<QTabBar>(u"personaSideTabs"_s)->setCurrentIndex(1);
    QTRY_VERIFY(stage.find<QWidget>(u"promptPane"_s)->isVisible());
}

/// Answers the newest question.
void answer(FormStage &stage, const model::PromptPreview &preview) { stage.port.last().answer(preview); }

/// Three entries: one did not fire, one fired, one was cut.
void openLore(FormStage &stage)
{
    QList<model::Persona> all = samplePersonas();
    all[2].lore = {{.name = u"The town"_s,
                    .entries = {{.name = u"River"_s, .keys = {u"river"_s}, .content = u"Wide."_s},
                                {.keys = {u"bridge"_s}, .content = u"Old."_s},
                                {.name = u"Rain"_s, .content = u"Rain."_s, .constant = true}}}};
    stage.casting.desk().refresh();
    stage.list(all);
    stage.casting.edit(all.at(2).id);
    openPrompt(stage);
    model::PromptPreview preview = somePrompt();
    using Verdict = model::LoreVerdict;
    preview.lore.verdicts = {{.entry = {0, 0, 0}, .state = Verdict::State::Blocked},
                             {.entry = {0, 0, 1},
                              .state = Verdict::State::Fired,
                              .cause = model::LoreCause::Key,
                              .key = u"bridge"_s,
                              .message = 1,
                              .tokens = 20},
                             {.entry = {0, 0, 2},
                              .state = Verdict::State::Cut,
                              .cause = model::LoreCause::Constant,
                              .tokens = 900}};
    preview.lore.flaws = {{{0, 0, 0}, u"(["_s, u"missing terminating ]"_s}};
    answer(stage, preview);
    stage.find<QTabBar>(u"promptTabs"_s)->setCurrentIndex(2);
}

PromptView *view(FormStage &stage) { return stage.find<PromptView>(u"promptText"_s); }

} // namespace

/// The prompt beside the form.
class PromptPaneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAskedWhileNobodyLooks();
    void withoutBooksThereIsNoLoreTab();
    void eachEntrySaysWhyItFiredOrNot();
    void aTypedLineIsTried();
    void aFormThatCannotBeSavedHasAPromptToo();
    void everyPartIsShownWordForWord();
    void theLanguageIsToldWithItsReason();
    void votesHaveAPromptOfTheirOwn();
    void thePromptIsCopiedWithoutOurLines();
    void itFollowsWhatIsWritten();
    void whatChangedMeanwhileIsAskedAgain();
    void aLateAnswerOfAnotherIsNotShown();
    void troubleIsToldPlainly();
    void nothingToTellIsSaid();
};

void PromptPaneTest::nothingIsAskedWhileNobodyLooks()
{
    FormStage stage;
    stage.casting.edit(aya());
    stage.type(u"personaRole"_s, u"!"_s);
    QCOMPARE(asked(stage), 0);

    openPrompt(stage);

    QCOMPARE(asked(stage), 1);
    QCOMPARE(stage.port.lastPersona(), stage.written());
}

void PromptPaneTest::aFormThatCannotBeSavedHasAPromptToo()
{
    FormStage stage;
    stage.casting.newCompanion();

    openPrompt(stage);
    QCOMPARE(asked(stage), 1);
    answer(stage, somePrompt());

    QVERIFY(view(stage)->isVisible());
}

void PromptPaneTest::everyPartIsShownWordForWord()
{
    FormStage stage;
    stage.casting.edit(aya());
    openPrompt(stage);
    answer(stage, somePrompt());

    const QString shown = view(stage)->toPlainText();
    QVERIFY(shown.contains(u"You are Aya.\n"_s));
    QVERIFY(shown.contains(u"<b>Role:</b> dry\n"_s)); // markup is shown as text
    QVERIFY(shown.contains(u"≈ 1,200"_s));
    QVERIFY(shown.contains(u"{{random:tea,coffee}} → tea"_s));
    QVERIFY(!shown.contains(PromptView::kindName(PromptPart::Kind::Lore))); // an empty part is left out
    QVERIFY(shown.indexOf(u"You are"_s) < shown.indexOf(u"Role:"_s));
    QVERIFY(stage.find<QLabel>(u"promptTotal"_s)->text().contains(u"1,205"_s));
}

void PromptPaneTest::theLanguageIsToldWithItsReason()
{
    const auto told = [](const model::SpokenLanguage &language) {
        FormStage stage;
        stage.casting.edit(aya());
        openPrompt(stage);
        model::PromptPreview preview = somePrompt();
        preview.language = language;
        answer(stage, preview);
        return stage.find<QLabel>(u"promptLanguage"_s)->text();
    };
    using Why = model::SpokenLanguage::Why;
    QVERIFY(told({u"ko"_s, Why::Written, 3}).contains(u"한국어"_s));
    QStringList all;
    for (const Why why : {Why::Fixed, Why::Written, Why::Heard, Why::Card})
        all.append(told({u"ja"_s, why, 1}));
    all.append(told({}));
    all.removeDuplicates();
    QCOMPARE(all.size(), 5);
    QVERIFY(!all.last().contains(u"日本語"_s));
}

void PromptPaneTest::votesHaveAPromptOfTheirOwn()
{
    FormStage stage;
    stage.casting.edit(aya());
    openPrompt(stage);
    answer(stage, somePrompt());

    stage.find<QTabBar>(u"promptTabs"_s)->setCurrentIndex(1);

    QVERIFY(view(stage)->toPlainText().contains(u"Vote now."_s));
    QVERIFY(!view(stage)->toPlainText().contains(u"You are Aya."_s));
    QCOMPARE(asked(stage), 1); // both changes in one question
}

void PromptPaneTest::withoutBooksThereIsNoLoreTab()
{
    FormStage stage;
    stage.casting.edit(aya());
    openPrompt(stage);
    answer(stage, somePrompt());
    QVERIFY(!stage.find<QTabBar>(u"promptTabs"_s)->isTabVisible(2));
}

void PromptPaneTest::eachEntrySaysWhyItFiredOrNot()
{
    FormStage stage;
    openLore(stage);
    const auto *list = stage.find<QListView>(u"loreVerdicts"_s);
    QVERIFY(list->isVisible());
    QVERIFY(!view(stage)->isVisible());
    const auto text = [list](int row) {
        return list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(text(0), u"bridge · Fired: “bridge” is in message 1."_s); // the second in the book comes first
    QVERIFY(text(1).startsWith(u"Rain · Left out: "_s) && text(1).contains(u"900 token(s)"_s));
    QVERIFY(text(2).startsWith(u"River · Not fired: "_s));
    const QString sums = stage.find<QLabel>(u"loreSums"_s)->text();
    QVERIFY(sums.contains(u"1 fired"_s) && sums.contains(u"1 cut"_s) && sums.contains(u"1 not fired"_s));
    QVERIFY(stage.find<QLabel>(u"loreFlaws"_s)->text().contains(u"(["_s));
}

void PromptPaneTest::aTypedLineIsTried()
{
    FormStage stage;
    openLore(stage);
    const qsizetype before = asked(stage);
    stage.type(u"loreLine"_s, u"over the bridge"_s);
    QTRY_COMPARE(asked(stage), before + 1);
    QTRY_VERIFY(stage.port.commands().last().endsWith(u"over the bridge"_s));
    answer(stage, somePrompt());
    stage.find<QLineEdit>(u"loreLine"_s)->clear();
    QTRY_VERIFY(!stage.port.commands().last().endsWith(u"over the bridge"_s));
}

void PromptPaneTest::thePromptIsCopiedWithoutOurLines()
{
    FormStage stage;
    stage.casting.edit(aya());
    openPrompt(stage);
    model::PromptPreview preview = somePrompt();
    preview.expansions.clear();
    answer(stage, preview);

    stage.press(u"promptCopy"_s);
    QCOMPARE(QApplication::clipboard()->text(), u"You are Aya.\n<b>Role:</b> dry\n\n"_s);
    QApplication::clipboard()->clear();
    view(stage)->selectAll();
    view(stage)->copy();

    QCOMPARE(QApplication::clipboard()->text(), u"You are Aya.\n<b>Role:</b> dry\n\n"_s);
}

void PromptPaneTest::itFollowsWhatIsWritten()
{
    FormStage stage;
    stage.casting.edit(aya());
    openPrompt(stage);
    answer(stage, somePrompt());

    stage.type(u"personaRole"_s, u"!"_s);
    QTRY_COMPARE(asked(stage), 2);

    QVERIFY(stage.port.lastPersona().texts.value(model::Language::English).role.contains(u'!'));
    QVERIFY(view(stage)->isVisible()); // the old preview stays until the new one arrives
}

void PromptPaneTest::whatChangedMeanwhileIsAskedAgain()
{
    FormStage stage;
    stage.casting.edit(aya());
    openPrompt(stage);
    stage.type(u"personaRole"_s, u"!"_s);
    QCOMPARE(asked(stage), 1); // one at a time

    answer(stage, somePrompt());

    QTRY_COMPARE(asked(stage), 2);
    QCOMPARE(stage.port.lastPersona(), stage.written());
}

void PromptPaneTest::aLateAnswerOfAnotherIsNotShown()
{
    FormStage stage;
    stage.casting.edit(aya());
    openPrompt(stage);

    stage.port.previewPrompt({}, {});
    stage.port.last().answer(somePrompt());

    QVERIFY(!view(stage)->isVisible());
    QVERIFY(!stage.find<QLabel>(u"promptState"_s)->text().isEmpty());
}

void PromptPaneTest::troubleIsToldPlainly()
{
    FormStage stage;
    stage.casting.edit(aya());
    openPrompt(stage);
    answer(stage, somePrompt());
    stage.type(u"personaRole"_s, u"!"_s);
    QTRY_COMPARE(asked(stage), 2);

    stage.port.last().fail({base::ErrorCode::InvalidInput, u"No way."_s, {}});

    QVERIFY(stage.find<QLabel>(u"promptState"_s)->isVisible());
    QVERIFY(stage.find<QLabel>(u"promptState"_s)->text().contains(u"No way."_s));
    QVERIFY(!view(stage)->isVisible());
    QVERIFY(!stage.find<QPushButton>(u"promptCopy"_s)->isEnabled());
}

void PromptPaneTest::nothingToTellIsSaid()
{
    FormStage stage;
    stage.casting.edit(aya());
    openPrompt(stage);

    answer(stage, {});

    QVERIFY(stage.find<QLabel>(u"promptState"_s)->isVisible());
    QVERIFY(!stage.find<QLabel>(u"promptState"_s)->text().isEmpty());
}

SUITE_TEST(QApplication, PromptPaneTest)

} // namespace tst_prompt_pane

#include "tst_prompt_pane.moc"
