// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/exif_card.h"

#include "core/persona/limits.h"
#include "core/persona/picture/picture_formats.h"
#include "core/persona/picture/png_chunks.h"

#include <QStringDecoder>

#include <memory>

#include <libexif/exif-data.h>

namespace studio::persona {
namespace {

const QByteArray kExifMark("Exif\0\0", 6);

QByteArray exifInPng(const QByteArray &png)
{
    const auto chunks = pngChunks(png);
    if (!chunks)
        return {};
    for (const PngChunk &chunk : *chunks) {
        if (chunk.type == "eXIf")
            return chunk.data.toByteArray();
    }
    return {};
}

QByteArray exifInWebP(const QByteArray &webp)
{
    ByteReader file(webp);
    file.skip(4);
    ByteReader reader(file.take(file.little(4)));
    reader.skip(4);
    while (!reader.isCut() && reader.left() > 8) {
        const QByteArrayView name = reader.take(4);
        const qsizetype size = reader.little(4);
        const QByteArrayView data = reader.take(size);
        if (reader.isCut())
            break;
        if (name == "EXIF")
            return data.toByteArray();
        if (size % 2 == 1 && reader.left() > 0)
            reader.skip(1);
    }
    return {};
}

QByteArray exifInJpeg(const QByteArray &jpeg)
{
    ByteReader reader(jpeg);
    reader.skip(2);
    while (!reader.isCut() && reader.left() > 4) {
        if (reader.byte() != 0xFF)
            break;
        const quint8 kind = reader.byte();
        const qsizetype size = reader.big(2);
        if (kind == 0xDA || size < 2)
            break; // pixels from here on
        const QByteArrayView data = reader.take(size - 2);
        if (kind == 0xE1 && !reader.isCut() && data.startsWith(kExifMark))
            return data.toByteArray();
    }
    return {};
}

struct FreeExif
{
    void operator()(ExifData *data) const { exif_data_unref(data); }
};

/// Without the eight bytes that say how the comment is written.
QByteArray commentIn(const QByteArray &exif)
{
    const QByteArray whole = exif.startsWith(kExifMark) ? exif : kExifMark + exif;
    if (whole.size() > kLargestCardText)
        return {};
    const std::unique_ptr<ExifData, FreeExif> data(exif_data_new_from_data(
        reinterpret_cast<const unsigned char *>(whole.constData()), unsigned(whole.size())));
    const ExifEntry *entry = data ? exif_data_get_entry(data.get(), EXIF_TAG_USER_COMMENT) : nullptr;
    if (!entry || entry->size <= 8)
        return {};
    const QByteArray comment(reinterpret_cast<const char *>(entry->data), qsizetype(entry->size));
    QByteArray words = comment.sliced(8);
    if (comment.startsWith("UNICODE")) {
        const bool isBig = words.size() > 1 && words[0] == 0 && words[1] != 0;
        QStringDecoder decoder(isBig ? QStringConverter::Utf16BE : QStringConverter::Utf16LE);
        words = QString(decoder.decode(words)).toUtf8();
    } else if (comment.startsWith('{') || comment.startsWith("ey")) {
        words = comment; // a tool that left the head out
    }
    while (words.endsWith('\0'))
        words.chop(1);
    return words.trimmed();
}

/// "123,34,115": as a script writes an array of bytes that it takes for a text. Empty: it is nothing of the
/// kind.
QByteArray bytesInNumbers(const QByteArray &words)
{
    if (!words.startsWith("123,")) // '{'
        return {};
    QByteArray bytes;
    for (const QByteArray &word : words.split(',')) {
        bool isNumber = false;
        const int byte = word.trimmed().toInt(&isNumber);
        if (!isNumber || byte < 0 || byte > 255)
            return {};
        bytes += char(byte);
    }
    return bytes;
}

} // namespace

bool isPictureWithExif(const QByteArray &file)
{
    return isPng(file) || file.startsWith("\xFF\xD8\xFF") ||
           (file.startsWith("RIFF") && file.sliced(std::min<qsizetype>(8, file.size())).startsWith("WEBP"));
}

QByteArray cardJsonInExif(const QByteArray &picture)
{
    const QByteArray exif = isPng(picture)               ? exifInPng(picture)
                            : picture.startsWith("RIFF") ? exifInWebP(picture)
                                                         : exifInJpeg(picture);
    const QByteArray words = exif.isEmpty() ? QByteArray() : commentIn(exif);
    if (words.startsWith('{'))
        return words;
    if (const QByteArray bytes = bytesInNumbers(words); bytes.startsWith('{'))
        return bytes;
    const auto decoded = QByteArray::fromBase64Encoding(words, QByteArray::AbortOnBase64DecodingErrors);
    return decoded && decoded.decoded.trimmed().startsWith('{') ? decoded.decoded : QByteArray();
}

} // namespace studio::persona
