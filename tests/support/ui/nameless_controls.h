// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStringList>
#include <QTabBar>
#include <QTextEdit>

namespace studio::tests {

/// Whether Qt made it as a part of another control, which is the one that needs the name.
[[nodiscard]] inline bool isPartOfAnotherControl(const QWidget &widget)
{
    if (widget.objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QScrollBar *>(&widget) ||
        qobject_cast<const QHeaderView *>(&widget) || widget.inherits("QTableCornerButton"))
        return true;
    const QWidget *above = widget.parentWidget();
    if (qobject_cast<const QTabBar *>(above) || qobject_cast<const QLineEdit *>(above))
        return true; // the arrows beside tabs, the cross in a field
    for (; above; above = above->parentWidget()) {
        if (qobject_cast<const QComboBox *>(above) || qobject_cast<const QAbstractSpinBox *>(above))
            return true; // their field and their list
    }
    return false;
}

/// Whether a person presses it, writes in it or chooses in it, now or when it is shown.
[[nodiscard]] inline bool isControl(const QWidget &widget)
{
    const bool isOfAKind =
        qobject_cast<const QAbstractButton *>(&widget) || qobject_cast<const QAbstractItemView *>(&widget) ||
        qobject_cast<const QAbstractSlider *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget) ||
        qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QLineEdit *>(&widget) ||
        qobject_cast<const QPlainTextEdit *>(&widget) || qobject_cast<const QTextEdit *>(&widget);
    return isOfAKind && !isPartOfAnotherControl(widget);
}

/// Whether a screen reader has something to call it by: a name of its own, its text, or the label whose buddy
/// it is. What only invites to write, or is chosen at the moment, says nothing about what it is for.
[[nodiscard]] inline bool hasName(QWidget &control)
{
    if (!control.accessibleName().trimmed().isEmpty())
        return true;
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&control);
    if (!spoken)
        return false;
    if (qobject_cast<const QComboBox *>(&control)) // whose name is what is chosen, in Qt for Linux
        return !spoken->relations(QAccessible::Label).isEmpty();
    const QString name = spoken->text(QAccessible::Name).trimmed();
    const auto *field = qobject_cast<const QLineEdit *>(&control);
    return !name.isEmpty() && !(field && name == field->placeholderText().trimmed());
}

/// The controls of a window without a name, shown or not, one a line; empty where all have one. Those that
/// are called NAMED_WHEN_SHOWN are excused while they are hidden: their words come with what they show.
[[nodiscard]] inline QString namelessControls(const QWidget &window, const QStringList &namedWhenShown = {})
{
    QStringList found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isExcused = namedWhenShown.contains(widget->objectName()) && !widget->isVisible();
        if (isControl(*widget) && !isExcused && !hasName(*widget))
            found.append(QStringLiteral("%1 %2 in %3")
                             .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                  widget->parentWidget()->objectName()));
    }
    return found.join(u'\n');
}

} // namespace studio::tests
