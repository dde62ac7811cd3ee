// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/large_card.h"

#include "core/persona/card/charx.h"
#include "core/persona/limits.h"
#include "core/persona/picture/png_chunks.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"
#include "core/persona/zip/zip_write.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

using namespace Qt::StringLiterals;
using studio::base::Result;

namespace studio::persona {
namespace {

tl::unexpected<base::Error> tooLargeFile(qsizetype most)
{
    //: %1 is a number of megabytes
    return refused(PersonaCard::tr("The file is larger than %L1 MB, more than any companion needs.")
                       .arg(most / (1024 * 1024)));
}

model::CardNote leftOut(qsizetype count)
{
    return {model::CardNote::Fate::Warning, PersonaCard::tr("pictures"),
            PersonaCard::tr("The file is larger than %L1 MB. The card and the pictures that are shown are "
                            "kept, %n other file(s) in it are not.",
                            nullptr, int(count))
                .arg(kLargestFile / (1024 * 1024))};
}

/// A PNG without the pictures that some programs put into it as texts.
Result<CardBytes> smallPng(const QByteArray &png)
{
    const QByteArrayView view(png);
    CardBytes small{pngSignature()};
    qsizetype at = small.bytes.size();
    qsizetype count = 0;
    constexpr qsizetype kFrame = 12; // bytes of a part beside its data
    while (at + kFrame <= view.size()) {
        const qsizetype length = qFromBigEndian<quint32>(view.data() + at);
        if (length > view.size() - at - kFrame)
            return refused(
                PngCardWords::tr("This PNG is cut off: part of the file is missing. Choose another copy."));
        const QByteArrayView whole = view.sliced(at, length + kFrame);
        if (isPngAsset(whole.sliced(4, 4), whole.sliced(8, length)))
            ++count;
        else
            small.bytes += whole;
        if (small.bytes.size() > kLargestFile)
            return tooLargeFile(kLargestFile);
        at += whole.size();
        if (whole.sliced(4, 4) == "IEND")
            break;
    }
    small.notes.append(leftOut(count));
    return small;
}

/// As many of the pictures of feelings as a file may have, each entry once; says how many entries that are.
qsizetype addEmotions(QByteArray &charx, const CharxFile &box)
{
    constexpr qsizetype kTable = 64 * 1024; // what their names take in the archive, generously
    qsizetype count = 0;
    for (const CharxEmotion &emotion : box.emotions) {
        const auto table = readZipTable(charx);
        if (!table || charx.size() + emotion.picture.size() + kTable > kLargestFile)
            break;
        const bool isThere =
            std::any_of(table->entries.begin(), table->entries.end(), [&emotion](const ZipEntry &entry) {
                return entry.name.compare(emotion.entry, Qt::CaseInsensitive) == 0;
            });
        if (isThere)
            continue; // two feelings may share a picture
        charx = zipWithNew(charx, *table, {emotion.entry, emotion.picture});
        ++count;
    }
    return count;
}

/// The portrait comes last: it takes a name that none of the others has.
Result<CardBytes> smallCharx(const QByteArray &zip)
{
    return readCharx(zip).and_then([](const CharxFile &box) -> Result<CardBytes> {
        const auto bare = charxWithCard({}, box.cardJson, {});
        if (!bare)
            return tl::unexpected(bare.error());
        CardBytes small{*bare};
        qsizetype kept = 1 + addEmotions(small.bytes, box);
        const bool hasPng = isPng(box.portrait);
        kept += box.portrait.isEmpty() ? 0 : 1;
        small.notes.append(leftOut(std::max<qsizetype>(box.entries.size() - kept, 0)));
        if (!hasPng)
            return small;
        return charxWithCard(small.bytes, box.cardJson, box.portrait).transform([&](const QByteArray &bytes) {
            return CardBytes{bytes, small.notes};
        });
    });
}

Result<CardBytes> readLarge(QFile &file)
{
    const qint64 size = file.size();
    if (size > kLargestBox)
        return tooLargeFile(kLargestBox);
    const uchar *mapped = file.map(0, size);
    if (!mapped)
        return base::failure(base::ErrorCode::Storage, PersonaCard::tr("No permission to read the file."),
                             file.errorString());
    const QByteArray bytes = QByteArray::fromRawData(reinterpret_cast<const char *>(mapped), size);
    if (isPng(bytes))
        return smallPng(bytes);
    return holdsZip(bytes) ? smallCharx(bytes) : tooLargeFile(kLargestFile);
}

} // namespace

Result<CardBytes> readCardBytes(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return base::failure(base::ErrorCode::NotFound, PersonaCard::tr("File not found."), path);
    if (info.isDir())
        return refused(PersonaCard::tr("No card in this folder."), path);
    if (!info.isFile()) // a pipe would never end
        return refused(PersonaCard::tr("Not a readable file."), path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        //: %1 is what the system says about it
        return refused(PersonaCard::tr("Could not be read: %1.").arg(file.errorString()), path);
    }
    if (file.size() > kLargestFile)
        return readLarge(file);
    CardBytes read{file.read(kLargestFile + 1)};
    if (read.bytes.size() > kLargestFile)
        return tooLargeFile(kLargestFile); // it grew meanwhile
    if (file.error() != QFileDevice::NoError)
        return refused(PersonaCard::tr("Could not be read: %1.").arg(file.errorString()), path);
    return read;
}

} // namespace studio::persona
