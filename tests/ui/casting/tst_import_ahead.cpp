// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_persona_port.h"
#include "ui/imports/import_ahead.h"

#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

namespace tst_import_ahead {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::ImportAhead;
using ui::ImportFile;
using ui::PreparedImport;

namespace {

/// Answers on request, in any order.
class SlowPort : public FakePersonaPort
{
public:
    void readPersona(const QByteArray &file, base::Then<ports::ReadPersona> then) override
    {
        FakePersonaPort::readPersona(file, then);
        open.insert(QString::fromUtf8(file), then);
    }
    void answer(const QString &file)
    {
        ports::ReadPersona read;
        read.persona.id = base::ParticipantId(u"companion_"_s + file);
        giveAnswer(open.value(file), read);
    }
    void refuse(const QString &file)
    {
        giveAnswer(open.value(file), base::failure(base::ErrorCode::InvalidInput, u"No card."_s));
    }

    QHash<QString, base::Then<ports::ReadPersona>> open;
};

QList<ImportFile> filesIn(const QTemporaryDir &folder, int count)
{
    QList<ImportFile> files;
    for (int i = 0; i < count; ++i) {
        const QString name = QString(QChar(u'a' + i));
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(name.toUtf8());
        files.append({file.fileName(), name});
    }
    return files;
}

/// Everything started is over, and reported.
void settle()
{
    for (int i = 0; i < 3; ++i) {
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
    }
}

/// The results, as "a b", or "a!" for a refused file.
QString come(const QSignalSpy &ready)
{
    QStringList all;
    for (const auto &signal : ready) {
        const auto one = signal.first().value<PreparedImport>();
        all.append(one.file.shown + (one.refusal ? u"!"_s : QString()));
    }
    return all.join(u' ');
}

} // namespace

class ImportAheadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesComeInTheirOrderWhateverIsReadFirst();
    void onlyAFewAreReadAhead();
    void whatIsNoCardComesInItsPlace();
    void nothingComesAfterItWasCleared();
    void itMayEndWhileFilesAreRead();
};

void ImportAheadTest::filesComeInTheirOrderWhateverIsReadFirst()
{
    const QTemporaryDir folder;
    SlowPort port;
    ImportAhead ahead(port, nullptr);
    QSignalSpy ready(&ahead, &ImportAhead::ready);
    ahead.add(filesIn(folder, 3));
    QTRY_COMPARE(port.open.size(), 3);

    ahead.take();
    port.answer(u"c"_s);
    port.answer(u"b"_s);
    settle();
    QCOMPARE(come(ready), QString());
    port.answer(u"a"_s);
    QTRY_COMPARE(come(ready), u"a"_s);
    ahead.take();
    QTRY_COMPARE(come(ready), u"a b"_s);
    settle();
    QCOMPARE(come(ready), u"a b"_s); // nobody has asked for the next file
    ahead.take();
    QTRY_COMPARE(come(ready), u"a b c"_s);
}

void ImportAheadTest::onlyAFewAreReadAhead()
{
    const QTemporaryDir folder;
    SlowPort port;
    ImportAhead ahead(port, nullptr);
    QSignalSpy ready(&ahead, &ImportAhead::ready);
    ahead.add(filesIn(folder, 9));
    QTRY_COMPARE(port.open.size(), 4);
    settle();
    QCOMPARE(port.open.size(), 4);

    ahead.take();
    port.answer(u"a"_s);
    QTRY_COMPARE(ready.size(), 1);
    QTRY_COMPARE(port.open.size(), 5);
}

void ImportAheadTest::whatIsNoCardComesInItsPlace()
{
    const QTemporaryDir folder;
    SlowPort port;
    ImportAhead ahead(port, nullptr);
    QSignalSpy ready(&ahead, &ImportAhead::ready);
    QList<ImportFile> files = filesIn(folder, 2);
    files.insert(1, {folder.filePath(u"none"_s), u"none"_s});
    ahead.add(files);
    QTRY_COMPARE(port.open.size(), 2);
    port.refuse(u"a"_s);
    port.answer(u"b"_s);

    for (int i = 1; i <= 3; ++i) {
        ahead.take();
        QTRY_COMPARE(ready.size(), i);
    }
    QCOMPARE(come(ready), u"a! none! b"_s);
}

void ImportAheadTest::nothingComesAfterItWasCleared()
{
    const QTemporaryDir folder;
    SlowPort port;
    ImportAhead ahead(port, nullptr);
    QSignalSpy ready(&ahead, &ImportAhead::ready);
    ahead.add(filesIn(folder, 2));
    ahead.take();
    QTRY_COMPARE(port.open.size(), 2);
    ahead.clear();
    port.answer(u"a"_s);
    port.refuse(u"b"_s);
    settle();
    QCOMPARE(ready.size(), 0);

    ahead.add(filesIn(folder, 1)); // and it can start again
    ahead.take();
    ahead.clear();
    settle();
    QCOMPARE(ready.size(), 0);
}

void ImportAheadTest::itMayEndWhileFilesAreRead()
{
    const QTemporaryDir folder;
    SlowPort port;
    auto ahead = std::make_unique<ImportAhead>(port, nullptr);
    ahead->add(filesIn(folder, 4));
    ahead->take();
    ahead.reset();
    settle();
    QVERIFY(port.open.isEmpty());
}

SUITE_TEST(QApplication, ImportAheadTest)

} // namespace tst_import_ahead

#include "tst_import_ahead.moc"
