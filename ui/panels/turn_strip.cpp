// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/turn_strip.h"

#include "ui/avatar/avatars.h"
#include "ui/models/turn_words.h"
#include "ui/panels/hatch.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kBlockFace = 20;
constexpr int kInset = 4; // from a face to its block's edge; the ring needs 2
constexpr int kMargin = 4;
constexpr int kMostLanes = 5; // more lanes scroll
constexpr double kBlockCorner = 6;

} // namespace

TurnStrip::TurnStrip(const Avatars &avatars, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_avatars(avatars)
{
    setObjectName(u"turnStrip"_s);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    connect(&avatars, &Avatars::changed, viewport(), qOverload<>(&QWidget::update));
    onThemeChange(this, [this] { arrange(); });
    onRetranslate(this, [this] { retranslate(); });
}

void TurnStrip::setTurns(const QList<LoggedTurn> &turns, const People &people)
{
    const QScrollBar *bar = horizontalScrollBar();
    const bool wasAtTheEnd = bar->value() == bar->maximum();
    m_turns = turns;
    m_people = people;
    m_pointed = -1;
    arrange();
    if (wasAtTheEnd)
        horizontalScrollBar()->setValue(horizontalScrollBar()->maximum());
    tell();
}

void TurnStrip::retranslate() { tell(); }

const LoggedTurn *TurnStrip::lookedAt() const
{
    if (m_pointed >= 0 && m_pointed < m_turns.size())
        return &m_turns[m_pointed];
    const auto current = std::find_if(m_turns.begin(), m_turns.end(),
                                      [this](const LoggedTurn &turn) { return turn.seq == m_current; });
    if (current != m_turns.end())
        return &*current;
    return m_turns.isEmpty() ? nullptr : &m_turns.constLast();
}

QPoint TurnStrip::offset() const
{
    return {kMargin - horizontalScrollBar()->value(), kMargin - verticalScrollBar()->value()};
}

QRect TurnStrip::blockPlace(qsizetype turn) const { return m_layout.blocks.at(turn).translated(offset()); }

qsizetype TurnStrip::turnAt(const QPoint &place) const
{
    for (qsizetype turn = 0; turn < m_turns.size(); ++turn)
        if (blockPlace(turn).contains(place))
            return turn;
    return -1;
}

QSize TurnStrip::sizeHint() const
{
    const TurnStripLayout::Sizes sizes;
    const int lanes = std::clamp(int(m_layout.lanes.size()), 1, kMostLanes);
    const bool scrolls = horizontalScrollBar()->maximum() > 0;
    const int bar = scrolls ? horizontalScrollBar()->sizeHint().height() : 0;
    return {200, lanes * (sizes.lane + sizes.gap) - sizes.gap + 2 * kMargin + bar};
}

QSize TurnStrip::minimumSizeHint() const { return {80, sizeHint().height()}; }

void TurnStrip::arrange()
{
    m_layout = TurnStripLayout::of(m_turns, {});
    const QSize all = m_layout.size + QSize(2 * kMargin, 2 * kMargin);
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(TurnStripLayout::Sizes().least);
    horizontalScrollBar()->setRange(0, std::max(0, all.width() - viewport()->width()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, all.height() - viewport()->height()));
    updateGeometry();
    viewport()->update();
}

void TurnStrip::resizeEvent(QResizeEvent *)
{
    const bool wasAtTheEnd = horizontalScrollBar()->value() == horizontalScrollBar()->maximum();
    arrange();
    if (wasAtTheEnd)
        horizontalScrollBar()->setValue(horizontalScrollBar()->maximum());
}

void TurnStrip::paintEvent(QPaintEvent *event)
{
    const Theme &theme = themeOf(this);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const LoggedTurn *looked = lookedAt();
    for (qsizetype turn = 0; turn < m_turns.size(); ++turn) {
        const QRect place = blockPlace(turn);
        if (!place.intersects(event->rect()))
            continue;
        paintBlock(painter, m_turns[turn], place);
        const bool hasKeys = hasFocus() && &m_turns[turn] == looked;
        if (!hasKeys && turn != m_pointed)
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(hasKeys ? theme.focus : theme.mutedText, theme.metrics.focusWidth));
        painter.drawRoundedRect(QRectF(place).adjusted(-1, -1, 1, 1), kBlockCorner + 1, kBlockCorner + 1);
    }
}

void TurnStrip::paintBlock(QPainter &painter, const LoggedTurn &turn, const QRect &place) const
{
    const Theme &theme = themeOf(this);
    const QColor colour =
        turn.companion.isEmpty() ? theme.mutedText : theme.companionColour(m_people.colour(turn.companion));
    const QRectF frame = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool wasCut = turn.outcome == model::Outcome::Cancelled && !turn.isSilent();
    if (turn.isSilent()) {
        paintHatch(painter, frame, kBlockCorner, theme.hatch);
    } else {
        QColor ground = colour;
        ground.setAlphaF(0.28F);
        painter.setBrush(ground);
        painter.setPen(QPen(colour, 1.5, turn.isRunning() ? Qt::DotLine : Qt::SolidLine));
        painter.drawRoundedRect(frame, kBlockCorner, kBlockCorner);
    }
    const qreal ratio = devicePixelRatioF();
    const QPoint at(place.left() + kInset, place.top() + (place.height() - kBlockFace) / 2);
    if (turn.companion.isEmpty())
        painter.drawPixmap(at, iconPixmap(IconName::Minus, theme.text, kBlockFace, ratio));
    else
        painter.drawPixmap(QRect(at, QSize(kBlockFace, kBlockFace)),
                           m_avatars.pixmap(turn.companion, kBlockFace, ratio));
    if (!wasCut)
        return;
    painter.setPen(QPen(theme.warning, 2)); // a broken edge
    const double right = frame.right() - 2;
    const double step = frame.height() / 4;
    QPolygonF edge;
    for (int corner = 0; corner <= 4; ++corner)
        edge.append({right - (corner % 2) * 4.0, frame.top() + corner * step});
    painter.drawPolyline(edge);
}

void TurnStrip::pointAt(qsizetype turn)
{
    if (turn == m_pointed)
        return;
    m_pointed = turn;
    viewport()->setCursor(turn < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
    viewport()->update();
    Q_EMIT lookedAtChanged();
}

void TurnStrip::mouseMoveEvent(QMouseEvent *event) { pointAt(turnAt(event->position().toPoint())); }

void TurnStrip::mousePressEvent(QMouseEvent *event)
{
    const qsizetype turn = turnAt(event->position().toPoint());
    if (turn < 0 || event->button() != Qt::LeftButton)
        return;
    goTo(turn);
    const LoggedTurn pressed = m_turns[turn]; // a receiver of the signal may set other turns
    Q_EMIT chosen(pressed);
}

bool TurnStrip::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        pointAt(-1);
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const qsizetype turn = turnAt(help->pos());
        if (turn >= 0)
            QToolTip::showText(help->globalPos(), turnText(m_turns[turn], m_people), this, blockPlace(turn));
        else
            QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TurnStrip::keyPressEvent(QKeyEvent *event)
{
    const LoggedTurn *looked = lookedAt();
    if (!looked)
        return QAbstractScrollArea::keyPressEvent(event);
    const qsizetype now = looked - m_turns.constData();
    switch (event->key()) {
    case Qt::Key_Left: return goTo(std::max<qsizetype>(0, now - 1));
    case Qt::Key_Right: return goTo(std::min(m_turns.size() - 1, now + 1));
    case Qt::Key_Home: return goTo(0);
    case Qt::Key_End: return goTo(m_turns.size() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: {
        const LoggedTurn turn = *looked;
        Q_EMIT chosen(turn);
        return;
    }
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

/// The newest turn stays selected as "the newest" when others come; any other turn is kept itself.
void TurnStrip::goTo(qsizetype turn)
{
    m_pointed = -1;
    m_current = turn == m_turns.size() - 1 ? 0 : m_turns[turn].seq;
    const QRect block = m_layout.blocks.at(turn).translated(kMargin, kMargin);
    const auto show = [](QScrollBar *bar, int first, int last, int room) {
        bar->setValue(std::min(std::max(bar->value(), last + kMargin - room), first - kMargin));
    };
    show(horizontalScrollBar(), block.left(), block.right(), viewport()->width());
    show(verticalScrollBar(), block.top(), block.bottom(), viewport()->height());
    viewport()->update();
    tell();
}

void TurnStrip::tell()
{
    const LoggedTurn *looked = lookedAt();
    const QString text = looked ? turnText(*looked, m_people) : QString();
    const QString name = text.isEmpty() ? tr("The last turns") : tr("The last turns: %1").arg(text);
    if (name != accessibleName()) // screen readers are told about each change
        setAccessibleName(name);
    Q_EMIT lookedAtChanged();
}

void TurnStrip::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TurnStrip::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace studio::ui
