// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace studio::ui {

/// A text as the squares of a QR code, without its quiet zone. Middle error correction. A value.
struct QrCode
{
    int width = 0;        ///< squares on each side
    QByteArray squares{}; ///< row by row; 1 is dark

    [[nodiscard]] bool isDark(int x, int y) const { return squares.at(qsizetype(y) * width + x) != 0; }
    bool operator==(const QrCode &) const = default;
};

/// None if the text is empty or longer than a QR code can hold.
[[nodiscard]] std::optional<QrCode> qrCodeOf(const QString &text);

} // namespace studio::ui
