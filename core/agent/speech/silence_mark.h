// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace studio::agent {

/// NO_REPLY as models write it: in bold, in brackets, in small letters, with a space or a hyphen.
struct SilenceMark
{
    enum class What {
        None,
        MayBecome, ///< more has to come
        Certain,   ///< nobody writes this in a sentence
        Words,     ///< "no reply": silence only if nothing follows in its line
    };
    What what = What::None;
    qsizetype begin = 0; ///< where it begins, after brackets and stars
    qsizetype end = 0;
    bool isLoud = false; ///< in capital letters
};

/// What the text begins with, after space, quotation marks, brackets and marks of emphasis. Pure.
[[nodiscard]] SilenceMark silenceAt(QStringView text);

/// Space, or a mark that may surround it.
[[nodiscard]] bool standsAround(QChar c);

} // namespace studio::agent
