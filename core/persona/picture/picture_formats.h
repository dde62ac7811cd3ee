// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/persona/picture/checked_picture.h"

#include <QByteArrayView>

#include <optional>

// The formats of picture_check.h, one function each, and what they share. Only for this folder.
namespace studio::persona {

/// Reads bytes in order and never beyond their end: from there on every value is 0 and isCut() is true.
class ByteReader
{
public:
    explicit ByteReader(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    [[nodiscard]] qsizetype at() const { return m_at; }
    [[nodiscard]] qsizetype left() const { return m_bytes.size() - m_at; }
    [[nodiscard]] bool isCut() const { return m_isCut; }

    quint8 byte() { return quint8(little(1)); }
    quint32 little(int bytes);
    quint32 big(int bytes);
    QByteArrayView take(qsizetype count);
    void skip(qsizetype count) { (void)take(count); }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
    bool m_isCut = false;
};

using PictureResult = base::Result<CheckedPicture>;

[[nodiscard]] tl::unexpected<base::Error> cutOff();
[[nodiscard]] tl::unexpected<base::Error> contradicts(const char *what);
/// An error if the picture is empty or larger than kLargestSide.
[[nodiscard]] std::optional<base::Error> sizeFlaw(qint64 width, qint64 height);
/// The picture if its size is allowed. The bytes of a pixel are those after decoding.
[[nodiscard]] PictureResult sized(PictureFormat format, qint64 width, qint64 height, QByteArray bytes,
                                  int bytesPerPixel = 4);

[[nodiscard]] PictureResult checkPng(const QByteArray &bytes);
[[nodiscard]] PictureResult checkJpeg(const QByteArray &bytes);
[[nodiscard]] PictureResult checkWebP(const QByteArray &bytes);
[[nodiscard]] PictureResult checkGif(const QByteArray &bytes);
[[nodiscard]] PictureResult checkBmp(const QByteArray &bytes);

} // namespace studio::persona
