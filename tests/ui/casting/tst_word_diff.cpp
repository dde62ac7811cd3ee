// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/forms/word_diff.h"

#include <QTest>

namespace tst_word_diff {

using namespace Qt::StringLiterals;
using namespace studio;
using ui::DiffPiece;
using Kind = ui::DiffPiece::Kind;

namespace {

QString joined(const QList<DiffPiece> &pieces, Kind without)
{
    QString text;
    for (const DiffPiece &piece : pieces)
        if (piece.kind != without)
            text += piece.text;
    return text;
}

/// "a [-old-]{+new+}".
QString marked(const QString &before, const QString &after)
{
    QString text;
    for (const DiffPiece &piece : ui::wordDiff(before, after))
        text += piece.kind == Kind::Same      ? piece.text
                : piece.kind == Kind::Removed ? u"[-"_s + piece.text + u"-]"_s
                                              : u"{+"_s + piece.text + u"+}"_s;
    return text;
}

} // namespace

class WordDiffTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeWordsAreMarked_data();
    void wholeWordsAreMarked();
    void bothTextsComeBack_data();
    void bothTextsComeBack();
    void whatLiesFarFromAChangeIsLeftOut();
};

void WordDiffTest::wholeWordsAreMarked_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("marks");

    QTest::newRow("nothing") << u""_s << u""_s << u""_s;
    QTest::newRow("equal") << u"tea at five"_s << u"tea at five"_s << u"tea at five"_s;
    QTest::newRow("a word") << u"tea at five"_s << u"tea at six"_s << u"tea at [-five-]{+six+}"_s;
    QTest::newRow("no half words") << u"researcher"_s << u"research"_s << u"[-researcher-]{+research+}"_s;
    QTest::newRow("put in") << u"a b"_s << u"a, b c"_s << u"a{+,+} b{+ c+}"_s;
    QTest::newRow("all new") << u""_s << u"tea"_s << u"{+tea+}"_s;
    QTest::newRow("all gone") << u"tea"_s << u""_s << u"[-tea-]"_s;
    QTest::newRow("characters of Japanese") << u"熱いお茶"_s << u"冷たいお茶"_s << u"[-熱-]{+冷た+}いお茶"_s;
}

void WordDiffTest::wholeWordsAreMarked()
{
    QFETCH(QString, before);
    QFETCH(QString, after);

    QTEST(marked(before, after), "marks");
}

void WordDiffTest::bothTextsComeBack_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");

    QTest::newRow("turned around") << u"one two three four"_s << u"four three two one"_s;
    QTest::newRow("pairs of surrogates") << u"cat 🐈 here"_s << u"dog 🐕 here"_s;
    QTest::newRow("line breaks") << u"a\n\nb\n"_s << u"a\nb\n\n"_s;
    const QString large = u"one two three four five six seven eight nine ten "_s.repeated(2000);
    QTest::newRow("too much to compare") << large << QString(u"x"_s + large.toUpper());
}

void WordDiffTest::bothTextsComeBack()
{
    QFETCH(QString, before);
    QFETCH(QString, after);

    const QList<DiffPiece> pieces = ui::wordDiff(before, after);

    QCOMPARE(joined(pieces, Kind::Added), before);
    QCOMPARE(joined(pieces, Kind::Removed), after);
}

void WordDiffTest::whatLiesFarFromAChangeIsLeftOut()
{
    const QString same = u"word "_s.repeated(200);

    const QList<DiffPiece> shown =
        ui::aroundChanges(ui::wordDiff(same + u"old "_s + same, same + u"new "_s + same));

    QVERIFY(joined(shown, Kind::Added).size() < 200);
    QVERIFY(joined(shown, Kind::Added).contains(u"old"_s));
    QVERIFY(shown.first().text.contains(u'…'));
}

SUITE_TEST(void, WordDiffTest)

} // namespace tst_word_diff

#include "tst_word_diff.moc"
