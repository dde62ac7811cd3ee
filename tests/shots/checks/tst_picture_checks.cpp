// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Each check finds its flaw, and reports nothing without the flaw. Accepted findings are accepted only in the
// pictures that a line names.

#include "tests/shots/allowed.h"
#include "tests/shots/checks/picture_checks.h"
#include "tests/shots/checks/text_sheets.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace tst_picture_checks {

using namespace Qt::StringLiterals;
using namespace studio::tests;

namespace {

/// A widget that paints itself.
class Painted : public QWidget
{
public:
    Painted(std::function<void(QPainter &, const QRect &)> paint, QWidget *parent)
        : QWidget(parent)
        , m_paint(std::move(paint))
    {
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        m_paint(painter, rect());
    }

private:
    std::function<void(QPainter &, const QRect &)> m_paint;
};

class Window : public QWidget
{
public:
    Window() { setFixedSize(300, 200); }

    /// A child at this place.
    template<class Widget, class... Arguments>
    Widget *put(const QRect &place, Arguments &&...arguments)
    {
        auto *widget = new Widget(std::forward<Arguments>(arguments)..., this);
        widget->setGeometry(place);
        return widget;
    }

    QList<DrawnText> texts()
    {
        show();
        return drawnTexts(*this);
    }
};

QStringList textsOf(const QList<Finding> &findings)
{
    QStringList texts;
    for (const Finding &finding : findings)
        texts.append(finding.text);
    return texts;
}

constexpr QRect kWide(10, 10, 200, 30);
constexpr QRect kNarrow(10, 10, 40, 30);

} // namespace

class PictureChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textOfEveryKindOfWidgetIsSeen();
    void runsOfOneLineAreOneText();
    void aLabelThatIsTooNarrowIsClipped();
    void aButtonThatIsTooLowIsClipped();
    void paintedTextThatIsCutIsClipped();
    void whatScrollsIsNotClippedAboveOrBelow();
    void whatScrollsIsClippedAside();
    void theTextThatOneWritesMayBeLonger();
    void anElidedRowOfAListIsFound();
    void anElidedPaintedTextIsFound();
    void dotsThatSomebodyWroteAreLeftAlone();
    void textThatIsNotPseudoIsUntranslated();
    void textOverTextIsFound();
    void siblingsThatOverlapAreFound();
    void hiddenSiblingsDoNotCount();
    void aLayerOverAllIsNoOverlap();
    void aChildThatSticksOutIsFound();
    void paleTextIsFound();
    void paleTextOfADelegateIsFound();
    void halfTransparentTextCountsAsItLooks();
    void whatIsMeantIsAllowedInThePicturesOfItsLine();
    void aLineThatIsTooWideIsRefused_data();
    void aLineThatIsTooWideIsRefused();
    void theLotDrawsTheSameTextsInAnyOrder();
};

void PictureChecks::textOfEveryKindOfWidgetIsSeen()
{
    Window window;
    window.put<QLabel>(QRect(0, 0, 100, 20), u"label"_s);
    window.put<QPushButton>(QRect(0, 20, 100, 30), u"button"_s);
    window.put<QLineEdit>(QRect(0, 50, 100, 30), u"field"_s);
    window.put<Painted>(QRect(0, 80, 100, 30),
                        [](QPainter &painter, const QRect &rect) { painter.drawText(rect, 0, u"own"_s); });

    const QList<DrawnText> texts = window.texts();

    QStringList words;
    for (const DrawnText &drawn : texts)
        words.append(drawn.text);
    QCOMPARE(words, QStringList({u"label"_s, u"button"_s, u"field"_s, u"own"_s}));
    QVERIFY(QRectF(0, 80, 100, 30).contains(texts.last().ink));
    QVERIFY(texts.last().ink.width() > 10);
    QVERIFY(clippedTexts(texts).isEmpty());
}

void PictureChecks::runsOfOneLineAreOneText()
{
    Window window;
    window.put<QLabel>(kWide, u"ab 日本 cd"_s);

    const QList<DrawnText> texts = window.texts();

    QCOMPARE(texts.size(), 1);
    QCOMPARE(texts.first().text, u"ab 日本 cd"_s);
}

void PictureChecks::aLabelThatIsTooNarrowIsClipped()
{
    Window window;
    window.put<QLabel>(kNarrow, u"far too long a text"_s);

    QCOMPARE(textsOf(clippedTexts(window.texts())), QStringList{u"far too long a text"_s});
}

void PictureChecks::aButtonThatIsTooLowIsClipped()
{
    Window window;
    window.put<QPushButton>(QRect(10, 10, 100, 6), u"Say"_s);

    QCOMPARE(textsOf(clippedTexts(window.texts())), QStringList{u"Say"_s});
}

void PictureChecks::paintedTextThatIsCutIsClipped()
{
    Window window;
    window.put<Painted>(kWide, [](QPainter &painter, const QRect &rect) {
        painter.setClipRect(rect.adjusted(0, 0, -180, 0));
        painter.drawText(rect, 0, u"cut by the painter"_s);
    });

    QCOMPARE(textsOf(clippedTexts(window.texts())), QStringList{u"cut by the painter"_s});
}

void PictureChecks::whatScrollsIsNotClippedAboveOrBelow()
{
    Window window;
    auto *area = window.put<QScrollArea>(QRect(0, 0, 300, 50));
    area->setWidget(new QLabel(u"one\ntwo\nthree\nfour\nfive\nsix"_s));

    QVERIFY(clippedTexts(window.texts()).isEmpty());
}

void PictureChecks::whatScrollsIsClippedAside()
{
    Window window;
    auto *area = window.put<QScrollArea>(QRect(0, 0, 60, 100));
    area->setWidget(new QLabel(u"a line that is too wide"_s));

    QCOMPARE(textsOf(clippedTexts(window.texts())), QStringList{u"a line that is too wide"_s});
}

void PictureChecks::theTextThatOneWritesMayBeLonger()
{
    Window window;
    auto *field = window.put<QLineEdit>(kNarrow, u"far too long a text"_s);
    QVERIFY(clippedTexts(window.texts()).isEmpty());

    field->clear();
    field->setPlaceholderText(u"what to write here, in many words"_s);

    QVERIFY(!clippedTexts(window.texts()).isEmpty() || !elidedTexts(window.texts(), {}).isEmpty());
}

void PictureChecks::anElidedRowOfAListIsFound()
{
    Window window;
    QStandardItemModel model;
    model.appendRow(new QStandardItem(u"a row that is much too long"_s));
    auto *list = window.put<QTreeView>(QRect(0, 0, 100, 60));
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setModel(&model);

    const QStringList elided = textsOf(elidedTexts(window.texts(), {}));

    QCOMPARE(elided.size(), 1);
    QVERIFY(elided.first().startsWith(u"a row"_s) && elided.first().endsWith(u'…'));
}

void PictureChecks::anElidedPaintedTextIsFound()
{
    Window window;
    window.put<Painted>(kNarrow, [](QPainter &painter, const QRect &rect) {
        painter.drawText(rect, 0,
                         painter.fontMetrics().elidedText(u"elided"_s, Qt::ElideMiddle, rect.width() - 10));
    });

    QCOMPARE(textsOf(elidedTexts(window.texts(), {})).size(), 1);
}

void PictureChecks::dotsThatSomebodyWroteAreLeftAlone()
{
    Window window;
    window.put<QToolButton>(QRect(0, 0, 150, 30))->setText(u"&New room…"_s);
    auto *label = window.put<QLabel>(QRect(0, 40, 60, 100), u"first words, then more …"_s);
    label->setWordWrap(true);
    window.put<Painted>(QRect(150, 40, 100, 30),
                        [](QPainter &painter, const QRect &rect) { painter.drawText(rect, 0, u"said…"_s); });

    QVERIFY(elidedTexts(window.texts(), {u"He said…"_s}).isEmpty());
}

void PictureChecks::textThatIsNotPseudoIsUntranslated()
{
    Window window;
    window.put<QLabel>(QRect(0, 0, 200, 20), u"⟦Ñámé···⟧"_s);
    window.put<QLabel>(QRect(0, 20, 200, 20), u"Aya said it"_s);
    window.put<QLabel>(QRect(0, 40, 200, 20), u"forgotten"_s);

    QCOMPARE(textsOf(untranslatedTexts(window.texts(), {u"What Aya said it was"_s})),
             QStringList{u"forgotten"_s});
}

void PictureChecks::textOverTextIsFound()
{
    Window window;
    window.put<Painted>(kWide, [](QPainter &painter, const QRect &) {
        painter.drawText(QPoint(5, 20), u"below"_s);
        painter.drawText(QPoint(8, 22), u"above"_s);
    });

    QCOMPARE(textsOf(coveredTexts(window.texts())), QStringList{u"below"_s});
}

void PictureChecks::siblingsThatOverlapAreFound()
{
    Window window;
    window.put<QLabel>(kWide, u"one"_s)->setObjectName(u"one"_s);
    window.put<QLabel>(kNarrow, u"two"_s)->setObjectName(u"two"_s);
    window.show();

    const QList<Finding> found = overlaps(window);

    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().widget, u"two"_s);
    QCOMPARE(found.first().text, u"one"_s);
}

void PictureChecks::hiddenSiblingsDoNotCount()
{
    Window window;
    window.put<QLabel>(kWide, u"one"_s);
    window.put<QLabel>(kNarrow, u"two"_s)->hide();
    window.show();

    QVERIFY(overlaps(window).isEmpty());
}

void PictureChecks::aLayerOverAllIsNoOverlap()
{
    Window window;
    window.put<QLabel>(kWide, u"below"_s);
    window.put<QWidget>(window.rect());
    window.show();

    QVERIFY(overlaps(window).isEmpty());
}

void PictureChecks::aChildThatSticksOutIsFound()
{
    Window window;
    window.put<QLabel>(QRect(290, 10, 20, 20), u"x"_s)->setObjectName(u"far"_s);
    window.show();

    const QList<Finding> found = outsiders(window);

    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().widget, u"far"_s);
}

void PictureChecks::paleTextIsFound()
{
    Window window;
    auto *label = window.put<QLabel>(kWide, u"pale"_s);
    QPalette palette;
    palette.setColor(QPalette::Window, Qt::white);
    palette.setColor(QPalette::WindowText, QColor(0x99, 0x99, 0x99));
    window.setPalette(palette);
    QList<DrawnText> texts = window.texts();
    QCOMPARE(textsOf(paleTexts(texts, window.grab().toImage())), QStringList{u"pale"_s});

    palette.setColor(QPalette::WindowText, QColor(0x55, 0x55, 0x55));
    label->setPalette(palette);
    texts = window.texts();

    QVERIFY(paleTexts(texts, window.grab().toImage()).isEmpty());
}

void PictureChecks::paleTextOfADelegateIsFound()
{
    struct Delegate : QStyledItemDelegate
    {
        void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &) const override
        {
            painter->fillRect(option.rect, Qt::yellow);
            painter->setPen(Qt::white);
            painter->drawText(option.rect, u"white on yellow"_s);
        }
    };
    Window window;
    QStandardItemModel model;
    model.appendRow(new QStandardItem(u"row"_s));
    Delegate delegate;
    auto *list = window.put<QTreeView>(QRect(0, 0, 200, 60));
    list->setModel(&model);
    list->setHeaderHidden(true);
    list->setItemDelegate(&delegate);

    const QList<DrawnText> texts = window.texts();

    QCOMPARE(textsOf(paleTexts(texts, window.grab().toImage())), QStringList{u"white on yellow"_s});
}

void PictureChecks::halfTransparentTextCountsAsItLooks()
{
    Window window;
    window.put<Painted>(kWide, [](QPainter &painter, const QRect &rect) {
        painter.fillRect(rect, Qt::white);
        painter.setPen(Qt::black);
        painter.setOpacity(0.4);
        painter.drawText(rect, 0, u"faint"_s);
    });

    const QList<DrawnText> texts = window.texts();

    QCOMPARE(textsOf(paleTexts(texts, window.grab().toImage())), QStringList{u"faint"_s});
}

void PictureChecks::whatIsMeantIsAllowedInThePicturesOfItsLine()
{
    QTemporaryFile table;
    QVERIFY(table.open());
    table.write("picture\tcheck\tplace\tpattern\treason\n"
                "tea-.*-large\telided\tlist/row\t^long\tno room\n"
                "rest-en\telided\tlist/row\t^long\tno room\n");
    table.flush();
    const QStringList pictures{u"tea-en"_s, u"tea-en-large"_s, u"rest-en"_s, u"rest-en-large"_s};
    const QList<Finding> cut{{u"elided"_s, u"page/list/row"_s, u"long words…"_s, {}}};
    Allowed allowed = Allowed::read(table.fileName(), pictures);

    QCOMPARE(allowed.without(u"tea-en-large"_s, cut), QList<Finding>());
    QCOMPARE(allowed.without(u"tea-en"_s, cut), cut);
    QCOMPARE(allowed.without(u"rest-en-large"_s, cut), cut); // a pattern is for the whole name
    QCOMPARE(allowed.unused().size(), 1);
    QVERIFY(allowed.unused().first().contains("rest-en"_L1));
}

void PictureChecks::aLineThatIsTooWideIsRefused_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("why");

    QTest::newRow("as it should be") << u"tea-.*\telided\trow\t…$\tno room"_s << QString();
    QTest::newRow("without a picture") << u"elided\trow\t…$\tno room"_s << u"wants picture"_s;
    QTest::newRow("an empty picture") << u"\telided\trow\t…$\tno room"_s << u"wants picture"_s;
    QTest::newRow("without a reason") << u"tea-.*\telided\trow\t…$\t"_s << u"wants picture"_s;
    QTest::newRow("every picture") << u".*\telided\trow\t…$\tno room"_s << u"fits all"_s;
    QTest::newRow("every picture in words") << u"(tea|rest)-en\telided\trow\t…$\tno room"_s << u"fits all"_s;
    QTest::newRow("no picture") << u"tea\telided\trow\t…$\tno room"_s << u"no picture"_s;
    QTest::newRow("no pattern") << u"tea-(\telided\trow\t…$\tno room"_s << u"regular expression"_s;
}

void PictureChecks::aLineThatIsTooWideIsRefused()
{
    QFETCH(QString, line);
    QFETCH(QString, why);

    const QString refusal = Allowed::refusal(line, {u"tea-en"_s, u"rest-en"_s});

    QCOMPARE(refusal.isEmpty(), why.isEmpty());
    QVERIFY2(refusal.contains(why), qPrintable(refusal));
}

void PictureChecks::theLotDrawsTheSameTextsInAnyOrder()
{
    constexpr int kMost = 3;
    const QSet<QString> written{u"Aya said all of this"_s};
    QList<DrawnText> texts;
    const auto all = {u"Save"_s, u"Rename room"_s, u"部屋の名前"_s, u"Cancel"_s, u"42 %"_s, u"said all"_s};
    for (const QString &text : all)
        texts.append({text, nullptr, QRectF(20, 20, 80, 12), QRectF(0, 0, 300, 200), 30, Qt::black});
    QList<DrawnText> hidden = texts;
    for (DrawnText &text : hidden)
        text.clip = QRectF(0, 0, 300, 5);
    QImage picture(300, 200, QImage::Format_RGB32);
    picture.fill(Qt::white);
    TextSheets forward(kMost, 1);
    TextSheets backward(kMost, 1);
    TextSheets everything(10, 2);

    forward.take(u"en"_s, picture, {}, texts, written);
    forward.take(u"en"_s, picture, {}, texts, written);
    std::reverse(texts.begin(), texts.end());
    for (const DrawnText &text : std::as_const(texts))
        backward.take(u"en"_s, picture, {}, {text}, written);
    everything.take(u"en"_s, picture, {}, hidden, written);
    QVERIFY(everything.drawn(u"en"_s).isEmpty());
    everything.take(u"en"_s, picture, {5, 5}, texts, written);

    QCOMPARE(forward.drawn(u"en"_s).size(), kMost);
    QCOMPARE(forward.drawn(u"en"_s), backward.drawn(u"en"_s));
    QCOMPARE(everything.drawn(u"en"_s).size(), 4); // without what is written, and without numbers
    const QTemporaryDir folder;
    QVERIFY(everything.save(QDir(folder.path()), u"-2"_s));
    QVERIFY(!QImage(folder.filePath(u"texts-en-2.png"_s)).isNull());
    QVERIFY(!everything.save(QDir(folder.filePath(u"missing"_s)), {}));
}

SUITE_TEST(QApplication, PictureChecks)

} // namespace tst_picture_checks

#include "tst_picture_checks.moc"
