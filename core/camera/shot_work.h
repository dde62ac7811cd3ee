// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QSize>
#include <QString>

// What is done with a picture before a companion is shown it. Pure; any thread.
namespace studio::camera {

constexpr int kUsualEdge = 768; ///< pixels

enum class Blur { None, Part, Everything };

/// What the user wants left out. Places are parts of the whole, 0 to 1, in the picture as it is seen: after
/// it was mirrored.
struct ShotWishes
{
    bool mirrored = false;
    Blur blur = Blur::None;
    QRectF blurred{0.25, 0.25, 0.5, 0.5}; ///< with Blur::Part
    QRectF crop{0, 0, 1, 1};              ///< what is left of it
    int longestEdge = kUsualEdge;         ///< pixels; a smaller picture stays as it is
    bool operator==(const ShotWishes &) const = default;
};

/// A picture as it is sent.
struct Shot
{
    QByteArray jpeg; ///< no notes in it: no place, no device, no time
    QSize size;
    bool operator==(const Shot &) const = default;
};

/// Mirrored and blurred, at its full size. A blurred place keeps a few colours, which nothing brings back.
[[nodiscard]] QImage veiled(const QImage &image, const ShotWishes &wishes);
/// What remains once it is cropped too and made small.
[[nodiscard]] QImage prepared(const QImage &image, const ShotWishes &wishes);
[[nodiscard]] Shot makeShot(const QImage &image, const ShotWishes &wishes);
/// "data:image/jpeg;base64,…"
[[nodiscard]] QString dataUrl(const QByteArray &jpeg);

/// Nothing can be made out in it: a lid on the lens, or no light.
[[nodiscard]] bool isBlack(const QImage &image);

} // namespace studio::camera
