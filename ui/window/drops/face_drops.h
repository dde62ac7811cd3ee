// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QObject>
#include <QPoint>
#include <QRect>

#include <functional>
#include <optional>

class QDropEvent;
class QWidget;

namespace studio::ui {

class DropFrame;

/// Lets users drop companions on a widget, and shows where they would go. What it does not know, such as
/// files, it leaves to the widget. The widget owns it.
class FaceDrops : public QObject
{
    Q_OBJECT

public:
    /// A room under the pointer, and the place that stands for it in the widget.
    struct Place
    {
        base::RoomId room;
        QRect frame;
    };
    using PlaceAt = std::function<std::optional<Place>(const QPoint &at)>;

    /// \p placeAt: nothing where companions cannot be dropped.
    FaceDrops(QWidget &target, PlaceAt placeAt);

Q_SIGNALS:
    void dropped(const studio::base::RoomId &room, const QList<studio::base::ParticipantId> &companions);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool take(QDropEvent &event);

    QWidget &m_target;
    PlaceAt m_placeAt;
    DropFrame *m_frame = nullptr;
};

} // namespace studio::ui
