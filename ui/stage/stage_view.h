// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/action.h"
#include "core/model/message.h"
#include "core/model/persona.h"
#include "core/studio/ports/views.h"
#include "ui/models/people.h"
#include "ui/stage/actor_look.h"
#include "ui/stage/stage_mode.h"
#include "ui/stage/stage_seats.h"
#include "ui/theme/motion.h"

#include <QHash>
#include <QList>
#include <QWidget>

#include <optional>

namespace studio::ui {

class Avatars;
class StageActor;
class StageLife;
class StagePot;
class StageSpeech;
struct RowWish;

/// The companions of the room side by side: who votes and with what importance, who won, who speaks and what,
/// who sleeps. One Tab stop; the arrow keys move between figures. It shows a FloorView and reports what the
/// user wants. Figures breathe, look and gesture for a while after an event; then nothing moves and no timer
/// runs.
class StageView : public QWidget
{
    Q_OBJECT

public:
    StageView(const Avatars &avatars, QWidget *parent = nullptr);

    void setFloor(const ports::FloorView &floor, const People &people);
    /// Replaces the state of companions that wait for their model, until the next call.
    void setWaitWords(const QHash<base::ParticipantId, QString> &words);
    void clear(); ///< no room, or another room: no figures, no bubble
    /// The end of what the companion says appears over their head. May be called for every token. The bubble
    /// goes out a few seconds after the last words, and at once if the speaker is muted or the room is
    /// stopped.
    void say(const base::ParticipantId &companion, const QString &text);

    /// Appears over the head of the companion that could not answer, until it is taken back or somebody
    /// speaks; empty: nothing went wrong.
    void setTrouble(const base::ParticipantId &companion, const QString &sentence);

    void act(const model::Action &action);               ///< somebody moves their body
    void hear(const model::Message &message);            ///< shows its feeling and its recipient
    void setVoice(const base::ParticipantId &companion); ///< whose voice is heard now; empty: none

    enum class Ground { Stage, None };
    void setGround(Ground ground); ///< None: what is behind this widget shows
    void setBubbles(bool shown);   ///< else only saying() tells what is said

    /// Seats the companions of a large stage for an audience: figures with raised arms are whole, and a room
    /// with a resource has its pot.
    void setSeats(StageSeats seats);
    void setHands(bool shown);  ///< votes are raised hands; only with setSeats()
    void setPlates(bool shown); ///< words have a ground of their own, for grounds of any colour
    void setTable(bool shown);  ///< the edge of the table of an arc

    void setMode(StageMode mode);
    [[nodiscard]] StageMode mode() const { return m_mode; }
    void setMotion(Motion motion);
    void setLanguage(model::Language language) { m_language = language; } ///< for the names of gestures
    [[nodiscard]] StageLife &life() { return *m_life; }
    void offerTalk() { m_offersTalk = true; } ///< a message to one participant can be written from the menu
    void offerEdit() { m_offersEdit = true; } ///< companions can be edited from their menu
    /// Guests can be shown out from their menu.
    void offerGuests() { m_hasGuests = true; }
    void focusFirst(); ///< the speaker, else the first

    /// How large figures are, 1 as usual; a size that does not fit is ignored.
    void setZoom(double zoom);
    [[nodiscard]] double zoom() const { return m_zoom; }
    /// A row grows up to this height; 0: its usual height.
    void setTallest(int height);

    /// The height of a mode at this text size; for a row, at its usual zoom.
    [[nodiscard]] int heightFor(StageMode mode) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cueWanted(const studio::base::ParticipantId &companion);
    void writeWanted(const studio::base::ParticipantId &to, bool whisper);
    void editWanted(const studio::base::ParticipantId &companion);
    void muteWanted(const studio::base::ParticipantId &companion, bool muted);
    void actWanted(const studio::model::Action &action);
    void showOutWanted(const studio::base::ParticipantId &guest);
    void zoomChanged(double zoom);
    /// The words that stand, or would stand, in the bubble; empty: none any more. No troubles.
    void saying(const QString &name, const QString &words);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void recast(const QList<ports::FloorRow> &rows);
    void dress();
    void layOut();
    void layOutSeats();
    void setStaging();
    void paintTable(QPainter &painter) const;
    void openMenu(StageActor &actor, const QPoint &at);
    void focusBeside(const StageActor &actor, int step);
    void letTabStopAt(const StageActor &actor);
    [[nodiscard]] RowWish rowWish() const;

    const Avatars &m_avatars;
    Motion m_motion;
    StageMode m_mode = StageMode::Row;
    double m_zoom = 1;
    int m_tallest = 0;
    bool m_offersTalk = false;
    bool m_offersEdit = false;
    bool m_hasGuests = false;
    Ground m_ground = Ground::Stage;
    bool m_hasBubbles = true;
    std::optional<StageSeats> m_seats; ///< none: not for an audience
    bool m_hasHands = false;
    bool m_hasPlates = false;
    bool m_hasTable = false;
    QRectF m_table; ///< an ellipse
    StagePot *m_pot = nullptr;
    QList<StageActor *> m_actors;
    QList<ActorLook> m_looks; ///< of m_actors, from the floor alone
    QHash<base::ParticipantId, QString> m_waitWords;
    StageLife *m_life;
    model::Language m_language = model::Language::English;
    StageSpeech *m_speech;
};

} // namespace studio::ui
