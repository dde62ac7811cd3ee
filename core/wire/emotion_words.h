// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/emotion.h"

#include <QStringView>

#include <optional>

namespace studio::wire {

/// The feeling that a word of somebody else's means: the studio's own six names, the 28 usual labels of
/// sprites and classifiers ("admiration" … "surprise", "neutral"), and a few that models like. Letter case
/// and spaces at its ends aside; none for a word that nobody knows.
[[nodiscard]] std::optional<model::Emotion> emotionOf(QStringView word);

} // namespace studio::wire
