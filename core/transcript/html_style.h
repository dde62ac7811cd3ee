// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transcript/room_writer.h"

namespace studio::transcript {

/// The one style sheet of a page: light, dark and for paper, with a class `pN` for each of those who take
/// part, in the order of `people`, that has its colours and its picture.
[[nodiscard]] QByteArray htmlStyle(const DocumentStyle &style, const QList<base::ParticipantId> &people);

/// "image/png" by its first bytes; empty for what is no PNG, JPEG, GIF or WebP.
[[nodiscard]] QByteArray pictureKind(const QByteArray &picture);

/// An opaque colour, 0..255 each.
struct Rgb
{
    int red = 0;
    int green = 0;
    int blue = 0;
    bool operator==(const Rgb &) const = default;
};

/// Of "#rrggbb"; none for anything else.
[[nodiscard]] std::optional<Rgb> rgbOf(const QString &colour);
/// That colour, moved away from the ground until it can be read on it (contrast 4.5).
[[nodiscard]] Rgb readableOn(const Rgb &ground, const Rgb &colour);
/// `share` 0: `from`, 1: `to`.
[[nodiscard]] Rgb mixed(const Rgb &from, const Rgb &to, double share);
/// "#rrggbb"
[[nodiscard]] QByteArray hex(const Rgb &colour);

} // namespace studio::transcript
