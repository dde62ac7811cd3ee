// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/acts.h"
#include "tests/support/suite.h"
#include "tests/unit/markdown/written.h"

#include <QTest>

namespace tst_blocks {

using namespace studio::markdown;
using namespace Qt::StringLiterals;
using test::written;

class TestBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageIsReadAs_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QStringList>("blocks");
        const auto row = [](const char *name, const QString &message, const QStringList &blocks) {
            QTest::newRow(name) << message << blocks;
        };
        row("nothing", {}, {});
        row("only blank lines", u"\n  \n\n"_s, {});
        row("paragraphs", u"one\n\ntwo"_s, {u"P: one"_s, u"P: two"_s});
        row("a line break is a line break", u"one\ntwo"_s, {u"P: one\ntwo"_s});
        row("Windows line breaks", u"one\r\ntwo\r\n\r\nthree\r"_s, {u"P: one\ntwo"_s, u"P: three"_s});
        row("headings", u"# A\n### B ##\n####### C\n#D"_s, {u"H1: A"_s, u"H3: B"_s, u"P: ####### C\n#D"_s});
        row("a heading ends a paragraph", u"one\n## two\nthree"_s,
            {u"P: one"_s, u"H2: two"_s, u"P: three"_s});
        row("rules", u"a\n---\n* * *\n___"_s, {u"P: a"_s, u"---"_s, u"---"_s, u"---"_s});
        row("a quote", u"> one\n> two\nmine"_s, {u"> P: one\ntwo"_s, u"P: mine"_s});
        row("a quote in a quote", u"> > deep\n> high"_s, {u"> > P: deep"_s, u"> P: high"_s});
        row("a list", u"- a\n- b\n* c"_s, {u"- P: a"_s, u"- P: b"_s, u"- P: c"_s});
        row("numbers", u"3. a\n4) b"_s, {u"3. P: a"_s, u"4. P: b"_s});
        row("nested lists", u"1. a\n   - b\n     - c\n2. d"_s,
            {u"1. P: a"_s, u"  - P: b"_s, u"    - P: c"_s, u"2. P: d"_s});
        row("two paragraphs in an item", u"- a\n\n  b\n\nc"_s, {u"- P: a"_s, u"  P: b"_s, u"P: c"_s});
        row("code in an item", u"- a\n  ```c\n  x\n    y\n  ```"_s, {u"- P: a"_s, u"  C(c): x\n  y"_s});
        row("a list in a quote", u"> - a\n>   b"_s, {u"> - P: a\nb"_s});
        row("an empty item", u"- \n- b"_s, {u"- P: "_s, u"- P: b"_s});
        row("a year is no list", u"It was\n1984. A year"_s, {u"P: It was\n1984. A year"_s});
        row("a list right behind a line", u"Two things:\n- a"_s, {u"P: Two things:"_s, u"- P: a"_s});
        row("a minus is no item", u"-5 degrees"_s, {u"P: -5 degrees"_s});
        row("fenced code", u"```cpp x\na\n\n  b\n```\nc"_s, {u"C(cpp): a\n\n  b"_s, u"P: c"_s});
        row("tildes around ticks", u"~~~\n```\n~~~"_s, {u"C(): ```"_s});
        row("a shorter fence does not close", u"````\n```\n````"_s, {u"C(): ```"_s});
        row("code without an end", u"```\nint main()\n"_s, {u"C(): int main()"_s});
        row("inline code is no fence", u"```a```"_s, {u"P: a"_s});
        row("indented code", u"a\n\n    b\n\n\tc\n\nd"_s, {u"P: a"_s, u"C(): b\n\nc"_s, u"P: d"_s});
        row("no code inside a paragraph", u"a\n    b"_s, {u"P: a\nb"_s});
        row("HTML is text", u"<b>x</b>\n<script>y</script>"_s, {u"P: <b>x</b>\n<script>y</script>"_s});
        row("underlining is no heading", u"Title\n====="_s, {u"P: Title\n====="_s});
        row("an ideographic blank indents", u"　昔々、\n　ある所に"_s, {u"P: 　昔々、\n　ある所に"_s});
    }
    void aMessageIsReadAs()
    {
        QFETCH(QString, message);
        QFETCH(QStringList, blocks);

        QCOMPARE(written(message), blocks);
    }

    void aTableHasItsCellsAndColumns()
    {
        const QList<Block> blocks = parse(u"Look:\n| a | **b** |\n|:--|--:|\n| 1 | x \\| y |\n| 2 |\nend"_s);

        QCOMPARE(written(blocks), (QStringList{u"P: Look:"_s, u"T2: a\tb\n1\tx | y\n2\t"_s, u"P: end"_s}));
        const Block &table = blocks.at(1);
        QCOMPARE(table.columns, (QList<Alignment>{Alignment::Left, Alignment::Right}));
        QCOMPARE(table.rows.size(), 3);
        const Cell cell = table.rows.at(1).at(1);
        QCOMPARE(table.text.plain.mid(cell.start, cell.length), u"x | y"_s);
        QCOMPARE(table.text.runs, (QList<Run>{{2, 1, Style::Strong, -1}}));
    }

    void cellsBeyondTheLastColumnAreNotLost()
    {
        QCOMPARE(written(u"a|b\n-|-\n1|2|3"_s), QStringList{u"T2: a\tb\n1\t2|3"_s});
    }

    void aTableOfTooManyColumnsIsText()
    {
        const auto table = [](int columns) -> QString {
            return QString(u"a|"_s).repeated(columns) + u"\n"_s + QString(u"-|"_s).repeated(columns);
        };

        QCOMPARE(parse(table(50)).first().kind, Block::Kind::Table);
        QCOMPARE(parse(table(51)).first().kind, Block::Kind::Paragraph);
    }

    void aLongTableGoesOnWithItsColumns()
    {
        const QList<Block> blocks = parse(u"a|b\n-|:-:\n"_s + QString(u"1|2\n"_s).repeated(50));

        QVERIFY(blocks.size() > 2);
        int rows = 0;
        for (const Block &block : blocks) {
            QCOMPARE(block.kind, Block::Kind::Table);
            QCOMPARE(block.columns.size(), 2);
            QCOMPARE(block.continues, &block != &blocks.first());
            rows += int(block.rows.size());
        }
        QCOMPARE(rows, 51);
    }

    void blocksKnowHowTheyFollowEachOther()
    {
        const QList<Block> blocks = parse(u"a\n# b\n\nc"_s);

        QCOMPARE(blocks.at(0).join, Block::Join::SameLine);
        QCOMPARE(blocks.at(1).join, Block::Join::NextLine);
        QCOMPARE(blocks.at(2).join, Block::Join::BlankLine);
    }

    void aLongLineIsCutAfterBlanksAndLosesNothing()
    {
        const QString text = QString(u"word "_s).repeated(3000);

        QString joined;
        for (const Block &block : parse(text)) {
            QVERIFY(block.text.plain.size() <= Parser::kLongestLine);
            QVERIFY(block.text.plain.endsWith(u' '));
            QCOMPARE(block.continues, !joined.isEmpty());
            joined += block.text.plain;
        }
        QCOMPARE(joined, text);
    }

    void noCharacterIsCutInTwo_data()
    {
        QTest::addColumn<QString>("sign");
        QTest::newRow("surrogate pair") << u"😀"_s;
        QTest::newRow("family of four") << u"👨‍👩‍👧‍👦"_s;
        QTest::newRow("combining marks") << u"e\u0301\u0323"_s;
    }
    void noCharacterIsCutInTwo()
    {
        QFETCH(QString, sign);

        const QList<Block> blocks = parse(sign.repeated(3000));

        QVERIFY(blocks.size() > 1);
        for (const Block &block : blocks)
            QCOMPARE(block.text.plain.size() % sign.size(), 0);
    }

    void actsAreFound_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("acts");
        QTest::newRow("first") << u"*smiles and nods* Hello!"_s << QStringList{u"*smiles and nods*"_s};
        QTest::newRow("two") << u"*nods* Yes. *leaves*"_s << QStringList{u"*nods*"_s, u"*leaves*"_s};
        QTest::newRow("alone") << u"*sits down. Sighs.*"_s << QStringList{u"*sits down. Sighs.*"_s};
        QTest::newRow("last, after a word")
            << u"Hello there *waves her hand*"_s << QStringList{u"*waves her hand*"_s};
        QTest::newRow("in a quote") << u"> *nods* Yes"_s << QStringList{u"*nods*"_s};
        QTest::newRow("Japanese") << u"こんにちは*微笑む*"_s << QStringList{u"*微笑む*"_s};
        QTest::newRow("strong") << u"**Never!** Now."_s << QStringList();
        QTest::newRow("strong and emphasis") << u"***Never!*** Now."_s << QStringList();
        QTest::newRow("a stressed word") << u"I *really* do"_s << QStringList();
        QTest::newRow("a stressed beginning") << u"*You* did that?"_s << QStringList();
        QTest::newRow("stressed in Chinese") << u"我*真的*喜欢"_s << QStringList();
        QTest::newRow("no other half") << u"*smiles Hello"_s << QStringList();
        QTest::newRow("a mark of a list") << u"* tea"_s << QStringList();
        QTest::newRow("a product") << u"2 * 3 * 4"_s << QStringList();
        QTest::newRow("a product without spaces") << u"2*3*4"_s << QStringList();
        QTest::newRow("written as itself") << u"\\*smiles\\*"_s << QStringList();
        QTest::newRow("code") << u"`*a* b`"_s << QStringList();
        QTest::newRow("nothing said") << u"*…*"_s << QStringList();
        QTest::newRow("only asterisks") << u"* * * ** *"_s << QStringList();
        QTest::newRow("empty") << QString() << QStringList();
    }
    void actsAreFound()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, acts);

        QStringList found;
        for (const Act &act : actsIn(line))
            found.append(line.sliced(act.from, act.to - act.from));

        QCOMPARE(found, acts);
    }

    void anActThatHasBegunIsOpen()
    {
        QCOMPARE(actsIn(u"Hi! *smiles a", true), QList<Act>({{4, 13, true}}));
        QVERIFY(actsIn(u"Hi! *smiles a", false).isEmpty());
        QVERIFY(actsIn(u"2 *3", true).isEmpty());
    }

    void everyUnitKnowsWhereItStandsInTheMessage()
    {
        const QString message =
            u"# *One*\n> - two **three**\n>\n> 4\n\n```\ncode\n  more\n```\n\na|b\n-|-\nx|y 😀\n"_s;

        int units = 0;
        for (const Block &block : parse(message)) {
            for (int unit = 0; unit < block.text.plain.size(); ++unit) {
                const QChar sign = block.text.plain.at(unit);
                if (sign == u'\n' || sign == u'\t')
                    continue;
                QCOMPARE(message.at(block.text.sourceOf(unit)), sign);
                QCOMPARE(block.text.unitAt(block.text.sourceOf(unit)), unit);
                ++units;
            }
        }
        QVERIFY(units > 25);
    }
};

SUITE_TEST(void, TestBlocks)

} // namespace tst_blocks

#include "tst_blocks.moc"
