// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace studio::ui {

/// Who is shown the pictures of a message and who gets the description in their place, by name.
[[nodiscard]] QString seerWords(const QStringList &seeing, const QStringList &blind);

} // namespace studio::ui
