// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::model {

/// The language that a companion should answer in, and how it was chosen.
struct SpokenLanguage
{
    enum class Why {
        Fixed,   ///< set for the room
        Written, ///< the user has written in it lately
        Heard,   ///< the others have used it; the user's words do not show a language
        Card,    ///< no message shows a language; the card's language is used
        Unsure,  ///< unknown: models are told "the language of the conversation"
    };
    QString code; ///< ISO 639-1, "zh-Hant"; empty with Unsure
    Why why = Why::Unsure;
    int messages = 0; ///< with Written and Heard: how many of the examined messages are in it
    bool operator==(const SpokenLanguage &) const = default;
};

} // namespace studio::model
