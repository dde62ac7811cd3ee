// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_room.h"
#include "tests/ui/casting/form_stage.h"
#include "ui/persona/form/avatar_editor.h"
#include "ui/persona/persona_session.h"
#include "ui/persona/persona_window.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

namespace tst_persona_window {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using ui::Casting;
using ui::PersonaWindow;

class PersonaWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyFormAccusesNobody();
    void theIdGoesWithTheName();
    void anIdOfOnesOwnStays();
    void savingWithoutANameSaysWhatToDo();
    void aBadIdIsToldUnderItsField();
    void aTakenIdIsRefused();
    void keysAloneMakeACompanion();
    void undoGoesOverTheWholeForm();
    void aPronounIsChosenAndSaved();
    void anEndlessPasteIsCut();
    void aSavedOneKeepsItsId();
    void aSavedOneCanJoinTheOpenRoom();
    void aSavedOneOfTheRoomIsNotOfferedIt();
    void closingKeepsADraftAndSaysSo();
    void closingTheStudioKeepsWhatIsWritten();
    void aDraftOfBeforeIsRestored();
    void aDraftOfBeforeIsThrownAway();
    void aLostDraftAsksBeforeClosing();
    void aRefusedRemovalOffersTheArchive();
    void aRefusedSaveKeepsTheForm();
    void aLineIsTriedWithWhatIsWritten();
    void theEndOfAnAnswerStaysInSight();
    void anotherLanguageHasTextsOfItsOwn();
    void aFaultInAnotherLanguageIsShownThere();
    void oneFormForEachCompanion();
    void arrowKeysChooseTheHair();
    void aChosenPictureIsWorn();
    void aPictureGoesToTheFormItWasDroppedOn();
    void everyControlHasAName();
};

void PersonaWindowTest::anEmptyFormAccusesNobody()
{
    FormStage stage;
    stage.casting.newCompanion();

    for (const auto *field : stage.form()->findChildren<ui::FormField *>())
        QCOMPARE(field->flawText(), QString());
    QVERIFY(stage.find<QLineEdit>(u"personaName"_s)->hasFocus());
    QVERIFY(!stage.find<QPushButton>(u"trialButton"_s)->isEnabled());
}

void PersonaWindowTest::theIdGoesWithTheName()
{
    FormStage stage;
    stage.casting.newCompanion();

    stage.type(u"personaName"_s, u"Mika"_s);
    QCOMPARE(stage.written().id.value(), u"companion_mika"_s);
    stage.find<QLineEdit>(u"personaName"_s)->selectAll();
    stage.type(u"personaName"_s, u"Aya"_s);

    QCOMPARE(stage.written().id.value(), u"companion_aya_2"_s); // the id without a number is taken
    QVERIFY(stage.find<QLabel>(u"personaIdLine"_s)->text().contains(u"companion_aya_2"_s));
}

void PersonaWindowTest::anIdOfOnesOwnStays()
{
    FormStage stage;
    stage.casting.newCompanion();
    stage.type(u"personaName"_s, u"Mika"_s);

    stage.press(u"personaChangeId"_s);
    QVERIFY(stage.find<QLineEdit>(u"personaId"_s)->hasFocus());
    stage.type(u"personaId"_s, u"companion_m"_s);
    stage.type(u"personaName"_s, u"!"_s);

    QCOMPARE(stage.written().id.value(), u"companion_m"_s);
}

void PersonaWindowTest::savingWithoutANameSaysWhatToDo()
{
    FormStage stage;
    stage.casting.newCompanion();
    stage.type(u"personaRole"_s, u"a host"_s);

    stage.press(u"personaSave"_s);

    QVERIFY(!stage.flaw(u"personaNames"_s).isEmpty());
    QVERIFY(stage.find<QLineEdit>(u"personaName"_s)->hasFocus());
    QVERIFY(!stage.port.commands().last().startsWith(u"savePersona"_s));
    stage.type(u"personaName"_s, u"M"_s);
    QCOMPARE(stage.flaw(u"personaNames"_s), QString());
}

void PersonaWindowTest::aBadIdIsToldUnderItsField()
{
    FormStage stage;
    stage.casting.newCompanion();
    stage.type(u"personaName"_s, u"Mika"_s);
    stage.press(u"personaChangeId"_s);

    stage.type(u"personaId"_s, u"../x"_s);

    QVERIFY(!stage.flaw(u"personaId"_s).isEmpty());
    stage.press(u"personaSave"_s);
    QVERIFY(stage.find<QLineEdit>(u"personaId"_s)->hasFocus());
    QVERIFY(!stage.port.commands().last().startsWith(u"savePersona"_s));
}

void PersonaWindowTest::aTakenIdIsRefused()
{
    FormStage stage;
    stage.casting.newCompanion();
    stage.type(u"personaName"_s, u"Mika"_s);
    stage.press(u"personaChangeId"_s);

    stage.type(u"personaId"_s, u"companion_aya"_s);

    QVERIFY(stage.flaw(u"personaId"_s).contains(u"companion_aya"_s));
}

void PersonaWindowTest::keysAloneMakeACompanion()
{
    FormStage stage;
    stage.casting.newCompanion();
    PersonaWindow *form = stage.form();
    const auto key = [&](Qt::Key which, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(form->focusWidget(), which, with);
    };
    const auto write = [&](const QString &text) { QTest::keyClicks(form->focusWidget(), text); };

    write(u"Mika"_s);
    key(Qt::Key_Tab); // reading
    key(Qt::Key_Tab); // change the id
    key(Qt::Key_Tab); // add a nickname
    key(Qt::Key_Space);
    write(u"Mi"_s);
    key(Qt::Key_Return); // another row
    write(u"Mii"_s);
    key(Qt::Key_S, Qt::ControlModifier);

    QCOMPARE(stage.port.commands().last(), u"savePersona companion_mika"_s);
    const model::PersonaText text = stage.port.lastPersona().texts.value(Language::English);
    QCOMPARE(text.name, u"Mika"_s);
    QCOMPARE(text.nicknames, (QStringList{u"Mi"_s, u"Mii"_s}));
}

void PersonaWindowTest::undoGoesOverTheWholeForm()
{
    FormStage stage;
    stage.casting.newCompanion();
    stage.type(u"personaName"_s, u"Mika"_s);
    stage.type(u"personaRole"_s, u"host"_s);
    auto *role = stage.find<QLineEdit>(u"personaRole"_s);
    role->setFocus();

    QTest::keyClick(role, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(role->text(), QString());
    QCOMPARE(stage.written().texts.value(Language::English).name, u"Mika"_s);
    QTest::keyClick(role, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stage.find<QLineEdit>(u"personaName"_s)->text(), QString());
    QCOMPARE(stage.written().id.value(), QString());
    QTest::keyClick(role, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);

    QCOMPARE(stage.find<QLineEdit>(u"personaName"_s)->text(), u"Mika"_s);
}

void PersonaWindowTest::aPronounIsChosenAndSaved()
{
    FormStage stage;
    stage.casting.newCompanion();
    stage.type(u"personaName"_s, u"Mika"_s);
    auto *box = stage.find<QComboBox>(u"personaPronoun"_s);
    QCOMPARE(box->currentText(), u"they"_s);
    const auto choose = [box](const QString &word) {
        box->setCurrentIndex(box->findText(word));
        Q_EMIT box->activated(box->currentIndex());
    };

    choose(u"he"_s);
    choose(u"she"_s);
    QCOMPARE(stage.written().pronoun, model::Pronoun::She);
    auto *name = stage.find<QLineEdit>(u"personaName"_s);
    QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(box->currentText(), u"he"_s);
    QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(box->currentText(), u"she"_s);
    QTest::keyClick(name, Qt::Key_S, Qt::ControlModifier);

    QCOMPARE(stage.port.lastPersona().pronoun, model::Pronoun::She);
}

void PersonaWindowTest::anEndlessPasteIsCut()
{
    FormStage stage;
    stage.casting.newCompanion();
    auto *story = stage.find<QPlainTextEdit>(u"personaStory"_s);
    story->setFocus();
    QApplication::clipboard()->setText(QString(10 * 1024 * 1024, u'x'));

    QElapsedTimer clock;
    clock.start();
    QTest::keyClick(story, Qt::Key_V, Qt::ControlModifier);

    QVERIFY(clock.elapsed() < 5000);
    QVERIFY(story->toPlainText().size() > persona::kLongestStory);
    QVERIFY(story->toPlainText().size() < 200'000);
    QVERIFY(!stage.flaw(u"personaStory"_s).isEmpty());
    QTest::keyClick(story, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(story, u"short"_s);
    QCOMPARE(stage.flaw(u"personaStory"_s), QString());
}

void PersonaWindowTest::aSavedOneKeepsItsId()
{
    FormStage stage;
    stage.casting.newCompanion();
    stage.type(u"personaName"_s, u"Mika"_s);
    stage.press(u"personaSave"_s);
    stage.port.last().answer(stage.port.lastPersona());

    stage.type(u"personaName"_s, u"ko"_s);

    QCOMPARE(stage.written().id.value(), u"companion_mika"_s);
    QVERIFY(stage.find<QPushButton>(u"personaChangeId"_s)->isHidden());
    QVERIFY(stage.form()->session().edit().isChanged());
}

void PersonaWindowTest::aSavedOneCanJoinTheOpenRoom()
{
    FormStage stage;
    FakeRoomPort rooms;
    stage.casting.offerRooms(rooms);
    QSignalSpy wanted(&stage.casting, &Casting::roomWanted);
    model::Room tea;
    tea.id = teaRoom();
    tea.name = u"Tea at five"_s;
    tea.roster = {aya()};
    stage.casting.setOpenRoom(&tea);
    stage.casting.newCompanion();
    stage.type(u"personaName"_s, u"Mika"_s);

    stage.press(u"personaSave"_s);
    stage.port.last().answer(stage.port.lastPersona());
    QVERIFY(stage.notice().startsWith(u"Mika"_s));
    QCOMPARE(stage.find<QPushButton>(u"nextJoin"_s)->text(), u"Add to “Tea at five”"_s);
    QVERIFY(stage.find<QPushButton>(u"nextJoin"_s)->focusPolicy() & Qt::TabFocus);
    stage.press(u"nextJoin"_s);

    QCOMPARE(rooms.commands().last(), u"setRoster %1 companion_aya,companion_mika"_s.arg(teaRoom().value()));
    rooms.last().done();
    QVERIFY(stage.notice().contains(u"Tea at five"_s));
    QCOMPARE(wanted.size(), 0);
}

void PersonaWindowTest::aSavedOneOfTheRoomIsNotOfferedIt()
{
    FormStage stage;
    FakeRoomPort rooms;
    stage.casting.offerRooms(rooms);
    QSignalSpy wanted(&stage.casting, &Casting::roomWanted);
    model::Room tea;
    tea.id = teaRoom();
    tea.roster = {aya()};
    stage.casting.setOpenRoom(&tea);
    stage.casting.edit(aya());
    stage.type(u"personaRole"_s, u"!"_s);
    stage.press(u"personaSave"_s);
    stage.port.last().answer(stage.port.lastPersona());
    QCOMPARE(stage.notice(), QString());

    stage.casting.setOpenRoom(nullptr);
    stage.type(u"personaRole"_s, u"!"_s);
    stage.press(u"personaSave"_s);
    stage.port.last().answer(stage.port.lastPersona());
    QVERIFY(!stage.form()->findChild<QPushButton *>(u"nextJoin"_s)); // no room is open
    stage.press(u"nextStart"_s);

    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<QList<base::ParticipantId>>(), QList{aya()});
}

void PersonaWindowTest::closingKeepsADraftAndSaysSo()
{
    FormStage stage;
    QSignalSpy told(&stage.casting, &Casting::told);
    stage.casting.edit(aya());
    stage.type(u"personaRole"_s, u"!"_s);

    stage.press(u"personaClose"_s);

    QCOMPARE(told.size(), 1);
    QVERIFY(told.first().first().toString().contains(u"Aya"_s));
    const auto draft = ui::readDraft(ui::draftKey(aya()), stage.drafts.newest(ui::draftKey(aya())));
    QVERIFY(draft.has_value());
    QVERIFY(draft->persona.texts.value(Language::English).role.contains(u'!'));
}

void PersonaWindowTest::closingTheStudioKeepsWhatIsWritten()
{
    FormStage stage;
    stage.casting.edit(aya());
    stage.type(u"personaRole"_s, u"!"_s);
    stage.casting.edit(kyoko()); // open, but unchanged
    QVERIFY(stage.drafts.kept().isEmpty());

    stage.casting.keepNow();

    QCOMPARE(stage.drafts.kept().size(), 1);
    QCOMPARE(stage.drafts.kept().first().key, ui::draftKey(aya()));
}

void PersonaWindowTest::aDraftOfBeforeIsRestored()
{
    FormStage stage;
    model::Persona changed = samplePersonas().at(2);
    changed.texts[Language::English].role = u"unsaved"_s;
    const ui::KeptDraft draft{ui::draftKey(aya()), changed, true, QDateTime::currentDateTimeUtc()};
    stage.drafts.answer({{draft.key, ui::draftText(draft)}});

    stage.casting.edit(aya());
    QVERIFY(!stage.notice().isEmpty());
    QVERIFY(!stage.find<QLineEdit>(u"personaRole"_s)->isEnabled()); // nothing may overwrite the draft
    stage.press(u"draftRestore"_s);

    QCOMPARE(stage.find<QLineEdit>(u"personaRole"_s)->text(), u"unsaved"_s);
    QVERIFY(stage.find<QLineEdit>(u"personaRole"_s)->isEnabled());
    QVERIFY(stage.form()->session().edit().isChanged());
}

void PersonaWindowTest::aDraftOfBeforeIsThrownAway()
{
    FormStage stage;
    model::Persona mika = samplePersonas().at(2);
    mika.id = base::ParticipantId(u"companion_mika"_s);
    const ui::KeptDraft draft{u"persona/new/1"_s, mika, false, QDateTime::currentDateTimeUtc()};
    stage.drafts.answer({{draft.key, ui::draftText(draft)}});

    stage.casting.newCompanion();
    QVERIFY(stage.notice().contains(u"Aya"_s)); // its name so far
    QVERIFY(stage.find<QLineEdit>(u"personaName"_s)->isEnabled());
    stage.press(u"draftDiscard"_s);

    QCOMPARE(stage.notice(), QString());
    QCOMPARE(stage.drafts.kept().last().key, draft.key);
    QCOMPARE(stage.drafts.kept().last().text, QString());
}

void PersonaWindowTest::aLostDraftAsksBeforeClosing()
{
    FormStage stage;
    stage.casting.edit(aya());
    stage.type(u"personaRole"_s, u"!"_s);
    stage.form()->session().keepNow();
    giveAnswer(stage.drafts.kept().last().then, base::failure(base::ErrorCode::Storage, u"Disk full."_s));
    QVERIFY(stage.state().contains(u"Disk full."_s));

    stage.press(u"personaClose"_s);
    QVERIFY(stage.form());
    QVERIFY(stage.notice().contains(u"Disk full."_s));
    stage.press(u"noticeCloseAnyway"_s);

    QVERIFY(!stage.form());
}

void PersonaWindowTest::aRefusedRemovalOffersTheArchive()
{
    FormStage stage;
    stage.casting.edit(aya());

    stage.form()->askToRemove();
    stage.press(u"noticeDelete"_s);
    QCOMPARE(stage.port.commands().last(), u"removePersona companion_aya"_s);
    stage.port.last().fail({base::ErrorCode::Conflict, u"Aya is in the room Tea at five."_s, {}});
    QCOMPARE(stage.notice(), u"Aya is in the room Tea at five."_s);
    stage.press(u"noticeArchive"_s);

    QCOMPARE(stage.port.commands().last(), u"setArchived companion_aya yes"_s);
}

void PersonaWindowTest::aRefusedSaveKeepsTheForm()
{
    FormStage stage;
    stage.casting.edit(aya());
    stage.type(u"personaRole"_s, u"!"_s);
    stage.press(u"personaSave"_s);

    stage.port.last().fail({base::ErrorCode::Storage, u"Disk full."_s, {}});

    QVERIFY(stage.notice().contains(u"Disk full."_s));
    QVERIFY(stage.find<QPushButton>(u"personaSave"_s)->isEnabled());
    stage.press(u"noticeRetry"_s);
    QCOMPARE(stage.port.commands().last(), u"savePersona companion_aya"_s);
}

void PersonaWindowTest::aLineIsTriedWithWhatIsWritten()
{
    FormStage stage;
    stage.casting.newCompanion();
    stage.type(u"personaName"_s, u"Mika"_s);
    auto *line = stage.find<QLineEdit>(u"trialLine"_s);

    stage.type(u"trialLine"_s, u"Hello?"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(stage.port.commands().last(), u"tryPersona companion_mika Hello?"_s);
    const OpenTrial trial = stage.port.trial();
    model::State vote;
    vote.state = model::VoteState::Speak;
    vote.importance = 8;
    trial.tell(vote);
    trial.say(u"Good evening."_s);
    trial.end();

    QVERIFY(stage.find<QLabel>(u"trialState"_s)->text().contains(u'8'));
    QCOMPARE(stage.find<QLabel>(u"trialReply"_s)->text(), u"Good evening."_s);
}

void PersonaWindowTest::theEndOfAnAnswerStaysInSight()
{
    FormStage stage;
    stage.casting.newCompanion();
    stage.type(u"personaName"_s, u"Mika"_s);
    stage.type(u"trialLine"_s, u"Hello?"_s);
    auto *area = stage.find<QScrollArea>(u"personaSideScroll"_s);
    area->window()->resize(900, 420);
    const auto *reply = stage.find<QLabel>(u"trialReply"_s);
    const auto bottom = [&] { return reply->mapTo(area->viewport(), QPoint(0, reply->height())).y(); };
    const auto settle = [] {
        for (int pass = 0; pass < 3; ++pass)
            QCoreApplication::processEvents();
    };
    settle();
    QCOMPARE(area->verticalScrollBar()->value(), 0);
    QVERIFY(area->verticalScrollBar()->maximum() > 0);

    stage.find<QPushButton>(u"trialButton"_s)->click();
    const OpenTrial trial = stage.port.trial();
    for (int piece = 0; piece < 8; ++piece) {
        trial.say(u"Good evening. It has been a long day. "_s);
        settle();
        QVERIFY(bottom() > 0);
        QVERIFY2(bottom() <= area->viewport()->height(), qPrintable(QString::number(piece)));
    }
    area->verticalScrollBar()->setValue(5); // the user looks at the face
    trial.say(u"Sit down."_s);
    trial.end();
    settle();
    QCOMPARE(area->verticalScrollBar()->value(), 5);
}

void PersonaWindowTest::anotherLanguageHasTextsOfItsOwn()
{
    FormStage stage;
    stage.casting.edit(aya());

    stage.find<QTabBar>(u"personaLanguages"_s)->setCurrentIndex(1);
    QCOMPARE(stage.find<QLineEdit>(u"personaName"_s)->text(), u"綾"_s);
    stage.find<QLineEdit>(u"personaName"_s)->selectAll();
    QTest::keyClicks(stage.find<QLineEdit>(u"personaName"_s), u"Ayaka"_s);

    QCOMPARE(stage.written().texts.value(Language::Japanese).name, u"Ayaka"_s);
    QCOMPARE(stage.written().texts.value(Language::English).name, u"Aya"_s);
}

void PersonaWindowTest::aFaultInAnotherLanguageIsShownThere()
{
    FormStage stage;
    stage.casting.edit(aya());
    auto *tabs = stage.find<QTabBar>(u"personaLanguages"_s);
    tabs->setCurrentIndex(2);
    auto *name = stage.find<QLineEdit>(u"personaName"_s);
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    tabs->setCurrentIndex(0);

    stage.press(u"personaSave"_s);

    QCOMPARE(tabs->currentIndex(), 2);
    QVERIFY(!stage.flaw(u"personaNames"_s).isEmpty());
}

void PersonaWindowTest::oneFormForEachCompanion()
{
    FormStage stage;
    stage.casting.edit(aya());
    stage.casting.edit(aya());
    stage.casting.edit(kyoko());

    QCOMPARE(stage.parent.findChildren<PersonaWindow *>().size(), 2);
}

void PersonaWindowTest::arrowKeysChooseTheHair()
{
    FormStage stage;
    stage.casting.edit(aya());
    const auto before = stage.written().avatar.hair;
    auto *chosen = stage.form()->findChild<QAbstractButton *>(u"avatarHair%1"_s.arg(int(before)));
    QVERIFY(chosen);
    chosen->setFocus();

    QTest::keyClick(chosen, Qt::Key_Right);

    QCOMPARE(int(stage.written().avatar.hair), int(before) + 1);
    stage.form()->session().edit().undoStack().undo();
    QCOMPARE(stage.written().avatar.hair, before);
}

void PersonaWindowTest::aChosenPictureIsWorn()
{
    FormStage stage;
    stage.casting.edit(aya());

    stage.form()->session().edit().change(persona::Field::Avatar,
                                          [](model::Persona &persona) { persona.avatar.picture = u"abc"_s; });

    QCOMPARE(stage.port.commands().last(), u"readPicture abc"_s);
    QVERIFY(!stage.find<QPushButton>(u"avatarTakeAway"_s)->isHidden());
    stage.press(u"avatarTakeAway"_s);
    QCOMPARE(stage.written().avatar.picture, QString());
}

void PersonaWindowTest::aPictureGoesToTheFormItWasDroppedOn()
{
    FormStage stage;
    stage.casting.edit(kyoko());
    PersonaWindow *first = stage.form();
    stage.casting.edit(aya());
    const QTemporaryDir folder;
    QImage picture(64, 64, QImage::Format_RGB32);
    picture.fill(first->palette().color(QPalette::Window));
    QVERIFY(picture.save(folder.filePath(u"me.png"_s)));

    Q_EMIT first->findChild<ui::AvatarEditor *>()->pictureChosen(folder.filePath(u"me.png"_s));
    QTRY_COMPARE(stage.port.commands().last(), u"storePicture"_s);
    stage.port.last().answer(u"abc"_s);

    QTRY_COMPARE(first->session().edit().persona().avatar.picture, u"abc"_s);
    for (auto *form : stage.parent.findChildren<PersonaWindow *>())
        QCOMPARE(form->session().edit().persona().avatar.picture.isEmpty(), form != first);
}

void PersonaWindowTest::everyControlHasAName()
{
    FormStage stage;
    stage.casting.edit(aya());

    QCOMPARE(namelessControls(*stage.form()), QString());
}

SUITE_TEST(QApplication, PersonaWindowTest)

} // namespace tst_persona_window

#include "tst_persona_window.moc"
