// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/help/manual_window.h"
#include "ui/window/translations.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>

namespace tst_manual_window {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using namespace studio::ui;
using model::Language;

namespace {

struct Stage
{
    Stage()
    {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
    }
    ~Stage() { translations.use(Language::English); }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return window.findChild<Widget *>(name);
    }
    QTextBrowser *page() { return find<QTextBrowser>(u"manualPage"_s); }
    QTreeWidget *contents() { return find<QTreeWidget>(u"manualContents"_s); }
    QLineEdit *field() { return find<QLineEdit>(u"manualField"_s); }
    QToolButton *back() { return find<QToolButton>(u"manualBack"_s); }
    QToolButton *forward() { return find<QToolButton>(u"manualForward"_s); }
    QString heading() { return page()->document()->firstBlock().text(); }
    void click(const QString &link) { Q_EMIT page()->anchorClicked(QUrl(link)); }

    Translations translations;
    ManualWindow window;
};

int shownRows(const QTreeWidget &tree)
{
    int shown = 0;
    for (int at = 0; at < tree.topLevelItemCount(); ++at) {
        const QTreeWidgetItem *top = tree.topLevelItem(at);
        shown += top->isHidden() ? 0 : 1;
        for (int row = 0; row < top->childCount(); ++row)
            shown += top->isHidden() || top->child(row)->isHidden() ? 0 : 1;
    }
    return shown;
}

} // namespace

class ManualWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itBeginsAtTheFirstPage();
    void everyControlHasAName();
    void linksLeadToOtherPagesAndBack();
    void theKeyboardGoesBackAndForward();
    void linksToElsewhereDoNothing();
    void anUnknownPlaceIsTheNearestThatExists();
    void aSectionIsScrolledTo();
    void theSearchFindsPlaces();
    void aSearchIsOneStepOfTheWayBack();
    void aSearchWithoutHitsSaysSo();
    void aChangedLanguageShowsTheSamePlace();
    void aChangedLanguageDuringASearchStaysAtThePlace();
    void withoutAFontItSaysWhyItIsEnglish();
    void nothingOutsideIsLoaded();
    void placeholdersAreBoldAndTheirSignsAreGone();
    void largerTextMakesThePageLarger();
    void picturesFitThePage();
    void theFirstPlaceHasNoWayBack();
    void aScreenReaderGetsThePageFromItsSectionOn();
};

void ManualWindowTest::itBeginsAtTheFirstPage()
{
    Stage stage;

    QCOMPARE(stage.heading(), u"Start"_s);
    QCOMPARE(stage.window.windowTitle(), u"Start – Manual"_s);
    QCOMPARE(stage.page()->accessibleName(), u"Start"_s);
    QVERIFY(!stage.back()->isEnabled() && !stage.forward()->isEnabled());
    QCOMPARE(stage.contents()->topLevelItemCount(), int(manualPages().size()));
}

void ManualWindowTest::everyControlHasAName()
{
    Stage stage;

    QCOMPARE(namelessControls(stage.window), QString());
}

void ManualWindowTest::linksLeadToOtherPagesAndBack()
{
    Stage stage;
    stage.click(u"rooms.md#list"_s);
    QCOMPARE(stage.window.place(), (ManualPlace{u"rooms"_s, u"list"_s}));
    QCOMPARE(stage.heading(), u"Rooms"_s);
    QCOMPARE(stage.contents()->currentItem()->text(0), u"The list of rooms"_s);

    stage.back()->click();
    QCOMPARE(stage.heading(), u"Start"_s);
    stage.forward()->click();

    QCOMPARE(stage.window.place(), (ManualPlace{u"rooms"_s, u"list"_s}));
    QVERIFY(stage.back()->isEnabled() && !stage.forward()->isEnabled());
    stage.back()->click();
    stage.click(u"companions.md"_s); // a new way ends the old one
    QVERIFY(!stage.forward()->isEnabled());
}

void ManualWindowTest::theKeyboardGoesBackAndForward()
{
    Stage stage;
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
    stage.contents()->setFocus();
    QTest::keyClick(stage.contents(), Qt::Key_Down);
    QVERIFY(stage.window.place() != ManualPlace{u"start"_s});

    QTest::keyClick(&stage.window, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(stage.window.place(), ManualPlace{u"start"_s});
    QTest::keyClick(&stage.window, Qt::Key_Right, Qt::AltModifier);
    QVERIFY(stage.window.place() != ManualPlace{u"start"_s});
    QTest::keyClick(&stage.window, Qt::Key_F, Qt::ControlModifier);

    QTRY_VERIFY(stage.field()->hasFocus());
    QTest::keyClick(stage.field(), Qt::Key_Return);
    QTRY_VERIFY(stage.page()->hasFocus());
}

void ManualWindowTest::linksToElsewhereDoNothing()
{
    Stage stage;
    for (const QString &link : {u"https://example.org/rooms.md"_s, u"file:///etc/passwd"_s, u"nonsense.md"_s,
                                u"../rooms.md"_s, QString()})
        stage.click(link);

    QCOMPARE(stage.window.place(), ManualPlace{u"start"_s});
    QVERIFY(!stage.back()->isEnabled());
}

void ManualWindowTest::anUnknownPlaceIsTheNearestThatExists()
{
    Stage stage;

    stage.window.open({u"rooms"_s, u"nonsense"_s});
    QCOMPARE(stage.heading(), u"Rooms"_s);
    QCOMPARE(stage.contents()->currentItem()->text(0), u"Rooms"_s);
    stage.window.open({u"nonsense"_s});

    QCOMPARE(stage.heading(), u"Start"_s);
}

void ManualWindowTest::aSectionIsScrolledTo()
{
    Stage stage;
    stage.window.resize(500, 260); // too small for a page

    stage.window.open({u"start"_s, u"keys"_s});

    QTRY_VERIFY(stage.page()->verticalScrollBar()->value() > 0);
    QCOMPARE(stage.page()->textCursor().block().text(), u"Commands and keys"_s);
    QVERIFY(stage.page()->rect().contains(stage.page()->cursorRect().center()));
    stage.window.open({u"start"_s});
    QCOMPARE(stage.page()->verticalScrollBar()->value(), 0);
    QVERIFY(stage.page()->textCursor().atStart());
}

void ManualWindowTest::theSearchFindsPlaces()
{
    Stage stage;
    const int all = shownRows(*stage.contents());

    QTest::keyClicks(stage.field(), u"TEMPLATE"_s);

    QVERIFY(shownRows(*stage.contents()) < all && shownRows(*stage.contents()) > 0);
    QCOMPARE(stage.window.place().page, u"rooms"_s);
    QVERIFY(!stage.page()->extraSelections().isEmpty());
    QVERIFY(stage.find<QLabel>(u"manualHits"_s)->text().startsWith(u"Places found: "_s));
    stage.field()->clear();
    QCOMPARE(shownRows(*stage.contents()), all);
    QVERIFY(stage.page()->extraSelections().isEmpty());
    QVERIFY(!stage.find<QLabel>(u"manualHits"_s)->isVisible());
}

void ManualWindowTest::aSearchIsOneStepOfTheWayBack()
{
    Stage stage;
    QTest::keyClicks(stage.field(), u"template"_s);
    QTest::keyClick(stage.field(), Qt::Key_Down);

    stage.back()->click();

    QCOMPARE(stage.window.place(), ManualPlace{u"start"_s});
    QVERIFY(!stage.back()->isEnabled());
}

void ManualWindowTest::aSearchWithoutHitsSaysSo()
{
    Stage stage;

    stage.field()->setText(u"zebra <b>"_s);

    QCOMPARE(stage.find<QLabel>(u"manualHits"_s)->text(), u"No page of the manual contains “zebra <b>”."_s);
    QCOMPARE(shownRows(*stage.contents()), 0);
    QCOMPARE(stage.heading(), u"Start"_s); // the page stays
}

void ManualWindowTest::aChangedLanguageShowsTheSamePlace()
{
    Stage stage;
    stage.window.open({u"rooms"_s, u"change"_s});

    stage.translations.use(Language::Japanese);
    QTRY_COMPARE(stage.heading(), u"部屋"_s);
    QCOMPARE(stage.window.place(), (ManualPlace{u"rooms"_s, u"change"_s}));
    QCOMPARE(stage.page()->accessibleName(), u"部屋"_s);
    QVERIFY(stage.page()->toPlainText().contains(u"部屋 › 部屋の設定"_s));
    stage.translations.use(Language::Chinese);

    QTRY_COMPARE(stage.heading(), u"房间"_s);
    QCOMPARE(stage.contents()->currentItem()->text(0), u"更改房间"_s);
    stage.back()->click(); // the way is kept
    QCOMPARE(stage.heading(), u"开始"_s);
}

void ManualWindowTest::aChangedLanguageDuringASearchStaysAtThePlace()
{
    Stage stage;
    QTest::keyClicks(stage.field(), u"template"_s);
    const ManualPlace place = stage.window.place();

    stage.translations.use(Language::Japanese);

    QTRY_COMPARE(stage.heading(), u"部屋"_s);
    QCOMPARE(stage.window.place(), place);
    QCOMPARE(stage.field()->text(), u"template"_s);
}

void ManualWindowTest::withoutAFontItSaysWhyItIsEnglish()
{
    Translations translations;
    translations.use(Language::Japanese);
    ManualWindow window([](QFontDatabase::WritingSystem) { return false; });
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    auto *note = window.findChild<QLabel *>(u"manualNoFont"_s);
    const auto *page = window.findChild<QTextBrowser *>(u"manualPage"_s);

    QCOMPARE(page->document()->firstBlock().text(), u"Start"_s);
    QVERIFY(note->isVisible() && !note->text().isEmpty());
    translations.use(Language::English);

    QTRY_VERIFY(!note->isVisible());
}

void ManualWindowTest::nothingOutsideIsLoaded()
{
    Stage stage;
    for (const QString &name :
         {u"https://example.org/a.png"_s, u"file:///usr/share/pixmaps/a.png"_s, u"pictures/../../ja/a.png"_s,
          u":/icons/companion-studio.svg"_s, u"pictures/nonsense.png"_s}) {
        QVERIFY2(!stage.page()->loadResource(QTextDocument::ImageResource, QUrl(name)).isValid(),
                 qPrintable(name));
        QVERIFY2(!stage.page()->loadResource(QTextDocument::HtmlResource, QUrl(name)).isValid(),
                 qPrintable(name));
    }
}

void ManualWindowTest::placeholdersAreBoldAndTheirSignsAreGone()
{
    Stage stage;

    const QTextCursor keys = stage.page()->document()->find(u"Ctrl+K"_s);

    QVERIFY(!keys.isNull());
    QCOMPARE(keys.charFormat().fontWeight(), int(QFont::Bold));
    for (const QString &id : manualPages()) {
        stage.window.open({id});
        QVERIFY(!stage.page()->toPlainText().contains(kMarkBegin));
        QVERIFY(!stage.page()->toPlainText().contains(kMarkEnd));
    }
}

void ManualWindowTest::largerTextMakesThePageLarger()
{
    Stage stage;
    const QFont usual = QApplication::font();
    const qreal height = stage.page()->document()->size().height();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 2);

    QApplication::setFont(large);

    QTRY_VERIFY(stage.page()->document()->size().height() > height * 1.5);
    QApplication::setFont(usual);
}

void ManualWindowTest::picturesFitThePage()
{
    Stage stage;
    stage.window.open({u"stage"_s});
    const auto width = [&stage] {
        for (QTextBlock block = stage.page()->document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it)
                if (it.fragment().charFormat().isImageFormat())
                    return it.fragment().charFormat().toImageFormat().width();
        return 0.0;
    };
    QTRY_VERIFY(width() > 400 && width() <= stage.page()->viewport()->width());

    stage.window.resize(460, 400);

    QTRY_VERIFY(width() < 400 && width() > 100 && width() <= stage.page()->viewport()->width());
}

void ManualWindowTest::theFirstPlaceHasNoWayBack()
{
    ManualWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);

    window.open({u"floor"_s, u"ways"_s});
    window.QDialog::show();

    QCOMPARE(window.place(), (ManualPlace{u"floor"_s, u"ways"_s}));
    QVERIFY(!window.findChild<QToolButton *>(u"manualBack"_s)->isEnabled());
}

void ManualWindowTest::aScreenReaderGetsThePageFromItsSectionOn()
{
    Stage stage;
    stage.window.open({u"floor"_s, u"ways"_s});

    QAccessibleInterface *page = QAccessible::queryAccessibleInterface(stage.page());
    QVERIFY(page && page->textInterface());
    QCOMPARE(page->text(QAccessible::Name), u"The floor"_s);
    QAccessibleTextInterface *text = page->textInterface();
    const QString all = text->text(0, text->characterCount());
    QVERIFY(all.mid(text->cursorPosition()).startsWith(u"Ways to take turns"_s));
    QVERIFY(!all.contains(kMarkBegin) && !all.contains(u'#'));
    QAccessibleInterface *contents = QAccessible::queryAccessibleInterface(stage.contents());
    QCOMPARE(contents->text(QAccessible::Name), u"Contents"_s);
}

SUITE_TEST(QApplication, ManualWindowTest)

} // namespace tst_manual_window

#include "tst_manual_window.moc"
