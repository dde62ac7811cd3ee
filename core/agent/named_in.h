// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QList>

namespace studio::agent {

/// Which of those on the floor a text names, in the order of `present`, `speaker` left out. Names in letters
/// with word boundaries must stand as whole words; Han and kana names anywhere.
[[nodiscard]] QList<base::ParticipantId> namedIn(const QString &text, const QList<llm::Present> &present,
                                                 const base::ParticipantId &speaker);

} // namespace studio::agent
