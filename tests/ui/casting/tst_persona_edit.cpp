// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/persona/draft_text.h"
#include "ui/persona/form/field_texts.h"
#include "ui/persona/persona_edit.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_persona_edit {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using persona::Field;
using ui::PersonaEdit;

namespace {

model::Persona ayaSample() { return samplePersonas().at(2); }

void type(PersonaEdit &edit, const QString &story)
{
    QString written;
    for (const QChar letter : story) {
        written += letter;
        edit.changeText(Field::Story, Language::English,
                        [&](model::PersonaText &text) { text.story = written; });
    }
}

QString story(const PersonaEdit &edit) { return edit.persona().texts.value(Language::English).story; }

} // namespace

class PersonaEditTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingInOneFieldIsOneStep();
    void leavingAFieldEndsTheStep();
    void anotherFieldIsAnotherStep();
    void undoAndRedoGoOverTheWholeForm();
    void aChangeThatChangesNothingIsNoStep();
    void theIdOfAStoredOneOutlivesUndo();
    void whatWasTypedWhileSavingStaysUnsaved();
    void aLanguageThatIsEmptiedIsGone();
    void theArchiveIsNoChangeOfTheUsers();
    void aDraftComesBackAsItWas();
    void aDraftMayHoldWhatCannotBeSaved();
    void nonsenseIsNoDraft();
    void wordsAreFoundBetweenAnyCommas();
    void aReadingGoesWithItsName();
    void emptyRowsAreNoNicknames();
};

void PersonaEditTest::typingInOneFieldIsOneStep()
{
    PersonaEdit edit(ayaSample(), true);

    type(edit, u"Once"_s);
    edit.undoStack().undo();

    QCOMPARE(story(edit), QString());
    QVERIFY(!edit.undoStack().canUndo());
    QVERIFY(!edit.isChanged());
}

void PersonaEditTest::leavingAFieldEndsTheStep()
{
    PersonaEdit edit(ayaSample(), true);

    type(edit, u"Once"_s);
    edit.endStep();
    edit.changeText(Field::Story, Language::English,
                    [](model::PersonaText &text) { text.story = u"Twice"_s; });
    edit.undoStack().undo();

    QCOMPARE(story(edit), u"Once"_s);
}

void PersonaEditTest::anotherFieldIsAnotherStep()
{
    PersonaEdit edit(ayaSample(), true);

    type(edit, u"Once"_s);
    edit.change(Field::Notes, [](model::Persona &persona) { persona.notes = u"n"_s; });
    edit.undoStack().undo();

    QCOMPARE(edit.persona().notes, QString());
    QCOMPARE(story(edit), u"Once"_s);
}

void PersonaEditTest::undoAndRedoGoOverTheWholeForm()
{
    PersonaEdit edit(ayaSample(), true);
    const QSignalSpy changed(&edit, &PersonaEdit::changed);

    type(edit, u"Once"_s);
    edit.setMainLanguage(Language::Japanese);
    edit.change(Field::Colour, [](model::Persona &persona) { persona.colour = u"#112233"_s; });
    const model::Persona written = edit.persona();
    while (edit.undoStack().canUndo())
        edit.undoStack().undo();
    const model::Persona before = edit.persona();
    while (edit.undoStack().canRedo())
        edit.undoStack().redo();

    QCOMPARE(before, ayaSample());
    QCOMPARE(edit.persona(), written);
    QCOMPARE(changed.size(), 4 + 1 + 1 + 3 + 3);
}

void PersonaEditTest::aChangeThatChangesNothingIsNoStep()
{
    PersonaEdit edit(ayaSample(), true);

    edit.change(Field::Colour, [](model::Persona &persona) { persona.colour = ayaSample().colour; });

    QVERIFY(!edit.undoStack().canUndo());
}

void PersonaEditTest::theIdOfAStoredOneOutlivesUndo()
{
    model::Persona fresh;
    PersonaEdit edit(fresh, false);
    edit.change(Field::Id, [](model::Persona &p) { p.id = base::ParticipantId(u"companion_mika"_s); });
    model::Persona saved = edit.persona();
    saved.revision = 1;

    edit.takeSaved(saved, edit.persona());
    edit.undoStack().undo();

    QCOMPARE(edit.persona().id.value(), u"companion_mika"_s);
    QVERIFY(edit.isStored());
}

void PersonaEditTest::whatWasTypedWhileSavingStaysUnsaved()
{
    PersonaEdit edit(ayaSample(), true);
    type(edit, u"On"_s);
    const model::Persona sent = edit.persona();
    type(edit, u"Once"_s);
    model::Persona saved = sent;
    saved.revision = 5;

    edit.takeSaved(saved, sent);

    QVERIFY(edit.isChanged());
    QCOMPARE(story(edit), u"Once"_s);
    QCOMPARE(edit.persona().revision, 5);
}

void PersonaEditTest::aLanguageThatIsEmptiedIsGone()
{
    PersonaEdit edit(ayaSample(), true);

    edit.changeText(Field::Name, Language::Japanese, [](model::PersonaText &text) { text = {}; });
    edit.changeText(Field::Name, Language::English, [](model::PersonaText &text) { text = {}; });

    QVERIFY(!edit.persona().texts.contains(Language::Japanese));
    QVERIFY(edit.persona().texts.contains(Language::English)); // the main language
}

void PersonaEditTest::theArchiveIsNoChangeOfTheUsers()
{
    PersonaEdit edit(ayaSample(), true);

    edit.change(Field::Tags, [](model::Persona &persona) { persona.archived = true; });

    QVERIFY(!edit.isChanged());
}

void PersonaEditTest::aDraftComesBackAsItWas()
{
    const ui::KeptDraft draft{u"persona/companion_aya"_s, ayaSample(), true,
                              QDateTime(QDate(2026, 3, 14), QTime(17, 4), base::kUtc)};

    const auto back = ui::readDraft(draft.key, ui::draftText(draft));

    QVERIFY(back.has_value());
    QCOMPARE(*back, draft);
}

void PersonaEditTest::aDraftMayHoldWhatCannotBeSaved()
{
    model::Persona persona;
    persona.id = base::ParticipantId(u"../x\n"_s);
    persona.texts.insert(Language::English, {});
    const ui::KeptDraft draft{u"persona/new/1"_s, persona, false, QDateTime::currentDateTimeUtc()};

    const auto back = ui::readDraft(draft.key, ui::draftText(draft));

    QVERIFY(back.has_value());
    QCOMPARE(back->persona.id.value(), u"../x"_s);
    QVERIFY(!back->stored);
}

void PersonaEditTest::nonsenseIsNoDraft()
{
    QVERIFY(!ui::readDraft(u"k"_s, QString()));
    QVERIFY(!ui::readDraft(u"k"_s, u"no\nlines"_s));
    QVERIFY(!ui::readDraft(u"k"_s, u"2026-03-14T17:04:00Z\nnew\nid\n{not json"_s));
    QVERIFY(!ui::readDraft(u"k"_s, u"yesterday\nnew\nid\n"_s + ui::draftText({}).section(u'\n', 3)));
}

void PersonaEditTest::wordsAreFoundBetweenAnyCommas()
{
    QCOMPARE(ui::wordsIn(u" tea, お茶、books，, tea ;"_s), (QStringList{u"tea"_s, u"お茶"_s, u"books"_s}));
    QCOMPARE(ui::wordsIn(u" , "_s), QStringList());
}

void PersonaEditTest::aReadingGoesWithItsName()
{
    model::PersonaText text;
    ui::setName(text, u"綾"_s, u"あや"_s);
    ui::setNicknames(text, {{u"綾子"_s, u"あやこ"_s}});
    ui::setName(text, u"彩"_s, u"あや"_s);
    ui::setNicknames(text, {{u"彩子"_s, u"あやこ"_s}});

    QCOMPARE(text.readings, (QMap<QString, QString>{{u"彩"_s, u"あや"_s}, {u"彩子"_s, u"あやこ"_s}}));
    QCOMPARE(text.nicknames, QStringList{u"彩子"_s});
}

void PersonaEditTest::emptyRowsAreNoNicknames()
{
    model::PersonaText text;
    ui::setNicknames(text, {{u"A"_s, {}}, {{}, {}}, {u"B"_s, {}}});
    ui::setSampleLines(text, {{{}, {}}, {u"Hello."_s, u"greeting, start"_s}});

    QCOMPARE(text.nicknames, (QStringList{u"A"_s, u"B"_s}));
    QCOMPARE(text.sampleLines.size(), 1);
    QCOMPARE(text.sampleLines.first().topics, (QStringList{u"greeting"_s, u"start"_s}));
}

SUITE_TEST(QCoreApplication, PersonaEditTest)

} // namespace tst_persona_edit

#include "tst_persona_edit.moc"
