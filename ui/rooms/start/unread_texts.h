// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPair>
#include <QString>

class QWidget;

// What the user wrote into a form that the form could not take, such as "a lot" for a budget. The values of
// the form do not hold it, so it would be lost with the form. Inputs are known by their object and accessible
// names. Pure, but for the inputs; GUI thread.
namespace studio::ui {

using InputTexts = QHash<QPair<QString, QString>, QString>;

/// The text of each input.
[[nodiscard]] InputTexts shownTexts(const QWidget &form);
/// The texts under a flaw that differ from those shown at first.
[[nodiscard]] InputTexts unreadTexts(const QWidget &form, const InputTexts &shown);
/// Writes the texts as the user would; those without an input are left out.
void writeTexts(const QWidget &form, const InputTexts &texts);

} // namespace studio::ui
