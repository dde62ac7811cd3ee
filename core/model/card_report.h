// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace studio::model {

/// What became of one part of a card when it was read: shown to people, line by line.
struct CardNote
{
    enum class Fate {
        Used,    ///< the studio acts on it
        Kept,    ///< not acted on; stands in the file again when it is exported
        Ignored, ///< neither
        Warning, ///< something about the file that its reader should know
    };

    Fate fate = Fate::Used;
    QString part; ///< as the file names it: "post_history_instructions"; of a warning it may be empty
    QString text; ///< a sentence for people: what it is used as, or why it is not
    bool operator==(const CardNote &) const = default;
};

using CardReport = QList<CardNote>;

} // namespace studio::model
