// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/casting/import_talk.h"

#include <QBuffer>
#include <QImage>

#include <unistd.h>

namespace tst_persona_import {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::ImportChoice;
using Outcome = ui::ImportRecord::Outcome;

namespace {

QByteArray somePng()
{
    QImage image(600, 900, QImage::Format_RGB32);
    image.fill(Qt::darkCyan);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

/// Cards on their way into the library, one after another, against an answering studio.
class PersonaImportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesComeInOneAfterAnother();
    void aFolderIsLookedThroughWithAllBelowIt();
    void hiddenFoldersAndLinksAreLeftAlone();
    void badFilesAmongGoodOnesAreNamedWithTheirReason();
    void aFileThatIsTooLargeIsNotRead();
    void aPipeIsNotWaitedFor();
    void nothingIsReplacedUnasked();
    void whoIsReplacedKeepsWhatACardHasNoPlaceFor();
    void keepingBothMakesANewId();
    void leavingItStoresNothing();
    void oneAnswerCanBeForAllOthers();
    void twoFilesWithOneIdAreAskedAbout();
    void theSameFileTwiceIsToldAsSuch();
    void anotherFileOfTheSameCompanionIsAskedAbout();
    void cancellingLeavesTheRestUnread();
    void cancellingAQuestionLeavesThingsAsTheyAre();
    void filesThatAreDroppedMeanwhileComeInToo();
    void aPortraitIsMadeSmall();
    void aPortraitThatCannotBeReadIsAWarning();
    void theFileItselfIsKeptWhereItHoldsMore();
    void aThousandCardsEndInAThousandRecords();
};

void PersonaImportTest::filesComeInOneAfterAnother()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    QStringList files;
    for (const QString &name : {u"aya"_s, u"ren"_s, u"mika"_s})
        files.append(writeFile(folder, name + u".json"_s, cardOf(u"companion_"_s + name, name)));
    ImportTalk talk(port);

    QVERIFY(talk.take(files));

    QCOMPARE(talk.outcomes(), QList<Outcome>(3, Outcome::Added));
    QCOMPARE(talk.records.at(1).file, u"ren.json"_s);
    QCOMPARE(talk.records.at(1).id.value(), u"companion_ren"_s);
    QCOMPARE(talk.records.at(1).name, u"ren"_s);
    QCOMPARE(port.library.size(), 3);
    QVERIFY2(port.mostStored <= 2, QByteArray::number(port.mostStored));
    QVERIFY2(port.mostOpen <= 6, QByteArray::number(port.mostOpen)); // it reads a few ahead
    QCOMPARE(talk.progress.first(), std::pair(0, 0));                // files are being searched
    QCOMPARE(talk.progress.last(), std::pair(3, 3));
}

void PersonaImportTest::aFolderIsLookedThroughWithAllBelowIt()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    writeFile(folder, u"cards/one.json"_s, cardOf(u"companion_one"_s, u"One"_s));
    writeFile(folder, u"cards/deep/er/TWO.JSON"_s, cardOf(u"companion_two"_s, u"Two"_s));
    writeFile(folder, u"cards/deep/readme.txt"_s, "not a card");
    ImportTalk talk(port);

    QVERIFY(talk.take({folder.filePath(u"cards"_s)}));

    QCOMPARE(talk.outcomes(), QList<Outcome>(2, Outcome::Added));
    QCOMPARE(talk.records.at(0).file, u"cards/deep/er/TWO.JSON"_s);
    QCOMPARE(talk.records.at(1).file, u"cards/one.json"_s);
}

void PersonaImportTest::hiddenFoldersAndLinksAreLeftAlone()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    const QTemporaryDir elsewhere;
    writeFile(folder, u"one.json"_s, cardOf(u"companion_one"_s, u"One"_s));
    writeFile(folder, u".hidden/two.json"_s, cardOf(u"companion_two"_s, u"Two"_s));
    writeFile(folder, u".three.json"_s, cardOf(u"companion_three"_s, u"Three"_s));
    const QString far = writeFile(elsewhere, u"four.json"_s, cardOf(u"companion_four"_s, u"Four"_s));
    QVERIFY(QFile::link(elsewhere.path(), folder.filePath(u"away"_s)));
    QVERIFY(QFile::link(far, folder.filePath(u"four.json"_s)));
    QVERIFY(QFile::link(folder.path(), folder.filePath(u"round"_s)));
    ImportTalk talk(port);

    QVERIFY(talk.take({folder.path()}));

    QCOMPARE(talk.records.size(), 1);
    QCOMPARE(talk.records.first().id.value(), u"companion_one"_s);
}

void PersonaImportTest::badFilesAmongGoodOnesAreNamedWithTheirReason()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    const QStringList files{writeFile(folder, u"1.json"_s, cardOf(u"companion_one"_s, u"One"_s)),
                            writeFile(folder, u"2.json"_s, "{broken"),
                            writeFile(folder, u"3.png"_s, "no picture"),
                            writeFile(folder, u"4.json"_s, {}),
                            folder.filePath(u"gone.json"_s),
                            writeFile(folder, u"5.json"_s, cardOf(u"companion_five"_s, u"Five"_s))};
    ImportTalk talk(port);

    QVERIFY(talk.take(files));

    QCOMPARE(talk.outcomes(), (QList<Outcome>{Outcome::Added, Outcome::Refused, Outcome::Refused,
                                              Outcome::Refused, Outcome::Refused, Outcome::Added}));
    for (const ui::ImportRecord &record : talk.records)
        QCOMPARE(record.reason.isEmpty(), record.outcome == Outcome::Added);
    QCOMPARE(talk.records.at(4).file, u"gone.json"_s);
}

void PersonaImportTest::aFileThatIsTooLargeIsNotRead()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    const QString path = writeFile(folder, u"huge.png"_s, "x");
    QVERIFY(QFile::resize(path, 32 * 1024 * 1024 + 1)); // a sparse file: no byte of it is on the disk
    ImportTalk talk(port);

    QVERIFY(talk.take({path}));

    QCOMPARE(talk.outcomes(), QList<Outcome>{Outcome::Refused});
    QVERIFY(!port.commands().contains(u"readPersona"_s));
}

void PersonaImportTest::aPipeIsNotWaitedFor()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"pipe.json"_s);
    QCOMPARE(::system(qPrintable(u"mkfifo '%1'"_s.arg(path))), 0);
    ImportTalk talk(port);

    QVERIFY(talk.take({path}));

    QCOMPARE(talk.outcomes(), QList<Outcome>{Outcome::Refused});
}

void PersonaImportTest::nothingIsReplacedUnasked()
{
    AnsweringPort port;
    port.library.insert(u"companion_aya"_s, named(u"companion_aya"_s, u"Aya"_s));
    const QTemporaryDir folder;
    const QString file = writeFile(folder, u"a.json"_s, cardOf(u"companion_aya"_s, u"Aya the second"_s));
    ImportTalk talk(port);

    talk.import.add({file});
    QTRY_COMPARE(talk.conflicts.size(), 1);

    QCOMPARE(port.imports.size(), 0);
    QCOMPARE(talk.ends, 0);
    const ui::ImportConflict conflict = talk.conflicts.first();
    QCOMPARE(conflict.file, u"a.json"_s);
    QCOMPARE(conflict.others, 0);
    QCOMPARE(conflict.differences.size(), 1);
    QCOMPARE(conflict.differences.first().field, persona::Field::Name);
    QCOMPARE(conflict.differences.first().after, u"Aya the second"_s);
}

void PersonaImportTest::whoIsReplacedKeepsWhatACardHasNoPlaceFor()
{
    AnsweringPort port;
    model::Persona aya = named(u"companion_aya"_s, u"Aya"_s);
    aya.revision = 4;
    aya.notes = u"mine"_s;
    aya.voice.rate = 0.3;
    port.library.insert(u"companion_aya"_s, aya);
    const QTemporaryDir folder;
    ImportTalk talk(port);
    talk.onConflict = [&] { talk.import.answer(ImportChoice::Replace, false); };

    QVERIFY(talk.take({writeFile(folder, u"a.json"_s, cardOf(u"companion_aya"_s, u"Aya the second"_s))}));

    QCOMPARE(talk.outcomes(), QList<Outcome>{Outcome::Replaced});
    const model::Persona stored = port.library.value(u"companion_aya"_s);
    QCOMPARE(stored.revision, 5);
    QCOMPARE(stored.notes, u"mine"_s);
    QCOMPARE(stored.voice.rate, 0.3);
    QCOMPARE(stored.texts.value(model::Language::English).name, u"Aya the second"_s);
}

void PersonaImportTest::keepingBothMakesANewId()
{
    AnsweringPort port;
    const model::Persona aya = named(u"companion_aya"_s, u"Aya"_s);
    port.library.insert(u"companion_aya"_s, aya);
    const QTemporaryDir folder;
    ImportTalk talk(port);
    talk.onConflict = [&] { talk.import.answer(ImportChoice::KeepBoth, false); };

    QVERIFY(talk.take({writeFile(folder, u"a.json"_s, cardOf(u"companion_aya"_s, u"Other"_s))}));

    QCOMPARE(talk.outcomes(), QList<Outcome>{Outcome::Renamed});
    QCOMPARE(port.library.size(), 2);
    QCOMPARE(port.library.value(u"companion_aya"_s), aya);
    QCOMPARE(talk.records.first().id.value(), u"companion_other"_s);
}

void PersonaImportTest::leavingItStoresNothing()
{
    AnsweringPort port;
    port.library.insert(u"companion_aya"_s, named(u"companion_aya"_s, u"Aya"_s));
    const QTemporaryDir folder;
    ImportTalk talk(port);
    talk.onConflict = [&] { talk.import.answer(ImportChoice::Skip, false); };

    QVERIFY(talk.take({writeFile(folder, u"a.json"_s, cardOf(u"companion_aya"_s, u"Other"_s))}));

    QCOMPARE(talk.outcomes(), QList<Outcome>{Outcome::Skipped});
    QCOMPARE(port.imports.size(), 0);
}

void PersonaImportTest::oneAnswerCanBeForAllOthers()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    QStringList files;
    for (int number = 0; number < 5; ++number) {
        const QString id = u"companion_n%1"_s.arg(number);
        port.library.insert(id, named(id, u"Old"_s));
        files.append(writeFile(folder, u"%1.json"_s.arg(number), cardOf(id, u"New"_s)));
    }
    files.insert(2, writeFile(folder, u"fresh.json"_s, cardOf(u"companion_fresh"_s, u"Fresh"_s)));
    ImportTalk talk(port);
    talk.onConflict = [&] { talk.import.answer(ImportChoice::Replace, talk.conflicts.size() == 2); };

    QVERIFY(talk.take(files));

    QCOMPARE(talk.conflicts.size(), 2);
    QCOMPARE(talk.conflicts.first().others, 4);
    QCOMPARE(talk.records.first().id.value(), u"companion_fresh"_s); // a conflict comes last
    QCOMPARE(talk.outcomes().count(Outcome::Replaced), 5);
}

void PersonaImportTest::twoFilesWithOneIdAreAskedAbout()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    writeFile(folder, u"1.json"_s, cardOf(u"companion_aya"_s, u"Aya"_s));
    writeFile(folder, u"2.json"_s, cardOf(u"companion_aya"_s, u"Another"_s));
    ImportTalk talk(port);
    talk.onConflict = [&] { talk.import.answer(ImportChoice::Skip, false); };

    QVERIFY(talk.take({folder.path()}));

    QCOMPARE(talk.outcomes(), (QList<Outcome>{Outcome::Added, Outcome::Skipped}));
    QCOMPARE(port.library.value(u"companion_aya"_s).texts.value(model::Language::English).name, u"Aya"_s);
}

void PersonaImportTest::theSameFileTwiceIsToldAsSuch()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    const QStringList files{writeFile(folder, u"1.json"_s, cardOf(u"companion_aya"_s, u"Aya"_s)),
                            writeFile(folder, u"2.json"_s, cardOf(u"companion_aya"_s, u"Aya"_s))};
    ImportTalk talk(port);

    QVERIFY(talk.take(files));

    QCOMPARE(talk.outcomes(), (QList<Outcome>{Outcome::Added, Outcome::Known}));
    QCOMPARE(talk.records.last().id.value(), u"companion_aya"_s); // lorebooks and groups search for it
    QCOMPARE(port.imports.size(), 1);
}

/// The studio reads the same companion, but the file differs.
void PersonaImportTest::anotherFileOfTheSameCompanionIsAskedAbout()
{
    AnsweringPort port;
    port.keepsSource = true;
    const QTemporaryDir folder;
    ImportTalk talk(port);
    talk.onConflict = [&] { talk.import.answer(ImportChoice::Skip, false); };

    QVERIFY(talk.take({writeFile(folder, u"1.json"_s, cardOf(u"companion_aya"_s, u"Aya"_s)),
                       writeFile(folder, u"2.json"_s, cardOf(u"companion_aya"_s, u"Aya"_s) + "\n")}));

    QCOMPARE(talk.conflicts.size(), 1);
    QVERIFY(talk.conflicts.first().hasOtherRest);
    QVERIFY(talk.conflicts.first().differences.isEmpty());
}

void PersonaImportTest::cancellingLeavesTheRestUnread()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    for (int number = 0; number < 50; ++number) {
        const QString name = u"n%1"_s.arg(number, 2, 10, QChar(u'0'));
        writeFile(folder, name + u".json"_s, cardOf(u"companion_"_s + name, name));
    }
    ImportTalk talk(port);
    talk.onRecord = [&] {
        if (talk.records.size() == 7)
            talk.import.cancel();
    };

    QVERIFY(talk.take({folder.path()}));

    QCOMPARE(talk.records.size(), 50);
    const qsizetype added = talk.outcomes().count(Outcome::Added);
    QVERIFY2(added == 7 || added == 8, QByteArray::number(added)); // one may be on its way to the disk
    QCOMPARE(talk.outcomes().mid(added), QList<Outcome>(50 - added, Outcome::Unread));
    QCOMPARE(port.library.size(), added);
}

void PersonaImportTest::cancellingAQuestionLeavesThingsAsTheyAre()
{
    AnsweringPort port;
    port.library.insert(u"companion_aya"_s, named(u"companion_aya"_s, u"Aya"_s));
    const QTemporaryDir folder;
    ImportTalk talk(port);
    talk.onConflict = [&] {
        talk.import.cancel();
        talk.import.answer(ImportChoice::Replace, true); // too late
    };

    QVERIFY(talk.take({writeFile(folder, u"a.json"_s, cardOf(u"companion_aya"_s, u"Other"_s))}));

    QCOMPARE(talk.outcomes(), QList<Outcome>{Outcome::Skipped});
    QCOMPARE(port.imports.size(), 0);
}

void PersonaImportTest::filesThatAreDroppedMeanwhileComeInToo()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    const QString second = writeFile(folder, u"2.json"_s, cardOf(u"companion_two"_s, u"Two"_s));
    ImportTalk talk(port);
    talk.onRecord = [&] {
        if (talk.records.size() == 1)
            talk.import.add({second});
    };

    QVERIFY(talk.take({writeFile(folder, u"1.json"_s, cardOf(u"companion_one"_s, u"One"_s))}));

    QCOMPARE(talk.outcomes(), QList<Outcome>(2, Outcome::Added));
    QCOMPARE(talk.progress.last(), std::pair(2, 2));
}

void PersonaImportTest::aPortraitIsMadeSmall()
{
    AnsweringPort port;
    port.picture = somePng();
    const QTemporaryDir folder;
    ImportTalk talk(port);

    QVERIFY(talk.take({writeFile(folder, u"1.json"_s, cardOf(u"companion_one"_s, u"One"_s))}));

    QCOMPARE(port.imports.size(), 1);
    const QImage stored = QImage::fromData(port.imports.first().picture, "PNG");
    QCOMPARE(stored.size(), QSize(512, 512));
}

void PersonaImportTest::aPortraitThatCannotBeReadIsAWarning()
{
    AnsweringPort port;
    port.picture = somePng().left(200);
    const QTemporaryDir folder;
    ImportTalk talk(port);

    QVERIFY(talk.take({writeFile(folder, u"1.json"_s, cardOf(u"companion_one"_s, u"One"_s))}));

    QCOMPARE(talk.outcomes(), QList<Outcome>{Outcome::Added});
    QVERIFY(port.imports.first().picture.isEmpty());
    QCOMPARE(talk.records.first().report.last().fate, model::CardNote::Fate::Warning);
}

void PersonaImportTest::theFileItselfIsKeptWhereItHoldsMore()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    const QByteArray card = cardOf(u"companion_one"_s, u"One"_s);
    const QString file = writeFile(folder, u"1.json"_s, card);
    {
        ImportTalk plain(port);
        QVERIFY(plain.take({file}));
    }
    port.library.clear();
    port.keepsSource = true;
    ImportTalk talk(port);

    QVERIFY(talk.take({file}));

    QVERIFY(port.imports.first().source.isEmpty());
    QCOMPARE(port.imports.last().source, card);
}

void PersonaImportTest::aThousandCardsEndInAThousandRecords()
{
    AnsweringPort port;
    const QTemporaryDir folder;
    for (int number = 0; number < 1000; ++number) {
        const QString name = u"n%1"_s.arg(number);
        writeFile(folder, name + u".json"_s,
                  number % 10 == 9 ? QByteArray("[]") : cardOf(u"companion_"_s + name, name));
    }
    ImportTalk talk(port);

    QVERIFY(talk.take({folder.path()}));

    QCOMPARE(talk.records.size(), 1000);
    QCOMPARE(talk.outcomes().count(Outcome::Added), 900);
    QCOMPARE(talk.outcomes().count(Outcome::Refused), 100);
    QVERIFY2(port.mostStored <= 2, QByteArray::number(port.mostStored));
    QVERIFY2(port.mostOpen <= 6, QByteArray::number(port.mostOpen)); // it reads a few ahead
}

SUITE_TEST(QCoreApplication, PersonaImportTest)

} // namespace tst_persona_import

#include "tst_persona_import.moc"
