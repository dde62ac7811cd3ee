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

/// The window for importing rooms.
class TestImportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGuessIsShownAndCanBeChanged();
    void oneOfManyConversationsIsChosen();
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
    QCOMPARE(second->accessibleName(), u"綾 in the room"_s);
    second->setCurrentIndex(second->findData(int(As::Outsider)));
    dialog.findChild<QLineEdit *>(u"importRoomName"_s)->setText(u" Night  talk "_s);
    QCOMPARE(dialog.wish().people[1].as, As::Outsider);
    QVERIFY(dialog.wish().people[1].companion.isEmpty());
    QCOMPARE(dialog.wish().roomName, u"Night talk"_s);
}

void TestImportDialog::oneOfManyConversationsIsChosen()
{
    ImportDialog single(u"/x"_s, evening(), {}, nullptr);
    single.setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY(single.findChild<QComboBox *>(u"importConversation"_s)->isHidden());

    model::ImportedFile many = evening();
    many.conversations = {{u"Soup"_s, 12}, {u"<b>Boats</b>"_s, 1, QDateTime(QDate(2024, 5, 6), QTime(7, 8))}};
    many.conversation = 1;
    ImportDialog dialog(u"/x"_s, many, {}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy other(&dialog, &ImportDialog::conversationWanted);
    auto *box = dialog.findChild<QComboBox *>(u"importConversation"_s);
    QVERIFY(!box->isHidden());
    QCOMPARE(box->currentIndex(), 1);
    QVERIFY(box->itemText(1).contains(u"<b>Boats</b>"_s));
    QCOMPARE(dialog.wish().conversation, 1);

    Q_EMIT box->activated(1);
    QVERIFY(other.isEmpty());
    Q_EMIT box->activated(0);
    QCOMPARE(other.takeFirst().at(0).toInt(), 0);
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
