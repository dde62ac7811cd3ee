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

/// Whether Qt made it as a part of another control, which needs the name instead.
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

/// Whether a person presses it, writes in it or chooses in it, now or once it is shown.
[[nodiscard]] inline bool isControl(const QWidget &widget)
{
    const bool isOfAKind =
        qobject_cast<const QAbstractButton *>(&widget) || qobject_cast<const QAbstractItemView *>(&widget) ||
        qobject_cast<const QAbstractSlider *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget) ||
        qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QLineEdit *>(&widget) ||
        qobject_cast<const QPlainTextEdit *>(&widget) || qobject_cast<const QTextEdit *>(&widget);
    return isOfAKind && !isPartOfAnotherControl(widget);
}

/// Whether a screen reader has a name for it: an accessible name, its text, or the label whose buddy it is. A
/// placeholder or the current choice does not say what the control is for.
[[nodiscard]] inline bool hasName(QWidget &control)
{
    if (!control.accessibleName().trimmed().isEmpty())
        return true;
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&control);
    if (!spoken)
        return false;
    if (qobject_cast<const QComboBox *>(&control)) // in Qt for Linux its name is the current choice
        return !spoken->relations(QAccessible::Label).isEmpty();
    const QString name = spoken->text(QAccessible::Name).trimmed();
    const auto *field = qobject_cast<const QLineEdit *>(&control);
    return !name.isEmpty() && !(field && name == field->placeholderText().trimmed());
}

/// The nameless controls of a window, shown or not, one per line; empty if all have names. Controls listed in
/// NAMED_WHEN_SHOWN are excused while they are hidden: they get their words when they are shown.
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
