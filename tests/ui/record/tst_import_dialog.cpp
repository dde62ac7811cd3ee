// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/record/import_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

namespace tst_import_dialog {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using ui::ImportDialog;
using As = model::ImportedPerson::As;

namespace {

const ParticipantId kAya(u"companion_aya"_s);

model::ImportedFile evening()
{
    model::ImportedFile file;
    file.roomName = u"Evening"_s;
    file.messages = 12;
    file.people = {{.name = u"Mika"_s, .messages = 5, .as = As::Me},
                   {.name = u"綾"_s, .messages = 6, .as = As::Companion, .companion = kAya},
                   {.name = u"<b>Bot</b>"_s, .messages = 1, .as = As::NewCompanion}};
    file.first = {{u"Mika"_s, u"Good evening."_s}, {u"綾"_s, u"こんばんは。"_s}};
    file.report = {{model::CardNote::Fate::Ignored, u"extra"_s, u"Left out."_s}};
    return file;
}

} // namespace

/// The window of rooms that come in.
class TestImportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGuessIsShownAndCanBeChanged();
    void anImportRunsAndEnds();
    void closingWithdrawsIt();
    void everyControlHasAName();
};

void TestImportDialog::theGuessIsShownAndCanBeChanged()
{
    ImportDialog dialog(u"/x"_s, evening(), {{kAya, u"Aya"_s}}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QCOMPARE(dialog.wish().people, evening().people);
    auto *second = dialog.findChild<QComboBox *>(u"importPerson1"_s);
    QCOMPARE(second->currentText(), u"Aya"_s);
    QCOMPARE(second->accessibleName(), u"Who 綾 is"_s);
    second->setCurrentIndex(second->findData(int(As::Outsider)));
    dialog.findChild<QLineEdit *>(u"importRoomName"_s)->setText(u" Night  talk "_s);
    QCOMPARE(dialog.wish().people[1].as, As::Outsider);
    QVERIFY(dialog.wish().people[1].companion.isEmpty());
    QCOMPARE(dialog.wish().roomName, u"Night talk"_s);
}

void TestImportDialog::anImportRunsAndEnds()
{
    ImportDialog dialog(u"/x"_s, evening(), {}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy wanted(&dialog, &ImportDialog::importWanted);
    QSignalSpy opened(&dialog, &ImportDialog::openWanted);
    auto *go = dialog.findChild<QPushButton *>(u"importGo"_s);
    go->click();
    QCOMPARE(wanted.count(), 1);
    QVERIFY(!go->isEnabled());
    dialog.fail(u"The file is damaged."_s);
    QVERIFY(go->isEnabled());
    QCOMPARE(dialog.findChild<QLabel *>(u"importState"_s)->text(), u"The file is damaged."_s);
    go->click();
    dialog.finish({});
    go->click();
    QCOMPARE(wanted.count(), 2);
    QCOMPARE(opened.count(), 1);
}

void TestImportDialog::closingWithdrawsIt()
{
    ImportDialog dialog(u"/x"_s, evening(), {}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy cancelled(&dialog, &ImportDialog::cancelWanted);
    dialog.reject();
    QCOMPARE(cancelled.count(), 0); // nothing runs
    dialog.findChild<QPushButton *>(u"importGo"_s)->click();
    dialog.reject();
    QCOMPARE(cancelled.count(), 1);
}

void TestImportDialog::everyControlHasAName()
{
    const ImportDialog dialog(u"/x"_s, evening(), {{kAya, u"Aya"_s}}, nullptr);

    QCOMPARE(tests::namelessControls(dialog), QString());
}

SUITE_TEST(QApplication, TestImportDialog)

} // namespace tst_import_dialog

#include "tst_import_dialog.moc"
