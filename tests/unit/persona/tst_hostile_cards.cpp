// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_file.h"
#include "core/persona/card/charx.h"
#include "core/persona/card/png_card.h"
#include "tests/support/card_files/hostile_cards.h"
#include "tests/support/rounds.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr qint64 kMostKilobytes = 4 * 64 * 1024; // the sanitizer's padding of each allocation counts too
#else
constexpr qint64 kMostKilobytes = 64 * 1024;
#endif

/// A line of /proc/self/status, in kilobytes.
qint64 statusKilobytes(const QByteArray &name)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.mid(name.size() + 1).trimmed().split(' ').first().toLongLong();
    }
    return -1;
}

/// The process that measures a file: reports whether the file was refused, and how much more memory there was
/// at the peak than with the file alone.
int weigh(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 2;
    QByteArray bytes(file.size(), Qt::Uninitialized);
    if (file.read(bytes.data(), bytes.size()) != bytes.size())
        return 2;
    (void)persona::readCard("{}"); // loads what is loaded only once
    QFile peak(u"/proc/self/clear_refs"_s);
    if (!peak.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || peak.write("5") != 1)
        return 2;
    const qint64 before = statusKilobytes("VmRSS");
    (void)persona::readPngCard(bytes);
    (void)persona::readCharx(bytes);
    const bool isRefused = !persona::readCard(bytes);
    std::printf("%d %lld\n", int(isRefused), static_cast<long long>(statusKilobytes("VmHWM") - before));
    return 0;
}

} // namespace

/// No file costs the program that refuses it much.
class TestHostileCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRefusedFileTakesLittleMemory_data();
    void aRefusedFileTakesLittleMemory();
};

void TestHostileCards::aRefusedFileTakesLittleMemory_data()
{
    QTest::addColumn<int>("index");
    const auto cards = hostileCards() + hostileJson();
    for (int i = 0; i < cards.size(); i += tests::kOneRoundOf)
        QTest::newRow(cards[i].name) << i;
}

void TestHostileCards::aRefusedFileTakesLittleMemory()
{
    QFETCH(const int, index);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"card"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write((hostileCards() + hostileJson())[index].file());
    file.close();

    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"ASAN_OPTIONS"_s, u"quarantine_size_mb=1"_s);
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {u"--weigh"_s, file.fileName()});
    QVERIFY(process.waitForFinished(60'000)); // ends a process that would run for ever

    const QList<QByteArray> told = process.readAllStandardOutput().trimmed().split(' ');
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && told.size() == 2,
             process.readAllStandardError());
    QCOMPARE(told[0], "1");
    QVERIFY2(told[1].toLongLong() >= 0 && told[1].toLongLong() < kMostKilobytes,
             qPrintable(QString::fromLatin1(told[1]) + u" kB"_s));
}

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    if (argc == 3 && QByteArrayView(argv[1]) == "--weigh")
        return weigh(QString::fromLocal8Bit(argv[2]));
    TestHostileCards test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_hostile_cards.moc"
