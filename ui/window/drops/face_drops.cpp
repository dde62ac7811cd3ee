// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/drops/face_drops.h"

#include "ui/library/face_drag.h"
#include "ui/window/drops/drop_frame.h"

#include <QDropEvent>
#include <QMimeData>
#include <QWidget>

namespace studio::ui {

FaceDrops::FaceDrops(QWidget &target, PlaceAt placeAt)
    : QObject(&target)
    , m_target(target)
    , m_placeAt(std::move(placeAt))
    , m_frame(new DropFrame(target))
{
    target.setAcceptDrops(true);
    target.installEventFilter(this);
}

bool FaceDrops::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: return take(static_cast<QDropEvent &>(*event)) || QObject::eventFilter(watched, event);
    case QEvent::DragLeave: m_frame->hide(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

/// Whether the event was about companions.
bool FaceDrops::take(QDropEvent &event)
{
    const QList<base::ParticipantId> faces = facesIn(*event.mimeData());
    if (faces.isEmpty())
        return false;
    const std::optional<Place> place = m_placeAt(event.position().toPoint());
    if (!place || event.type() == QEvent::Drop)
        m_frame->hide();
    else
        m_frame->showAround(place->frame);
    if (!place) {
        event.ignore();
        return true;
    }
    event.setDropAction(Qt::CopyAction);
    event.accept();
    if (event.type() == QEvent::Drop)
        Q_EMIT dropped(place->room, faces);
    return true;
}

} // namespace studio::ui
