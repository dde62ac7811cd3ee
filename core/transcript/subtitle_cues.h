// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QList>
#include <QString>
#include <QStringList>

// What somebody said, cut into pieces that can be read while they stand.
namespace studio::transcript {

/// One subtitle: at most two lines.
struct SubtitleCue
{
    base::Millis from{0};
    base::Millis to{0};
    QStringList lines;
    bool operator==(const SubtitleCue &) const = default;
};

/// How long a text takes to read: 17 letters a second, of Chinese and Japanese 7; at least 1 s.
[[nodiscard]] base::Millis readingTime(const QString &text);

/// The cues of a text, one after the other, the first at `from`. Lines break between words, never within a
/// character; there are no empty lines. None: there is nothing to read.
[[nodiscard]] QList<SubtitleCue> cuesOf(const QString &text, base::Millis from);

} // namespace studio::transcript
