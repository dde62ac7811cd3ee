// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_report.h"

namespace studio::intake {

/// The parts of another program's conversation that are not speech, counted for the report.
struct LeftOut
{
    qint64 silent = 0; ///< messages of the program itself
    int pictures = 0;  ///< and other files, which are stored elsewhere
    qint64 empty = 0;  ///< messages without a word

    LeftOut &operator+=(const LeftOut &other)
    {
        silent += other.silent;
        pictures += other.pictures;
        empty += other.empty;
        return *this;
    }

    void tellIn(model::CardReport &report) const;
};

} // namespace studio::intake
