// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/shot_session.h"

#include "core/camera/shot_work.h"

#include <algorithm>
#include <utility>

namespace studio::ui {

using camera::Flaw;
using camera::Source;

ShotSession::ShotSession(camera::Camera &camera, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_camera(camera)
    , m_clock(clock)
{
    connect(&camera, &camera::Camera::sourcesChanged, this, &ShotSession::takeSources);
    connect(&camera, &camera::Camera::frame, this, &ShotSession::takeImage);
    connect(&camera, &camera::Camera::failed, this, &ShotSession::takeFlaw);
    connect(&camera, &camera::Camera::closed, this, &ShotSession::takeClosed);
    connect(&camera, &camera::Camera::opened, this, [this](const Source &source) {
        if (m_phase == Phase::Opening && source == m_source)
            m_isOpen = true;
    });
}

ShotSession::~ShotSession()
{
    disconnect(&m_camera, nullptr, this, nullptr);
    end();
}

void ShotSession::begin(const std::optional<Source> &preferred, Manner manner)
{
    m_preferred = preferred;
    m_manner = manner;
    m_source.reset();
    m_isWaiting = true;
    setPhase(Phase::Opening);
    m_camera.listSources();
}

void ShotSession::choose(const Source &source)
{
    if (m_phase == Phase::Away)
        return;
    m_preferred = source;
    open(source);
}

void ShotSession::open(const Source &source)
{
    m_source = source;
    m_isWaiting = false;
    m_isOpen = false;
    m_isBlack = false;
    m_image = {};
    ++m_countdown;
    setPhase(Phase::Opening);
    Q_EMIT imageChanged();
    m_camera.open(source);
}

void ShotSession::takeSources(const QList<Source> &sources)
{
    m_sources = sources;
    Q_EMIT sourcesChanged();
    if (m_phase != Phase::Away && m_isWaiting)
        openFirst();
}

/// Opens the user's preferred source, else the first source that is there, but then by hand: the permission
/// was for the preferred one. If a device was lost, only that device is waited for.
void ShotSession::openFirst()
{
    const bool isFile = m_preferred && m_preferred->kind == Source::Kind::StillImage;
    if (m_preferred && (isFile || m_sources.contains(*m_preferred)))
        return open(*m_preferred);
    const bool wasLost = m_phase == Phase::Trouble && m_flaw == Flaw::Lost;
    const auto device = std::find_if(m_sources.cbegin(), m_sources.cend(), [](const Source &source) {
        return source.kind == Source::Kind::Device;
    });
    if (wasLost)
        return;
    if (device != m_sources.cend()) {
        if (m_preferred)
            m_manner = Manner::ByHand;
        return open(*device);
    }
    m_flaw = Flaw::NoDevice;
    setPhase(Phase::Trouble);
}

void ShotSession::takeImage(const QImage &image)
{
    const bool isLive = m_phase == Phase::Live || m_phase == Phase::Counting;
    if (!isLive && !(m_phase == Phase::Opening && m_isOpen))
        return;
    m_image = image;
    const bool countsByItself = m_manner == Manner::HandsFree && m_phase != Phase::Counting;
    const bool isDark = (m_isBlack || countsByItself) && camera::isBlack(image); // the check takes time
    const bool wasBlack = std::exchange(m_isBlack, m_isBlack && isDark);
    Q_EMIT imageChanged();
    if (!isLive)
        setPhase(Phase::Live);
    else if (wasBlack && !m_isBlack)
        Q_EMIT phaseChanged();
    if (m_phase == Phase::Live && countsByItself && !isDark)
        countDown();
}

void ShotSession::takeFlaw(Flaw flaw)
{
    if (m_phase == Phase::Away || m_phase == Phase::Taken)
        return;
    ++m_countdown; // nobody is sent a picture that is not there
    if (flaw == Flaw::Black) {
        m_isBlack = true;
        return setPhase(Phase::Live);
    }
    m_flaw = flaw;
    m_isOpen = false;
    m_preferred = m_source;
    m_isWaiting = flaw == Flaw::Lost || flaw == Flaw::NoDevice;
    m_image = {};
    setPhase(Phase::Trouble);
    Q_EMIT imageChanged();
}

void ShotSession::takeClosed()
{
    if (!m_isOpen || m_phase == Phase::Away || m_phase == Phase::Taken || m_phase == Phase::Trouble)
        return;
    m_isOpen = false;
    end();
    Q_EMIT stopped();
}

void ShotSession::countDown()
{
    if (m_phase != Phase::Live)
        return;
    m_left = kCount;
    setPhase(Phase::Counting);
    tick(++m_countdown);
}

void ShotSession::tick(int countdown)
{
    m_clock.callAt(m_clock.steadyNow() + base::Millis(1000), this, [this, countdown] {
        if (countdown != m_countdown || m_phase != Phase::Counting)
            return;
        if (--m_left == 0)
            return takeNow();
        Q_EMIT phaseChanged();
        tick(countdown);
    });
}

void ShotSession::takeNow()
{
    if (m_phase != Phase::Live && m_phase != Phase::Counting)
        return;
    ++m_countdown;
    m_isOpen = false;
    m_phase = Phase::Taken;
    m_camera.close();
    Q_EMIT phaseChanged();
    Q_EMIT taken();
}

void ShotSession::again()
{
    if (m_phase != Phase::Taken && m_phase != Phase::Trouble)
        return;
    m_manner = Manner::ByHand;
    if (m_source)
        return open(*m_source);
    m_isWaiting = true;
    setPhase(Phase::Opening);
    m_camera.listSources();
}

void ShotSession::end()
{
    if (m_phase == Phase::Away)
        return;
    const bool mayBeOpen = m_phase != Phase::Taken && m_phase != Phase::Trouble;
    ++m_countdown;
    m_isWaiting = false;
    m_isOpen = false;
    m_isBlack = false;
    m_image = {};
    m_phase = Phase::Away;
    if (mayBeOpen)
        m_camera.close();
    Q_EMIT phaseChanged();
}

void ShotSession::setPhase(Phase phase)
{
    m_phase = phase;
    Q_EMIT phaseChanged();
}

} // namespace studio::ui
