// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/checks/picture_checks.h"

#include <QAbstractScrollArea>
#include <QRubberBand>
#include <QSplitterHandle>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

/// The children with a place of their own in their parent. Qt's own helpers (splitter handles, the rubber
/// band of docks) overlap others by design.
QList<const QWidget *> placedChildren(const QWidget &parent)
{
    QList<const QWidget *> placed;
    for (const QObject *child : parent.children()) {
        const auto *widget = qobject_cast<const QWidget *>(child);
        if (widget && widget->isVisible() && !widget->isWindow() && !widget->geometry().isEmpty() &&
            !qobject_cast<const QSplitterHandle *>(widget) && !qobject_cast<const QRubberBand *>(widget) &&
            !widget->objectName().startsWith("qt_"_L1))
            placed.append(widget);
    }
    return placed;
}

template<class Visit>
void visitAll(const QWidget &widget, Visit &&visit)
{
    visit(widget);
    for (const QWidget *child : placedChildren(widget))
        visitAll(*child, visit);
}

} // namespace

QList<Finding> overlaps(const QWidget &window)
{
    QList<Finding> findings;
    visitAll(window, [&findings](const QWidget &parent) {
        const QList<const QWidget *> children = placedChildren(parent);
        for (qsizetype i = 0; i < children.size(); ++i) {
            for (qsizetype j = i + 1; j < children.size(); ++j) {
                const QRect common = children.at(i)->geometry() & children.at(j)->geometry();
                if (common.isEmpty() || children.at(j)->geometry().contains(parent.rect()))
                    continue;
                findings.append(
                    {u"overlap"_s, placeOf(children.at(j)), placeOf(children.at(i)),
                     u"the one lies over the other by %1×%2 px"_s.arg(common.width()).arg(common.height())});
            }
        }
    });
    return findings;
}

QList<Finding> outsiders(const QWidget &window)
{
    QList<Finding> findings;
    visitAll(window, [&findings](const QWidget &parent) {
        if (viewportAround(&parent) == &parent)
            return; // its content scrolls
        for (const QWidget *child : placedChildren(parent)) {
            if (!parent.rect().contains(child->geometry()))
                findings.append(
                    {u"outside"_s, placeOf(child), placeOf(&parent),
                     u"it sticks out of its parent by %1×%2 px"_s
                         .arg(child->geometry().united(parent.rect()).width() - parent.width())
                         .arg(child->geometry().united(parent.rect()).height() - parent.height())});
        }
    });
    return findings;
}

} // namespace studio::tests
