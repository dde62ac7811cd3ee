// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/png_chunks.h"

#include "core/persona/limits.h"
#include "core/persona/picture/picture_formats.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"

#include <QtEndian>

#include <zlib.h>

#include <algorithm>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

constexpr QByteArrayView kSignature("\x89PNG\r\n\x1a\n", 8);

tl::unexpected<base::Error> damagedPng(const char *what)
{
    return refused(PngCardWords::tr("This PNG is damaged. Choose another copy."), QString::fromLatin1(what));
}

bool isName(QByteArrayView type)
{
    return std::all_of(type.begin(), type.end(),
                       [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); });
}

/// Pixels: only these may be as large as the file.
bool isPixels(QByteArrayView type) { return type == "IDAT" || type == "fdAT"; }

std::optional<base::Error> headerFlaw(const PngChunk &chunk)
{
    if (chunk.type != "IHDR" || chunk.data.size() != 13)
        return damagedPng("no header").value();
    ByteReader reader(chunk.data);
    const qint64 width = reader.big(4);
    const qint64 height = reader.big(4);
    return sizeFlaw(width, height);
}

/// The next chunk of the file, with its checksum checked.
Result<PngChunk> nextChunk(ByteReader &reader, QByteArrayView file)
{
    const qsizetype begin = reader.at();
    const qsizetype length = reader.big(4);
    const QByteArrayView typeAndData = reader.take(4 + length);
    const quint32 crc = reader.big(4);
    if (reader.isCut())
        return refused(
            PngCardWords::tr("This PNG is cut off: part of the file is missing. Choose another copy."));
    PngChunk chunk{typeAndData.first(4), typeAndData.sliced(4), file.sliced(begin, reader.at() - begin)};
    if (!isName(chunk.type))
        return damagedPng("a part without a name");
    if (length > kLargestPngChunk && !isPixels(chunk.type)) {
        //: %1 is a number of megabytes
        return refused(PngCardWords::tr("A part of this PNG is larger than %L1 MB, more than any card needs.")
                           .arg(kLargestPngChunk / (1024 * 1024)));
    }
    chunk.isDamaged = pngChecksum(typeAndData) != crc;
    if (chunk.isDamaged && !isPngText(chunk.type))
        return damagedPng("a wrong checksum");
    return chunk;
}

} // namespace

bool isPng(QByteArrayView bytes) { return bytes.startsWith(kSignature); }

bool isPngText(QByteArrayView type) { return type == "tEXt" || type == "zTXt" || type == "iTXt"; }

bool isPngAsset(QByteArrayView type, QByteArrayView data)
{
    return isPngText(type) && data.startsWith("chara-ext-asset");
}

QByteArray pngSignature() { return kSignature.toByteArray(); }

Result<QList<PngChunk>> pngChunks(const QByteArray &png)
{
    if (!isPng(png))
        return refused(PngCardWords::tr("This is not a PNG picture."));
    if (png.size() > kLargestSource) {
        //: %1 is a number of megabytes
        return refused(PngCardWords::tr("This PNG is larger than %L1 MB. Make it smaller.")
                           .arg(kLargestSource / (1024 * 1024)));
    }
    ByteReader reader(png);
    reader.skip(kSignature.size());
    QList<PngChunk> chunks;
    int texts = 0;
    do {
        const auto chunk = nextChunk(reader, png);
        if (!chunk)
            return tl::unexpected(chunk.error());
        if (chunks.isEmpty()) {
            if (const auto flaw = headerFlaw(*chunk))
                return tl::unexpected(*flaw);
        } else if (chunk->type == "IHDR") {
            return damagedPng("a second header");
        }
        texts += isPngText(chunk->type) && !isPngAsset(chunk->type, chunk->data) ? 1 : 0;
        if (texts > kMostPngTexts)
            return refused(PngCardWords::tr("This PNG has more than %L1 texts, more than any card needs.")
                               .arg(kMostPngTexts));
        if (chunks.size() == kMostPngChunks)
            return refused(
                PngCardWords::tr(
                    "This PNG has more than %L1 parts. Open it in a picture program and save it again.")
                    .arg(kMostPngChunks));
        chunks.append(*chunk);
    } while (chunks.last().type != "IEND");
    return chunks;
}

quint32 pngChecksum(QByteArrayView typeAndData)
{
    return quint32(::crc32(0, reinterpret_cast<const Bytef *>(typeAndData.data()), uInt(typeAndData.size())));
}

QByteArray pngChunk(QByteArrayView type, QByteArrayView data)
{
    Q_ASSERT(type.size() == 4);
    const auto big = [](quint32 value) {
        QByteArray bytes(4, Qt::Uninitialized);
        qToBigEndian(value, bytes.data());
        return bytes;
    };
    const QByteArray body = type.toByteArray() + data.toByteArray();
    return big(quint32(data.size())) + body + big(pngChecksum(body));
}

} // namespace studio::persona
