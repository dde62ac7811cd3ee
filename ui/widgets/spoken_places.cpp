// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_places.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QDialog>
#include <QPointer>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// The lists of combo boxes do not count: they are windows of their own.
bool hasPage(const QWidget &dialog)
{
    const auto areas = dialog.findChildren<QAbstractScrollArea *>();
    return std::any_of(areas.cbegin(), areas.cend(), [&dialog](const QAbstractScrollArea *area) {
        return area->window() == &dialog &&
               (qobject_cast<const QScrollArea *>(area) || qobject_cast<const QAbstractItemView *>(area));
    });
}

/// A question is told whole, a window is not.
class DialogAccessible : public QAccessibleWidget
{
public:
    explicit DialogAccessible(QDialog &dialog)
        : QAccessibleWidget(&dialog, QAccessible::Dialog)
    {
    }

    QAccessible::Role role() const override
    {
        return isValid() && hasPage(*widget()) ? QAccessible::Window : QAccessible::Dialog;
    }
};

/// A plain widget: what it is depends on what it has when it is asked.
class PlaceAccessible : public QAccessibleWidget
{
public:
    explicit PlaceAccessible(QWidget &place)
        : QAccessibleWidget(&place)
    {
    }

    QAccessible::Role role() const override
    {
        const bool isGroup = isValid() && !widget()->isWindow() && widget()->focusPolicy() == Qt::NoFocus &&
                             !widget()->accessibleName().isEmpty() && widget()->findChild<QWidget *>();
        return isGroup ? QAccessible::Grouping : QAccessibleWidget::role();
    }
};

/// Qt asks for the class of the object first and then for each class that it comes from: who is asked for as
/// a QWidget has no interface of its own.
QAccessibleInterface *placeOf(const QString &className, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (!widget)
        return nullptr;
    if (className == u"QStackedWidget"_s) // its pages have the names
        return new QAccessibleWidget(widget);
    if (className == u"QWidget"_s)
        return new PlaceAccessible(*widget);
    auto *dialog = qobject_cast<QDialog *>(widget);
    return dialog && className == u"QDialog"_s ? new DialogAccessible(*dialog) : nullptr;
}

/// Qt tells only that the list has the focus, and its row only when it changes.
void tellRowOf(const QWidget *focused)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(focused);
    if (!view || !view->hasFocus() || !QAccessible::isActive())
        return;
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(const_cast<QAbstractItemView *>(view));
    QAccessibleInterface *row = list ? list->focusChild() : nullptr;
    if (!row || row == list || !row->isValid())
        return;
    QAccessibleEvent told(row, QAccessible::Focus);
    QAccessible::updateAccessibility(&told);
}

} // namespace

void makePlacesSpoken()
{
    static const bool installed = [] {
        QAccessible::installFactory(placeOf);
        QObject::connect(qApp, &QApplication::focusChanged, qApp, [](QWidget *, QWidget *now) {
            const auto *view = qobject_cast<QAbstractItemView *>(now);
            if (!view || view->window()->windowType() == Qt::Popup) // an opened combo box tells its own
                return;
            const auto tell = [list = QPointer<QWidget>(now)] { tellRowOf(list); };
            QMetaObject::invokeMethod(qApp, tell, Qt::QueuedConnection); // the list itself is told first
        });
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace studio::ui
