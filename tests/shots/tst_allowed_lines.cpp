// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs after the parts of make_shots: a line of allowed.tsv that none of them used must go.

#include "tests/support/suite.h"

#include <QFile>
#include <QSet>
#include <QTest>

namespace tst_allowed_lines {

using namespace Qt::StringLiterals;

class TestAllowedLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineIsUsed();

private:
    /// The lines that a part did not use; an empty set and a failure if it left no note.
    [[nodiscard]] static QSet<QString> unusedIn(int part);
};

QSet<QString> TestAllowedLines::unusedIn(int part)
{
    QFile note(QStringLiteral(STUDIO_BINARY_DIR "/shots/unused-%1.txt").arg(part));
    if (!note.open(QIODevice::ReadOnly)) {
        QTest::qFail(qPrintable(u"part %1 of make_shots has not taken all its pictures"_s.arg(part)),
                     __FILE__, __LINE__);
        return {};
    }
    const QStringList lines = QString::fromUtf8(note.readAll()).split(u'\n', Qt::SkipEmptyParts);
    return {lines.begin(), lines.end()};
}

void TestAllowedLines::everyLineIsUsed()
{
    const int parts = qEnvironmentVariableIntValue("STUDIO_PARTS");
    if (parts == 0)
        QSKIP("ctest says of how many parts, and runs them before");
    QSet<QString> unused = unusedIn(1);
    for (int part = 2; part <= parts; ++part)
        unused &= unusedIn(part);
    const QStringList lines(unused.begin(), unused.end());
    QVERIFY2(lines.isEmpty(),
             qPrintable(u"nothing needs these lines of allowed.tsv:\n"_s + lines.join(u'\n')));
}

SUITE_TEST(QCoreApplication, TestAllowedLines)

} // namespace tst_allowed_lines

#include "tst_allowed_lines.moc"
