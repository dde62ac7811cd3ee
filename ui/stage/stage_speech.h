// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/studio/ports/views.h"
#include "ui/stage/stage_mode.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

class QWidget;

namespace studio::ui {

class SpeechBubble;
class StageActor;

/// The words over the heads of a stage: whose they are, how long they stand, and where their bubble is. A
/// trouble stands in place of words, until it is taken back or a companion speaks. It decides nothing about
/// figures, and does not follow sizes: the stage calls show() when its actors stand elsewhere. GUI thread; no
/// errors: words of a companion who is not on the stage are not shown.
class StageSpeech : public QObject
{
    Q_OBJECT

public:
    explicit StageSpeech(QWidget &stage); ///< which gets a bubble

    void setActors(const QList<StageActor *> &actors); ///< call again before they are destroyed
    void setMode(StageMode mode);
    void setBubbles(bool shown) { m_hasBubbles = shown; } ///< else only saying() tells what is said

    /// Takes the words so far. They are shown a moment later, because tokens come faster than anybody reads.
    void say(const base::ParticipantId &companion, const QString &text);
    void setTrouble(const base::ParticipantId &companion, const QString &sentence); ///< empty: none any more
    /// To be called once the actors have the looks of that floor: words end when votes are asked for, when
    /// their speaker is muted, when the room is stopped, or some seconds after the turn.
    void followFloor(const ports::FloorView &floor);
    void clear();

    void show(); ///< now, over the head of the speaker
    void raise();

Q_SIGNALS:
    /// The words that stand, or would stand, in the bubble; empty: none any more. No troubles.
    void saying(const QString &name, const QString &words);
    void wordsCame(const studio::base::ParticipantId &companion); ///< said something that they had not said

private:
    void end();
    [[nodiscard]] bool hasSpoken() const;
    [[nodiscard]] StageActor *actor(const base::ParticipantId &id) const;

    QWidget &m_stage;
    SpeechBubble *m_bubble = nullptr;
    QList<StageActor *> m_actors;
    StageMode m_mode = StageMode::Row;
    bool m_hasBubbles = true;
    base::ParticipantId m_speaker; ///< the companion whose words are in the bubble
    QString m_said;
    QString m_trouble; ///< in place of the words
    QTimer m_pace;
    QTimer m_reading; ///< runs while there is time left to read what was said
};

} // namespace studio::ui
