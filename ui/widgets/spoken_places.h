// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ui {

/// Makes screen readers say where the user is, in the whole program. It is no part of any window, and it
/// changes nothing that is seen. GUI thread. Call it before makeAlertsSpoken(), whose plain widgets it would
/// take for places; further calls do nothing.
///
/// - A dialog with a page that scrolls is a window. Of a dialog, screen readers say every sentence that is
///   seen, which is right for a question and useless for a page of settings.
/// - A container with a name is a group of that name, so that it is said when the focus comes into it, with
///   the sentences in it.
/// - A list that takes the focus tells its current row too.
void makePlacesSpoken();

} // namespace studio::ui
