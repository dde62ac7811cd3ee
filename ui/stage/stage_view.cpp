// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_view.h"

#include "core/model/participants.h"
#include "ui/stage/last_line.h"
#include "ui/stage/speech_bubble.h"
#include "ui/stage/stage_actor.h"
#include "ui/stage/stage_life.h"
#include "ui/stage/stage_menu.h"
#include "ui/stage/stage_pot.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace studio::ui {

namespace {

constexpr auto kPace = 80ms;
constexpr auto kReading = 4s; // of the last words, after the turn
constexpr double kLeastZoom = 0.6;
constexpr double kMostZoom = 2.5;
constexpr double kZoomStep = 1.1;
constexpr int kWidestBubble = 360;

constexpr int kStripFace = 32;
constexpr int kRowFace = 76;
constexpr int kSmallestFace = 28;
constexpr double kLargeShare = 0.42; // of the stage's height
constexpr int kLargestFace = 176;
constexpr double kMostLarge = 1.35; // a large stage is nearly full already
constexpr int kWidestCell = 240;
constexpr int kStripLetters = 24; // widest cell of a strip
constexpr int kNarrowest = 160;   // of the whole stage

} // namespace

StageView::StageView(const Avatars &avatars, QWidget *parent)
    : QWidget(parent)
    , m_avatars(avatars)
    , m_life(new StageLife(*this))
    , m_bubble(new SpeechBubble(this))
{
    setObjectName(u"stage"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_pace.setSingleShot(true);
    m_pace.setInterval(kPace);
    connect(&m_pace, &QTimer::timeout, this, &StageView::showBubble);
    m_reading.setParent(this); // so that a test finds it
    m_reading.setObjectName(u"stageReading"_s);
    m_reading.setSingleShot(true);
    m_reading.setInterval(kReading);
    connect(&m_reading, &QTimer::timeout, this, [this] {
        if (hasSpoken())
            endBubble();
    });
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
    const StageActor *speaker = actor(m_speaker);
    const bool isCut = speaker && hasSpoken() && (speaker->look().muted || floor.stopped);
    // The next words are awaited, the last ones are over.
    if (!m_speaker.isEmpty() && (floor.votingOn || isCut))
        endBubble();
    else if (hasSpoken() && !m_reading.isActive())
        m_reading.start();
}

/// Whether the words in the bubble are the whole: whoever said them does not speak any more.
bool StageView::hasSpoken() const
{
    const StageActor *speaker = actor(m_speaker);
    return speaker && m_trouble.isEmpty() && !speaker->look().speaking;
}

void StageView::endBubble()
{
    m_speaker = {};
    m_said.clear();
    m_reading.stop();
    showBubble();
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
    m_speaker = {};
    m_said.clear();
    m_trouble.clear();
    m_pace.stop();
    m_reading.stop();
    showBubble();
}

void StageView::setTrouble(const base::ParticipantId &companion, const QString &sentence)
{
    if (sentence == m_trouble)
        return;
    m_trouble = sentence;
    m_speaker = sentence.isEmpty() ? base::ParticipantId() : companion;
    m_said.clear();
    m_pace.stop();
    showBubble();
}

void StageView::say(const base::ParticipantId &companion, const QString &text)
{
    m_trouble.clear();
    if (text != m_said || companion != m_speaker)
        m_life->wordsCame(companion);
    m_speaker = companion;
    m_said = text;
    m_reading.start();
    if (!m_pace.isActive())
        m_pace.start();
}

void StageView::act(const model::Action &action) { m_life->act(action); }

void StageView::hear(const model::Message &message) { m_life->posted(message); }

void StageView::setVoice(const base::ParticipantId &companion) { m_life->setVoice(companion); }

void StageView::recast(const QList<ports::FloorRow> &rows)
{
    m_life->setActors({});
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
    if (!m_actors.isEmpty())
        letTabStopAt(*m_actors.first());
    m_bubble->raise();
}

void StageView::setMode(StageMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    setSizePolicy(QSizePolicy::Expanding,
                  mode == StageMode::Large ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    m_bubble->setLines(SpeechBubble::linesIn(mode));
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

void StageView::showBubble()
{
    const StageActor *speaker = actor(m_speaker);
    const QString said = m_trouble.isEmpty() ? lastLine(m_said) : m_trouble;
    const QString text = speaker ? said : QString();
    const bool fits = m_hasBubbles && (m_mode == StageMode::Row || m_mode == StageMode::Large);
    const bool isSaid = speaker && m_trouble.isEmpty();
    Q_EMIT saying(isSaid ? speaker->look().name : QString(), isSaid ? said : QString());
    m_bubble->say(text, m_trouble.isEmpty() ? SpeechBubble::What::Words : SpeechBubble::What::Trouble);
    m_bubble->setVisible(fits && !text.isEmpty());
    if (!m_bubble->isVisibleTo(this))
        return;
    const int margin = themeOf(this).metrics.small;
    m_bubble->place(speaker->mapTo(this, speaker->headTop()), rect().adjusted(margin, margin, -margin, 0),
                    kWidestBubble);
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

StageActor *StageView::actor(const base::ParticipantId &id) const
{
    const auto found = std::find_if(m_actors.begin(), m_actors.end(),
                                    [&](const StageActor *actor) { return actor->look().id == id; });
    return found == m_actors.end() ? nullptr : *found;
}

int StageView::heightFor(StageMode mode) const
{
    if (mode == StageMode::Hidden)
        return 0;
    if (mode == StageMode::Strip)
        return StageActor::heightFor(mode, kStripFace, font()) + themeOf(this).metrics.small;
    return rowHeight(kRowFace);
}

/// Including the bubble over the heads.
int StageView::rowHeight(int faceSize) const
{
    return StageActor::heightFor(StageMode::Row, faceSize, font()) +
           SpeechBubble::heightFor(SpeechBubble::linesIn(StageMode::Row), font()) +
           themeOf(this).metrics.small * 2;
}

/// As large as the user wants and as fits.
int StageView::rowFace() const
{
    constexpr int kStep = 4;
    int face = std::max(kSmallestFace, int(kRowFace * m_zoom));
    while (face > kRowFace && rowHeight(face) > m_tallest)
        face = std::max(kRowFace, face - kStep);
    return face;
}

QSize StageView::sizeHint() const
{
    return {kWidestCell * 2, m_mode == StageMode::Row ? rowHeight(rowFace()) : heightFor(m_mode)};
}

QSize StageView::minimumSizeHint() const
{
    return {kNarrowest, std::min(heightFor(m_mode), sizeHint().height())};
}

/// A large stage seats many in several rows.
int StageView::rowCount() const
{
    constexpr int kLeastSigns = 12; // of a name and what the companion does
    const int count = int(m_actors.size());
    if (m_mode != StageMode::Large || count == 0)
        return 1;
    const int most = std::clamp(width() / (kLeastSigns * fontMetrics().averageCharWidth()), 1, count);
    return (count + most - 1) / most;
}

int StageView::faceSize() const
{
    if (m_mode == StageMode::Strip)
        return kStripFace;
    const int rows = rowCount();
    const int inRow = (int(m_actors.size()) + rows - 1) / rows;
    const int cell = m_actors.isEmpty() ? width() : width() / inRow;
    const int wish =
        m_mode == StageMode::Large
            ? int(std::min(int(height() * kLargeShare / rows), kLargestFace) * std::min(m_zoom, kMostLarge))
            : rowFace();
    return std::clamp(cell - themeOf(this).metrics.large, kSmallestFace, std::max(kSmallestFace, wish));
}

void StageView::layOut()
{
    if (m_actors.isEmpty() || m_mode == StageMode::Hidden)
        return;
    if (m_seats && m_mode == StageMode::Large)
        return layOutSeats();
    for (StageActor *actor : m_actors)
        actor->setMeasure(m_mode, faceSize());
    if (m_mode == StageMode::Strip)
        layOutStrip();
    else
        layOutRow();
    showBubble();
}

void StageView::layOutStrip()
{
    const Metrics &metrics = themeOf(this).metrics;
    const int widest = fontMetrics().averageCharWidth() * kStripLetters;
    const int cell = std::min(widest, (width() - 2 * metrics.small) / int(m_actors.size()));
    int left = metrics.small;
    for (StageActor *actor : m_actors) {
        actor->setGeometry(left, metrics.tiny, cell, height() - 2 * metrics.tiny);
        left += cell;
    }
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
                                     .size = std::min(m_zoom, kMostLarge),
                                     .font = font()});
    for (qsizetype seat = 0; seat < plan.places.size(); ++seat) {
        m_actors.at(seat)->setMeasure(m_mode, plan.face);
        m_actors.at(seat)->setGeometry(plan.places.at(seat));
    }
    m_pot->setGeometry(plan.pot);
    m_table = plan.table;
    update();
    showBubble();
}

/// Side by side in the middle, feet on one line, with room for the bubble over their heads.
void StageView::layOutRow()
{
    const Metrics &metrics = themeOf(this).metrics;
    const int count = int(m_actors.size());
    const int rows = rowCount();
    const int inRow = (count + rows - 1) / rows;
    const int cell = std::min(kWidestCell + (m_mode == StageMode::Large ? kLargestFace : 0),
                              (width() - 2 * metrics.small) / inRow);
    const int tall = StageActor::heightFor(m_mode, faceSize(), font());
    const int bubble = m_hasBubbles ? SpeechBubble::heightFor(SpeechBubble::linesIn(m_mode), font()) : 0;
    const int spare = std::max(0, height() - rows * tall - bubble - 2 * metrics.small);
    int top = height() - metrics.small - rows * tall - spare / 2;
    for (int first = 0; first < count; first += inRow) {
        const int here = std::min(inRow, count - first);
        int left = (width() - cell * here) / 2;
        for (int seat = first; seat < first + here; ++seat) {
            m_actors.at(seat)->setGeometry(left + metrics.tiny, top, cell - 2 * metrics.tiny, tall);
            left += cell;
        }
        top += tall;
    }
}

} // namespace studio::ui
