// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace studio::model {

/// How one part of a card was treated when it was read: shown to people, line by line.
struct CardNote
{
    enum class Fate {
        Used,    ///< the studio uses it
        Kept,    ///< not used, but written again on export
        Ignored, ///< neither
        Warning, ///< something that the user should know about the file
    };

    Fate fate = Fate::Used;
    QString part; ///< as named in the file: "post_history_instructions"; may be empty for a warning
    QString text; ///< a sentence for people: its use, or why it is not used
    bool operator==(const CardNote &) const = default;
};

using CardReport = QList<CardNote>;

} // namespace studio::model
