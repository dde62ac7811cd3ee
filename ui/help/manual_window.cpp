// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual_window.h"

#include "ui/help/manual_browser.h"
#include "ui/help/manual_document.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/plain_label.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kManualSize(920, 660);
constexpr int kPageRole = Qt::UserRole;
constexpr int kAnchorRole = Qt::UserRole + 1;
constexpr int kWordsRole = Qt::UserRole + 2;
constexpr int kContentsShare = 3; // of ten
constexpr int kPageShare = 7;

} // namespace

ManualWindow::ManualWindow(const HasFontFor &hasFontFor)
    : QDialog(nullptr, Qt::Window)
    , m_hasFontFor(hasFontFor)
{
    setObjectName(u"manualWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_QuitOnClose, false);
    make();
    layOut();
    resize(firstSize(*this, kManualSize));
    connectParts();
    addKeys();
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] {
        m_back->setIcon(icon(IconName::ChevronLeft, themeOf(this)));
        m_forward->setIcon(icon(IconName::ChevronRight, themeOf(this)));
        m_shown.clear();
        showPage();
    });
}

void ManualWindow::make()
{
    m_back = new QToolButton(this);
    m_back->setObjectName(u"manualBack"_s);
    m_forward = new QToolButton(this);
    m_forward->setObjectName(u"manualForward"_s);
    m_field = new QLineEdit(this);
    m_field->setObjectName(u"manualField"_s);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_hits = quietLabel(u"manualHits"_s, this);
    m_hits->hide();
    m_contents = new QTreeWidget(this);
    m_contents->setObjectName(u"manualContents"_s);
    m_contents->setHeaderHidden(true);
    m_contents->setRootIsDecorated(false);
    m_contents->setItemsExpandable(false);
    m_contents->setUniformRowHeights(true);
    m_contents->setIndentation(themeOf(this).metrics.medium);
    m_noFont = quietLabel(u"manualNoFont"_s, this);
    m_noFont->hide();
    m_browser = new ManualBrowser(this);
    m_browser->setObjectName(u"manualPage"_s);
    m_browser->document()->setDocumentMargin(themeOf(this).metrics.large);
}

void ManualWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *travel = new QHBoxLayout;
    travel->setSpacing(metrics.tiny);
    travel->addWidget(m_back);
    travel->addWidget(m_forward);
    travel->addWidget(m_field, 1);
    auto *side = new QWidget(this);
    auto *left = new QVBoxLayout(side);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(metrics.small);
    left->addLayout(travel);
    left->addWidget(m_hits);
    left->addWidget(m_contents, 1);
    auto *main = new QWidget(this);
    auto *right = new QVBoxLayout(main);
    right->setContentsMargins(0, 0, 0, 0);
    right->addWidget(m_noFont);
    right->addWidget(m_browser, 1);
    auto *both = new QSplitter(Qt::Horizontal, this);
    both->setObjectName(u"manualSplitter"_s);
    both->setChildrenCollapsible(false);
    both->addWidget(side);
    both->addWidget(main);
    both->setStretchFactor(0, kContentsShare);
    both->setStretchFactor(1, kPageShare);
    const int width = firstSize(*this, kManualSize).width();
    both->setSizes({width * kContentsShare / 10, width * kPageShare / 10});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.medium, metrics.medium, metrics.medium, metrics.medium);
    column->addWidget(both);
}

void ManualWindow::connectParts()
{
    connect(m_back, &QToolButton::clicked, this, [this] { travel(m_before, m_after); });
    connect(m_forward, &QToolButton::clicked, this, [this] { travel(m_after, m_before); });
    connect(m_field, &QLineEdit::textChanged, this, &ManualWindow::filter);
    connect(m_field, &QLineEdit::returnPressed, this, &ManualWindow::focusPage);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *now) {
        if (now && m_isSearching)
            showPlace(placeOf(*now)); // one search is one step of the way back
        else if (now)
            go(placeOf(*now));
    });
    connect(m_browser, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
}

void ManualWindow::addKeys()
{
    const auto key = [this](const QKeySequence &keys, auto act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    key(QKeySequence::Back, [this] { travel(m_before, m_after); });
    key(QKeySequence::Forward, [this] { travel(m_after, m_before); });
    key(QKeySequence::Find, [this] {
        m_field->setFocus(Qt::ShortcutFocusReason);
        m_field->selectAll();
    });
}

void ManualWindow::read()
{
    m_language = manualLanguage(QLocale(), m_hasFontFor);
    m_pages.clear();
    for (const QString &id : manualPages())
        m_pages.append(readManualPage(id, manualSource(m_language, id), m_language));
    m_browser->setLanguage(m_language);
    m_shown.clear();
}

void ManualWindow::fillContents()
{
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const ManualPage &page : std::as_const(m_pages)) {
        QTreeWidgetItem *top = nullptr;
        for (const ManualSection &section : page.sections) {
            QTreeWidgetItem *item = top ? new QTreeWidgetItem(top, {section.title})
                                        : new QTreeWidgetItem(m_contents, {section.title});
            item->setData(0, kPageRole, page.id);
            item->setData(0, kAnchorRole, section.anchor);
            item->setData(0, kWordsRole, section.words);
            item->setToolTip(0, section.title);
            if (!top) {
                top = item;
                QFont bold = m_contents->font();
                bold.setWeight(QFont::DemiBold);
                item->setFont(0, bold);
            }
        }
    }
    m_contents->expandAll();
}

const ManualPage *ManualWindow::page(const QString &id) const
{
    const auto found =
        std::find_if(m_pages.cbegin(), m_pages.cend(), [&id](const ManualPage &one) { return one.id == id; });
    return found == m_pages.cend() ? nullptr : &*found;
}

ManualPlace ManualWindow::placeOf(const QTreeWidgetItem &item)
{
    return {item.data(0, kPageRole).toString(), item.data(0, kAnchorRole).toString()};
}

QTreeWidgetItem *ManualWindow::itemOf(const ManualPlace &place) const
{
    QTreeWidgetItem *nearest = nullptr;
    for (int at = 0; at < m_contents->topLevelItemCount(); ++at) {
        QTreeWidgetItem *top = m_contents->topLevelItem(at);
        if (placeOf(*top).page != place.page)
            continue;
        nearest = top;
        for (int row = 0; row < top->childCount(); ++row)
            if (placeOf(*top->child(row)) == place)
                return top->child(row);
    }
    return nearest;
}

void ManualWindow::open(const ManualPlace &place)
{
    m_field->clear();
    if (!isVisible())
        m_place = {}; // nobody has read the page with which it was made
    go(page(place.page) ? place : ManualPlace{manualPages().first()});
}

void ManualWindow::focusPage() { m_browser->setFocus(Qt::OtherFocusReason); }

void ManualWindow::go(const ManualPlace &place)
{
    if (place == m_place)
        return showPage();
    if (!m_place.page.isEmpty())
        m_before.append(m_place);
    m_after.clear();
    showPlace(place);
}

void ManualWindow::showPlace(const ManualPlace &place)
{
    m_place = place;
    const QSignalBlocker quiet(m_contents);
    m_contents->setCurrentItem(itemOf(place));
    showPage();
    showTravel();
}

void ManualWindow::showPage()
{
    const ManualPage *now = page(m_place.page);
    if (!now)
        return;
    if (const QString wanted = m_language + u'/' + now->id; m_shown != wanted) {
        m_shown = wanted;
        fillManualDocument(*m_browser->document(), *now, themeOf(this), m_browser->pictureWidth());
        m_browser->setAccessibleName(now->title());
        //: The title of the manual's window; %1 is a page
        setWindowTitle(tr("%1 – Manual").arg(now->title()));
        markHits();
    }
    scrollToPlace();
}

// The text cursor goes there too: the page follows it when it gets the focus, and screen readers begin there.
void ManualWindow::scrollToPlace()
{
    QTextCursor cursor(m_browser->document());
    if (!m_place.anchor.isEmpty())
        for (QTextBlock block = cursor.block(); block.isValid(); block = block.next())
            if (block.begin() != block.end() &&
                block.begin().fragment().charFormat().anchorNames().contains(m_place.anchor))
                cursor.setPosition(block.position());
    m_browser->setTextCursor(cursor);
    if (cursor.atStart())
        m_browser->verticalScrollBar()->setValue(0);
    else
        m_browser->scrollToAnchor(m_place.anchor);
}

void ManualWindow::follow(const QUrl &link)
{
    QString id = link.path();
    if (id.endsWith(".md"_L1))
        id.chop(3);
    if (link.scheme().isEmpty() && page(id))
        go({id, link.fragment()});
}

void ManualWindow::travel(QList<ManualPlace> &from, QList<ManualPlace> &to)
{
    if (from.isEmpty())
        return;
    to.append(m_place);
    showPlace(from.takeLast());
}

void ManualWindow::showTravel()
{
    m_back->setEnabled(!m_before.isEmpty());
    m_forward->setEnabled(!m_after.isEmpty());
}

QStringList ManualWindow::soughtWords() const
{
    return m_field->text().toCaseFolded().split(u' ', Qt::SkipEmptyParts);
}

void ManualWindow::filter(const QString &typed)
{
    const QStringList words = soughtWords();
    const auto fits = [&words](const QTreeWidgetItem &item) {
        const QString all = item.data(0, kWordsRole).toString();
        return std::all_of(words.cbegin(), words.cend(),
                           [&all](const QString &word) { return all.contains(word); });
    };
    QTreeWidgetItem *first = nullptr;
    int hits = 0;
    for (int at = 0; at < m_contents->topLevelItemCount(); ++at) {
        QTreeWidgetItem *top = m_contents->topLevelItem(at);
        bool isShown = fits(*top);
        hits += isShown ? 1 : 0;
        if (isShown && !first)
            first = top;
        for (int row = 0; row < top->childCount(); ++row) {
            const bool isHit = fits(*top->child(row));
            top->child(row)->setHidden(!isHit);
            isShown = isShown || isHit;
            hits += isHit ? 1 : 0;
            if (isHit && !first)
                first = top->child(row);
        }
        top->setHidden(!isShown);
    }
    if (!words.isEmpty() && !m_isSearching)
        m_before.append(m_place);
    m_isSearching = !words.isEmpty();
    m_hits->setVisible(m_isSearching);
    m_hits->setText(hits > 0 ? tr("Places found: %L1").arg(hits)
                             : tr("No page of the manual contains “%1”.").arg(typed.trimmed()));
    if (!words.isEmpty() && first)
        m_contents->setCurrentItem(first);
    markHits();
}

void ManualWindow::markHits()
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString &word : soughtWords()) {
        for (QTextCursor at = m_browser->document()->find(word); !at.isNull();
             at = m_browser->document()->find(word, at)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(themeOf(this).selection);
            mark.format.setForeground(themeOf(this).selectionText);
            marks.append(mark);
        }
    }
    m_browser->setExtraSelections(marks);
}

/// The arrows move through the contents while the field keeps the keyboard.
bool ManualWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        for (const int moves : {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown})
            if (key == moves)
                return QCoreApplication::sendEvent(m_contents, event);
    }
    return QDialog::eventFilter(watched, event);
}

/// Before it was shown the page had another width.
void ManualWindow::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    scrollToPlace();
}

/// Sizes of headings are made from the font when the page is.
void ManualWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_browser) {
        m_shown.clear();
        showPage();
    }
}

void ManualWindow::retranslate()
{
    read();
    m_field->setPlaceholderText(tr("Search the manual"));
    m_field->setAccessibleName(tr("Search the manual"));
    m_contents->setAccessibleName(tr("Contents"));
    m_back->setToolTip(tr("Back"));
    m_back->setAccessibleName(tr("Back"));
    m_forward->setToolTip(tr("Forward"));
    m_forward->setAccessibleName(tr("Forward"));
    const bool isOther = m_language == "en"_L1 && QLocale().language() != QLocale::English;
    m_noFont->setVisible(isOther);
    m_noFont->setText(tr("No font for this language was found, so the manual is shown in English."));
    fillContents();
    const QSignalBlocker quiet(m_contents); // the reader stays at the place
    filter(m_field->text());
    showPlace(m_place.page.isEmpty() ? ManualPlace{manualPages().first()} : m_place);
}

} // namespace studio::ui
