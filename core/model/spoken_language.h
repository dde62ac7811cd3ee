// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::model {

/// The language that a companion is to answer in, and what it was told by.
struct SpokenLanguage
{
    enum class Why {
        Fixed,   ///< the room is set to it
        Written, ///< its user has written in it lately
        Heard,   ///< the others here have; of the user's own words none tells
        Card,    ///< nothing that was said tells; it is the card's
        Unsure,  ///< none is named: models are told "the language of the conversation"
    };
    QString code; ///< ISO 639-1, "zh-Hant"; empty with Unsure
    Why why = Why::Unsure;
    int messages = 0; ///< with Written and Heard: how many of those looked at are in it
    bool operator==(const SpokenLanguage &) const = default;
};

} // namespace studio::model
