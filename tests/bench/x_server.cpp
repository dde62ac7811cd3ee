// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/x_server.h"

#include <QElapsedTimer>

#include <poll.h>

// Last: it defines words such as None and Bool.
#include <X11/Xlib.h>
#include <X11/Xutil.h>

using namespace Qt::StringLiterals;

namespace studio::bench {

namespace {

constexpr int kLeastWidth = 200; // menus and helpers are smaller
constexpr int kLeastHeight = 150;

Display *displayOf(void *display) { return static_cast<Display *>(display); }

/// A window may go while we look at it; that is no reason to end.
int ignoreError(Display *, XErrorEvent *) { return 0; }

} // namespace

XServer::XServer()
{
    m_process.start(u"Xvfb"_s, {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1400x900x24"_s,
                                u"-nolisten"_s, u"tcp"_s});
    if (!m_process.waitForReadyRead(10000))
        return;
    m_name = u':' + QString::fromLatin1(m_process.readLine()).trimmed();
    XSetErrorHandler(ignoreError);
    m_display = XOpenDisplay(qPrintable(m_name));
    if (m_display)
        XSelectInput(displayOf(m_display), DefaultRootWindow(displayOf(m_display)), SubstructureNotifyMask);
}

XServer::~XServer()
{
    if (m_display)
        XCloseDisplay(displayOf(m_display));
    m_process.terminate();
    m_process.waitForFinished(5000);
}

bool XServer::waitForWindow(std::chrono::milliseconds limit)
{
    m_window = 0;
    XSync(displayOf(m_display), True); // what the window before left
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < limit.count()) {
        if (readEvents() && isPainted())
            return true;
        pollfd socket{ConnectionNumber(displayOf(m_display)), POLLIN, 0};
        poll(&socket, 1, 1);
    }
    return false;
}

bool XServer::readEvents()
{
    while (XPending(displayOf(m_display)) > 0) {
        XEvent event{};
        XNextEvent(displayOf(m_display), &event);
        if (event.type != MapNotify || event.xmap.override_redirect)
            continue;
        XWindowAttributes attributes{};
        XGetWindowAttributes(displayOf(m_display), event.xmap.window, &attributes);
        if (attributes.width >= kLeastWidth && attributes.height >= kLeastHeight)
            m_window = event.xmap.window;
    }
    return m_window != 0;
}

/// The server's screen is black, and no window here is.
bool XServer::isPainted() const
{
    XImage *image = XGetImage(displayOf(m_display), m_window, kLeastWidth / 2, kLeastHeight / 2, 1, 1,
                              AllPlanes, ZPixmap);
    if (!image)
        return false;
    const bool painted = (XGetPixel(image, 0, 0) & 0xffffff) != 0;
    XDestroyImage(image);
    return painted;
}

void XServer::closeWindow()
{
    Display *display = displayOf(m_display);
    XEvent event{};
    event.xclient.type = ClientMessage;
    event.xclient.window = m_window;
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False);
    event.xclient.format = 32;
    event.xclient.data.l[0] = long(XInternAtom(display, "WM_DELETE_WINDOW", False));
    event.xclient.data.l[1] = CurrentTime;
    XSendEvent(display, m_window, False, NoEventMask, &event);
    XFlush(display);
}

} // namespace studio::bench
