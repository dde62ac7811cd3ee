// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/picture_check.h"

#include "core/persona/picture/picture_formats.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"

namespace studio::persona {

using namespace Qt::StringLiterals;

namespace {

/// An XML drawing, whatever comes before its root.
bool looksLikeSvg(const QByteArray &bytes)
{
    const QByteArray head = bytes.first(qMin<qsizetype>(bytes.size(), 4096)).toLower();
    return head.contains("<svg") || head.contains("<!doctype svg");
}

} // namespace

PictureResult checkPicture(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return refused(PictureCheck::tr("The file is empty. Choose another picture."));
    if (bytes.size() > kLargestPictureFile) {
        //: %1 is a number of megabytes
        return refused(PictureCheck::tr("The file is larger than %L1 MB. Choose a smaller picture.")
                           .arg(kLargestPictureFile / 1'000'000));
    }
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return checkPng(bytes);
    if (bytes.startsWith("\xFF\xD8\xFF"))
        return checkJpeg(bytes);
    if (bytes.startsWith("RIFF") && bytes.sliced(qMin<qsizetype>(8, bytes.size())).startsWith("WEBP"))
        return checkWebP(bytes);
    if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a"))
        return checkGif(bytes);
    if (bytes.startsWith("BM"))
        return checkBmp(bytes);
    if (looksLikeSvg(bytes)) {
        return refused(PictureCheck::tr(
            "This is an SVG drawing, which might load other files. Save it as PNG and choose that."));
    }
    return refused(PictureCheck::tr("Not a supported picture. Choose a PNG, JPEG, WebP, GIF or BMP."));
}

} // namespace studio::persona
