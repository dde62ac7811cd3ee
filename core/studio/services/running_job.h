// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job.h"
#include "core/base/mailbox.h"

#include <QPointer>

#include <memory>

namespace studio::services {

/// The work of one job, from its start to its end. Read only on the service's thread.
template<class Work>
using Running = std::shared_ptr<QPointer<Work>>;

/// A job that ends such work by `stop`. Created after the start was posted to the service, so that the
/// request to stop arrives later.
template<class Work>
[[nodiscard]] base::Job jobOf(QObject *service, const Running<Work> &running, void (Work::*stop)())
{
    return base::Job([mailbox = base::Mailbox(service), running, stop] {
        mailbox.post([running, stop] {
            if (*running)
                (running->data()->*stop)();
        });
    });
}

} // namespace studio::services
