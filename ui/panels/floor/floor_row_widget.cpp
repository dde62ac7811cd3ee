// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_row_widget.h"

#include "ui/avatar/avatars.h"
#include "ui/models/plain_text.h"
#include "ui/panels/floor/floor_row_accessible.h"
#include "ui/panels/floor/floor_row_places.h"
#include "ui/panels/floor/importance_bar.h"
#include "ui/theme/icons.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme_of.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Vote = ports::FloorRow::Vote;
using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kFilling = 200ms;

QFont heavy(QFont font, bool winner)
{
    font.setWeight(winner ? QFont::Bold : QFont::DemiBold);
    return font;
}

} // namespace

FloorRowWidget::FloorRowWidget(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"floorRow"_s);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true); // the pointer shows what can be dragged
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    installFloorRowAccessible();
    m_filling.setObjectName(u"floorFilling"_s);
    m_filling.setParent(this);
    m_filling.setEasingCurve(QEasingCurve::OutCubic);
    m_filling.setStartValue(0.0);
    m_filling.setEndValue(0.0);
    connect(&m_filling, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

void FloorRowWidget::setMotion(const Motion &motion)
{
    m_motion = motion;
    if (motion.reduced)
        finishMoving();
}

void FloorRowWidget::setAvatars(const Avatars *avatars)
{
    m_avatars = avatars;
    update();
}

void FloorRowWidget::setContent(const Content &content)
{
    const Theme &theme = themeOf(this);
    if (m_content == content && theme == theme)
        return;
    const bool another = m_content.row.id != content.row.id;
    const int before = m_content.row.importance;
    m_content = content;
    setAccessibleName(content.inWords);
    const QString both = QString(content.flip + u' ' + content.more).trimmed();
    const QString told = QString(both + u' ' + content.grabHint).trimmed();
    setAccessibleDescription(told);
    setToolTip(
        plainToolTip(both.isEmpty() ? QString(content.inWords + u' ' + content.grabHint).trimmed() : told));
    if (!content.grabbable || another)
        m_drags = false;
    if (!content.grabbable)
        unsetCursor();
    fillTo(content.row.vote == Vote::Voted ? content.row.importance : 0);
    if (another)
        finishMoving();
    else if (before != content.row.importance)
        tellValueChanged(*this);
    updateGeometry();
    update();
}

/// Starts from the current length, so that a new vote does not make a filling bar jump.
void FloorRowWidget::fillTo(double importance)
{
    if (m_filling.endValue().toDouble() == importance)
        return;
    const double now = filled();
    const int lasts = int(m_motion.lasting(kFilling).count());
    m_filling.stop();
    m_filling.setStartValue(now);
    m_filling.setEndValue(importance);
    m_filling.setDuration(std::max(1, lasts));
    // Empties at once, because a new round begins.
    if (lasts > 0 && isVisible() && importance > now)
        m_filling.start();
}

double FloorRowWidget::filled() const
{
    const bool moves = m_filling.state() == QAbstractAnimation::Running;
    return moves ? m_filling.currentValue().toDouble() : m_filling.endValue().toDouble();
}

void FloorRowWidget::finishMoving()
{
    m_filling.stop();
    update();
}

std::optional<int> FloorRowWidget::ghost() const
{
    if (const auto &was = m_content.was; was && !was->cause && was->importance != m_content.row.importance)
        return was->importance; // shows the original vote beside the tried one
    const std::optional<model::Flip> &flip = m_content.row.flip;
    const bool looked = underMouse() || hasFocus();
    if (!looked || m_content.flip.isEmpty() || !flip || flip->field != model::Flip::Field::Importance)
        return std::nullopt;
    return std::get<int>(flip->to);
}

int FloorRowWidget::heightForWidth(int width) const { return std::max(places(width).height, m_leastHeight); }

void FloorRowWidget::setLeastHeight(int height)
{
    m_leastHeight = height;
    updateGeometry();
}

QSize FloorRowWidget::sizeHint() const { return {280, heightForWidth(280)}; }

QSize FloorRowWidget::minimumSizeHint() const { return {160, 2 * fontMetrics().height()}; }

void FloorRowWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Places where = places(width());
    paintGround(painter);
    paintFace(painter, where.face);
    paintName(painter, where);
    paintChip(painter, where.chip);
    paintVote(painter, where);
}

void FloorRowWidget::paintGround(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    const Metrics &metrics = theme.metrics;
    const ports::FloorRow &row = m_content.row;
    const bool marked = row.winner || row.speaking;
    painter.setPen(marked ? QPen(theme.border) : QPen(Qt::NoPen));
    painter.setBrush(underMouse() ? QBrush(theme.hover) : marked ? QBrush(theme.raised) : Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius, metrics.radius);
    if (row.speaking) { // the edge of the speaker's row
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.companionColour(m_content.colour));
        painter.drawRoundedRect(QRectF(3, metrics.small, 3, height() - 2 * metrics.small), 1.5, 1.5);
    }
    if (!hasFocus())
        return;
    const double half = metrics.focusWidth / 2.0;
    painter.setPen(QPen(theme.focus, metrics.focusWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), metrics.radius,
                            metrics.radius);
}

void FloorRowWidget::paintFace(QPainter &painter, const QRect &place) const
{
    if (m_avatars) {
        painter.drawPixmap(place, m_avatars->pixmap(m_content.row.id, place.width(), devicePixelRatioF()));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeOf(this).companionColour(m_content.colour));
    const int inset = place.width() / 3;
    painter.drawEllipse(place.adjusted(inset, inset, -inset, -inset));
}

QString FloorRowWidget::chip() const
{
    const ports::FloorRow &row = m_content.row;
    if (row.speaking)
        return tr("speaking");
    if (row.winner)
        return tr("wins");
    if (row.next) //: speaks in a moment
        return tr("next");
    if (row.awake) //: woken, and not done yet
        return tr("awake");
    return row.muted ? tr("muted") : QString();
}

void FloorRowWidget::paintName(QPainter &painter, const Places &where) const
{
    const QFont nameFont = heavy(font(), m_content.row.winner);
    painter.setFont(nameFont);
    painter.setPen(themeOf(this).text);
    painter.drawText(where.name, Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(nameFont).elidedText(m_content.name, Qt::ElideRight, where.name.width()));
}

QSize FloorRowWidget::chipSize() const
{
    const Theme &theme = themeOf(this);
    const QString text = chip();
    if (text.isEmpty())
        return {0, 0};
    const QFontMetrics metrics(smaller(font()));
    const int star = m_content.row.winner ? metrics.height() - 2 + theme.metrics.tiny : 0;
    return {metrics.horizontalAdvance(text) + star + 2 * theme.metrics.small, fontMetrics().height()};
}

/// A small rounded label, with a star for the winner.
void FloorRowWidget::paintChip(QPainter &painter, const QRect &place) const
{
    const Theme &theme = themeOf(this);
    if (place.isEmpty())
        return;
    const bool strong = m_content.row.winner || m_content.row.speaking;
    painter.setFont(smaller(font()));
    const QRectF shape = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(strong ? QPen(Qt::NoPen) : QPen(theme.border));
    painter.setBrush(strong ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);
    const QColor ink = strong ? theme.accentText : theme.mutedText;
    const int star = painter.fontMetrics().height() - 2;
    if (m_content.row.winner)
        painter.drawPixmap(
            QPoint(place.left() + theme.metrics.small, place.top() + (place.height() - star) / 2),
            iconPixmap(IconName::StarFilled, ink, star, devicePixelRatioF()));
    painter.setPen(ink);
    painter.drawText(shape.adjusted(0, 0, -theme.metrics.small, 0),
                     Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, chip());
}

void FloorRowWidget::paintVote(QPainter &painter, const Places &where) const
{
    const Theme &theme = themeOf(this);
    const ports::FloorRow &row = m_content.row;
    if (m_content.votes)
        paintImportanceBar(painter, where.bar,
                           {row.vote, filled(), theme.companionColour(m_content.colour), ghost()}, theme);
    painter.setFont(font());
    painter.setPen(theme.text);
    if (row.vote == Vote::Voted)
        painter.drawText(where.number, Qt::AlignRight | Qt::AlignVCenter, QString::number(row.importance));
    painter.setFont(smaller(font()));
    for (const MarkPlace &mark : where.marks)
        paintVoteMark(painter, mark, m_content.marks, m_content.grabbable && (underMouse() || hasFocus()),
                      theme);
    if (!where.marks.isEmpty())
        return;
    painter.setPen(row.vote == Vote::Missing ? theme.warning : theme.mutedText);
    // A word that was measured as one line stays on one line, however its width was rounded.
    const int breaks = where.word.height() <= fontMetrics().height() ? Qt::TextSingleLine : Qt::TextWordWrap;
    painter.drawText(where.word, int(Qt::AlignVCenter) | breaks, m_content.word);
}

void FloorRowWidget::look()
{
    update();
    if (underMouse() || hasFocus())
        Q_EMIT lookedAt();
    else
        Q_EMIT lookedAway();
}

void FloorRowWidget::enterEvent(QEnterEvent *event)
{
    QWidget::enterEvent(event);
    look();
}

void FloorRowWidget::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    look();
}

void FloorRowWidget::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    look();
}

void FloorRowWidget::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    look();
}

} // namespace studio::ui
