// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::store {

/// The kinds of events that are inputs of the floor, messages included, for an SQL list.
inline const QString kInputKinds = QStringLiteral(
    "'posted', 'turnOver', 'consume', 'voted', 'voteFailed', 'directed',"
    " 'directorFailed', 'roster', 'mute', 'unmute', 'cue', 'maySpeak',"
    " 'order', 'repetition', 'hold', 'release', 'pause', 'play', 'step', 'stop', 'tick', 'reset',"
    " 'reshuffle', 'policy'");

} // namespace studio::store
