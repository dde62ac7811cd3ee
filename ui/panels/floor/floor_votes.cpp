// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_votes.h"

#include "ui/avatar/avatars.h"
#include "ui/models/floor_now.h"
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
    content.keepsMarks = grab.isOffered;
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

void FloorVotes::setFloor(const ports::FloorView &floor, const People &people, Flips flips, Tense tense,
                          const Grab &grab)
{
    keepHeights(grab.was.has_value());
    setRowCount(int(floor.rows.size()));
    const bool isOver = tense == Tense::Now && isRoundOver(floor);
    for (int number = 0; number < int(m_rows.size()); ++number) {
        ports::FloorRow row = floor.rows[number];
        if (tense == Tense::Now)
            row.winner = isWinnerNow(row);
        FloorRowContent content{.row = row, .name = people.name(row.id), .colour = people.colour(row.id)};
        const bool known = row.flip || flips == Flips::OfEachRow;
        content.votes = asksForVotes(floor);
        content.isOver = isOver && content.votes;
        content.word =
            marked(people.mark(row.id), content.votes ? voteWord(row) : rowWord(floor.rows[number], floor));
        content.inWords =
            content.votes ? voteInWords(row, people, isOver) : rowInWords(floor.rows[number], floor, people);
        content.more = content.votes ? voteMore(row) : QString();
        content.flip = content.votes && known ? voteFlip(row, floor, people) : QString();
        giveToGrab(content, floor, grab);
        m_rows[number]->setContent(content);
    }
    updateGeometry();
    place();
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

void FloorVotes::place()
{
    int top = 0;
    for (FloorRowWidget *row : std::as_const(m_rows)) {
        const int height = row->heightForWidth(width());
        row->setGeometry(0, top, width(), height);
        top += height + themeOf(this).metrics.tiny;
    }
}

void FloorVotes::finishMoving()
{
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

void FloorVotes::resizeEvent(QResizeEvent *) { place(); }

void FloorVotes::hideEvent(QHideEvent *event)
{
    finishMoving();
    QWidget::hideEvent(event);
}

void FloorVotes::setRowCount(int count)
{
    while (m_rows.size() > count) {
        FloorRowWidget *row = m_rows.takeLast();
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

bool FloorVotes::focusChangeable()
{
    const auto can = [](const FloorRowWidget *row) { return row && row->content().grabbable; };
    const auto first = std::find_if(m_rows.cbegin(), m_rows.cend(), can);
    if (first == m_rows.cend())
        return false;
    if (!can(m_reachable))
        reach(*first);
    focusReachable();
    return true;
}

void FloorVotes::step(FloorRowWidget *from, int by)
{
    const qsizetype to = m_rows.indexOf(from) + by;
    if (to < 0 || to >= m_rows.size())
        return;
    reach(m_rows[to]);
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
