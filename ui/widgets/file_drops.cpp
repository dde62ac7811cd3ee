// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/file_drops.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace studio::ui {

namespace {

QStringList localPaths(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls())
        if (url.isLocalFile() && url.host().isEmpty())
            paths.append(url.toLocalFile());
    return paths;
}

} // namespace

FileDrops::FileDrops(QWidget &target)
    : QObject(&target)
{
    target.setAcceptDrops(true);
    target.installEventFilter(this);
}

bool FileDrops::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove &&
        event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event); // both drag events derive from it
    const QStringList paths = m_enabled ? localPaths(*drop->mimeData()) : QStringList();
    if (paths.isEmpty() || (m_filter && !m_filter(paths))) {
        drop->ignore();
        return true;
    }
    drop->setDropAction(Qt::CopyAction); // whatever the drag offers: the files stay where they are
    drop->accept();
    if (event->type() == QEvent::Drop)
        Q_EMIT dropped(paths);
    return true;
}

} // namespace studio::ui
