// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QString>

class QComboBox;
class QEvent;
class QObject;
class QWidget;

// What combo boxes of a form share.
namespace studio::ui {

/// A box that takes its share of the form's width, whatever its items; the wheel scrolls the form.
[[nodiscard]] QComboBox *formBox(const QString &objectName, QWidget *parent);

/// Replaces all items, each with its data. The text of an editable box stays, and no signal is emitted.
void setItems(QComboBox *box, const QList<QPair<QString, QString>> &items);

/// For event filters: a wheel over a box without focus is meant for the widget around the box.
[[nodiscard]] bool isWheelForOthers(const QObject *box, const QEvent &event);

} // namespace studio::ui
