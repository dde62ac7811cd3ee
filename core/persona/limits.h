// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

// Limits on everything in a persona. Lengths are in UTF-16 units, which people see as characters. Everything
// in the prompt is paid for with every vote and every turn; the form shows that price. The limits catch
// mistakes and do not enforce thrift: shared cards have descriptions of 30,000 characters and greetings of
// 10,000, and none of them may be refused or cut.
namespace studio::persona {

constexpr qsizetype kLongestId = 64; ///< including `companion_`
constexpr qsizetype kLongestName = 64;
constexpr qsizetype kMostNicknames = 24;
constexpr qsizetype kLongestRole = 2'000;
constexpr qsizetype kLongestPersonality = 20'000;
constexpr qsizetype kLongestStory = 100'000;
constexpr qsizetype kMostKnowledge = 200;
constexpr qsizetype kLongestGreeting = 20'000;
constexpr qsizetype kMostGreetings = 200; ///< alternate greetings, and again as many for rooms of several
constexpr qsizetype kMostSampleLines = 200;
constexpr qsizetype kLongestSampleLine = 4'000;
constexpr qsizetype kMostTopics = 64; ///< for one sample line
constexpr qsizetype kLongestScenarioNote = 20'000;
constexpr qsizetype kLongestExampleDialogue = 50'000;
constexpr qsizetype kLongestSystemNote = 20'000; ///< also for the end note
constexpr qsizetype kMostTags = 200;
constexpr qsizetype kLongestWord = 64; ///< a word of knowledge, a topic, a tag, a gesture
constexpr qsizetype kLongestNotes = 20'000;
constexpr qsizetype kMostAllowed = 500; ///< for tools, and the same again for gestures
constexpr qsizetype kLongestToolName = 128;
constexpr qsizetype kLongestCreator = 1'000;
constexpr qsizetype kLongestVersion = 200;
constexpr qsizetype kLongestCreatorNotes = 200'000; ///< whole pages of HTML are usual; shown as text
constexpr qsizetype kMostLoreBooks = 16;
constexpr qsizetype kMostLoreEntries = 10'000; ///< in all books
constexpr qsizetype kLongestLore = 4'000'000;  ///< names, keys and contents of all books
constexpr qsizetype kManyTokens = 4'000;       ///< from here on the prompt head gets a hint

// In bytes.
constexpr qsizetype kLargestFile = 32 * 1024 * 1024; ///< a file of any format, with all its pictures
constexpr qsizetype kLargestBox = 512 * 1024 * 1024; ///< a CHARX or PNG of which card and portrait are kept
constexpr qsizetype kLargestJson = 16 * 1024 * 1024; ///< a card as JSON by itself
constexpr qsizetype kLargestCardText = 8 * 1024 * 1024; ///< the card in a PNG or CHARX, uncompressed
constexpr qsizetype kLargestSource = kLargestFile;      ///< the stored original of a card
constexpr qsizetype kLargestPacked = 8 * 1024 * 1024;   ///< an original that a studio file includes
constexpr qsizetype kLargestExtras = 1024 * 1024;       ///< unknown parts in a studio file
constexpr qsizetype kLargestPicture = 1024 * 1024;      ///< a stored picture

} // namespace studio::persona
