// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace studio::ui {

/// Runs \p work on a thread of the pool, then \p then on the thread of \p context; skips \p then if the
/// context is gone by then. For files and pictures, so that the window waits for neither.
template<class T>
void inBackground(QObject *context, std::function<T()> work, std::function<void(const T &)> then)
{
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, then] {
        then(watcher->result());
        watcher->deleteLater();
    });
    // Shared, because the pool copies the function that it runs.
    const auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, work] {
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace studio::ui
