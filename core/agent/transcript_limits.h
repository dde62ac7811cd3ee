// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

// Bounds of the talk as a prompt shows it (fenced_transcript.h).
namespace studio::agent {

/// UTF-16 units; enough for a long turn, not for a pasted book.
inline constexpr qsizetype kLongestText = 4000;
/// Messages; see transcriptBlocks().
inline constexpr qsizetype kInBlock = 10;

} // namespace studio::agent
