// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ui {

/// Teaches Qt to show a SpokenTranscript that is a scroll area to screen readers as a list of its visible
/// messages, one line each; the newest message is the list's description. Calling it again does nothing.
void installTranscriptAccessibility();

} // namespace studio::ui
