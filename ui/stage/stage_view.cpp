// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_view.h"

#include "core/model/participants.h"
#include "ui/stage/speech_bubble.h"
#include "ui/stage/stage_actor.h"
#include "ui/stage/stage_life.h"
#include "ui/stage/stage_menu.h"
#include "ui/stage/stage_pot.h"
#include "ui/stage/stage_row.h"
#include "ui/stage/stage_speech.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr double kLeastZoom = 0.6;
constexpr double kMostZoom = 2.5;
constexpr double kZoomStep = 1.1;
constexpr int kNarrowest = 160; // of the whole stage

} // namespace

StageView::StageView(const Avatars &avatars, QWidget *parent)
    : QWidget(parent)
    , m_avatars(avatars)
    , m_life(new StageLife(*this))
    , m_speech(new StageSpeech(*this))
{
    setObjectName(u"stage"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_speech, &StageSpeech::saying, this, &StageView::saying);
    connect(m_speech, &StageSpeech::wordsCame, m_life, &StageLife::wordsCame);
    onRetranslate(this, [this] { setAccessibleName(tr("Stage")); });
}

void StageView::setFloor(const ports::FloorView &floor, const People &people)
{
    const bool same = std::equal(
        m_actors.begin(), m_actors.end(), floor.rows.begin(), floor.rows.end(),
        [](const StageActor *actor, const ports::FloorRow &row) { return actor->look().id == row.id; });
    bool seatsChanged = false;
    if (!same)
        recast(floor.rows);
    m_looks.clear();
    for (const ports::FloorRow &row : floor.rows)
        m_looks.append(actorLook(row, floor, people));
    dress();
    if (m_pot && m_pot->isHidden() == floor.meter.has_value())
        seatsChanged = true;
    if (m_pot)
        m_pot->setMeter(floor.meter);
    if (!same || seatsChanged)
        layOut();
    m_life->floorChanged();
    m_speech->followFloor(floor);
}

void StageView::setWaitWords(const QHash<base::ParticipantId, QString> &words)
{
    if (words == m_waitWords)
        return;
    m_waitWords = words;
    dress();
}

void StageView::dress()
{
    for (qsizetype at = 0; at < m_actors.size() && at < m_looks.size(); ++at) {
        ActorLook look = m_looks.at(at);
        look.state = m_waitWords.value(look.id, look.state);
        m_actors.at(at)->setLook(look);
    }
}

void StageView::clear()
{
    m_looks.clear();
    recast({});
    if (m_pot)
        m_pot->setMeter({});
    m_table = {};
    update();
    m_speech->clear();
}

void StageView::setTrouble(const base::ParticipantId &companion, const QString &sentence)
{
    m_speech->setTrouble(companion, sentence);
}

void StageView::say(const base::ParticipantId &companion, const QString &text)
{
    m_speech->say(companion, text);
}

void StageView::act(const model::Action &action) { m_life->act(action); }

void StageView::hear(const model::Message &message) { m_life->posted(message); }

void StageView::setVoice(const base::ParticipantId &companion) { m_life->setVoice(companion); }

void StageView::recast(const QList<ports::FloorRow> &rows)
{
    m_life->setActors({});
    m_speech->setActors({});
    qDeleteAll(m_actors);
    m_actors.clear();
    for (const ports::FloorRow &row : rows) {
        auto *actor = new StageActor(row.id, m_avatars, this);
        actor->setMotion(m_motion);
        actor->setStaging({m_seats.has_value(), m_hasHands, m_hasPlates});
        actor->installEventFilter(this);
        connect(actor, &StageActor::menuWanted, this,
                [this, actor](const QPoint &at) { openMenu(*actor, at); });
        m_actors.append(actor);
        actor->show();
    }
    m_life->setActors(m_actors);
    m_speech->setActors(m_actors);
    if (!m_actors.isEmpty())
        letTabStopAt(*m_actors.first());
    m_speech->raise();
}

void StageView::setMode(StageMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    setSizePolicy(QSizePolicy::Expanding,
                  mode == StageMode::Large ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    m_speech->setMode(mode);
    m_life->setFigures(mode == StageMode::Row || mode == StageMode::Large);
    updateGeometry();
    layOut();
}

void StageView::setMotion(Motion motion)
{
    m_motion = motion;
    m_life->setMotion(motion);
    for (StageActor *actor : m_actors)
        actor->setMotion(motion);
    if (m_pot)
        m_pot->setMotion(motion);
}

void StageView::focusFirst()
{
    const auto forward = std::find_if(m_actors.begin(), m_actors.end(),
                                      [](const StageActor *actor) { return actor->look().forward; });
    if (!m_actors.isEmpty())
        (forward == m_actors.end() ? m_actors.first() : *forward)->setFocus(Qt::TabFocusReason);
}

void StageView::setZoom(double zoom)
{
    const double within = std::clamp(zoom, kLeastZoom, kMostZoom);
    if (qFuzzyCompare(within, m_zoom))
        return;
    m_zoom = within;
    updateGeometry();
    layOut();
    Q_EMIT zoomChanged(m_zoom);
}

void StageView::setTallest(int height)
{
    if (height == m_tallest)
        return;
    m_tallest = height;
    updateGeometry();
}

void StageView::wheelEvent(QWheelEvent *event)
{
    constexpr double kNotch = 120; // of a wheel, in eighths of a degree
    if (!event->modifiers().testFlag(Qt::ControlModifier) || m_mode == StageMode::Strip) {
        QWidget::wheelEvent(event);
        return;
    }
    setZoom(m_zoom * std::pow(kZoomStep, event->angleDelta().y() / kNotch));
    event->accept();
}

void StageView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        layOut();
    }
}

void StageView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void StageView::setGround(Ground ground)
{
    m_ground = ground;
    update();
}

void StageView::setBubbles(bool shown)
{
    m_hasBubbles = shown;
    m_speech->setBubbles(shown);
    layOut();
}

void StageView::setSeats(StageSeats seats)
{
    if (m_seats == seats)
        return;
    m_seats = seats;
    if (!m_pot) {
        m_pot = new StagePot(this);
        m_pot->setMotion(m_motion);
    }
    setStaging();
    layOut();
}

void StageView::setHands(bool shown)
{
    m_hasHands = shown;
    setStaging();
}

void StageView::setPlates(bool shown)
{
    m_hasPlates = shown;
    setStaging();
}

void StageView::setTable(bool shown)
{
    m_hasTable = shown;
    update();
}

void StageView::setStaging()
{
    for (StageActor *actor : m_actors)
        actor->setStaging({m_seats.has_value(), m_hasHands, m_hasPlates});
    if (m_pot)
        m_pot->setPlate(m_hasPlates);
}

/// Only its far edge and the top are in sight.
void StageView::paintTable(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.border, theme.metrics.tiny));
    painter.setBrush(theme.raised);
    painter.drawEllipse(m_table);
}

void StageView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_hasTable && !m_table.isEmpty())
        paintTable(painter);
    if (m_ground == Ground::None)
        return;
    const Theme &theme = themeOf(this);
    painter.fillRect(rect(), theme.stage);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

void StageView::openMenu(StageActor &actor, const QPoint &at)
{
    const base::ParticipantId id = actor.look().id;
    auto *menu = new StageMenu(actor.look(), m_life->book(), m_language, this);
    connect(menu, &StageMenu::cueWanted, this, [this, id] { Q_EMIT cueWanted(id); });
    connect(menu, &StageMenu::muteWanted, this, [this, id](bool muted) { Q_EMIT muteWanted(id, muted); });
    connect(menu, &StageMenu::actWanted, this, &StageView::actWanted);
    if (m_offersEdit && model::isCompanion(id))
        menu->offerEdit(actor.look());
    if (m_offersTalk)
        menu->offerTalk(actor.look());
    connect(menu, &StageMenu::writeWanted, this,
            [this, id](bool whisper) { Q_EMIT writeWanted(id, whisper); });
    connect(menu, &StageMenu::editWanted, this, [this, id] { Q_EMIT editWanted(id); });
    if (m_hasGuests && model::isGuest(id))
        menu->offerShowOut(actor.look());
    connect(menu, &StageMenu::showOutWanted, this, [this, id] { Q_EMIT showOutWanted(id); });
    connect(menu, &StageMenu::zoomWanted, this, [this](double by) { setZoom(by > 0 ? m_zoom * by : 1); });
    menu->popup(at);
}

bool StageView::eventFilter(QObject *watched, QEvent *event)
{
    auto *actor = qobject_cast<StageActor *>(watched);
    if (actor && event->type() == QEvent::FocusIn)
        letTabStopAt(*actor);
    if (actor && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right) {
            focusBeside(*actor, key->key() == Qt::Key_Right ? 1 : -1);
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            actor->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StageView::focusBeside(const StageActor &actor, int step)
{
    const qsizetype at = m_actors.indexOf(&actor) + step;
    if (at >= 0 && at < m_actors.size())
        m_actors.at(at)->setFocus(Qt::TabFocusReason);
}

void StageView::letTabStopAt(const StageActor &actor)
{
    for (StageActor *other : m_actors)
        other->setFocusPolicy(other == &actor ? Qt::TabFocus : Qt::NoFocus);
}

int StageView::heightFor(StageMode mode) const { return stageHeight(mode, font(), themeOf(this).metrics); }

QSize StageView::sizeHint() const { return stageSize(rowWish()); }

QSize StageView::minimumSizeHint() const
{
    return {kNarrowest, std::min(heightFor(m_mode), sizeHint().height())};
}

RowWish StageView::rowWish() const
{
    return {.mode = m_mode,
            .count = int(m_actors.size()),
            .stage = size(),
            .zoom = m_zoom,
            .tallest = m_tallest,
            .bubble = m_hasBubbles,
            .font = font(),
            .metrics = themeOf(this).metrics};
}

void StageView::layOut()
{
    if (m_actors.isEmpty() || m_mode == StageMode::Hidden)
        return;
    if (m_seats && m_mode == StageMode::Large)
        return layOutSeats();
    const RowPlan plan = planRow(rowWish());
    for (qsizetype seat = 0; seat < plan.places.size(); ++seat) {
        m_actors.at(seat)->setMeasure(m_mode, plan.face);
        m_actors.at(seat)->setGeometry(plan.places.at(seat));
    }
    m_speech->show();
}

/// For an audience.
void StageView::layOutSeats()
{
    const int margin = themeOf(this).metrics.small;
    const int bubble = m_hasBubbles ? SpeechBubble::heightFor(SpeechBubble::linesIn(m_mode), font()) : 0;
    const SeatPlan plan = planSeats({.seats = *m_seats,
                                     .count = int(m_actors.size()),
                                     .room = rect().adjusted(margin, margin + bubble, -margin, -margin),
                                     .pot = m_pot->isHidden() ? QSize() : m_pot->sizeHint(),
                                     .size = largeZoom(m_zoom),
                                     .font = font()});
    for (qsizetype seat = 0; seat < plan.places.size(); ++seat) {
        m_actors.at(seat)->setMeasure(m_mode, plan.face);
        m_actors.at(seat)->setGeometry(plan.places.at(seat));
    }
    m_pot->setGeometry(plan.pot);
    m_table = plan.table;
    update();
    m_speech->show();
}

} // namespace studio::ui
