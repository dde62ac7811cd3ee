// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

/// The text, cut at its end to fit into \p width; the three dots stand where the reader's eye arrives. After
/// Hebrew or Arabic words that is at the left, and without the mark the dots would jump before the first
/// word. \p metrics are QFontMetrics or QFontMetricsF.
template<class Metrics, class Width>
[[nodiscard]] QString elided(const Metrics &metrics, const QString &text, Width width)
{
    constexpr QChar kRightToLeftMark(0x200F);
    QString shown = metrics.elidedText(text, Qt::ElideRight, width);
    if (shown != text && text.isRightToLeft())
        shown += kRightToLeftMark;
    return shown;
}

} // namespace studio::ui
