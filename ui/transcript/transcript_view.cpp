// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/transcript_view.h"

#include "ui/transcript/copied_text.h"
#include "ui/transcript/jump_button.h"
#include "ui/transcript/quiet_scroll_bar.h"
#include "ui/transcript/row_painter.h"
#include "ui/transcript/transcript_accessible.h"
#include "ui/transcript/transcript_model.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kPasses = 4;    // rows may be served while they are asked for, and change what is visible
constexpr qint64 kAhead = 48; // rows asked for beyond the visible ones, both ways

} // namespace

TranscriptView::TranscriptView(TranscriptModel &model, const Theme &theme, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_model(model)
    , m_theme(theme)
    , m_layout(model)
{
    installTranscriptAccessibility();
    setObjectName(u"transcript"_s);
    setAccessibleName(tr("Conversation"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_bar = new QuietScrollBar(theme, this);
    setVerticalScrollBar(m_bar);
    setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // a bar that comes and goes would break every line anew
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setAutoFillBackground(false);

    m_jump = new JumpButton(theme, this);
    m_jump->hide();
    connect(m_jump, &JumpButton::clicked, this, [this] {
        jumpToNewest();
        setFocus();
    });
    applyWords();
    applyStyle();
    followModel();
}

TranscriptView::~TranscriptView() = default;

void TranscriptView::followModel()
{
    const auto rowGone = [this](qint64 row) {
        m_layout.forgetRow(row);
        unsettle();
    };
    connect(&m_model, &TranscriptModel::wasReset, this, [this] {
        m_selection = {};
        m_announcement.clear();
        setNewer(0);
        m_layout.forgetAll();
        m_layout.goToEnd();
        unsettle();
    });
    connect(&m_model, &TranscriptModel::rowsAppended, this, &TranscriptView::tookRows);
    connect(&m_model, &TranscriptModel::rowsLoaded, this, [this](qint64 first, qint64 count) {
        for (qint64 row = first; row < first + count; ++row)
            m_layout.forgetRow(row);
        unsettle();
    });
    connect(&m_model, &TranscriptModel::rowChanged, this, rowGone);
    connect(&m_model, &TranscriptModel::streamingStarted, this, rowGone);
    connect(&m_model, &TranscriptModel::streamingEnded, this, rowGone);
    connect(&m_model, &TranscriptModel::streamingGrew, this, [this](qint64 row) {
        m_layout.growStreaming(row);
        unsettle();
    });
    connect(&m_model, &TranscriptModel::speakersChanged, this, [this] {
        m_layout.forgetAll();
        unsettle();
    });
}

void TranscriptView::tookRows(qint64 first, qint64 count)
{
    // The streaming row, if there is one, stands behind the new ones now.
    for (qint64 row = first; row <= first + count; ++row) {
        m_layout.forgetRow(row);
        if (row - first > TranscriptLayout::kCached) {
            m_layout.forgetAll();
            break;
        }
    }
    if (!m_layout.isAtEnd())
        setNewer(m_newer + int(count));
    announce(first + count - 1);
    unsettle();
}

void TranscriptView::announce(qint64 row)
{
    if (!m_model.message(row))
        return;
    m_announcement = spokenLine(rowContent(m_model, row, {locale(), m_causeText}));
    if (!isVisible())
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TranscriptView::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_jump->setTheme(theme);
    m_bar->setTheme(theme);
    applyStyle();
    viewport()->update();
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

void TranscriptView::applyWords()
{
    m_layout.setWords({locale(), m_causeText});
    unsettle();
}

void TranscriptView::applyStyle()
{
    m_layout.setStyle({font(), column().width(), m_theme.metrics});
    m_layout.setViewport(viewport()->height());
    unsettle();
}

QRect TranscriptView::column() const
{
    const Metrics &metrics = m_theme.metrics;
    const int widest = metrics.textWidth + 2 * metrics.medium;
    const int width = std::clamp(viewport()->width() - 2 * metrics.small, 1, widest);
    return {(viewport()->width() - width) / 2, 0, width, viewport()->height()};
}

bool TranscriptView::isAtBottom() const { return m_layout.isAtEnd(); }

void TranscriptView::jumpToNewest()
{
    m_layout.goToEnd();
    unsettle();
    settle();
}

void TranscriptView::jumpToRow(qint64 row)
{
    m_layout.goToRow(row, row > 0 ? m_theme.metrics.large : 0);
    unsettle();
    settle();
}

void TranscriptView::scrollPixels(int pixels)
{
    m_layout.scrollBy(pixels);
    unsettle();
    settle();
}

void TranscriptView::scrollContentsBy(int, int)
{
    if (m_movingBar)
        return;
    m_layout.goToBarValue(verticalScrollBar()->value());
    unsettle();
    settle();
}

void TranscriptView::unsettle()
{
    m_settled = false;
    viewport()->update();
    if (m_settleQueued)
        return;
    m_settleQueued = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_settleQueued = false;
            settle();
        },
        Qt::QueuedConnection);
}

// Arranges, asks for the rows that are looked at, and tells bar, button and listeners where we are.
void TranscriptView::settle()
{
    for (int pass = 0; pass < kPasses && !m_settled; ++pass) {
        m_settled = true;
        const QList<PlacedBlock> &placed = m_layout.placed();
        if (placed.isEmpty() || !isVisible())
            break;
        const qint64 first = placed.first().row - kAhead;
        m_model.require(first, placed.last().row + kAhead + 1 - first);
    }
    if (m_layout.isAtEnd())
        setNewer(0);
    showScrollBar();
    showJumpButton();
    if (m_shownAtBottom != m_layout.isAtEnd()) {
        m_shownAtBottom = m_layout.isAtEnd();
        Q_EMIT atBottomChanged(m_shownAtBottom);
    }
}

void TranscriptView::showScrollBar()
{
    m_movingBar = true;
    const QList<PlacedBlock> &placed = m_layout.placed();
    if (m_layout.fits()) {
        m_bar->setRange(0, 0);
    } else {
        const qint64 rows = placed.last().row - placed.first().row + 1;
        m_bar->setRange(0, m_layout.barMaximum());
        m_bar->setPageStep(int(rows) * m_layout.barUnit());
        m_bar->setSingleStep(std::max(1, m_layout.barUnit() / 3));
        m_bar->setValue(m_layout.barValue());
    }
    m_movingBar = false;
}

void TranscriptView::showJumpButton()
{
    m_jump->setVisible(!m_layout.isAtEnd());
    m_jump->setNewer(m_newer);
    const QRect area = viewport()->geometry();
    m_jump->move(area.center().x() - m_jump->width() / 2,
                 area.bottom() - m_jump->height() - m_theme.metrics.medium);
}

void TranscriptView::setNewer(int messages)
{
    if (m_newer == messages)
        return;
    m_newer = messages;
    Q_EMIT newerBelowChanged(messages);
}

QList<VisibleRow> TranscriptView::visibleRows()
{
    settle();
    QList<VisibleRow> rows;
    for (const PlacedBlock &placed : m_layout.placed()) {
        const QRect rect = QRect(column().left(), placed.top, column().width(), placed.layout->height())
                               .intersected(viewport()->rect());
        if (!rows.isEmpty() && rows.last().row == placed.row)
            rows.last().rect |= rect;
        else
            rows.append({placed.row, rect, spokenLine(placed.blocks->content())});
    }
    return rows;
}

void TranscriptView::paintEvent(QPaintEvent *)
{
    settle();
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.surface);
    const QList<PlacedBlock> &placed = m_layout.placed();
    if (m_model.rowCount() == 0) {
        painter.setPen(m_theme.mutedText);
        painter.drawText(column(), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText.isEmpty() ? tr("Say hello…") : m_emptyText);
    }

    RowPainter rows(painter, m_theme, column());
    for (qsizetype from = 0; from < placed.size();) {
        qsizetype to = from;
        while (to < placed.size() && placed.at(to).row == placed.at(from).row)
            ++to;
        rows.paintRow(std::span(placed).subspan(from, to - from), m_selection);
        from = to;
    }

    if (m_showsFocus) {
        const int width = m_theme.metrics.focusWidth;
        painter.setPen(QPen(m_theme.accent, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(width / 2, width / 2, -width / 2, -width / 2));
    }
}

QString TranscriptView::selectedText() const { return copiedText(m_model, m_selection); }

void TranscriptView::copy() const
{
    const QString text = selectedText();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

} // namespace studio::ui
