// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_alerts.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>

namespace studio::ui {

namespace {

QPointer<QWidget> &notification() // Qt's handler is a plain function
{
    static QPointer<QWidget> made;
    return made;
}

QAccessibleInterface *notificationFor(const QString &, QObject *object)
{
    QWidget *widget = notification();
    return widget && widget == object ? new QAccessibleWidget(widget, QAccessible::Notification) : nullptr;
}

QString wordsOf(const QAccessibleInterface &spoken)
{
    return spoken.text(spoken.role() == QAccessible::List ? QAccessible::Description : QAccessible::Name);
}

void tell(QAccessibleEvent *event)
{
    const QAccessible::UpdateHandler handler = QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event); // as if there were no handler
    const QAccessibleInterface *spoken =
        event->type() == QAccessible::Alert ? event->accessibleInterface() : nullptr;
    if (QWidget *told = notification(); told && spoken) {
        told->setAccessibleName(wordsOf(*spoken));
        QAccessibleEvent shown(told, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    }
    QAccessible::installUpdateHandler(handler);
}

} // namespace

void makeAlertsSpoken(QWidget &window)
{
    QAccessible::installFactory(notificationFor);
    const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(tell);
    if (before && before != tell) {
        QAccessible::installUpdateHandler(before);
        return;
    }
    delete notification();
    notification() = new QWidget(&window);
    notification()->setObjectName(QStringLiteral("spokenAlerts"));
    notification()->hide();
}

} // namespace studio::ui
