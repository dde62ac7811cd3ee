// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/picture_answers.h"

#include "ui/camera/camera_words.h"
#include "ui/requests/request_queue.h"
#include "ui/window/desk_host.h"
#include "ui/window/window_look.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// The words of core/query/desk.h, for the companion that asked.
QString wordFor(camera::Flaw flaw)
{
    switch (flaw) {
    case camera::Flaw::NoDevice: return u"noDevice"_s;
    case camera::Flaw::Busy: return u"deviceBusy"_s;
    case camera::Flaw::Lost:
    case camera::Flaw::Frozen: return u"deviceLost"_s;
    case camera::Flaw::Black:
    case camera::Flaw::Unreadable:
    case camera::Flaw::Unavailable: return u"failed"_s;
    }
    return u"failed"_s;
}

} // namespace

PictureAnswers::PictureAnswers(const WindowParts &parts, RequestQueue &queue, ports::QueryPort &port,
                               ports::PersonaPort &pictures, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_cameraRequests(u"camera"_s, queue, port, pictures)
    , m_screenRequests(u"screen"_s, queue, port, pictures)
{
    listen(m_cameraRequests);
    listen(m_screenRequests);
    connect(&queue, &RequestQueue::beat, this, [this] {
        if (m_camera)
            m_camera->showTimeLeft();
        if (m_screen)
            m_screen->showTimeLeft();
    });
}

PictureAnswers::~PictureAnswers() = default;

void PictureAnswers::listen(PictureRequests &requests)
{
    connect(&requests, &PictureRequests::wantedChanged, this, &PictureAnswers::follow);
    connect(&requests, &PictureRequests::failed, this, &PictureAnswers::failed);
    connect(&requests, &PictureRequests::notKept, this, &PictureAnswers::notKept);
}

void PictureAnswers::offerCamera(camera::Camera &camera, base::Clock &clock, QString &remembered)
{
    m_camera =
        std::make_unique<SheetDesk<CameraSheet>>(m_cameraRequests, [this, &camera, &clock, &remembered] {
            return makeCameraSheet(camera, clock, remembered);
        });
    follow();
}

CameraSheet *PictureAnswers::makeCameraSheet(camera::Camera &camera, base::Clock &clock, QString &remembered)
{
    auto *sheet = new CameraSheet(camera, clock, &m_parts.window);
    sheet->setPreferred(sourceFromKey(remembered));
    connect(sheet, &CameraSheet::sourceChosen, this,
            [&remembered](const camera::Source &source) { remembered = sourceKey(source); });
    connect(sheet, &CameraSheet::gaveUp, this,
            [this](camera::Flaw why) { m_cameraRequests.fail(wordFor(why)); });
    return sheet;
}

void PictureAnswers::offerScreens(const Screens &screens, base::Clock &clock)
{
    m_screen = std::make_unique<SheetDesk<ScreenSheet>>(
        m_screenRequests, [this, &screens, &clock] { return makeScreenSheet(screens, clock); });
    follow();
}

ScreenSheet *PictureAnswers::makeScreenSheet(const Screens &screens, base::Clock &clock)
{
    auto *sheet = new ScreenSheet(screens, clock, &m_parts.window);
    connect(sheet, &ScreenSheet::gaveUp, this, [this] { m_screenRequests.fail(u"noDevice"_s); });
    return sheet;
}

void PictureAnswers::follow()
{
    const bool isSeen = m_parts.window.isVisible() && !m_parts.window.isMinimized();
    if (m_camera)
        m_camera->follow(isSeen, m_people);
    if (m_screen)
        m_screen->follow(isSeen, m_people);
}

void PictureAnswers::showSheet(const QString &type)
{
    if (type == "camera"_L1 && m_camera)
        m_camera->raise();
    if (type == "screen"_L1 && m_screen)
        m_screen->raise();
    follow();
}

void PictureAnswers::setPeople(const People &people)
{
    if (people == m_people)
        return;
    m_people = people;
    follow();
}

} // namespace studio::ui
