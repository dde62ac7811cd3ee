// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_row_widget.h"

#include "core/explain/wording.h"
#include "ui/panels/told_in.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

// How users change a vote: they drag the bar or use keys, press the marks, or use a menu for all of it.
namespace studio::ui {

using model::Closing;
using model::VoteEdit;
using model::VoteState;
using Vote = ports::FloorRow::Vote;

namespace {

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

void FloorRowWidget::press(VoteMark mark)
{
    if (m_content.grabbable)
        Q_EMIT voteTried(otherMark(mark, m_content.row.id, m_content.marks));
}

void FloorRowWidget::giveImportance(int importance)
{
    const int wanted = std::clamp(importance, 0, kHighestVote);
    const bool isOther = m_content.row.vote != Vote::Voted || wanted != m_content.row.importance;
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
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"voteMenu"_s);
    const base::ParticipantId id = m_content.row.id;
    const auto add = [this](QMenu *to, const QString &name, const QString &text, bool checked,
                            const VoteEdit &edit) {
        QAction *action = to->addAction(text, this, [this, edit] { Q_EMIT voteTried(edit); });
        action->setObjectName(name);
        action->setCheckable(true);
        action->setChecked(checked);
    };
    const bool voted = m_content.row.vote == Vote::Voted;
    const VoteMarks marks = m_content.marks;
    add(menu, u"voteMenu.speak"_s, Floor::tr("Wants to speak"), voted && marks.state == VoteState::Speak,
        {.companion = id, .state = VoteState::Speak});
    add(menu, u"voteMenu.listen"_s, Floor::tr("Listens"), voted && marks.state == VoteState::Listen,
        {.companion = id, .state = VoteState::Listen});
    add(menu, u"voteMenu.missing"_s, Floor::tr("No vote"), !voted, {.companion = id, .missing = true});
    menu->addSeparator();
    add(menu, u"voteMenu.asked"_s, Floor::tr("Asked to answer"), voted && marks.selected,
        {.companion = id, .selected = !(voted && marks.selected)});
    QMenu *closing = menu->addMenu(Floor::tr("Closing"));
    for (const Closing stage : {Closing::None, Closing::PreClosing, Closing::Closing, Closing::Terminal}) {
        const QString text = stage == Closing::None ? Floor::tr("talks on") : explain::closingText(stage);
        add(closing, u"voteMenu.closing%1"_s.arg(int(stage)), text, voted && marks.closing == stage,
            {.companion = id, .closing = stage});
    }
    menu->addSeparator();
    QAction *back = menu->addAction(Floor::tr("As it was"), this, [this, id] { Q_EMIT voteTakenBack(id); });
    back->setObjectName(u"voteMenu.back"_s);
    back->setEnabled(m_content.was.has_value());
    menu->popup(place);
}

bool FloorRowWidget::takesKey(int key)
{
    const int now = m_content.row.vote == Vote::Voted ? m_content.row.importance : 0;
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
