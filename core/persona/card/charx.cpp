// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/charx.h"

#include "core/persona/card/charx_assets.h"
#include "core/persona/limits.h"
#include "core/persona/picture/picture_check.h"
#include "core/persona/picture/png_chunks.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"
#include "core/persona/zip/zip_unpack.h"
#include "core/persona/zip/zip_write.h"

#include <algorithm>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

const QByteArray kCardName("card.json");

QByteArray baseName(const QByteArray &path) { return path.sliced(path.lastIndexOf('/') + 1); }

/// Which entry is the card: at the top, or in the only folder that has one, as packers of desktops make it.
/// Names that differ in case only would be one file elsewhere.
Result<qsizetype> cardIn(const ZipTable &table)
{
    qsizetype found = -1;
    qsizetype inFolder = -1;
    int folders = 0;
    for (qsizetype i = 0; i < table.entries.size(); ++i) {
        const QByteArray &name = table.entries[i].name;
        if (name.count('/') == 1 && !name.startsWith("__MACOSX") && baseName(name) == kCardName) {
            inFolder = i;
            ++folders;
        }
        if (name.compare(kCardName, Qt::CaseInsensitive) != 0)
            continue;
        if (found >= 0)
            return refused(
                ZipCard::tr("This zip has two files named card.json, and it is not clear which one counts."));
        found = i;
    }
    if (found < 0 && folders == 1)
        return inFolder;
    if (found < 0)
        return refused(ZipCard::tr("No card in this zip: card.json is missing at the top level."));
    return found;
}

/// The picture's bytes if it can be used as one.
QByteArray checkedPicture(const QByteArray &bytes, QString &flaw)
{
    const auto checked = checkPicture(bytes);
    if (!checked)
        flaw = checked.error().text;
    return checked ? checked->bytes : QByteArray();
}

/// The picture of that name in the archive; empty if there is none or it cannot be used.
QByteArray pictureNamed(const QByteArray &name, const QByteArray &bytes, const ZipTable &table, QString &flaw)
{
    const auto found = std::find_if(table.entries.begin(), table.entries.end(),
                                    [&](const ZipEntry &entry) { return entry.name == name; });
    if (found == table.entries.end())
        return {};
    const auto picture = unpackZipEntry(bytes, table, found - table.entries.begin(), kLargestPictureFile);
    if (!picture)
        flaw = picture.error().text;
    return picture ? checkedPicture(*picture, flaw) : QByteArray();
}

void readEmotions(CharxFile &file, const QByteArray &folder, const QByteArray &bytes, const ZipTable &table)
{
    constexpr qsizetype kMostTries = 200;
    qsizetype left = kLargestFile; // all of them together, unpacked
    const QList<EmotionAsset> assets = emotionsIn(file.cardJson).mid(0, kMostTries);
    for (const EmotionAsset &asset : assets) {
        const bool isKnown =
            std::any_of(file.emotions.cbegin(), file.emotions.cend(),
                        [&asset](const CharxEmotion &one) { return one.feeling == asset.feeling; });
        QString flaw;
        QByteArray picture = isKnown ? QByteArray() : pictureNamed(folder + asset.entry, bytes, table, flaw);
        if (picture.size() > left) {
            flaw = ZipCard::tr("Left out: the pictures of feelings are larger than %L1 MB together.")
                       .arg(kLargestFile / (1024 * 1024));
            picture.clear();
        }
        left -= picture.size();
        if (!picture.isEmpty())
            file.emotions.append({asset.name, asset.feeling, asset.entry, std::move(picture)});
        else if (!flaw.isEmpty())
            file.emotionFlaws.append({asset.name, flaw});
    }
}

/// What stands before the archive, if that is a picture.
QByteArray pictureInFront(const QByteArray &bytes, const ZipTable &table)
{
    qsizetype front = table.at;
    for (const ZipEntry &entry : table.entries)
        front = std::min(front, entry.at);
    QString flaw; // mostly no picture at all
    return front > 0 ? checkedPicture(bytes.first(front), flaw) : QByteArray();
}

Result<QByteArray> newCharx(const QByteArray &cardJson, const QByteArray &portrait)
{
    if (portrait.isEmpty())
        return zipOf({{kCardName, cardJson}});
    return zipOf({{kCardName, withMainIcon(cardJson, kCharxPortrait)}, {kCharxPortrait, portrait}});
}

/// A name for a portrait beside those that the archive has. The picture that was its main icon stays: other
/// parts of the card may show it too.
QByteArray freePortraitName(const ZipTable &table)
{
    const QByteArray first(kCharxPortrait);
    const qsizetype dot = first.lastIndexOf('.');
    QByteArray name = first;
    const auto isTaken = [&] {
        return std::any_of(table.entries.begin(), table.entries.end(), [&](const ZipEntry &entry) {
            return entry.name.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    for (int number = 2; isTaken(); ++number)
        name = first.first(dot) + '_' + QByteArray::number(number) + first.sliced(dot);
    return name;
}

/// A crafted archive with another one in it may be read otherwise now: better no file than that one.
Result<QByteArray> readable(const QByteArray &charx)
{
    return readCharx(charx).transform([&charx](const CharxFile &) { return charx; });
}

Result<QByteArray> withCardOnly(const QByteArray &source, const QByteArray &cardJson)
{
    const auto table = readZipTable(source);
    if (!table)
        return tl::unexpected(table.error());
    const auto card = cardIn(*table);
    if (!card)
        return tl::unexpected(card.error());
    const auto old = unpackZipEntry(source, *table, *card, kLargestCardText);
    if (!old)
        return tl::unexpected(old.error());
    return *old == cardJson ? source : readable(zipWith(source, *table, *card, cardJson));
}

Result<QByteArray> changedCharx(const QByteArray &source, const QByteArray &cardJson,
                                const QByteArray &portrait)
{
    if (portrait.isEmpty())
        return withCardOnly(source, cardJson);
    const auto table = readZipTable(source);
    if (!table)
        return tl::unexpected(table.error());
    const QByteArray name = freePortraitName(*table);
    return readable(zipWithNew(source, *table, {name, portrait})).and_then([&](const QByteArray &pictured) {
        return withCardOnly(pictured, withMainIcon(cardJson, name));
    });
}

} // namespace

bool holdsZip(const QByteArray &bytes) { return zipEndIn(bytes).has_value(); }

Result<CharxFile> readCharx(const QByteArray &bytes)
{
    return readZipTable(bytes).and_then([&](const ZipTable &table) { return readCharx(bytes, table); });
}

Result<CharxFile> readCharx(const QByteArray &bytes, const ZipTable &table)
{
    const auto card = cardIn(table);
    if (!card)
        return tl::unexpected(card.error());
    auto json = unpackZipEntry(bytes, table, *card, kLargestCardText);
    if (!json)
        return tl::unexpected(json.error());
    CharxFile file;
    const QByteArray &cardName = table.entries[*card].name;
    const QByteArray folder = cardName.first(cardName.lastIndexOf('/') + 1);
    file.portrait = pictureNamed(folder + mainIconIn(*json), bytes, table, file.portraitFlaw);
    if (file.portrait.isEmpty())
        file.portrait = pictureInFront(bytes, table);
    file.cardJson = std::move(*json);
    readEmotions(file, folder, bytes, table);
    for (const ZipEntry &entry : table.entries)
        file.entries.append({QString::fromUtf8(entry.name), entry.size});
    return file;
}

Result<QByteArray> charxWithCard(const QByteArray &source, const QByteArray &cardJson,
                                 const QByteArray &portrait)
{
    if (cardJson.size() > kLargestCardText || portrait.size() > kLargestPictureFile) {
        return refused(ZipCard::tr("The card or its portrait is too large for a CHARX. Make it smaller."));
    }
    if (!portrait.isEmpty() && !isPng(portrait))
        return refused(ZipCard::tr("The portrait of a CHARX must be a PNG. Save it as PNG."));
    auto file = source.isEmpty() ? newCharx(cardJson, portrait) : changedCharx(source, cardJson, portrait);
    if (file && file->size() > kLargestSource) {
        //: %1 is a number of megabytes
        return refused(ZipCard::tr("The CHARX would be larger than %L1 MB and could not be read again.")
                           .arg(kLargestSource / (1024 * 1024)));
    }
    return file;
}

} // namespace studio::persona
