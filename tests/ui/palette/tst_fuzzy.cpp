// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/palette/fuzzy.h"

#include <QTest>

namespace tst_fuzzy {

using namespace Qt::StringLiterals;
using studio::ui::foldedForMatch;
using studio::ui::fuzzyScore;

namespace {

bool finds(const QString &typed, const QString &text)
{
    return fuzzyScore(foldedForMatch(typed), foldedForMatch(text)).has_value();
}

int score(const QString &typed, const QString &text)
{
    return fuzzyScore(foldedForMatch(typed), foldedForMatch(text)).value_or(-100000);
}

} // namespace

class FuzzyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itFindsInThreeScripts_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *name, const QString &typed, const QString &text, bool found) {
            QTest::newRow(name) << typed << text << found;
        };
        row("as it stands", u"next turn"_s, u"Next turn"_s, true);
        row("words in another order", u"turn next"_s, u"Next turn"_s, true);
        row("first letters", u"ltt"_s, u"Let them talk"_s, true);
        row("letters left out", u"stp"_s, u"Stop"_s, true);
        row("letters in another order", u"spt"_s, u"Stop"_s, false);
        row("letters too far apart", u"lz"_s, u"Let everybody have a word, and then a doze"_s, false);
        row("kanji", u"部屋"_s, u"新しい部屋…"_s, true);
        row("kanji apart", u"新部"_s, u"新しい部屋…"_s, true);
        row("the other kana", u"こんぱにおん"_s, u"コンパニオンを追加"_s, true);
        row("half-width kana", u"ﾃｰﾏ"_s, u"テーマ: 暗い"_s, true);
        row("full-width letters", u"ＭＣＰ"_s, u"mcp server"_s, true);
        row("Chinese", u"主题"_s, u"主题：深色"_s, true);
        row("nothing of it", u"zebra"_s, u"Let them talk"_s, false);
    }
    void itFindsInThreeScripts()
    {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QFETCH(bool, found);

        QCOMPARE(finds(typed, text), found);
    }

    void aBeginningBeatsAWordBeatsAPieceBeatsLetters()
    {
        const int beginning = score(u"room"_s, u"Room settings"_s);
        const int word = score(u"room"_s, u"The room rests"_s);
        const int piece = score(u"room"_s, u"A mushroom pie"_s);
        const int letters = score(u"room"_s, u"Ray of old moon"_s);

        QVERIFY(beginning > word);
        QVERIFY(word > piece);
        QVERIFY(piece > letters);
    }

    void ofTwoThatFitTheShorterIsMeant()
    {
        QVERIFY(score(u"st"_s, u"Stop"_s) > score(u"st"_s, u"Stop everything"_s));
    }

    void nothingTypedFitsEverything() { QVERIFY(finds(QString(), u"Stop"_s)); }
};

SUITE_TEST(QCoreApplication, FuzzyTest)

} // namespace tst_fuzzy

#include "tst_fuzzy.moc"
