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

// What boxes of a form have in common.
namespace studio::ui {

/// One that shares the width of the form, whatever it offers; the wheel scrolls the form.
[[nodiscard]] QComboBox *formBox(const QString &objectName, QWidget *parent);

/// Puts them, each with its data, in the place of all items; the line of an editable box stays as it is, and
/// nobody is told.
void setItems(QComboBox *box, const QList<QPair<QString, QString>> &items);

/// For event filters: a wheel over a box that nobody chose is for what it stands in.
[[nodiscard]] bool isWheelForOthers(const QObject *box, const QEvent &event);

} // namespace studio::ui
