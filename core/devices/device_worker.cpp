// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/device_worker.h"

#include "core/devices/video_picture.h"

#include <QCamera>
#include <QCameraDevice>
#include <QMediaCaptureSession>
#include <QVideoFrame>
#include <QVideoSink>

#include <chrono>

using namespace std::chrono_literals;

namespace studio::camera {

namespace {

constexpr auto kSettling = 400ms;
/// The memory of the first frames may go away while they are read: PipeWire agrees on its format again then.
constexpr int kUntouchedFrames = 10;
constexpr int kBetweenFrames = 28; ///< ms; a little less than a thirtieth of a second
constexpr int kMostOnTheWay = 2;
constexpr QSize kWanted(1280, 720);

/// Wide enough for a good crop and no wider; fast enough to look live.
QCameraFormat bestFormat(const QCameraDevice &device)
{
    const auto cost = [](const QCameraFormat &format) {
        const QSize size = format.resolution();
        const double pixels = double(size.width()) * size.height();
        const double wanted = double(kWanted.width()) * kWanted.height();
        const double away = pixels > wanted ? pixels / wanted : wanted / std::max(1.0, pixels);
        const bool isSlow = format.maxFrameRate() > 0 && format.maxFrameRate() < 14;
        return away + (isSlow ? 100 : 0);
    };
    const QList<QCameraFormat> formats = device.videoFormats();
    const auto best = std::min_element(formats.cbegin(), formats.cend(),
                                       [&](const auto &a, const auto &b) { return cost(a) < cost(b); });
    return best == formats.cend() ? QCameraFormat() : *best;
}

QCameraDevice deviceOf(const QByteArray &id)
{
    const QList<QCameraDevice> devices = QMediaDevices::videoInputs();
    const auto found = std::find_if(devices.cbegin(), devices.cend(),
                                    [&](const QCameraDevice &device) { return device.id() == id; });
    return found == devices.cend() ? QCameraDevice() : *found;
}

} // namespace

/// A camera that is open, taken down in the one order that works: stopped, then out of the session, then the
/// sink, then gone.
struct DeviceWorker::Opened
{
    explicit Opened(const QCameraDevice &device)
        : camera(device)
    {
        if (const QCameraFormat format = bestFormat(device); !format.isNull())
            camera.setCameraFormat(format);
        session.setVideoSink(&sink); // before the camera, or no frame may ever come
        session.setCamera(&camera);
    }
    ~Opened()
    {
        sink.disconnect();
        camera.disconnect();
        camera.stop();
        session.setCamera(nullptr);
        session.setVideoSink(nullptr);
    }

    QVideoSink sink;
    QMediaCaptureSession session;
    QCamera camera;
};

DeviceWorker::DeviceWorker(OnTheWay onTheWay)
    : m_onTheWay(std::move(onTheWay))
    , m_settling(this)
{
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettling);
    connect(&m_settling, &QTimer::timeout, this, [this] {
        m_list.settle();
        tellSources();
    });
}

DeviceWorker::~DeviceWorker() = default;

void DeviceWorker::list()
{
    if (m_devices) {
        m_isTold = false;
        if (!m_list.isUnsure())
            tellSources();
        return;
    }
    m_devices = std::make_unique<QMediaDevices>();
    // Queued: it may come from inside of videoInputs(), which would wait for itself.
    connect(m_devices.get(), &QMediaDevices::videoInputsChanged, this, &DeviceWorker::readDevices,
            Qt::QueuedConnection);
    readDevices();
    m_settling.start();
}

void DeviceWorker::readDevices()
{
    QList<DeviceList::Listed> listed;
    for (const QCameraDevice &device : QMediaDevices::videoInputs())
        listed.append({device.id(), device.description()});
    m_list.take(listed);
    if (!m_list.isUnsure())
        tellSources();
}

void DeviceWorker::tellSources()
{
    const QList<Source> sources = m_list.sources();
    if (m_isTold && sources == m_told)
        return;
    m_isTold = true;
    m_told = sources;
    Q_EMIT sourcesChanged(sources);
}

void DeviceWorker::open(const Source &source)
{
    m_opened.reset();
    const int run = ++m_run;
    if (!m_devices)
        list();
    const QCameraDevice device = deviceOf(m_list.idOf(source));
    if (device.isNull())
        return fail(Flaw::NoDevice);
    m_frames = 0;
    m_sinceFrame.start();
    Q_EMIT opened(source); // before its light goes on
    m_opened = std::make_unique<Opened>(device);
    connect(&m_opened->sink, &QVideoSink::videoFrameChanged, this, [this, run](const QVideoFrame &frame) {
        if (run == m_run)
            takeFrame(frame);
    });
    // Queued: it may come from inside of start().
    connect(
        &m_opened->camera, &QCamera::errorOccurred, this,
        [this, run, source] {
            if (run == m_run)
                fail(m_list.idOf(source).isEmpty() ? Flaw::Lost : Flaw::Busy);
        },
        Qt::QueuedConnection);
    m_opened->camera.start();
}

void DeviceWorker::takeFrame(const QVideoFrame &frame)
{
    if (++m_frames <= kUntouchedFrames || m_sinceFrame.elapsed() < kBetweenFrames ||
        m_onTheWay->load() >= kMostOnTheWay)
        return;
    const QImage picture = pictureOf(frame);
    if (picture.isNull())
        return;
    m_sinceFrame.restart();
    ++*m_onTheWay;
    Q_EMIT this->frame(picture);
}

void DeviceWorker::close()
{
    m_opened.reset();
    ++m_run;
    Q_EMIT closed();
}

void DeviceWorker::fail(Flaw flaw)
{
    Q_EMIT failed(flaw);
    close();
}

} // namespace studio::camera
