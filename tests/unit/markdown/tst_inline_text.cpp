// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/addresses.h"
#include "core/markdown/inline_text.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QTest>

namespace tst_inline_text {

using namespace studio::markdown;
using namespace Qt::StringLiterals;

namespace {

Text read(const QString &words)
{
    RawText raw;
    raw.add(words, 0);
    return inlineText(raw);
}

// "a <B>b</B>" for a strong b: i emphasis, B strong, s strike, c code, p picture, and a link by its address.
QString written(const QString &words)
{
    const Text text = read(words);
    QString out;
    int at = 0;
    for (const Run &run : text.runs) {
        out += text.plain.mid(at, run.start - at);
        QString mark = run.link >= 0 ? text.links.at(run.link) : QString();
        for (const auto &[style, sign] :
             {std::pair(Style::Emphasis, u'i'), std::pair(Style::Strong, u'B'),
              std::pair(Style::Strike, u's'), std::pair(Style::Code, u'c'), std::pair(Style::Image, u'p')}) {
            if (run.styles.testFlag(style))
                mark += sign;
        }
        out += u'<' + mark + u'>' + text.plain.mid(run.start, run.length) + u"</>"_s;
        at = run.start + run.length;
    }
    return out + text.plain.mid(at);
}

} // namespace

class TestInlineText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreReadAs_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("as");
        const auto row = [](const QString &words, const QString &as) {
            QTest::newRow(qPrintable(words)) << words << as;
        };
        row(u"*a* _b_"_s, u"<i>a</> <i>b</>"_s);
        row(u"**a** __b__"_s, u"<B>a</> <B>b</>"_s);
        row(u"***a***"_s, u"<iB>a</>"_s);
        row(u"*a **b***"_s, u"<i>a </><iB>b</>"_s);
        row(u"**a *b***"_s, u"<B>a </><iB>b</>"_s);
        row(u"~~a~~ ~b~"_s, u"<s>a</> ~b~"_s);
        row(u"2 * 3 * 4"_s, u"2 * 3 * 4"_s);
        row(u"snake_case_name"_s, u"snake_case_name"_s);
        row(u"**open"_s, u"**open"_s);
        row(u"*a **b* c**"_s, u"<i>a b c</>"_s); // as in CommonMark
        row(u"これは**「大事」**です"_s, u"これは<B>「大事」</>です"_s);
        row(u"**注意：**必ず"_s, u"<B>注意：</>必ず"_s);
        row(u"`a*b*`"_s, u"<c>a*b*</>"_s);
        row(u"`` a`b ``"_s, u"<c>a`b</>"_s);
        row(u"`open"_s, u"`open"_s);
        row(u"\\*a\\* \\\\ \\a"_s, u"*a* \\ \\a"_s);
        row(u"[a](https://b.c)"_s, u"<https://b.c>a</>"_s);
        row(u"[a **b**](http://b.c \"t\")"_s, u"<http://b.c>a </><http://b.cB>b</>"_s);
        row(u"[a](<https://b.c>)"_s, u"<https://b.c>a</>"_s);
        row(u"[w](https://b.c/x_(y))"_s, u"<https://b.c/x_(y)>w</>"_s);
        row(u"[](https://b.c)"_s, u"<https://b.c>https://b.c</>"_s);
        row(u"[a [b](https://b.c) c](https://d.e)"_s,
            u"[a <https://b.c>b</> c](<https://d.e>https://d.e</>)"_s);
        row(u"[a] (https://b.c)"_s, u"[a] (<https://b.c>https://b.c</>)"_s);
        row(u"*[a*](https://b.c)"_s, u"*<https://b.c>a*</>"_s);
        row(u"<https://b.c/?q=1>"_s, u"<https://b.c/?q=1>https://b.c/?q=1</>"_s);
        row(u"see https://b.c/x."_s, u"see <https://b.c/x>https://b.c/x</>."_s);
        row(u"(https://b.c)"_s, u"(<https://b.c>https://b.c</>)"_s);
        row(u"**https://b.c**"_s, u"<https://b.cB>https://b.c</>"_s);
        row(u"https://b.c/a_b_c"_s, u"<https://b.c/a_b_c>https://b.c/a_b_c</>"_s);
        row(u"https://b.cを見て"_s, u"<https://b.c>https://b.c</>を見て"_s);
        row(u"xhttps://b.c"_s, u"xhttps://b.c"_s);
        row(u"https://"_s, u"https://"_s);
        row(u"![a cat](https://b.c/cat.png)"_s, u"<p>a cat</>"_s);
        row(u"![x](/etc/passwd)"_s, u"<p>x</>"_s);
        row(u"![](file:///tmp/cat.png)"_s, u"<p>cat.png</>"_s);
        row(u"[![a](b.png)](https://b.c)"_s, u"<https://b.cp>a</>"_s);
        row(u"<b>a</b> &amp; <br>"_s, u"<b>a</b> &amp; <br>"_s);
    }
    void wordsAreReadAs()
    {
        QFETCH(QString, words);
        QFETCH(QString, as);

        QCOMPARE(written(words), as);
    }

    void onlyWebAddressesAreLinks_data()
    {
        QTest::addColumn<QString>("address");
        for (const QString &address :
             {u"javascript:alert(1)"_s, u"file:///etc/passwd"_s, u"JaVaScRiPt:x"_s, u"data:text/html,x"_s,
              u"//evil.example"_s, u"/etc/passwd"_s, u"\\\\host\\share"_s, u"ftp://a.b"_s, u"mailto:a@b.c"_s,
              u"https:"_s, u"https:///x"_s, u"https://a.b\\@evil.example"_s, u"https://a\u202eb.c"_s,
              u"https://a.b/\u200bx"_s, u"https://[::1"_s, u"vbscript:x"_s, u"qrc:/x"_s})
            QTest::newRow(qPrintable(address)) << address;
        QTest::newRow("too long") << u"https://a.b/"_s + QString(u"x"_s).repeated(3000);
        QTest::newRow("control") << u"https://a.b/\u0001"_s;
    }
    void onlyWebAddressesAreLinks()
    {
        QFETCH(QString, address);
        const QString message = u"[x]("_s + address + u')';

        QVERIFY(!isWebAddress(address));
        for (const QString &link : read(message).links)
            QVERIFY2(link.startsWith(u"https://"_s) && link != address, qPrintable(link));
    }

    void webAddressesAreLinks_data()
    {
        QTest::addColumn<QString>("address");
        for (const QString &address :
             {u"https://example.com"_s, u"HTTP://EXAMPLE.COM/a?b=c#d"_s, u"https://paypal.com@evil.example"_s,
              u"https://日本語.jp/道"_s, u"http://127.0.0.1:8080/"_s, u"http://[::1]/"_s})
            QTest::newRow(qPrintable(address)) << address;
    }
    void webAddressesAreLinks()
    {
        QFETCH(QString, address);

        QCOMPARE(read(u"[x](<"_s + address + u">)"_s).links, QStringList{address});
    }

    void hostileHeapsTakeTheTimeOfTheirLength_data()
    {
        QTest::addColumn<QString>("heap");
        for (const QString &heap : {u"*"_s, u"["_s, u"*a"_s, u"*a "_s, u"_a**b"_s, u"[a]("_s, u"![["_s,
                                    u"`"_s, u"`a``"_s, u"<https://"_s, u"](("_s, u"~~a"_s, u"\\"_s,
                                    u"[](\""_s, u"https://a"_s, u"**x* "_s, u"a**b_c__"_s})
            QTest::newRow(qPrintable(heap)) << heap;
    }
    // One million characters in the whole suite, in pieces as long as the longest block: four times the
    // longest message.
    void hostileHeapsTakeTheTimeOfTheirLength()
    {
        QFETCH(QString, heap);
        const QString piece = heap.repeated(2000 / heap.size());
        QElapsedTimer timer;
        timer.start();

        for (int count = 0; count < studio::tests::rounds(500); ++count)
            QVERIFY(read(piece).plain.size() <= piece.size());

        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }

    void aHeapOfTwiceTheLengthTakesAboutTwiceTheTime()
    {
        const auto timeOf = [](int length) {
            const QString heap = QString(u"*a **b _c "_s).repeated(length / 10);
            qint64 best = std::numeric_limits<qint64>::max();
            for (int round = 0; round < 5; ++round) {
                QElapsedTimer timer;
                timer.start();
                [&] { QVERIFY(!read(heap).plain.isEmpty()); }();
                best = std::min(best, timer.nsecsElapsed());
            }
            return double(best);
        };

        const double once = timeOf(20'000);
        const double sixteen = timeOf(320'000);

        QVERIFY2(sixteen / once < 64,
                 qPrintable(QString::number(sixteen / once))); // 256 if it were quadratic
    }
};

SUITE_TEST(void, TestInlineText)

} // namespace tst_inline_text

#include "tst_inline_text.moc"
