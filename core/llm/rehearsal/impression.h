// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QList>
#include <QString>

#include <optional>

// All that Rehearsal can say about a picture: its brightness and its colours. It recognizes nothing. Pure.
namespace studio::llm::rehearsal {

struct Impression
{
    enum class Light { Dark, Dim, Even, Bright };
    enum class Colour { Red, Orange, Yellow, Green, Cyan, Blue, Purple, Pink, Brown, Black, Grey, White };

    Light light = Light::Even;
    QList<Colour> colours; ///< one or two, the more frequent first
    bool operator==(const Impression &) const = default;
};

/// None if it is not a picture, or larger than kMostPixels.
inline constexpr qint64 kMostPixels = 16'000'000;
[[nodiscard]] std::optional<Impression> impressionOf(const Picture &picture);

/// "bright": the word in the phrases of that language.
[[nodiscard]] QString lightIn(model::Language language, const Impression &impression);
/// "red and grey"
[[nodiscard]] QString coloursIn(model::Language language, const Impression &impression);

} // namespace studio::llm::rehearsal
