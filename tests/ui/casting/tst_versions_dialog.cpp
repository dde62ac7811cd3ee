// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/casting/form_stage.h"
#include "ui/forms/difference_row.h"
#include "ui/forms/form_edits.h"
#include "ui/persona/versions_dialog.h"

#include <QComboBox>
#include <QMenu>
#include <QPointer>
#include <QTextBlock>

namespace tst_versions_dialog {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using ui::DifferenceRow;
using ui::VersionsDialog;

namespace {

model::Persona ayaAt(int revision, const QString &role)
{
    model::Persona persona = samplePersonas().at(2);
    persona.revision = revision;
    persona.texts[Language::English].role = role;
    return persona;
}

/// Newest first, as the studio lists them.
QList<model::PersonaRevision> threeVersions()
{
    return {{ayaAt(3, u"a dry researcher"_s), 1'700'000'300'000},
            {ayaAt(2, u"a kind researcher"_s), 1'700'000'200'000},
            {ayaAt(1, u"a host"_s), 1'700'000'100'000}};
}

struct VersionsStage : FormStage
{
    VersionsStage()
    {
        QList<model::Persona> all = samplePersonas();
        all[2] = ayaAt(3, u"a dry researcher"_s);
        casting.desk().refresh();
        list(all);
        casting.edit(aya());
    }

    void open()
    {
        for (auto *menu : form()->findChildren<QMenu *>())
            for (QAction *action : menu->actions())
                if (action->objectName() == "personaVersions"_L1)
                    action->trigger();
        QTRY_VERIFY(dialog());
        request = port.last();
    }
    void answer(const QList<model::PersonaRevision> &revisions) { request.answer(revisions); }
    VersionsDialog *dialog()
    {
        for (auto *found : form()->findChildren<VersionsDialog *>())
            if (found->isVisible())
                return found;
        return nullptr;
    }
    QComboBox *before() { return dialog()->findChild<QComboBox *>(u"versionBefore"_s); }
    QComboBox *after() { return dialog()->findChild<QComboBox *>(u"versionAfter"_s); }
    QString told() { return dialog()->findChild<QLabel *>(u"versionsState"_s)->text(); }
    QList<DifferenceRow *> rows() { return dialog()->findChildren<DifferenceRow *>(); }
    ui::TextInput *side(const QString &name) { return rows().first()->findChild<ui::TextInput *>(name); }

    OpenCommand request;
};

/// The words of a text that have such a format.
QStringList wordsWith(const ui::TextInput *input, bool (*has)(const QTextCharFormat &))
{
    QStringList words;
    for (QTextBlock block = input->document()->begin(); block.isValid(); block = block.next())
        for (auto piece = block.begin(); !piece.atEnd(); ++piece)
            if (has(piece.fragment().charFormat()))
                words.append(piece.fragment().text());
    return words;
}

} // namespace

/// Versions of a companion side by side.
class VersionsDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLastTwoAreComparedFirst();
    void whatIsNotSavedIsComparedFirst();
    void twoAreChosen();
    void changedWordsAreMarkedWithoutColour();
    void aVersionComesBackAsAnEdit();
    void theSameVersionsSaySo();
    void oneVersionHasNothingToCompare();
    void troubleIsToldPlainly();
    void anAnswerAfterItClosedIsNotTaken();
    void aNewCompanionHasNoVersions();
    void everyControlHasAName();
};

void VersionsDialogTest::theLastTwoAreComparedFirst()
{
    VersionsStage stage;
    stage.open();
    QCOMPARE(stage.port.commands().last(), u"listRevisions companion_aya"_s);
    QVERIFY(!stage.before()->isEnabled());

    stage.answer(threeVersions());

    QVERIFY(stage.before()->currentText().startsWith(u'2'));
    QVERIFY(stage.after()->currentText().startsWith(u'3'));
    QCOMPARE(stage.rows().size(), 1);
    QCOMPARE(stage.side(u"differenceBefore"_s)->toPlainText(), u"a kind researcher"_s);
    QCOMPARE(stage.side(u"differenceAfter"_s)->toPlainText(), u"a dry researcher"_s);
}

void VersionsDialogTest::whatIsNotSavedIsComparedFirst()
{
    VersionsStage stage;
    stage.type(u"personaRole"_s, u"!"_s);
    stage.open();

    stage.answer(threeVersions());

    QCOMPARE(stage.rows().size(), 1);
    QCOMPARE(stage.side(u"differenceAfter"_s)->toPlainText(), u"!a dry researcher"_s);
}

void VersionsDialogTest::twoAreChosen()
{
    VersionsStage stage;
    stage.open();
    stage.answer(threeVersions());

    stage.before()->setCurrentIndex(3);

    QCOMPARE(stage.side(u"differenceBefore"_s)->toPlainText(), u"a host"_s);
}

void VersionsDialogTest::changedWordsAreMarkedWithoutColour()
{
    VersionsStage stage;
    stage.open();
    stage.answer(threeVersions());

    QCOMPARE(wordsWith(stage.side(u"differenceBefore"_s),
                       [](const QTextCharFormat &format) { return format.fontStrikeOut(); }),
             QStringList{u"kind"_s});
    QCOMPARE(wordsWith(stage.side(u"differenceAfter"_s),
                       [](const QTextCharFormat &format) {
                           return format.fontUnderline() && format.fontWeight() == QFont::Bold;
                       }),
             QStringList{u"dry"_s});
    QVERIFY(stage.side(u"differenceBefore"_s)->accessibleDescription().contains(u"kind"_s));
    QVERIFY(stage.side(u"differenceAfter"_s)->accessibleDescription().contains(u"dry"_s));
}

void VersionsDialogTest::aVersionComesBackAsAnEdit()
{
    VersionsStage stage;
    stage.open();
    stage.answer(threeVersions());
    QVERIFY(
        !stage.dialog()->findChild<QPushButton *>(u"versionAfterRestore"_s)->isEnabled()); // is in the form

    stage.dialog()->findChild<QPushButton *>(u"versionBeforeRestore"_s)->click();

    QVERIFY(!stage.dialog());
    QVERIFY(!stage.notice().isEmpty());
    QCOMPARE(stage.written().texts.value(Language::English).role, u"a kind researcher"_s);
    QCOMPARE(stage.written().revision, 3); // the next save is a new revision, nothing is replaced
    QVERIFY(stage.form()->session().edit().isChanged());
    QVERIFY(!stage.port.commands().last().startsWith(u"savePersona"_s));
    stage.form()->session().edit().undoStack().undo();
    QCOMPARE(stage.written().texts.value(Language::English).role, u"a dry researcher"_s);
}

void VersionsDialogTest::theSameVersionsSaySo()
{
    VersionsStage stage;
    stage.open();
    stage.answer(threeVersions());

    stage.before()->setCurrentIndex(stage.after()->currentIndex());

    QVERIFY(stage.rows().isEmpty());
    QVERIFY(!stage.told().isEmpty());
}

void VersionsDialogTest::oneVersionHasNothingToCompare()
{
    VersionsStage stage;
    stage.open();

    stage.answer({{ayaAt(3, u"a dry researcher"_s), 1'700'000'300'000}});

    QVERIFY(stage.rows().isEmpty());
    QVERIFY(!stage.told().isEmpty());
}

void VersionsDialogTest::troubleIsToldPlainly()
{
    VersionsStage stage;
    stage.open();

    stage.request.fail({base::ErrorCode::Storage, u"Disk full."_s, {}});

    QVERIFY(stage.told().contains(u"Disk full."_s));
    QVERIFY(!stage.before()->isEnabled());
}

void VersionsDialogTest::anAnswerAfterItClosedIsNotTaken()
{
    VersionsStage stage;
    ui::PersonaWindow *form = stage.form();
    stage.open();
    const QPointer<VersionsDialog> dialog(stage.dialog());

    dialog->reject();
    QTRY_VERIFY(!dialog);
    stage.request.answer(threeVersions());

    QVERIFY(!form->session().edit().isChanged());
}

void VersionsDialogTest::aNewCompanionHasNoVersions()
{
    FormStage stage;
    stage.casting.newCompanion();

    QList<const QAction *> versions;
    for (auto *menu : stage.form()->findChildren<QMenu *>())
        for (const QAction *action : menu->actions())
            if (action->objectName() == "personaVersions"_L1)
                versions.append(action);
    QCOMPARE(versions.size(), 1);
    QVERIFY(!versions.first()->isEnabled());
}

void VersionsDialogTest::everyControlHasAName()
{
    VersionsStage stage;
    stage.open();
    stage.answer(threeVersions());

    QVERIFY(!stage.rows().isEmpty());
    QCOMPARE(namelessControls(*stage.dialog()), QString());
}

SUITE_TEST(QApplication, VersionsDialogTest)

} // namespace tst_versions_dialog

#include "tst_versions_dialog.moc"
