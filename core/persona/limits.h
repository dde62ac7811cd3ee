// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

// How much of everything a persona may hold. Lengths are in UTF-16 units, which a person reads as characters.
// Everything in the prompt is paid for with every vote and every turn, so the bounds are those of a card that
// a model can still keep in mind, not those of the disk.
namespace studio::persona {

constexpr qsizetype kLongestId = 64; ///< `companion_` included
constexpr qsizetype kLongestName = 64;
constexpr qsizetype kMostNicknames = 24;
constexpr qsizetype kLongestRole = 500;
constexpr qsizetype kLongestPersonality = 4'000;
constexpr qsizetype kLongestStory = 20'000;
constexpr qsizetype kMostKnowledge = 200;
constexpr qsizetype kLongestGreeting = 2'000;
constexpr qsizetype kMostSampleLines = 200;
constexpr qsizetype kLongestSampleLine = 1'000;
constexpr qsizetype kMostTopics = 64; ///< of one sample line
constexpr qsizetype kLongestScenarioNote = 4'000;
constexpr qsizetype kLongestExampleDialogue = 20'000;
constexpr qsizetype kMostTags = 32;
constexpr qsizetype kLongestWord = 64; ///< a word of knowledge, a topic, a tag
constexpr qsizetype kLongestNotes = 20'000;

constexpr qsizetype kLargestFile = 4 * 1024 * 1024; ///< bytes of a persona file
constexpr qsizetype kLargestSource =
    32 * 1024 * 1024; ///< bytes of a card's file with its pictures, which is kept
constexpr qsizetype kLargestCardText = 8 * 1024 * 1024; ///< bytes of the card in such a file, unpacked
constexpr qsizetype kLargestExtras =
    1024 * 1024; ///< bytes of what a card holds that the studio does not know
constexpr qsizetype kLargestPicture = 1024 * 1024; ///< bytes of a stored picture
constexpr qsizetype kManyTokens = 4'000;           ///< from here on a prompt head is worth a hint

} // namespace studio::persona
