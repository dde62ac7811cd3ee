// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/measured_run.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <cstdio>

namespace tst_harmful_cards {

using namespace Qt::StringLiterals;
using studio::tests::MeasuredRun;
using studio::tests::Run;
using studio::tests::runMeasured;
using studio::tests::runProgram;

namespace {

constexpr qint64 kMostExtraKilobytes = 64 * 1024;

/// Both add memory of their own.
constexpr bool isSanitized =
#if defined(__SANITIZE_ADDRESS__)
    true;
#else
    false;
#endif

} // namespace

/// Malicious files, given to the real program as its users would: refused with one plain reason, at once, and
/// without much memory.
class TestHarmfulCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void itIsRefusedWithOneReason_data();
    void itIsRefusedWithOneReason();
    void noneOfThemComesIn();

private:
    [[nodiscard]] QStringList files() const;

    QTemporaryDir m_folder;
    MeasuredRun m_usual; ///< for a small valid card
};

void TestHarmfulCards::initTestCase()
{
    const QString script = QStringLiteral(STUDIO_SOURCE_DIR "/tests/cards/make_hostile.py");
    QCOMPARE(QProcess::execute(u"python3"_s, {u"-B"_s, script, m_folder.filePath(u"cards"_s)}), 0);
    m_usual = runMeasured(
        {u"persona"_s, u"validate"_s, QStringLiteral(STUDIO_SOURCE_DIR "/tests/cards/odd/v1_2023.json")});
    QCOMPARE(m_usual.exit, 0);
    QFile locked(m_folder.filePath(u"cards/locked.json"_s));
    if (locked.open(QIODevice::ReadOnly)) {
        std::puts("This user reads what is locked; locked.json is left out.");
        QVERIFY(locked.remove());
    }
}

QStringList TestHarmfulCards::files() const
{
    return QDir(m_folder.filePath(u"cards"_s))
        .entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

void TestHarmfulCards::itIsRefusedWithOneReason_data()
{
    QTest::addColumn<QString>("path");
    const QStringList names = files();
    QVERIFY(names.size() > 60);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << m_folder.filePath(u"cards/"_s + name);
}

void TestHarmfulCards::itIsRefusedWithOneReason()
{
    QFETCH(const QString, path);

    const MeasuredRun run = runMeasured({u"persona"_s, u"validate"_s, path});

    QCOMPARE(run.exit, 1);
    QVERIFY(run.out.isEmpty());
    const QString said = QString::fromUtf8(run.err);
    QVERIFY2(said.startsWith(path + u": "_s), run.err.constData());
    QCOMPARE(said.count(u'\n'), 1);
    QVERIFY2(said.trimmed().endsWith(u'.') && said.size() < path.size() + 300, run.err.constData());
    QVERIFY2(!said.contains("exception"_L1) && !said.contains("hint:"_L1), run.err.constData());
    const qint64 extra = run.peakKilobytes - m_usual.peakKilobytes;
    std::printf("  +%lld MB, +%lld ms: %s\n", extra / 1024, run.processorMs - m_usual.processorMs,
                qPrintable(said.sliced(path.size() + 2).trimmed()));
    if (!isSanitized)
        QVERIFY2(extra <= kMostExtraKilobytes, qPrintable(QString::number(extra / 1024) + u" MB"_s));
}

void TestHarmfulCards::noneOfThemComesIn()
{
    const QString data = m_folder.filePath(u"data"_s);
    QStringList import{u"persona"_s, u"import"_s};
    for (const QString &name : files())
        import.append(m_folder.filePath(u"cards/"_s + name));

    const Run run = runProgram(data, import);

    QVERIFY(run.exit == 1 || run.exit == 2);
    QVERIFY2(run.out.isEmpty(), run.out.constData());
    QCOMPARE(run.err.count('\n'), files().size());
    QCOMPARE(runProgram(data, {u"persona"_s, u"list"_s}).out.count('\n'), 3); // the examples
}

SUITE_TEST(QCoreApplication, TestHarmfulCards)

} // namespace tst_harmful_cards

#include "tst_harmful_cards.moc"
