// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor_row_widget.h"

#include "ui/avatar/avatars.h"
#include "ui/models/plain_text.h"
#include "ui/panels/floor_row_accessible.h"
#include "ui/panels/importance_bar.h"
#include "ui/theme/icons.h"
#include "ui/theme/row_fonts.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Vote = ports::FloorRow::Vote;
using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kFilling = 200ms;
constexpr int kNarrowestBar = 60;
constexpr int kWidestBar = 160;
constexpr int kLargestFace = 48;

QFont heavy(QFont font, bool winner)
{
    font.setWeight(winner ? QFont::Bold : QFont::DemiBold);
    return font;
}

} // namespace

/// Where everything stands: the word beside the bar and the chip beside the name if there is room for them,
/// else below.
struct FloorRowWidget::Places
{
    QRect face;
    QRect name;
    QRect bar;
    QRect number;
    QRect word;
    QRect chip;
    int height = 0;
};

FloorRowWidget::FloorRowWidget(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"floorRow"_s);
    setFocusPolicy(Qt::StrongFocus);
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

void FloorRowWidget::setContent(const Content &content, const Theme &theme)
{
    if (m_content == content && m_theme == theme)
        return;
    const bool another = m_content.row.id != content.row.id;
    const int before = m_content.row.importance;
    m_content = content;
    m_theme = theme;
    setAccessibleName(content.inWords);
    const QString both = QString(content.flip + u' ' + content.more).trimmed();
    setAccessibleDescription(both);
    setToolTip(plainToolTip(both.isEmpty() ? content.inWords : both));
    fillTo(content.row.vote == Vote::Voted ? content.row.importance : 0);
    if (another)
        finishMoving();
    else if (before != content.row.importance)
        tellValueChanged(*this);
    updateGeometry();
    update();
}

/// From where it is now, so that a vote that comes while another fills does not jump.
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
    // Emptied at once: a new round begins anew.
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
    const std::optional<model::Flip> &flip = m_content.row.flip;
    const bool looked = underMouse() || hasFocus();
    if (!looked || m_content.flip.isEmpty() || !flip || flip->field != model::Flip::Field::Importance)
        return std::nullopt;
    return std::get<int>(flip->to);
}

FloorRowWidget::Places FloorRowWidget::places(int width) const
{
    const Metrics &metrics = m_theme.metrics;
    const int line = fontMetrics().height();
    const int face = std::min(kLargestFace, 2 * line + metrics.tiny);
    const int thick = std::max(metrics.barHeight, line * 2 / 5);
    const int left = metrics.medium + face + metrics.medium;
    const int room = std::max(kNarrowestBar, width - left - metrics.medium);
    const int second = metrics.small + line + metrics.tiny;
    const bool hasNumber = m_content.row.vote == Vote::Voted;
    const int number = hasNumber ? fontMetrics().horizontalAdvance(u"10"_s) + metrics.small : 0;
    const QFontMetrics wordMetrics(smaller(font()));
    const int word = wordMetrics.horizontalAdvance(m_content.word) + 1;
    const int bar = std::clamp(room / 2 - metrics.small, kNarrowestBar, kWidestBar);

    Places places;
    places.face = {metrics.medium, metrics.small, face, face};
    places.name = {left, metrics.small, room, line};
    places.bar = {left, second + (line - thick) / 2, bar, thick};
    places.number = {left + bar, second, number, line};
    const int beside = left + bar + number + metrics.small;
    if (!m_content.votes) {
        places.bar = places.number = QRect(left, second, 0, line);
        places.word =
            wordMetrics.boundingRect(QRect(left, second, room, 10 * line), Qt::TextWordWrap, m_content.word);
        places.word.setWidth(room);
    } else if (beside + word <= left + room) {
        places.word = {beside, second, word, line};
    } else { // below the bar, which may be longer then
        places.bar.setWidth(std::min(kWidestBar, room - number));
        places.number.moveLeft(left + places.bar.width());
        const QRect below(left, second + line, room, 10 * line);
        places.word = wordMetrics.boundingRect(below, Qt::TextWordWrap, m_content.word);
        places.word.setWidth(room);
    }
    const int bottom = std::max(places.face.bottom(), places.word.bottom());
    const QSize chip = chipSize();
    const int name = QFontMetrics(heavy(font(), true)).horizontalAdvance(m_content.name);
    if (std::min(name, room / 2) + metrics.small + chip.width() <= room) {
        places.chip = QRect(QPoint(left + room - chip.width(), metrics.small), chip);
        places.name.setWidth(room - (chip.isEmpty() ? 0 : chip.width() + metrics.small));
    } else {
        places.chip = QRect(QPoint(left, bottom + metrics.tiny), chip);
    }
    places.height = std::max(bottom, places.chip.bottom()) + 1 + metrics.small;
    return places;
}

int FloorRowWidget::heightForWidth(int width) const { return places(width).height; }

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
    const Metrics &metrics = m_theme.metrics;
    const ports::FloorRow &row = m_content.row;
    const bool marked = row.winner || row.speaking;
    painter.setPen(marked ? QPen(m_theme.border) : QPen(Qt::NoPen));
    painter.setBrush(underMouse() ? QBrush(m_theme.hover) : marked ? QBrush(m_theme.raised) : Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius, metrics.radius);
    if (row.speaking) { // the edge of whoever speaks
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.companionColour(m_content.colour));
        painter.drawRoundedRect(QRectF(3, metrics.small, 3, height() - 2 * metrics.small), 1.5, 1.5);
    }
    if (!hasFocus())
        return;
    const double half = metrics.focusWidth / 2.0;
    painter.setPen(QPen(m_theme.focus, metrics.focusWidth));
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
    painter.setBrush(m_theme.companionColour(m_content.colour));
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
    painter.setPen(m_theme.text);
    painter.drawText(where.name, Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(nameFont).elidedText(m_content.name, Qt::ElideRight, where.name.width()));
}

QSize FloorRowWidget::chipSize() const
{
    const QString text = chip();
    if (text.isEmpty())
        return {0, 0};
    const QFontMetrics metrics(smaller(font()));
    const int star = m_content.row.winner ? metrics.height() - 2 + m_theme.metrics.tiny : 0;
    return {metrics.horizontalAdvance(text) + star + 2 * m_theme.metrics.small, fontMetrics().height()};
}

/// A small round-ended word, with a star for the winner.
void FloorRowWidget::paintChip(QPainter &painter, const QRect &place) const
{
    if (place.isEmpty())
        return;
    const bool strong = m_content.row.winner || m_content.row.speaking;
    painter.setFont(smaller(font()));
    const QRectF shape = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(strong ? QPen(Qt::NoPen) : QPen(m_theme.border));
    painter.setBrush(strong ? QBrush(m_theme.accent) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);
    const QColor ink = strong ? m_theme.accentText : m_theme.mutedText;
    const int star = painter.fontMetrics().height() - 2;
    if (m_content.row.winner)
        painter.drawPixmap(
            QPoint(place.left() + m_theme.metrics.small, place.top() + (place.height() - star) / 2),
            iconPixmap(IconName::StarFilled, ink, star, devicePixelRatioF()));
    painter.setPen(ink);
    painter.drawText(shape.adjusted(0, 0, -m_theme.metrics.small, 0),
                     Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, chip());
}

void FloorRowWidget::paintVote(QPainter &painter, const Places &where) const
{
    const ports::FloorRow &row = m_content.row;
    if (m_content.votes)
        paintImportanceBar(painter, where.bar,
                           {row.vote, filled(), m_theme.companionColour(m_content.colour), ghost()}, m_theme);
    painter.setFont(font());
    painter.setPen(m_theme.text);
    if (row.vote == Vote::Voted)
        painter.drawText(where.number, Qt::AlignRight | Qt::AlignVCenter, QString::number(row.importance));
    painter.setFont(smaller(font()));
    painter.setPen(row.vote == Vote::Missing ? m_theme.warning : m_theme.mutedText);
    // A line that was measured as one stays one, however its width was rounded.
    const int breaks = where.word.height() <= fontMetrics().height() ? Qt::TextSingleLine : Qt::TextWordWrap;
    painter.drawText(where.word, int(Qt::AlignVCenter) | breaks, m_content.word);
}

void FloorRowWidget::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up: Q_EMIT stepWanted(-1); return;
    case Qt::Key_Down: Q_EMIT stepWanted(1); return;
    default: QWidget::keyPressEvent(event);
    }
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
