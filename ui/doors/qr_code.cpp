// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/qr_code.h"

#include <qrencode.h>

#include <memory>

namespace studio::ui {

namespace {

constexpr int kSmallestVersion = 0; // the library chooses the version
constexpr unsigned char kDark = 1;  // the lowest bit of a square; the other bits say what it is for

} // namespace

std::optional<QrCode> qrCodeOf(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    if (bytes.isEmpty())
        return std::nullopt;
    const auto *data = reinterpret_cast<const unsigned char *>(bytes.constData());
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeData(int(bytes.size()), data, kSmallestVersion, QR_ECLEVEL_M), &QRcode_free);
    if (!made)
        return std::nullopt;
    QrCode code{.width = made->width};
    const qsizetype count = qsizetype(made->width) * made->width;
    code.squares.reserve(count);
    for (qsizetype at = 0; at < count; ++at)
        code.squares.append(char(made->data[at] & kDark));
    return code;
}

} // namespace studio::ui
