// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_shelf_port.h"
#include "tests/ui/casting/import_talk.h"
#include "ui/imports/import_words.h"

namespace tst_import_books {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using Outcome = ui::ImportRecord::Outcome;

namespace {

const QByteArray kBook = R"({"entries":{"0":{"key":["storm"],"comment":"S","content":"Vesna"}}})";

/// A character card that names a lorebook.
QByteArray linkedCard(const QByteArray &name, const QByteArray &book)
{
    const QByteArray card = R"({"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"NAME",
"description":"d","extensions":{"world":"BOOK"}}})";
    return QByteArray(card).replace("NAME", name).replace("BOOK", book);
}

QStringList booksOf(const AnsweringPort &port, const QString &id)
{
    QStringList names;
    for (const model::LoreBook &book : port.library.value(id).lore)
        names.append(book.name);
    return names;
}

} // namespace

/// Lorebooks among imported files.
class ImportBooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBookGoesToTheCompanionBesideIt();
    void aBookThatIsThereIsNotAddedAgain();
    void aBookWithATakenNameGetsANumber();
    void aBookAloneIsRefusedWithAWayOn();
    void aBookBesideSeveralIsRefused();
    void cardsBringTheBooksThatTheyName();
    void cancellingLeavesBooksUnread();
    void aBookOfNobodyStandsOnTheShelf();
    void theShelfTakesATwinOnce();
};

void ImportBooksTest::aBookGoesToTheCompanionBesideIt()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    ImportTalk talk(port);

    QVERIFY(talk.take({writeFile(folder, u"Coast.json"_s, kBook),
                       writeFile(folder, u"ren.json"_s, cardOf(u"companion_ren"_s, u"Ren"_s))}));

    QCOMPARE(talk.outcomes(), (QList<Outcome>{Outcome::Added, Outcome::Lorebook}));
    QCOMPARE(talk.records.last().name, u"Ren"_s);
    QCOMPARE(talk.records.last().file, u"Coast.json"_s);
    QVERIFY(!talk.records.last().report.isEmpty());
    QCOMPARE(ui::outcomeText(talk.records.last()), u"Added as a lorebook of Ren"_s);
    QCOMPARE(booksOf(port, u"companion_ren"_s).last(), u"Coast"_s);
    QCOMPARE(talk.progress.last(), std::pair(2, 2));
}

void ImportBooksTest::aBookThatIsThereIsNotAddedAgain()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    const QStringList files{writeFile(folder, u"Coast.json"_s, kBook),
                            writeFile(folder, u"again/Coast.json"_s, kBook),
                            writeFile(folder, u"ren.json"_s, linkedCard("Ren", {}))};
    ImportTalk talk(port);

    QVERIFY(talk.take(files));

    QCOMPARE(talk.outcomes(), (QList<Outcome>{Outcome::Added, Outcome::Lorebook, Outcome::LorebookKnown}));
    QCOMPARE(booksOf(port, u"companion_ren"_s), QStringList{u"Coast"_s});
}

void ImportBooksTest::aBookWithATakenNameGetsANumber()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    ImportTalk talk(port);

    QVERIFY(talk.take({writeFile(folder, u"Coast.json"_s, kBook),
                       writeFile(folder, u"b/Coast.json"_s, QByteArray(kBook).replace("Vesna", "Ivo")),
                       writeFile(folder, u"ren.json"_s, linkedCard("Ren", {}))}));

    QCOMPARE(booksOf(port, u"companion_ren"_s), (QStringList{u"Coast"_s, u"Coast 2"_s}));
    const model::CardNote note = talk.records.last().report.value(0);
    QVERIFY2(
        note.text.contains(u"Another lorebook is already called “Coast”, so this one is called “Coast 2”"_s),
        qPrintable(note.text));
}

void ImportBooksTest::aBookAloneIsRefusedWithAWayOn()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    ImportTalk talk(port);

    QVERIFY(talk.take({writeFile(folder, u"Coast.json"_s, kBook)}));

    QCOMPARE(talk.outcomes(), QList<Outcome>{Outcome::Refused});
    QVERIFY(talk.records.first().reason.contains(u"together with a companion card"_s));
}

void ImportBooksTest::aBookBesideSeveralIsRefused()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    ImportTalk talk(port);

    QVERIFY(talk.take({writeFile(folder, u"Coast.json"_s, kBook),
                       writeFile(folder, u"ren.json"_s, linkedCard("Ren", {})),
                       writeFile(folder, u"ida.json"_s, linkedCard("Ida", {}))}));

    QCOMPARE(talk.outcomes().last(), Outcome::Refused);
    QVERIFY(talk.records.last().reason.contains(u"several companions"_s));
}

void ImportBooksTest::cardsBringTheBooksThatTheyName()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    writeFile(folder, u"st/characters/ren.json"_s, linkedCard("Ren", "Coast of Salt"));
    writeFile(folder, u"st/characters/ida.json"_s, linkedCard("Ida", "Coast of Salt"));
    writeFile(folder, u"st/characters/mira.json"_s, linkedCard("Mira", "Nowhere"));
    writeFile(folder, u"st/worlds/Coast of Salt.json"_s, kBook);
    writeFile(folder, u"st/worlds/Other.json"_s, kBook);
    ImportTalk talk(port);

    QVERIFY(talk.take({folder.filePath(u"st"_s)}));

    QCOMPARE(talk.records.size(), 5);
    QCOMPARE(talk.records.at(3).outcome, Outcome::Lorebook);
    QCOMPARE(talk.records.at(4).outcome, Outcome::Refused);
    QVERIFY(talk.records.at(4).reason.contains(u"None of the imported cards names this lorebook"_s));
    QCOMPARE(booksOf(port, u"companion_ren"_s), QStringList{u"Coast of Salt"_s});
    QCOMPARE(booksOf(port, u"companion_ida"_s), QStringList{u"Coast of Salt"_s});
    QCOMPARE(booksOf(port, u"companion_mira"_s), QStringList());
}

void ImportBooksTest::cancellingLeavesBooksUnread()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    ImportTalk talk(port);
    talk.onRecord = [&talk] { talk.import.cancel(); };

    QVERIFY(talk.take({writeFile(folder, u"Coast.json"_s, kBook),
                       writeFile(folder, u"ren.json"_s, linkedCard("Ren", {}))}));

    QCOMPARE(talk.outcomes(), (QList<Outcome>{Outcome::Added, Outcome::Unread}));
    QCOMPARE(booksOf(port, u"companion_ren"_s), QStringList());
}

void ImportBooksTest::aBookOfNobodyStandsOnTheShelf()
{
    AnsweringPort port;
    FakeShelfPort shelf;
    const QTemporaryDir folder;
    ImportTalk talk(port);
    talk.import.offerShelf(shelf);
    QSignalSpy finished(&talk.import, &ui::PersonaImport::finished);

    talk.import.add({writeFile(folder, u"Coast.json"_s, kBook),
                     writeFile(folder, u"Port.json"_s, QByteArray(kBook).replace("Vesna", "Ivo"))});
    QTRY_COMPARE(shelf.commands(), QStringList{u"list"_s});
    shelf.list({{.id = base::LorebookId(u"b1"_s), .book = {.name = u"Coast"_s}}});
    QCOMPARE(shelf.saved().last().book.name, u"Coast 2"_s); // the other one is another book
    shelf.keep(u"b2"_s);
    QTRY_COMPARE(shelf.saved().size(), 2);
    QCOMPARE(shelf.saved().last().book.name, u"Port"_s);
    shelf.keep(u"b3"_s);
    QTRY_COMPARE(finished.size(), 1);

    QCOMPARE(talk.outcomes(), (QList<Outcome>{Outcome::Lorebook, Outcome::Lorebook}));
    QCOMPARE(ui::outcomeText(talk.records.first()),
             u"Added as a lorebook without a companion. Choose it in a room’s settings."_s);
    QVERIFY(talk.records.first().report.first().text.contains(u"“Coast 2”"_s));
    QVERIFY(!shelf.saved().last().everywhere);
}

void ImportBooksTest::theShelfTakesATwinOnce()
{
    AnsweringPort port;
    FakeShelfPort shelf;
    const QTemporaryDir folder;
    const QString file = writeFile(folder, u"Coast.json"_s, kBook);
    ImportTalk talk(port);
    talk.import.offerShelf(shelf);
    QSignalSpy finished(&talk.import, &ui::PersonaImport::finished);

    talk.import.add({file, writeFile(folder, u"again/Coast.json"_s, kBook)});
    QTRY_COMPARE(shelf.commands().size(), 1);
    shelf.list({});
    shelf.keep(u"b1"_s);
    QTRY_COMPARE(finished.size(), 1);

    QCOMPARE(talk.outcomes(), (QList<Outcome>{Outcome::Lorebook, Outcome::LorebookKnown}));
    QCOMPARE(ui::outcomeText(talk.records.last()), u"You already have this lorebook"_s);
    QCOMPARE(shelf.saved().size(), 1);
}

SUITE_TEST(QCoreApplication, ImportBooksTest)

} // namespace tst_import_books

#include "tst_import_books.moc"
