// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/studio_camera.h"

#include "core/base/mailbox.h"
#include "core/camera/frame_watch.h"
#include "core/camera/still_image.h"
#include "core/camera/test_card.h"

#include <QThreadPool>

namespace studio::camera {

namespace {

constexpr base::Millis kTestCardEvery{100};

} // namespace

StudioCamera::StudioCamera(std::unique_ptr<Camera> devices, base::Clock &clock, QObject *parent)
    : Camera(parent)
    , m_devices(std::move(devices))
    , m_clock(clock)
    , m_watch(new FrameWatch(clock, this))
{
    connect(m_devices.get(), &Camera::sourcesChanged, this, &StudioCamera::takeDevices);
    connect(m_devices.get(), &Camera::frame, this, &StudioCamera::takeFrame);
    connect(m_devices.get(), &Camera::failed, this, &StudioCamera::deviceFailed);
    connect(m_devices.get(), &Camera::closed, this, &StudioCamera::deviceClosed);
    connect(m_devices.get(), &Camera::opened, this, &StudioCamera::deviceOpened);
    connect(m_watch, &FrameWatch::black, this, [this] { Q_EMIT failed(Flaw::Black); });
    connect(m_watch, &FrameWatch::stalled, this, [this] {
        const bool isThere = !m_knowsDevices || m_listed.contains(m_source);
        fail(isThere ? Flaw::Frozen : Flaw::Lost);
    });
}

StudioCamera::~StudioCamera() { disconnect(m_devices.get(), nullptr, this, nullptr); }

void StudioCamera::listSources() { m_devices->listSources(); }

void StudioCamera::open(const Source &source)
{
    if (m_state == State::Closed)
        return start(source);
    m_next = source;
    letGo();
}

void StudioCamera::close()
{
    m_next.reset();
    if (m_state == State::Closed) {
        Q_EMIT closed();
        return;
    }
    letGo();
}

void StudioCamera::start(const Source &source)
{
    m_source = source;
    ++m_run;
    m_state = State::Opening;
    switch (source.kind) {
    case Source::Kind::Device: m_watch->start(); return m_devices->open(source);
    case Source::Kind::StillImage: return startStillImage(source.description);
    case Source::Kind::TestCard: return startTestCard();
    }
}

void StudioCamera::startStillImage(const QString &path)
{
    m_state = State::Open;
    Q_EMIT opened(m_source);
    const base::Mailbox mailbox(this);
    QThreadPool::globalInstance()->start([this, mailbox, path, run = m_run] {
        mailbox.post([this, run, image = stillImage(path)] {
            if (run != m_run || m_state != State::Open)
                return;
            if (image.isNull())
                fail(Flaw::Unreadable);
            else
                Q_EMIT frame(image);
        });
    });
}

void StudioCamera::startTestCard()
{
    m_state = State::Open;
    Q_EMIT opened(m_source);
    showTestCard(m_run, 0);
}

void StudioCamera::showTestCard(int run, int step)
{
    m_clock.callAt(m_clock.steadyNow() + kTestCardEvery, this, [this, run, step] {
        if (run != m_run || m_state != State::Open)
            return;
        showTestCard(run, step + 1);
        Q_EMIT frame(testCard(step));
    });
}

void StudioCamera::takeDevices(const QList<Source> &devices)
{
    m_listed = devices;
    m_knowsDevices = true;
    QList<Source> all = devices;
    all.append({Source::Kind::TestCard, {}, 0});
    Q_EMIT sourcesChanged(all);
    const bool isUsed = m_state == State::Open && m_source.kind == Source::Kind::Device;
    if (isUsed && !m_listed.contains(m_source))
        fail(Flaw::Lost);
}

void StudioCamera::takeFrame(const QImage &image)
{
    if (m_state != State::Open || m_source.kind != Source::Kind::Device)
        return; // taken before it was told to stop
    m_watch->seen(image);
    if (m_state == State::Open)
        Q_EMIT frame(image);
}

bool StudioCamera::wantsDevice() const
{
    return m_source.kind == Source::Kind::Device && (m_state == State::Opening || m_state == State::Open);
}

/// None stays open that nobody asked for.
void StudioCamera::deviceOpened(const Source &source)
{
    if (wantsDevice() && source == m_source) {
        if (std::exchange(m_state, State::Open) == State::Opening)
            Q_EMIT opened(m_source);
        return;
    }
    if (wantsDevice()) {
        m_next = m_source; // once more, when nothing else is open
        return letGo();
    }
    ++m_closesOwed;
    m_devices->close();
}

void StudioCamera::deviceClosed()
{
    if (--m_closesOwed == 0 && m_state == State::Closing)
        ended();
}

/// It closes by itself, and once more if it had been told to.
void StudioCamera::deviceFailed(Flaw flaw)
{
    if (flaw == Flaw::Unavailable && !wantsDevice()) {
        Q_EMIT failed(flaw); // told of the list, and nothing was opened
        return;
    }
    ++m_closesOwed;
    if (!wantsDevice())
        return;
    m_state = State::Closing;
    m_watch->stop();
    Q_EMIT failed(flaw);
}

void StudioCamera::fail(Flaw flaw)
{
    m_next.reset();
    m_watch->stop();
    Q_EMIT failed(flaw);
    letGo();
}

void StudioCamera::letGo()
{
    if (m_state == State::Closing || m_state == State::Closed)
        return;
    m_watch->stop();
    m_state = State::Closing;
    if (m_source.kind != Source::Kind::Device)
        return ended();
    ++m_closesOwed;
    m_devices->close();
}

void StudioCamera::ended()
{
    m_watch->stop();
    m_state = State::Closed;
    ++m_run;
    const std::optional<Source> next = std::exchange(m_next, {});
    Q_EMIT closed();
    if (next && m_state == State::Closed)
        start(*next);
}

} // namespace studio::camera
