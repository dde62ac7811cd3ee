// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/transcript_view.h"

#include "ui/actions/action_registry.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/transcript/bar/message_bar.h"
#include "ui/transcript/bar/message_editor.h"
#include "ui/transcript/copied_text.h"
#include "ui/transcript/find_controller.h"
#include "ui/transcript/message_menu.h"
#include "ui/transcript/pictures/row_pictures.h"
#include "ui/transcript/pointer_selection.h"
#include "ui/transcript/selection_keys.h"
#include "ui/transcript/transcript_accessible.h"
#include "ui/transcript/transcript_cursor.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_scroller.h"
#include "ui/transcript/view/growing_row.h"
#include "ui/transcript/view/row_follower.h"
#include "ui/transcript/view/speaker_faces.h"

#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTimerEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWidestSigns = 96; // characters in a line of running text
constexpr int kWheelStep = 120;  // one notch, in eighths of a degree
constexpr int kWheelLines = 3;
constexpr int kCopiedFor = 1500; // ms for which a button says that it copied

} // namespace

TranscriptView::TranscriptView(TranscriptModel &model, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_model(model)
    , m_layout(model)
    , m_faces(new SpeakerFaces(model, this))
    , m_pictures(new RowPictures(this))
    , m_find(new FindController(model, this,
                                [this] {
                                    const QList<PlacedBlock> &placed = m_layout.placed();
                                    return placed.isEmpty() ? 0 : placed.last().row;
                                }))
    , m_actions(new MessageActions(model, m_layout, this))
{
    installTranscriptAccessibility();
    setObjectName(u"transcript"_s);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cursor = new TranscriptCursor(this);
    m_scroller = new TranscriptScroller(model, m_layout, this);
    m_growing = new GrowingRow(model, m_layout, *m_scroller, this);
    m_pointer = new PointerSelection(m_layout, *m_cursor, viewport(), [this] { return column().topLeft(); });
    m_keys = new SelectionKeys({model, m_layout, *m_cursor, *m_scroller, *this}, this);
    m_bar = new MessageBar({model, m_layout, *m_actions, *m_cursor, [this] { return column(); }}, viewport());
    m_editor = new MessageEditor({model, m_layout, *m_scroller, [this] { return column(); }}, viewport());
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);

    connect(m_faces, &SpeakerFaces::changed, viewport(), qOverload<>(&QWidget::update));
    connect(m_pictures, &RowPictures::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&m_model, &TranscriptModel::wasReset, m_pictures, &RowPictures::forgetAll);
    onRetranslate(this, [this] {
        setAccessibleName(tr("Conversation"));
        applyWords();
    });
    followModel();
    followSearch();
    followActions();
    followScroller();
    followPointer();
    followBar();
    followEditor();
    onThemeChange(this, [this] { applyStyle(); });
}

TranscriptView::~TranscriptView() = default;

void TranscriptView::followSearch()
{
    connect(&search(), &RoomSearch::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&search(), &RoomSearch::currentChanged, this, &TranscriptView::showHit);
    connect(m_find, &FindController::barChanged, this, &TranscriptView::placeFindBar);
    connect(m_find, &FindController::closed, this, qOverload<>(&QWidget::setFocus));
}

void TranscriptView::followScroller()
{
    connect(m_scroller, &TranscriptScroller::settling, this, [this] {
        if (m_today != QDate::currentDate()) // today has become yesterday
            applyWords();
    });
    connect(m_scroller, &TranscriptScroller::atBottomChanged, this, &TranscriptView::atBottomChanged);
    connect(m_scroller, &TranscriptScroller::newerChanged, this, &TranscriptView::newerBelowChanged);
}

void TranscriptView::followPointer()
{
    connect(m_cursor, &TranscriptCursor::changed, viewport(), qOverload<>(&QWidget::update));
    connect(m_pointer, &PointerSelection::activated, m_actions, &MessageActions::activate);
    connect(m_pointer, &PointerSelection::scrollWanted, m_scroller, &TranscriptScroller::scrollBy);
}

void TranscriptView::followBar()
{
    connect(m_scroller, &TranscriptScroller::settled, m_bar, &MessageBar::followSoon);
    connect(m_cursor, &TranscriptCursor::changed, m_bar, &MessageBar::followSoon);
    connect(m_bar, &MessageBar::quoteWanted, this, &TranscriptView::quote);
    connect(m_bar, &MessageBar::menuWanted, this,
            [this](qint64 row, QPoint below) { openMenu(row, {}, below); });
}

void TranscriptView::followEditor()
{
    connect(m_editor, &MessageEditor::edited, this, &TranscriptView::edited);
    connect(m_editor, &MessageEditor::putAside, this, &TranscriptView::editPutAside);
    connect(m_editor, &MessageEditor::left, this, [this](qint64 row) {
        setFocus();
        if (row >= 0)
            setCurrentRow(row);
    });
}

void TranscriptView::openEditor(qint64 row) { m_editor->open(row); }

void TranscriptView::quote(qint64 row) { m_actions->quoteRow(row, m_cursor->selection()); }

void TranscriptView::followActions()
{
    connect(m_actions, &MessageActions::quoteWanted, this, &TranscriptView::quoteWanted);
    connect(m_actions, &MessageActions::codeCopied, this, &TranscriptView::showCopied);
    connect(m_actions, &MessageActions::linkActivated, this, &TranscriptView::linkActivated);
    connect(m_actions, &MessageActions::deleteWanted, this, &TranscriptView::deleteWanted);
    connect(m_actions, &MessageActions::continueWanted, this, &TranscriptView::continueWanted);
    connect(m_actions, &MessageActions::noteActivated, this, &TranscriptView::noteActivated);
    connect(m_actions, &MessageActions::replyAgainWanted, this, &TranscriptView::replyAgainWanted);
    connect(m_actions, &MessageActions::decideAgainWanted, this, &TranscriptView::decideAgainWanted);
    connect(m_actions, &MessageActions::alternativeWanted, this, &TranscriptView::alternativeWanted);
    connect(m_actions, &MessageActions::editWanted, this, &TranscriptView::editWanted);
    connect(m_actions, &MessageActions::decisionWanted, this, &TranscriptView::decisionWanted);
    connect(m_actions, &MessageActions::witnessesWanted, this, &TranscriptView::witnessesWanted);
    connect(m_actions, &MessageActions::turnWanted, this, &TranscriptView::turnWanted);
}

void TranscriptView::followModel()
{
    const auto *rows = new RowFollower({m_model, m_layout, *m_scroller, *m_cursor}, this);
    connect(rows, &RowFollower::replaced, this, &TranscriptView::forgetMarks);
    connect(rows, &RowFollower::arrived, this, &TranscriptView::announce);
    connect(&m_model, &TranscriptModel::wasReset, this, [this] { m_announcement.clear(); });
}

/// What is marked in rows that are others now.
void TranscriptView::forgetMarks()
{
    m_pointer->forget();
    m_copied = {};
    m_hit = {};
}

void TranscriptView::announce(qint64 row)
{
    if (!m_model.message(row))
        return;
    const RowContent content = rowContent(m_model, row, {locale(), m_today, m_causeText});
    tell(spokenLine(content, saidText(content.text)));
}

void TranscriptView::tell(const QString &sentence)
{
    m_announcement = sentence;
    if (!isVisible())
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TranscriptView::setCauseText(std::function<QString(model::Cause)> causeText)
{
    m_causeText = std::move(causeText);
    applyWords();
}

void TranscriptView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void TranscriptView::setAvatars(const Avatars &avatars) { m_faces->setAvatars(avatars); }

void TranscriptView::setFrameInterval(std::chrono::milliseconds interval)
{
    m_growing->setInterval(interval);
}

void TranscriptView::applyWords()
{
    m_today = QDate::currentDate();
    m_layout.setWords({locale(), m_today, m_causeText});
    applyStyle();
}

void TranscriptView::applyStyle()
{
    m_layout.setStyle({font(), column().width(), themeOf(this).metrics, locale()});
    m_layout.setViewport(viewport()->height());
    m_scroller->unsettle();
}

QRect TranscriptView::column() const
{
    const Metrics &metrics = themeOf(this).metrics;
    // With larger text the column is wider, so that its lines hold as many words.
    const int lineWidth = std::max(metrics.textWidth, kWidestSigns * fontMetrics().averageCharWidth());
    const int widest = lineWidth + 2 * metrics.medium;
    const int width = std::clamp(viewport()->width() - 2 * metrics.small, 1, widest);
    return {(viewport()->width() - width) / 2, 0, width, viewport()->height()};
}

bool TranscriptView::isAtBottom() const { return m_layout.isAtEnd(); }

void TranscriptView::jumpToNewest() { m_scroller->jumpToNewest(); }

void TranscriptView::jumpToRow(qint64 row) { m_scroller->jumpToRow(row); }

int TranscriptView::newerBelow() const { return m_scroller->newer(); }

qint64 TranscriptView::currentRow() const { return m_cursor->row(); }

void TranscriptView::setCurrentRow(qint64 row) { m_keys->goToRow(row); }

void TranscriptView::scrollContentsBy(int, int)
{
    if (m_scroller)
        m_scroller->takeBarValue();
}

QList<VisibleRow> TranscriptView::visibleRows()
{
    m_scroller->settle();
    return visibleRowsOf(m_model, m_layout.placed(), column(), viewport()->rect());
}

RowLook TranscriptView::lookOf(const QList<PlacedBlock> &placed) const
{
    const qint64 current = m_cursor->showsFocus() ? m_cursor->row() : -1;
    RowLook look{m_cursor->selection(), m_pointer->pointed(), current, m_copied, {}, m_hit};
    m_find->addHits(look, placed);
    return look;
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    const Theme &theme = themeOf(this);
    m_scroller->settle();
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme.surface);
    const QList<PlacedBlock> &placed = m_layout.placed();
    m_growing->setPainted(placed);
    if (m_model.rowCount() == 0) {
        painter.setPen(theme.mutedText);
        painter.drawText(column(), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText.isEmpty() ? tr("Say hello…") : m_emptyText);
    }

    const RowLook look = lookOf(placed);
    RowPainter rows(painter, theme, {m_faces->companions(), m_faces->users(), *m_pictures}, column(),
                    event->rect());
    bool showsCurrent = false;
    for (qsizetype from = 0; from < placed.size();) {
        qsizetype to = from;
        while (to < placed.size() && placed.at(to).row == placed.at(from).row)
            ++to;
        rows.paintRow(std::span(placed).subspan(from, to - from), look);
        showsCurrent = showsCurrent || placed.at(from).row == look.current;
        from = to;
    }

    if (m_cursor->showsFocus() && !showsCurrent) {
        const int width = theme.metrics.focusWidth;
        painter.setPen(QPen(theme.focus, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(width / 2, width / 2, -width / 2, -width / 2));
    }
}

RoomSearch &TranscriptView::search() { return m_find->search(); }

void TranscriptView::openFind() { m_find->open(); }

void TranscriptView::closeFind() { m_find->close(); }

void TranscriptView::placeFindBar()
{
    const int height = m_find->barHeight();
    if (viewportMargins().top() != height)
        setViewportMargins(0, height, 0, 0);
    m_find->placeBar(viewport()->width()); // beside the scroll bar
}

void TranscriptView::showHit()
{
    m_hit = search().current();
    if (m_hit.row >= 0)
        m_scroller->keepVisible(m_hit);
    viewport()->update();
}

bool TranscriptView::event(QEvent *event)
{
    if (event->type() == QEvent::Show)
        m_scroller->unsettle();
    return QAbstractScrollArea::event(event);
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        m_pointer->leave();
        m_bar->setPointer({});
    }
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const Pointed at = m_pointer->pointedAt(help->pos());
        if (at.onButton)
            QToolTip::showText(help->globalPos(), tr("Copy the code"), viewport());
        else if (at.link >= 0)
            QToolTip::showText(help->globalPos(),
                               m_layout.row(at.row)->words(at.block).text.links.at(at.link).toHtmlEscaped(),
                               viewport());
        else
            QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TranscriptView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_pictures->forgetAll();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyStyle();
    if (event->type() == QEvent::LocaleChange)
        applyWords();
}

void TranscriptView::resizeEvent(QResizeEvent *)
{
    placeFindBar();
    applyStyle();
}

void TranscriptView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) { // the window handles zoom
        event->ignore();
        return;
    }
    double pixels = event->pixelDelta().y();
    if (event->pixelDelta().isNull())
        pixels = double(event->angleDelta().y()) / kWheelStep * kWheelLines * fontMetrics().lineSpacing();
    m_wheelRest += pixels;
    const int whole = int(std::trunc(m_wheelRest));
    m_wheelRest -= whole;
    m_scroller->scrollBy(-whole);
    m_pointer->lookAt(event->position());
    m_bar->setPointer(event->position());
    event->accept();
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_pointer->press(*event);
    else
        QAbstractScrollArea::mousePressEvent(event);
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    m_pointer->move(*event);
    const bool selects = event->buttons() != Qt::NoButton;
    m_bar->setPointer(selects ? std::nullopt : std::optional(event->position()));
}

void TranscriptView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_pointer->release(*event);
    else
        QAbstractScrollArea::mouseReleaseEvent(event);
}

void TranscriptView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_copiedTimer.timerId())
        return QAbstractScrollArea::timerEvent(event);
    m_copiedTimer.stop();
    m_copied = {};
    viewport()->update();
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_pointer->selectWordAt(event->position(), m_model.rowCount());
}

void TranscriptView::selectAll()
{
    const qint64 last = m_model.rowCount() - 1;
    if (last < 0)
        return;
    m_cursor->select({{0, 0}, {last, std::numeric_limits<qsizetype>::max()}});
}

void TranscriptView::focusInEvent(QFocusEvent *event)
{
    m_cursor->setShowsFocus(event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason);
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TranscriptView::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        m_cursor->setShowsFocus(false);
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

QString TranscriptView::selectedText() const { return copiedText(m_model, m_cursor->selection()); }

std::optional<std::pair<qint64, qint64>> TranscriptView::selectedRows() const
{
    if (m_cursor->selection().isEmpty())
        return std::nullopt;
    return std::pair(m_cursor->selection().first().row, m_cursor->selection().last().row);
}

void TranscriptView::copy() const
{
    const QString text = selectedText();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
    else if (m_cursor->row() >= 0 && m_cursor->showsFocus())
        m_actions->copyRow(m_cursor->row(), false);
}

void TranscriptView::showCopied(qint64 row, int block)
{
    m_copied = {row, block, -1, block, true};
    m_copiedTimer.start(kCopiedFor, this);
    viewport()->update();
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        const Pointed at = m_pointer->pointedAt(event->pos());
        return openMenu(at.row, at, event->globalPos());
    }
    const QList<VisibleRow> rows = visibleRows();
    if (m_cursor->row() < 0 && !rows.isEmpty())
        m_cursor->setRow(rows.last().row);
    m_cursor->setShowsFocus(true);
    openMenu(m_cursor->row(), {}, {});
}

void TranscriptView::openMenu(qint64 row, const Pointed &at, QPoint where)
{
    auto *menu =
        new MessageMenu(m_model, m_layout, *m_actions, {row, at, !m_cursor->selection().isEmpty()}, this);
    connect(menu, &MessageMenu::copyWanted, this, &TranscriptView::copy);
    connect(menu, &MessageMenu::quoteWanted, this, [this, row] { quote(row); });
    connect(menu, &MessageMenu::selectAllWanted, this, &TranscriptView::selectAll);
    connect(menu, &MessageMenu::searchWanted, this, &TranscriptView::openFind);
    menu->popup(where.isNull() ? belowFirstLine(row) : where);
}

QPoint TranscriptView::belowFirstLine(qint64 row)
{
    const Theme &theme = themeOf(this);
    const std::optional<QRectF> line = m_layout.rectOf({row, 0});
    const QPointF below = line ? line->bottomLeft() : QPointF(theme.metrics.large, theme.metrics.large);
    return viewport()->mapToGlobal((below + column().topLeft()).toPoint());
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    if (!keyCommand(event) && !m_keys->takeKey(*event))
        QAbstractScrollArea::keyPressEvent(event);
}

bool TranscriptView::keyCommand(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (isKeyOf("searchAction", event->keyCombination()))
        openFind();
    else if (event->matches(QKeySequence::FindNext) && search().hitCount() > 0)
        search().goToOlder();
    else if (event->matches(QKeySequence::FindPrevious) && search().hitCount() > 0)
        search().goToNewer();
    else if (m_cursor->showsFocus() && m_actions->takeKey(*event, m_cursor->row()))
        return true;
    else if (m_cursor->showsFocus() && isKeyOf("quoteMessageAction", event->keyCombination()))
        quote(m_cursor->row());
    else if ((isEnter || isKeyOf("messageMenuAction", event->keyCombination())) && m_cursor->row() >= 0 &&
             m_cursor->row() < m_model.rowCount() && m_cursor->showsFocus())
        openMenu(m_cursor->row(), {}, {});
    else
        return false;
    return true;
}

} // namespace studio::ui
