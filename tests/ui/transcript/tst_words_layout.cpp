// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/transcript/rich_talk.h"
#include "ui/transcript/block_layout.h"
#include "ui/transcript/row_blocks.h"

#include <QTest>

namespace tst_words_layout {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr int kWidth = 600;

struct LaidOut
{
    RowBlocks row;
    std::vector<BlockLayout> blocks; // of the text

    [[nodiscard]] const PlacedText &words(size_t block) const
    {
        for (const PlacedText &text : blocks.at(block).texts()) {
            if (text.start >= 0)
                return text;
        }
        return blocks.at(block).texts().front();
    }
};

LaidOut layOutText(const QString &text, int width = kWidth)
{
    RowContent content;
    content.kind = RowContent::Kind::Other;
    content.text = text;
    LaidOut out{RowBlocks(content), {}};
    for (int index = 0; index < out.row.count(); ++index) {
        if (out.row.at(index).kind == Block::Kind::Text)
            out.blocks.emplace_back(out.row, index, BlockStyle{QFont(), width, {}, {}});
    }
    return out;
}

QList<QRectF> shapesOf(const BlockLayout &layout, PlacedShape::Kind kind)
{
    QList<QRectF> rects;
    for (const PlacedShape &shape : layout.shapes()) {
        if (shape.kind == kind)
            rects.append(shape.rect);
    }
    return rects;
}

} // namespace

class TestWordsLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headingsAreLargerTheHigherTheyAre()
    {
        const LaidOut out = layOutText(u"# A\n## A\n### A\ntext"_s);

        for (size_t block = 0; block + 1 < out.blocks.size(); ++block)
            QVERIFY(heightOf(*out.words(block).layout) > heightOf(*out.words(block + 1).layout));
    }

    void itemsHangBesideTheirMarkers()
    {
        const LaidOut out =
            layOutText(u"- one\n- "_s + QString(u"word "_s).repeated(60) + u"\n  - deep\n10. ten"_s);

        const PlacedText &marker = out.blocks.at(0).texts().front();
        QCOMPARE(marker.layout->text(), u"•"_s);
        QVERIFY(marker.place.x() < out.words(0).place.x());
        const PlacedText &wrapped = out.words(1);
        QVERIFY(wrapped.layout->lineCount() > 1);
        QCOMPARE(wrapped.layout->lineAt(1).x(), wrapped.layout->lineAt(0).x());
        QCOMPARE(wrapped.place.x(), out.words(0).place.x());
        QVERIFY(out.words(2).place.x() > wrapped.place.x());
        QCOMPARE(out.blocks.at(3).texts().front().layout->text(), u"10."_s);
    }

    void aQuoteHasABarWithoutASeam()
    {
        const LaidOut out = layOutText(u"> one\n>\n> two\n\nmine\n\n> three"_s);

        const QRectF first = shapesOf(out.blocks.at(0), PlacedShape::Kind::QuoteBar).first();
        const QRectF second = shapesOf(out.blocks.at(1), PlacedShape::Kind::QuoteBar).first();
        QCOMPARE(int(first.bottom()), out.blocks.at(0).height());
        QCOMPARE(second.top(), 0.0);
        QVERIFY(shapesOf(out.blocks.at(2), PlacedShape::Kind::QuoteBar).isEmpty());
        QVERIFY(shapesOf(out.blocks.at(3), PlacedShape::Kind::QuoteBar).first().top() > 0);
    }

    void longCodeIsOneGroundOfSeveralPieces()
    {
        const LaidOut out = layOutText(u"```\n"_s + QString(u"line\n"_s).repeated(50) + u"```"_s);

        QVERIFY(out.blocks.size() > 2);
        for (const BlockLayout &block : out.blocks) {
            const bool isFirst = &block == &out.blocks.front();
            const bool isLast = &block == &out.blocks.back();
            QCOMPARE(block.shapes().front().opens, isFirst);
            QCOMPARE(block.shapes().front().ends, isLast);
            if (!isFirst)
                QCOMPARE(block.code().top(), 0.0);
            if (!isLast)
                QCOMPARE(int(block.code().bottom()), block.height());
        }
    }

    void aTableNeverIsWiderThanItsPlace_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("width");
        for (const int columns : {1, 3, 6, 12, 50}) {
            for (const int width : {200, 600})
                QTest::addRow("%d in %d", columns, width) << columns << width;
        }
    }
    void aTableNeverIsWiderThanItsPlace()
    {
        QFETCH(int, columns);
        QFETCH(int, width);
        const QString row = QString(u"some words|"_s).repeated(columns) + u'\n';
        const QString text = row + QString(u"-|"_s).repeated(columns) + u'\n' + row.repeated(5);

        const LaidOut out = layOutText(text, width);

        int cells = 0;
        for (const BlockLayout &block : out.blocks) {
            for (const PlacedText &placed : block.texts()) {
                cells += placed.start >= 0 ? 1 : 0;
                QVERIFY(placed.place.x() + widthOf(*placed.layout) <= width);
            }
        }
        QVERIFY(cells >= columns * 5);
    }

    void columnsAreAlignedAsTheirHeadSays()
    {
        const LaidOut out = layOutText(u"left|right|middle\n:--|--:|:-:\na|b|c"_s);

        const auto &texts = out.blocks.front().texts();
        QCOMPARE(texts.size(), 6U);
        const auto leftOf = [&](size_t cell) {
            return texts.at(cell).place.x() + texts.at(cell).layout->lineAt(0).naturalTextRect().left();
        };
        const auto rightOf = [&](size_t cell) {
            return texts.at(cell).place.x() + texts.at(cell).layout->lineAt(0).naturalTextRect().right();
        };
        QVERIFY(std::abs(leftOf(0) - leftOf(3)) < 1);
        QVERIFY(std::abs(rightOf(1) - rightOf(4)) < 2);
        QVERIFY(std::abs((leftOf(2) + rightOf(2)) - (leftOf(5) + rightOf(5))) < 3);
    }

    void thePiecesOfATableHaveTheSameColumns()
    {
        const LaidOut out = layOutText(u"a|b\n-|-\n"_s + QString(u"a rather long cell|x\n"_s).repeated(20) +
                                       QString(u"1|2\n"_s).repeated(30));

        QVERIFY(out.blocks.size() > 1);
        for (const BlockLayout &block : out.blocks)
            QCOMPARE(block.texts().at(1).place.x(), out.blocks.front().texts().at(1).place.x());
    }

    void everyPlaceInTheWordsIsFoundUnderItsPoint()
    {
        const LaidOut out = layOutText(test::richTalk().at(2).posted.message.text);

        int block = 0;
        for (const BlockLayout &layout : out.blocks) {
            const int first = int(out.row.count() - out.blocks.size());
            const QString words = out.row.words(first + block++).text.plain;
            for (int unit = 0; unit < words.size(); ++unit) {
                if (words.at(unit).isSpace() || words.at(unit).isSurrogate())
                    continue;
                const QList<QRectF> rects = layout.rectsOf(unit, unit + 1);
                QCOMPARE(rects.size(), 1);
                QCOMPARE(layout.unitAt(rects.first().center()), unit);
                const int offset = layout.offsetAt(rects.first().center());
                QVERIFY(offset == unit || offset == unit + 1);
            }
        }
    }

    void theColumnOfFacesGivesWayWhereItIsNarrow()
    {
        const RowFrame wide({QFont(), 700, {}, {}});
        const RowFrame narrow({QFont(), 200, {}, {}});

        QVERIFY(!wide.isNarrow && wide.left > Metrics().medium + wide.avatar);
        QVERIFY(narrow.isNarrow);
        QCOMPARE(narrow.left, Metrics().medium);
        QCOMPARE(wide.avatar % 4, 0);
    }
};

SUITE_TEST(QApplication, TestWordsLayout)

} // namespace tst_words_layout

#include "tst_words_layout.moc"
