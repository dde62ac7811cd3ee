// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/data_picture.h"

namespace studio::wire {

using namespace Qt::StringLiterals;

namespace {

bool beginsAs(const QString &mime, const QByteArray &bytes)
{
    if (mime == "image/jpeg"_L1)
        return bytes.startsWith("\xFF\xD8\xFF");
    return mime == "image/png"_L1 && bytes.startsWith("\x89PNG\r\n\x1A\n");
}

} // namespace

std::optional<DataPicture> pictureIn(const QString &address)
{
    const QString scheme = u"data:"_s;
    const QString coding = u";base64,"_s;
    const qsizetype at = address.left(64).indexOf(coding);
    if (!address.startsWith(scheme) || at < 0 || address.size() > kLongestPicture / 3 * 4 + 64)
        return std::nullopt;
    const QString mime = address.mid(scheme.size(), at - scheme.size());
    const auto decoded = QByteArray::fromBase64Encoding(address.mid(at + coding.size()).toLatin1(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || !beginsAs(mime, *decoded) || (*decoded).size() > kLongestPicture)
        return std::nullopt;
    return DataPicture{mime, *decoded};
}

} // namespace studio::wire
