// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card/group_file.h"

#include <QList>

namespace studio::persona {

/// The rules of a room in which a group of SillyTavern takes turns as it did there. \p roster: who of the
/// group is in the room. Who is muted is no rule, and talkativeness stands in the companions' own forms.
///
/// - Natural, list and pooled order and by hand are policies of that name.
/// - Nobody answers their own message (`allow_self_responses: false`): a message never gives the floor to its
///   sender anyway, but for the talk in a silence. There a mask keeps it out. Only natural order asks for it.
/// - Auto mode goes on from the newest message after a pause: that is talk in a silence. No file says whether
///   it was on, so the pause is set and the number of times is 0, which is off.
/// - A list is played to its end, however many the group has, and nobody waits for the user in it. Questions
///   of companions to one another stay open where nobody's order comes.
[[nodiscard]] model::PolicySettings groupPolicy(const GroupFile &group,
                                                const QList<base::ParticipantId> &roster);

} // namespace studio::persona
