// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_life.h"

#include "core/base/log.h"
#include "ui/stage/stage_act.h"
#include "ui/stage/stage_actor.h"

#include <QEvent>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace studio::ui {

using base::Millis;
using base::ParticipantId;

namespace {

constexpr auto kFrame = 16ms;
constexpr auto kStillFrame =
    100ms; // with reduced motion: only to see when a still picture has been held long enough
constexpr Millis kGlance = 3500ms;
constexpr Millis kLook = 7000ms;

} // namespace

StageLife::StageLife(QWidget &stage)
    : QObject(&stage)
    , m_stage(stage)
    , m_book(gesture::GestureBook::own())
{
    m_time.start();
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(kFrame);
    connect(&m_frames, &QTimer::timeout, this, [this] { tick(now()); });
    stage.installEventFilter(this);
}

void StageLife::setActors(const QList<StageActor *> &actors)
{
    m_actors = actors;
    m_glances.clear();
    wake();
}

void StageLife::setMotion(Motion motion)
{
    m_motion = motion;
    m_frames.setInterval(motion.reduced ? kStillFrame : kFrame);
}

void StageLife::setFigures(bool shown)
{
    m_figures = shown;
    start();
}

bool StageLife::canBeSeen() const
{
    const QWindow *window = m_stage.window()->windowHandle();
    return m_figures && m_stage.isVisible() && window && window->isExposed();
}

/// A stage that was hidden continues when it is shown again.
bool StageLife::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Paint)
        start();
    return QObject::eventFilter(watched, event);
}

void StageLife::start()
{
    if (m_frames.isActive() || !canBeSeen())
        return;
    const bool moves = std::any_of(m_actors.begin(), m_actors.end(),
                                   [this](StageActor *actor) { return actor->life().isMoving(now()); });
    if (moves)
        m_frames.start();
}

void StageLife::tick(Millis now)
{
    if (!canBeSeen()) {
        m_frames.stop();
        return;
    }
    turnHeads(now);
    bool moves = false;
    for (StageActor *actor : m_actors) {
        actor->advance(now);
        moves = actor->life().isMoving(now) || moves;
    }
    if (!moves)
        m_frames.stop();
}

void StageLife::wake()
{
    for (StageActor *actor : m_actors)
        actor->life().wake(now());
    start();
}

void StageLife::floorChanged()
{
    turnHeads(now());
    wake();
}

void StageLife::wordsCame(const ParticipantId &speaker)
{
    StageActor *speaks = actor(speaker);
    if (!speaks || !speaks->look().speaking)
        return;
    speaks->life().talk(now());
    wake();
}

void StageLife::posted(const model::Message &message)
{
    if (StageActor *speaker = actor(message.from)) {
        const model::Emotion feeling = feelingIn(message.metadata).value_or(model::Emotion::Neutral);
        speaker->life().feel(expressionOf(feeling), now());
        const ParticipantId to = message.to.isEmpty() ? ParticipantId() : message.to.first();
        m_glances.insert(message.from, {actor(to) ? to : ParticipantId(), now() + kGlance});
    }
    wake();
}

void StageLife::act(const model::Action &action)
{
    StageActor *body = actor(action.from);
    if (!body)
        return;
    const StageAct act = stageAct(action, m_book);
    const ParticipantId at = meant(act.at);
    const double direction = directionTo(*body, at);
    if (act.feeling)
        body->life().feel(expressionOf(*act.feeling), now());
    if (act.looks)
        m_glances.insert(action.from, {at, now() + kLook});
    if (act.gesture)
        body->life().act(*act.gesture, act.toTheLeft || direction < 0, now());
    if (!act.known)
        qCInfo(base::lcUi) << "an act that nobody knows; played"
                           << act.gesture.value_or(gesture::Gesture{}).name << "of" << action.from.value();
    turnHeads(now());
    wake();
}

void StageLife::setVoice(const ParticipantId &companion)
{
    for (StageActor *one : std::as_const(m_actors))
        one->life().setVoice(one->look().id == companion);
    wake();
}

/// Listeners look at the speaker, the speaker looks ahead; a glance comes first.
void StageLife::turnHeads(Millis now)
{
    const auto speaker = std::find_if(m_actors.begin(), m_actors.end(),
                                      [](const StageActor *actor) { return actor->look().forward; });
    for (StageActor *actor : m_actors) {
        const auto glance = m_glances.constFind(actor->look().id);
        if (glance != m_glances.cend() && now < glance->until)
            actor->life().lookAt(directionTo(*actor, glance->at));
        else if (speaker != m_actors.end())
            actor->life().lookAt(directionTo(*actor, (*speaker)->look().id));
        else
            actor->life().lookAt(0);
    }
}

StageActor *StageLife::actor(const ParticipantId &id) const
{
    const auto found = std::find_if(m_actors.begin(), m_actors.end(),
                                    [&](const StageActor *actor) { return actor->look().id == id; });
    return found == m_actors.end() ? nullptr : *found;
}

/// Finds an actor by an id or a name as written; empty if nobody here matches.
ParticipantId StageLife::meant(const QString &words) const
{
    const auto found = std::find_if(m_actors.begin(), m_actors.end(), [&words](const StageActor *actor) {
        return actor->look().id.value() == words ||
               actor->look().name.compare(words, Qt::CaseInsensitive) == 0;
    });
    return words.isEmpty() || found == m_actors.end() ? ParticipantId() : (*found)->look().id;
}

double StageLife::directionTo(const StageActor &from, const ParticipantId &to) const
{
    const StageActor *target = actor(to);
    if (!target || target == &from || m_stage.width() == 0)
        return 0;
    constexpr double kNear = 0.5; // even a direct neighbour is to the side
    const double way =
        (target->geometry().center().x() - from.geometry().center().x()) / double(m_stage.width());
    return way < 0 ? -kNear + way * (1 - kNear) : kNear + way * (1 - kNear);
}

} // namespace studio::ui
