// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/cell.h"

namespace studio::tests::faults {

/// All cells of one fault.
struct Row
{
    int survived = 0;
    int played = 0;
    int inapplicable = 0;
    QStringList words; ///< what is printed: the row, and a line for each cell that died or cannot be
};

/// The faults of the matrix in its order.
[[nodiscard]] QList<Fault> allFaults();
/// The cells of a fault. Quick: in one dialect, with one companion struck.
[[nodiscard]] QList<Case> casesOf(const Fault &fault, bool isQuick);
[[nodiscard]] Row playRow(const Fault &fault, bool isQuick, Servers &servers, DrivenClock &clock);

} // namespace studio::tests::faults
