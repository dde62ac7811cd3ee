// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stop_signals.h"

#include <QSocketNotifier>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace studio::app {
namespace {

volatile std::sig_atomic_t writingEnd = -1;

// A signal handler may do no more than this: write a byte into the pipe.
extern "C" void passOn(int)
{
    const int errorBefore = errno;
    const char byte = 1;
    [[maybe_unused]] const ssize_t written = ::write(int(writingEnd), &byte, 1);
    errno = errorBefore;
}

void answerBoth(void (*handler)(int), int flags)
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

} // namespace

StopSignals::StopSignals(QObject *parent)
    : QObject(parent)
{
    if (::pipe2(m_ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return; // without the pipe the signal ends the program as usual
    m_notifier = new QSocketNotifier(m_ends[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &StopSignals::hear);
    writingEnd = m_ends[1];
    answerBoth(passOn, SA_RESTART);
}

StopSignals::~StopSignals()
{
    if (!m_notifier)
        return;
    answerBoth(SIG_DFL, 0);
    writingEnd = -1;
    ::close(m_ends[0]);
    ::close(m_ends[1]);
}

void StopSignals::hear()
{
    m_notifier->setEnabled(false);
    answerBoth(SIG_DFL, 0);
    Q_EMIT wanted();
}

} // namespace studio::app
