// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/calm_wheel.h"

#include <QEvent>
#include <QWidget>

namespace studio::ui {

namespace {

class CalmWheel : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
            return false;
        event->ignore(); // goes on to the parent
        return true;
    }
};

} // namespace

void keepWheelCalm(QWidget *widget)
{
    widget->setFocusPolicy(Qt::StrongFocus);
    widget->installEventFilter(new CalmWheel(widget));
}

} // namespace studio::ui
