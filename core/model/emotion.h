// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::model {

/// A feeling that a face can show. Other programs use many more words; wire::emotionOf() maps them to these.
enum class Emotion { Neutral, Happy, Sad, Angry, Surprised, Thinking };

} // namespace studio::model
