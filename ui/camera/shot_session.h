// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/camera/camera.h"

#include <optional>

namespace studio::ui {

/// The steps to one picture: choose the source, see it live, count down, take it. The camera is closed as
/// soon as the picture is taken, and whenever the session ends. No widgets.
///
/// While it waits for a device, a device that comes back is opened by itself, and so is the first device to
/// appear.
class ShotSession : public QObject
{
    Q_OBJECT

public:
    enum class Phase {
        Away,    ///< nothing is open
        Opening, ///< no picture yet
        Live,
        Counting, ///< live; the picture is about to be taken
        Taken,    ///< the camera is closed
        Trouble,  ///< flaw() says which; the camera is closed
    };
    /// HandsFree: counts down by itself as soon as there is a picture.
    enum class Manner { ByHand, HandsFree };
    static constexpr int kCount = 3; ///< seconds

    ShotSession(camera::Camera &camera, base::Clock &clock, QObject *parent = nullptr);
    ~ShotSession() override;

    /// Opens `preferred` if it is there; else the first device, but then ByHand. Never opens the test card by
    /// itself.
    void begin(const std::optional<camera::Source> &preferred, Manner manner);
    void choose(const camera::Source &source);
    void countDown();
    void takeNow();
    void again(); ///< drops the taken picture
    void end();   ///< closes everything

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] const QList<camera::Source> &sources() const { return m_sources; }
    [[nodiscard]] const std::optional<camera::Source> &source() const { return m_source; }
    [[nodiscard]] const QImage &image() const { return m_image; } ///< the newest, or the taken one
    [[nodiscard]] int secondsLeft() const { return m_left; }      ///< while Counting
    [[nodiscard]] camera::Flaw flaw() const { return m_flaw; }    ///< in Trouble
    [[nodiscard]] bool isBlack() const { return m_isBlack; }      ///< the picture shows nothing but black
    [[nodiscard]] Manner manner() const { return m_manner; }

Q_SIGNALS:
    void phaseChanged(); ///< also each second, and when isBlack() changes
    void sourcesChanged();
    void imageChanged();
    void taken();   ///< after phaseChanged()
    void stopped(); ///< the user closed the camera elsewhere

private:
    void takeSources(const QList<camera::Source> &sources);
    void takeImage(const QImage &image);
    void takeFlaw(camera::Flaw flaw);
    void takeClosed();
    void open(const camera::Source &source);
    void openFirst();
    void tick(int countdown);
    void setPhase(Phase phase);

    camera::Camera &m_camera;
    base::Clock &m_clock;
    Phase m_phase = Phase::Away;
    Manner m_manner = Manner::ByHand;
    QList<camera::Source> m_sources;
    std::optional<camera::Source> m_preferred;
    std::optional<camera::Source> m_source;
    bool m_isWaiting = false; ///< for the list, or for a device to appear
    bool m_isOpen = false;
    bool m_isBlack = false;
    QImage m_image;
    int m_left = 0;
    int m_countdown = 0; ///< number of the newest countdown
    camera::Flaw m_flaw = camera::Flaw::NoDevice;
};

} // namespace studio::ui
