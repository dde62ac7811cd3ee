// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_alerts.h"

#include <QAccessibleWidget>
#include <QList>
#include <QPointer>
#include <QWidget>

namespace studio::ui {

namespace {

constexpr int kKept = 8; // readers ask for the words later, when other alerts may have come

QList<QPointer<QWidget>> &notifications() // Qt's handler is a plain function
{
    static QList<QPointer<QWidget>> made;
    return made;
}

QAccessibleInterface *notificationFor(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    return widget && notifications().contains(widget)
               ? new QAccessibleWidget(widget, QAccessible::Notification)
               : nullptr;
}

QWidget *nextNotification()
{
    if (notifications().isEmpty())
        return nullptr;
    notifications().move(0, notifications().size() - 1);
    return notifications().constLast();
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
    if (QWidget *told = spoken ? nextNotification() : nullptr) {
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
    notifications().clear();
    for (int place = 0; place < kKept; ++place) {
        auto *made = new QWidget(&window);
        made->setObjectName(QStringLiteral("spokenAlert%1").arg(place));
        made->hide();
        notifications().append(made);
    }
}

} // namespace studio::ui
