// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/gesture/gesture_book.h"
#include "core/model/action.h"
#include "core/model/message.h"
#include "ui/theme/motion.h"

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

class QWidget;

namespace studio::ui {

class StageActor;

/// What happens between the figures of a stage: their glances, mouths and gestures. It advances them frame by
/// frame while any of them moves and is visible, and sleeps otherwise.
class StageLife : public QObject
{
    Q_OBJECT

public:
    explicit StageLife(QWidget &stage);

    void setActors(const QList<StageActor *> &actors);
    void setMotion(Motion motion);
    void setFigures(bool shown); ///< false: a strip or nothing, without figures

    void wake();         ///< something happened: everybody is lively for a while
    void floorChanged(); ///< the speaker may be another companion now
    void wordsCame(const base::ParticipantId &speaker);
    void posted(const model::Message &message);
    void act(const model::Action &action);
    void setVoice(const base::ParticipantId &companion); ///< empty: no voice is heard

    [[nodiscard]] const gesture::GestureBook &book() const { return m_book; }
    /// One frame: everybody moves on to \p now. The timer calls it; times never go back.
    void tick(base::Millis now);
    [[nodiscard]] base::Millis now() const { return m_clock ? m_clock() : base::Millis(m_time.elapsed()); }
    /// Replaces the machine's clock, for tests that cannot wait.
    void follow(std::function<base::Millis()> clock) { m_clock = std::move(clock); }
    [[nodiscard]] bool isRunning() const { return m_frames.isActive(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A look at somebody for a while, no matter who speaks.
    struct Glance
    {
        base::ParticipantId at; ///< empty: ahead
        base::Millis until{0};
    };

    void start();
    void turnHeads(base::Millis now);
    [[nodiscard]] bool canBeSeen() const;
    [[nodiscard]] StageActor *actor(const base::ParticipantId &id) const;
    [[nodiscard]] base::ParticipantId meant(const QString &words) const;
    [[nodiscard]] double directionTo(const StageActor &from, const base::ParticipantId &to) const;

    QWidget &m_stage;
    gesture::GestureBook m_book;
    QList<StageActor *> m_actors;
    QHash<base::ParticipantId, Glance> m_glances;
    Motion m_motion;
    bool m_figures = true;
    QElapsedTimer m_time;
    std::function<base::Millis()> m_clock;
    QTimer m_frames;
};

} // namespace studio::ui
