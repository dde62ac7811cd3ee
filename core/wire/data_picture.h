// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace studio::wire {

/// A picture as it is sent in a data address.
struct DataPicture
{
    QString mime; ///< image/png or image/jpeg: what every model takes that can be shown pictures
    QByteArray bytes;
    bool operator==(const DataPicture &) const = default;
};

inline constexpr qsizetype kLongestPicture = 4 * 1024 * 1024; ///< bytes

/// The one place that says what is a picture for a model: a PNG or a JPEG, by name and by its first bytes, of
/// at most kLongestPicture. None for anything else; nothing is fetched, and nothing decoded but the base64.
[[nodiscard]] std::optional<DataPicture> pictureIn(const QString &address);

} // namespace studio::wire
