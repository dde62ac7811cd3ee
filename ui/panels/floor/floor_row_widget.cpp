// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_row_widget.h"

#include "core/base/sentences.h"
#include "ui/avatar/avatars.h"
#include "ui/models/plain_text.h"
#include "ui/panels/floor/floor_row_accessible.h"
#include "ui/panels/floor/floor_row_painter.h"
#include "ui/panels/floor/vote_menu.h"
#include "ui/theme/theme_of.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::Closing;
using model::VoteEdit;
using model::VoteState;

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kFilling = 200ms;
constexpr int kHighestVote = 10;
constexpr int kAround = 7; // margin around a bar, which is thin

Closing stageAfter(Closing stage)
{
    return stage == Closing::Terminal ? Closing::None : Closing(int(stage) + 1);
}

VoteEdit otherMark(VoteMark mark, const base::ParticipantId &companion, const VoteMarks &marks)
{
    VoteEdit edit{.companion = companion};
    switch (mark) {
    case VoteMark::State:
        edit.state = marks.state == VoteState::Speak ? VoteState::Listen : VoteState::Speak;
        break;
    case VoteMark::Asked: edit.selected = !marks.selected; break;
    case VoteMark::Closing: edit.closing = stageAfter(marks.closing); break;
    }
    return edit;
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

void FloorRowWidget::setContent(const FloorRowContent &content)
{
    if (m_content == content)
        return;
    const bool another = m_content.row.id != content.row.id;
    const int before = m_content.row.importance;
    m_content = content;
    setAccessibleName(content.inWords);
    const QString both = base::joinedSentences({content.flip, content.more});
    const QString told = base::joinedSentences({both, content.grabHint});
    setAccessibleDescription(told);
    setToolTip(
        plainToolTip(both.isEmpty() ? base::joinedSentences({content.inWords, content.grabHint}) : told));
    if (!content.grabbable || another)
        m_drags = false;
    if (!content.grabbable)
        unsetCursor();
    fillTo(content.isVoted() ? content.row.importance : 0);
    if (another)
        finishMoving();
    else if (before != content.row.importance)
        tellValue();
    updateGeometry();
    update();
}

void FloorRowWidget::tellValue()
{
    QAccessibleValueChangeEvent told(this, m_content.row.importance);
    QAccessible::updateAccessibility(&told);
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

FloorRowPlaces FloorRowWidget::places(int width) const
{
    return floorRowPlaces(m_content, width, font(), themeOf(this).metrics);
}

QRect FloorRowWidget::barPlace() const
{
    return m_content.grabbable && m_content.votes ? places(width()).bar : QRect();
}

QRect FloorRowWidget::markPlace(VoteMark mark) const { return places(width()).markPlace(mark); }

void FloorRowWidget::paintEvent(QPaintEvent *)
{
    const FloorRowPlaces where = places(width());
    FloorRowPainter::Look look{rect(),   font(),  underMouse(), hasFocus(),
                               filled(), ghost(), {},           devicePixelRatioF()};
    if (m_avatars)
        look.face = m_avatars->pixmap(m_content.row.id, where.face.width(), look.pixelRatio);
    QPainter painter(this);
    FloorRowPainter(painter, m_content, look, themeOf(this)).paint(where);
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

void FloorRowWidget::press(VoteMark mark)
{
    if (m_content.grabbable)
        Q_EMIT voteTried(otherMark(mark, m_content.row.id, m_content.marks));
}

void FloorRowWidget::giveImportance(int importance)
{
    const int wanted = std::clamp(importance, 0, kHighestVote);
    const bool isOther = !m_content.isVoted() || wanted != m_content.row.importance;
    if (m_content.grabbable && isOther)
        Q_EMIT voteTried({.companion = m_content.row.id, .importance = wanted});
}

bool FloorRowWidget::isOnBar(const QPoint &place) const
{
    const QRect bar = barPlace();
    return !bar.isEmpty() && bar.adjusted(-kAround, -kAround, kAround, kAround).contains(place);
}

void FloorRowWidget::dragTo(int x)
{
    const QRect bar = barPlace();
    if (!bar.isEmpty())
        giveImportance(qRound(double(x - bar.left()) * kHighestVote / bar.width()));
}

void FloorRowWidget::pointAt(const QPoint &place)
{
    const bool onMark = m_content.grabbable && (markPlace(VoteMark::State).contains(place) ||
                                                markPlace(VoteMark::Asked).contains(place) ||
                                                markPlace(VoteMark::Closing).contains(place));
    if (isOnBar(place))
        setCursor(Qt::SizeHorCursor);
    else if (onMark)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void FloorRowWidget::mousePressEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    if (event->button() != Qt::LeftButton || !m_content.grabbable)
        return QWidget::mousePressEvent(event);
    m_drags = isOnBar(place);
    if (m_drags)
        return dragTo(place.x());
    for (const VoteMark mark : {VoteMark::State, VoteMark::Asked, VoteMark::Closing}) {
        if (markPlace(mark).contains(place))
            return press(mark);
    }
    QWidget::mousePressEvent(event);
}

void FloorRowWidget::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drags)
        dragTo(event->position().toPoint().x());
    else
        pointAt(event->position().toPoint());
}

void FloorRowWidget::mouseReleaseEvent(QMouseEvent *event)
{
    m_drags = false;
    QWidget::mouseReleaseEvent(event);
}

void FloorRowWidget::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_content.grabbable)
        return QWidget::contextMenuEvent(event);
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    showMenu(byMouse ? event->globalPos() : mapToGlobal(rect().bottomLeft()));
}

void FloorRowWidget::showMenu(const QPoint &place)
{
    auto *menu = new VoteMenu(m_content, this);
    connect(menu, &VoteMenu::voteTried, this, &FloorRowWidget::voteTried);
    connect(menu, &VoteMenu::voteTakenBack, this, &FloorRowWidget::voteTakenBack);
    menu->popup(place);
}

bool FloorRowWidget::takesKey(int key)
{
    const int now = m_content.isVoted() ? m_content.row.importance : 0;
    switch (key) {
    case Qt::Key_Left: giveImportance(now - 1); return true;
    case Qt::Key_Right: giveImportance(now + 1); return true;
    case Qt::Key_Home: giveImportance(0); return true;
    case Qt::Key_End: giveImportance(kHighestVote); return true;
    case Qt::Key_Space: showMenu(mapToGlobal(rect().bottomLeft())); return true;
    default: return false;
    }
}

void FloorRowWidget::keyPressEvent(QKeyEvent *event)
{
    if (m_content.grabbable && takesKey(event->key()))
        return;
    switch (event->key()) {
    case Qt::Key_Up: Q_EMIT stepWanted(-1); return;
    case Qt::Key_Down: Q_EMIT stepWanted(1); return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace studio::ui
