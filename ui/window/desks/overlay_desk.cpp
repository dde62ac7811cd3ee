// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/overlay_desk.h"

#include "core/explain/policy_words.h"
#include "core/explain/what_if_sentence.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/panels/timeline_panel.h"
#include "ui/window/insight_dock.h"
#include "ui/window/room_session.h"
#include "ui/window/window_docks.h"

#include <utility>

namespace studio::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto kAfterNews = 300ms;
constexpr int kTimelinePage = 1;

TimelineMark markOf(const model::RoundMark &mark)
{
    return {TimelineMark::Kind(int(mark.kind)), mark.winner, {}};
}

TimelineMark markOf(const model::PolicyRound &round)
{
    using Kind = TimelineMark::Kind;
    const Kind kind = round.unknown != model::PolicyRound::Unknown::None ? Kind::Unknown
                      : !round.differs()                                 ? Kind::Same
                      : round.would                                      ? Kind::OtherWinner
                                                                         : Kind::Nobody;
    return {kind, round.would, explain::asPolicyWhy(round)};
}

} // namespace

OverlayDesk::OverlayDesk(const WindowParts &parts, TimelinePanel &timeline, ports::WhatIfPort &port,
                         QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_timeline(timeline)
    , m_port(port)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kAfterNews);
    timeline.offerOverlays();
    timeline.overlay().setShown({});
    connect(&m_soon, &QTimer::timeout, this, &OverlayDesk::ask);
    connect(&parts.floorPanel, &FloorPanel::layOverWanted, this, &OverlayDesk::layOver);
    connect(&timeline.overlay(), &OverlayBar::wanted, this, &OverlayDesk::want);
    connect(&timeline.overlay(), &OverlayBar::stretchWanted, this, &OverlayDesk::stretch);
    connect(&parts.session, &RoomSession::floorChanged, this, &OverlayDesk::follow);
    connect(&parts.session, &RoomSession::opened, this, [this] { want({}); });
    connect(&parts.session, &RoomSession::closed, this, [this] { want({}); });
}

// The trial in the floor panel goes on meanwhile.
void OverlayDesk::layOver()
{
    const std::optional<VoteTrial> &trial = m_parts.floorPanel.trial();
    if (!trial)
        return;
    m_changes = triedInWords(*trial, m_parts.session.people());
    want({.change = trial->inEveryRound(), .as = {}});
    m_parts.docks.insight().showPage(kTimelinePage);
}

void OverlayDesk::want(const OverlayBar::Shown &shown)
{
    if (shown == m_shown && !shown.change && !shown.as)
        return;
    m_shown = shown;
    m_timeline.overlay().setShown(shown);
    m_timeline.overlay().setText(head());
    m_timeline.setMarks({});
    ask();
}

void OverlayDesk::stretch(bool fromHere)
{
    const qint64 event = m_timeline.chosenEvent();
    if (!m_shown.as || event == 0) {
        m_timeline.overlay().setText(tr("Choose a row of the timeline first."));
        return;
    }
    OverlayBar::Shown other = m_shown;
    (fromHere ? other.as->first : other.as->last) = event;
    if (other.as->last > 0 && other.as->first > other.as->last)
        (fromHere ? other.as->last : other.as->first) = 0; // the newer choice wins
    want(other);
}

template<class T>
base::Then<T> OverlayDesk::showing(void (OverlayDesk::*show)(const T &))
{
    return {this, [this, show, number = m_number](const base::Result<T> &answer) {
                if (number != m_number)
                    return;
                if (answer)
                    (this->*show)(*answer);
                else
                    m_timeline.overlay().setText(answer.error().text);
            }};
}

void OverlayDesk::ask()
{
    forget();
    if (!m_parts.session.isOpen() || (!m_shown.change && !m_shown.as))
        return;
    m_newest = m_parts.session.view().floor.decision;
    const base::RoomId room = m_parts.session.roomId();
    if (m_shown.as) {
        m_running = m_port.askAs(room, *m_shown.as, showing(&OverlayDesk::takeAs));
        return;
    }
    model::WhatIf change = *m_shown.change;
    change.wantsMarks = true;
    m_running = m_port.ask(room, change, showing(&OverlayDesk::take));
}

void OverlayDesk::forget()
{
    ++m_number;
    m_running.cancel();
}

void OverlayDesk::follow()
{
    const bool isOn = m_shown.change || m_shown.as;
    if (isOn && m_parts.session.isOpen() && m_parts.session.view().floor.decision != m_newest)
        m_soon.start();
}

QString OverlayDesk::head() const
{
    if (m_shown.as) //: %1 a way of taking turns
        return tr("As %1").arg(explain::policyText(m_shown.as->policy));
    //: Over every round of a room: %1 what is tried, such as "Kyoko: 10 instead of 7"
    return m_shown.change ? tr("The same in every round: %1").arg(m_changes) : QString();
}

void OverlayDesk::take(const model::WhatIfAnswer &answer)
{
    TimelineMarks marks;
    for (const model::RoundMark &mark : answer.marks)
        marks.insert(mark.seq, markOf(mark));
    m_timeline.setMarks(marks);
    //: %1 what lies over the room, %2 a sentence: what came of it
    m_timeline.overlay().setText(tr("%1. %2").arg(head(), explain::whatIfCount(answer)));
}

void OverlayDesk::takeAs(const model::AsPolicyAnswer &answer)
{
    TimelineMarks marks;
    for (const model::PolicyRound &round : answer.rounds)
        marks.insert(round.decision > 0 ? round.decision : round.message, markOf(round));
    m_timeline.setMarks(marks);
    m_timeline.overlay().setText(tr("%1. %2").arg(head(), explain::asPolicyCount(answer)));
}

} // namespace studio::ui
