// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/picture_formats.h"

#include "core/persona/refused.h"
#include "core/persona/told_in.h"

#include <utility>

namespace studio::persona {

using base::Error;
using base::ErrorCode;

namespace {

Error refusal(const QString &text, const QString &detail = {})
{
    return {ErrorCode::InvalidInput, text, detail};
}

Error damagedPicture(const char *what)
{
    return refusal(
        PictureCheck::tr("The picture is damaged. Open it in a picture program and save it again."),
        QString::fromLatin1(what));
}

} // namespace

quint32 ByteReader::little(int bytes)
{
    quint32 value = 0;
    const QByteArrayView taken = take(bytes);
    for (qsizetype i = taken.size() - 1; i >= 0; --i)
        value = value << 8 | quint8(taken[i]);
    return value;
}

quint32 ByteReader::big(int bytes)
{
    quint32 value = 0;
    for (const char byte : take(bytes))
        value = value << 8 | quint8(byte);
    return value;
}

QByteArrayView ByteReader::take(qsizetype count)
{
    if (count < 0 || count > left()) {
        m_isCut = true;
        m_at = m_bytes.size();
        return {};
    }
    const QByteArrayView taken = m_bytes.sliced(m_at, count);
    m_at += count;
    return taken;
}

tl::unexpected<Error> cutOff()
{
    return refused(
        PictureCheck::tr("The picture is cut off: part of the file is missing. Choose another copy."));
}

tl::unexpected<Error> contradicts(const char *what) { return tl::unexpected(damagedPicture(what)); }

std::optional<Error> sizeFlaw(qint64 width, qint64 height)
{
    if (width <= 0 || height <= 0)
        return damagedPicture("no width or height");
    if (width <= kLargestSide && height <= kLargestSide)
        return std::nullopt;
    return refusal(PictureCheck::tr("The picture has %L1 × %L2 pixels. Make it at most %L3 × %L3.")
                       .arg(width)
                       .arg(height)
                       .arg(kLargestSide));
}

PictureResult sized(PictureFormat format, qint64 width, qint64 height, QByteArray bytes, int bytesPerPixel)
{
    if (const auto flaw = sizeFlaw(width, height))
        return tl::unexpected(*flaw);
    const qint64 most = kMostPixels * 4 / bytesPerPixel;
    if (format != PictureFormat::Jpeg && width * height > most)
        return refused(
            //: megapixels
            PictureCheck::tr("The picture has %L1 million pixels. Make it at most %L2 million.")
                .arg((width * height + 999'999) / 1'000'000)
                .arg(most / 1'000'000));
    return CheckedPicture{format, int(width), int(height), std::move(bytes)};
}

} // namespace studio::persona
