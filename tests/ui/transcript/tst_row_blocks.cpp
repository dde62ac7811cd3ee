// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/transcript/rows.h"
#include "ui/transcript/block_layout.h"
#include "ui/transcript/row_blocks.h"
#include "ui/transcript/text_fonts.h"

#include <QTest>

namespace tst_row_blocks {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;

namespace {

RowBlocks blocksOf(const QString &text)
{
    RowContent content;
    content.kind = RowContent::Kind::Other;
    content.text = text;
    return RowBlocks(content);
}

QStringList pieces(const RowBlocks &blocks)
{
    QStringList texts;
    for (int index = 0; index < blocks.count(); ++index) {
        const Block &block = blocks.at(index);
        if (block.kind == Block::Kind::Text)
            texts.append(blocks.saidText().mid(block.start, block.length));
    }
    return texts;
}

} // namespace

class TestRowBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBlockIsABlockOfMarkdown()
    {
        QCOMPARE(pieces(blocksOf(u"one\n\n# two\n- three"_s)), (QStringList{u"one"_s, u"two"_s, u"three"_s}));
    }

    void actionsOfANoteAreLaidOutOnAsManyLinesAsItTakes_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("lines");
        QTest::newRow("wide") << 700 << 1;
        QTest::newRow("narrow") << 130 << 3;
    }

    void actionsOfANoteAreLaidOutOnAsManyLinesAsItTakes()
    {
        QFETCH(int, width);
        RowContent content;
        content.kind = RowContent::Kind::Notes;
        content.notesBefore = {u"Kyoko could not reply."_s};
        content.opensBefore = {{.text = u"Kyoko could not reply."_s,
                                .actions = {{u"a:1"_s, u"Try it again"_s, {}},
                                            {u"b:1"_s, u"Change the model"_s, {}},
                                            {u"c:1"_s, u"Show details"_s, {}}},
                                .warns = true}};
        const RowBlocks blocks(content);
        QCOMPARE(blocks.count(), 1);

        const BlockLayout layout(blocks, 0, {QFont(), width, Metrics(), QLocale()});

        QSet<int> tops;
        for (int action = 0; action < 3; ++action) {
            const QRectF rect = layout.noteActionRect(action);
            tops.insert(int(rect.top()));
            QCOMPARE(layout.noteActionAt(rect.center()), action);
            QVERIFY(rect.bottom() <= layout.height() + 6);
        }
        QTEST(int(tops.size()), "lines");
        QCOMPARE(layout.noteActionAt({0, 0}), -1);
        QVERIFY(layout.noteActionRect(3).isEmpty());
    }

    void anEmptyMessageHasOneEmptyBlock() { QCOMPARE(pieces(blocksOf(QString())), QStringList{QString()}); }

    void theSaidTextIsTheWordsWithoutTheMarks()
    {
        QCOMPARE(blocksOf(u"**one**\n\n# two\n- three\n- four"_s).saidText(), u"one\n\ntwo\nthree\nfour"_s);
    }

    void aTooLongMessageIsShownAsItIsWritten()
    {
        const QString text = QString(u"**word** "_s).repeated(markdown::Parser::kLongestMessage / 9 + 1);

        const QStringList cut = pieces(blocksOf(text));

        QCOMPARE(cut.join(QString()), text);
        for (const QString &piece : cut) {
            QVERIFY(piece.size() <= RowBlocks::kLongestPiece);
            QVERIFY(piece.endsWith(u' '));
        }
    }

    void aMessageThatGrowsTooLongBecomesPlain()
    {
        const QString begin = u"**bold** "_s;
        RowBlocks growing = blocksOf(begin);
        QCOMPARE(growing.saidText(), u"bold "_s);
        const QString text = begin + QString(u"and more\n"_s).repeated(markdown::Parser::kLongestMessage / 9);

        growing.growTo(text);
        growing.growTo(text + u"end"_s);

        QCOMPARE(growing.saidText(), text + u"end"_s);
        QCOMPARE(pieces(growing), pieces(blocksOf(text + u"end"_s)));
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

        // Long enough to stay plain: shorter texts are cut by the Markdown reader.
        const QStringList cut = pieces(blocksOf(sign.repeated(140'000)));

        QVERIFY(cut.size() > 1);
        for (const QString &piece : cut)
            QCOMPARE(piece.size() % sign.size(), 0);
    }

    void aHeapOfMarksIsCutWithoutEnd()
    {
        const QString text = u"a"_s + QString(QChar(0x0301)).repeated(300'000);

        const QStringList cut = pieces(blocksOf(text));

        QCOMPARE(cut.join(QString()), text);
        for (const QString &piece : cut)
            QVERIFY(piece.size() <= RowBlocks::kLongestPiece);
    }

    void growingGivesTheSameBlocksAsCuttingAnew()
    {
        const QString text = QString(u"もしもし、word 😀 "_s).repeated(400) + u"\n\nend\n"_s;
        RowBlocks growing = blocksOf(QString());

        for (qsizetype size = 1; size <= text.size(); size += 7)
            growing.growTo(text.left(size));
        growing.growTo(text);

        QCOMPARE(pieces(growing), pieces(blocksOf(text)));
    }

    void growingLeavesEarlierBlocksAlone()
    {
        RowBlocks growing = blocksOf(u"one\n\ntwo"_s);

        const int changed = growing.growTo(u"one\n\ntwo three\n\nfour"_s);

        QCOMPARE(changed, 2); // header, one, two
        QCOMPARE(pieces(growing), (QStringList{u"one"_s, u"two three"_s, u"four"_s}));
    }

    void whatHasNoShapeIsShownAsASign()
    {
        const QString hostile = u"a"_s + QChar(0) + QChar(0x1b) + QChar(0xd800) + u"b"_s + QChar(0xdc00) +
                                QChar(QChar::ObjectReplacementCharacter) + u"\t😀\n"_s;

        const QString shown = shownText(hostile);

        QCOMPARE(shown.size(), hostile.size());
        QCOMPARE(shown, u"a␀␛\ufffdb\ufffd\ufffd\t😀\u2028"_s);
    }

    void aParagraphBeginsWhereItsScriptBegins()
    {
        const BlockStyle style{QFont(), 500, {}, {}};
        const RowBlocks hebrew = blocksOf(u"שלום"_s);
        const RowBlocks english = blocksOf(u"peace"_s);

        const BlockLayout right(hebrew, 1, style);
        const BlockLayout left(english, 1, style);

        QVERIFY(right.texts().front().layout->lineAt(0).naturalTextRect().left() > 200);
        QVERIFY(left.texts().front().layout->lineAt(0).naturalTextRect().right() < 200);
    }

    void charactersHaveTheShapesOfTheirLanguage()
    {
        const QLocale english(QLocale::English);

        QCOMPARE(writtenIn(u"骨の話です"_s, english).language(), QLocale::Japanese);
        QCOMPARE(writtenIn(u"这是骨头"_s, QLocale(QLocale::Japanese)).language(), QLocale::Chinese);
        QCOMPARE(writtenIn(u"骨"_s, QLocale(QLocale::Chinese)).language(), QLocale::Chinese);
        QCOMPARE(writtenIn(u"bone"_s, english), english);
        QFont font;
        font.setFamilies(Theme::fontFamilies(english));
        QCOMPARE(textFont(font, QLocale(QLocale::Chinese)).families().first(), u"Noto Sans CJK SC"_s);
        font.setFamilies({u"Comic"_s});
        QCOMPARE(textFont(font, QLocale(QLocale::Chinese)).families().first(), u"Comic"_s);
    }

    void marksSayWhyAMessageWasCutOff()
    {
        TranscriptModel model;
        model.setSpeakers(test::speakers());
        model::MessageRow row = test::rowAt(0, u"I was about to"_s, u"companion_kyoko"_s);
        row.posted.way = model::MessagePosted::Way::Interrupted;
        row.posted.cause = model::Cause::BargeIn;
        row.posted.message.heardUntil = 9'999'999;
        model.append(row);

        const RowContent content =
            rowContent(model, 0, {QLocale::c(), {}, [](model::Cause) { return u"you spoke"_s; }});

        QCOMPARE(content.mark, u"— interrupted: you spoke"_s);
        QCOMPARE(*content.heardUntil, 14);
        QCOMPARE(content.name, u"Kyoko"_s);
    }

    void aWhisperSaysToWhom()
    {
        TranscriptModel model;
        model.setSpeakers(test::speakers());
        model::MessageRow row = test::rowAt(0, u"psst"_s, u"user"_s);
        row.posted.message.whisper = true;
        row.posted.message.to = {base::ParticipantId(u"companion_aya"_s)};
        model.append(row);

        QCOMPARE(rowContent(model, 0, {}).aside, u"whispered to 綾"_s);
        QVERIFY(rowContent(model, 0, {}).isWhisper);
    }

    void aWhisperToTheUserSaysSo()
    {
        TranscriptModel model;
        model.setSpeakers(test::speakers());
        model::MessageRow row = test::rowAt(0, u"psst"_s, u"companion_kyoko"_s);
        row.posted.message.whisper = true;
        row.posted.message.to = {base::ParticipantId(u"user"_s)};
        model.append(row);
        model.append(test::rowAt(1, u"Hello"_s, u"companion_kyoko"_s));

        QCOMPARE(rowContent(model, 0, {}).aside, u"whispered to you"_s);
        QVERIFY(!rowContent(model, 1, {}).isWhisper);
    }
};

SUITE_TEST(QApplication, TestRowBlocks)

} // namespace tst_row_blocks

#include "tst_row_blocks.moc"
