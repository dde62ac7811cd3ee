// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace studio::ui {

/// A place in the manual: a page, and one of its sections or none.
struct ManualPlace
{
    QString page;
    QString anchor{};
    bool operator==(const ManualPlace &) const = default;
};

/// The place about the part of the window in which \p widget is, found by the object names of the widget and
/// of those around it; the first page if none is known. Null is allowed.
[[nodiscard]] ManualPlace manualPlaceOf(const QWidget *widget);

} // namespace studio::ui
