// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_votes.h"

#include "ui/avatar/avatars.h"
#include "ui/panels/floor/floor_row_widget.h"
#include "ui/panels/floor/floor_words.h"
#include "ui/panels/floor/policy_words.h"
#include "ui/panels/floor/vote_trial.h"
#include "ui/theme/theme_of.h"

#include <QAccessibleWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

QList<base::ParticipantId> idsOf(const QList<FloorRowWidget *> &rows)
{
    QList<base::ParticipantId> ids;
    for (const FloorRowWidget *row : rows)
        ids.append(row->content().row.id);
    return ids;
}

/// "guest · speak"
QString marked(const QString &mark, const QString &word)
{
    return mark.isEmpty() ? word : QString(mark + u" · "_s + word);
}

bool isOther(const FloorRowContent &content, const model::Candidate &was)
{
    const bool voted = content.row.vote == ports::FloorRow::Vote::Voted;
    return voted == was.cause.has_value() ||
           (voted && (content.row.importance != was.importance || content.row.state != was.state ||
                      content.row.selected != was.selected || content.marks.closing != was.closing));
}

/// A vote can be changed if it is one of the candidates of the decision.
void giveToGrab(FloorRowContent &content, const ports::FloorView &floor, const FloorVotes::Grab &grab)
{
    if (!content.votes)
        return;
    content.grabHint = grab.hint;
    const model::Candidate *now = floor.decision ? candidateIn(*floor.decision, content.row.id) : nullptr;
    content.grabbable = grab.can && now;
    content.marks = {content.row.state, content.row.selected,
                     content.grabbable && !now->cause ? now->closing : model::Closing::None};
    const model::Candidate *was = grab.was ? candidateIn(*grab.was, content.row.id) : nullptr;
    if (was && grab.can && isOther(content, *was))
        content.was = *was;
}

/// For screen readers the rows are a list.
QAccessibleInterface *listFor(const QString &, QObject *object)
{
    auto *votes = qobject_cast<FloorVotes *>(object);
    return votes ? new QAccessibleWidget(votes, QAccessible::List) : nullptr;
}

} // namespace

FloorVotes::FloorVotes(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"floorVotes"_s);
    QAccessible::installFactory(listFor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_moving.setObjectName(u"floorRising"_s);
    m_moving.setParent(this);
    m_moving.setStartValue(0.0);
    m_moving.setEndValue(1.0);
    m_moving.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_moving, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &progress) { place(progress.toDouble()); });
}

FloorVotes::~FloorVotes() { setRowCount(0); }

void FloorVotes::setMotion(const Motion &motion)
{
    m_motion = motion;
    for (FloorRowWidget *row : std::as_const(m_rows))
        row->setMotion(motion);
    if (motion.reduced)
        finishMoving();
}

void FloorVotes::setAvatars(const Avatars *avatars)
{
    if (m_avatars)
        m_avatars->disconnect(this);
    m_avatars = avatars;
    for (FloorRowWidget *row : std::as_const(m_rows))
        row->setAvatars(avatars);
    if (avatars)
        connect(avatars, &Avatars::changed, this, [this] {
            for (FloorRowWidget *row : std::as_const(m_rows))
                row->update();
        });
}

void FloorVotes::setFloor(const ports::FloorView &floor, const People &people, Flips flips, const Grab &grab)
{
    keepHeights(grab.was.has_value());
    const QList<base::ParticipantId> roster = idsOf(m_rows);
    const QList<FloorRowWidget *> order = m_order;
    setRowCount(int(floor.rows.size()));
    for (int number = 0; number < int(m_rows.size()); ++number) {
        const ports::FloorRow &row = floor.rows[number];
        FloorRowContent content{.row = row, .name = people.name(row.id), .colour = people.colour(row.id)};
        const bool known = row.flip || flips == Flips::OfEachRow;
        content.votes = asksForVotes(floor);
        content.word = marked(people.mark(row.id), content.votes ? voteWord(row) : rowWord(row, floor));
        content.inWords = content.votes ? voteInWords(row, people) : rowInWords(row, floor, people);
        content.more = content.votes ? voteMore(row) : QString();
        content.flip = content.votes && known ? voteFlip(row, floor, people) : QString();
        giveToGrab(content, floor, grab);
        m_rows[number]->setContent(content);
    }
    const bool sameRows = roster == idsOf(m_rows);
    if (!grab.was || !sameRows || m_order.size() != m_rows.size())
        orderRows(floor);
    moveRows(!sameRows, order != m_order);
    if (grab.was)
        finishMoving();
    tellFlip();
}

void FloorVotes::keepHeights(bool keeps)
{
    if (keeps == m_keepsHeights)
        return;
    m_keepsHeights = keeps;
    for (FloorRowWidget *row : std::as_const(m_rows))
        row->setLeastHeight(keeps ? row->height() : 0);
}

/// During a vote the rows have the roster's order; after the decision the winner is first.
void FloorVotes::orderRows(const ports::FloorView &floor)
{
    m_order = m_rows;
    if (floor.votingOn)
        return;
    std::stable_partition(m_order.begin(), m_order.end(),
                          [](const FloorRowWidget *row) { return row->content().row.winner; });
}

/// New members appear without animation. If only the order changed, rows move to their places. Otherwise only
/// heights can have changed.
void FloorVotes::moveRows(bool othersCame, bool inAnotherOrder)
{
    updateGeometry();
    const int lasts = int(m_motion.lasting(kCalm).count());
    const bool slowly = !othersCame && inAnotherOrder && lasts > 0 && isVisible();
    if (!slowly) {
        if (othersCame || inAnotherOrder)
            m_moving.stop();
        if (m_moving.state() != QAbstractAnimation::Running)
            place(1);
        return;
    }
    m_moving.stop();
    for (FloorRowWidget *row : std::as_const(m_rows))
        m_from[row] = row->y();
    m_order.first()->raise();
    m_moving.setDuration(lasts);
    m_moving.start();
}

void FloorVotes::place(double progress)
{
    int top = 0;
    for (FloorRowWidget *row : std::as_const(m_order)) {
        const int height = row->heightForWidth(width());
        const int from = m_from.value(row, top);
        row->setGeometry(0, int(from + (top - from) * progress + 0.5), width(), height);
        top += height + themeOf(this).metrics.tiny;
    }
}

void FloorVotes::finishMoving()
{
    m_moving.stop();
    place(1);
    for (FloorRowWidget *row : std::as_const(m_rows))
        row->finishMoving();
}

int FloorVotes::heightForWidth(int width) const
{
    const Theme &theme = themeOf(this);
    int height = 0;
    for (const FloorRowWidget *row : m_rows)
        height += row->heightForWidth(width) + theme.metrics.tiny;
    return std::max(0, height - theme.metrics.tiny);
}

QSize FloorVotes::sizeHint() const { return {280, heightForWidth(280)}; }

QSize FloorVotes::minimumSizeHint() const { return {160, 0}; }

void FloorVotes::resizeEvent(QResizeEvent *)
{
    const bool moves = m_moving.state() == QAbstractAnimation::Running;
    place(moves ? m_moving.currentValue().toDouble() : 1);
}

void FloorVotes::hideEvent(QHideEvent *event)
{
    finishMoving();
    QWidget::hideEvent(event);
}

void FloorVotes::setRowCount(int count)
{
    while (m_rows.size() > count) {
        FloorRowWidget *row = m_rows.takeLast();
        m_order.removeOne(row);
        m_from.remove(row);
        if (m_reachable == row)
            m_reachable = nullptr;
        delete row;
    }
    while (m_rows.size() < count)
        addRow();
    if (!m_reachable && count > 0)
        reach(m_rows.first());
}

void FloorVotes::addRow()
{
    auto *row = new FloorRowWidget(this);
    row->setFocusPolicy(Qt::ClickFocus);
    row->setMotion(m_motion);
    row->setAvatars(m_avatars);
    connect(row, &FloorRowWidget::lookedAt, this, &FloorVotes::tellFlip);
    connect(row, &FloorRowWidget::lookedAway, this, &FloorVotes::tellFlip);
    connect(row, &FloorRowWidget::voteTried, this, &FloorVotes::voteTried);
    connect(row, &FloorRowWidget::voteTakenBack, this, &FloorVotes::voteTakenBack);
    connect(row, &FloorRowWidget::stepWanted, this, [this, row](int by) { step(row, by); });
    m_rows.append(row);
    row->show();
}

void FloorVotes::reach(FloorRowWidget *row)
{
    if (m_reachable)
        m_reachable->setFocusPolicy(Qt::ClickFocus);
    m_reachable = row;
    row->setFocusPolicy(Qt::StrongFocus);
}

void FloorVotes::focusReachable()
{
    if (m_reachable)
        m_reachable->setFocus(Qt::TabFocusReason);
}

void FloorVotes::step(FloorRowWidget *from, int by)
{
    const qsizetype to = m_order.indexOf(from) + by;
    if (to < 0 || to >= m_order.size())
        return;
    reach(m_order[to]);
    focusReachable();
}

void FloorVotes::tellFlip()
{
    const auto pointed =
        std::find_if(m_rows.begin(), m_rows.end(), [](auto *row) { return row->underMouse(); });
    const auto focused =
        std::find_if(m_rows.begin(), m_rows.end(), [](auto *row) { return row->hasFocus(); });
    if (pointed != m_rows.end())
        Q_EMIT flipLookedAt((*pointed)->content().flip);
    else if (focused != m_rows.end())
        Q_EMIT flipLookedAt((*focused)->content().flip);
    else
        Q_EMIT flipLookedAt({});
}

} // namespace studio::ui
