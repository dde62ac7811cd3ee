// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/byaf.h"

#include "core/persona/limits.h"
#include "core/persona/picture/picture_check.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"
#include "core/persona/zip/zip_unpack.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::base::Result;
using studio::wire::Json;

namespace studio::persona {
namespace {

class BackyardZip
{
public:
    BackyardZip(const QByteArray &bytes, const ZipTable &table)
        : m_bytes(bytes)
        , m_table(table)
    {
    }

    /// Empty: it is not there, or cannot be unpacked.
    [[nodiscard]] QByteArray file(const QByteArray &name, qsizetype most) const
    {
        const auto found = std::find_if(m_table.entries.begin(), m_table.entries.end(),
                                        [&name](const ZipEntry &entry) { return entry.name == name; });
        if (found == m_table.entries.end())
            return {};
        return unpackZipEntry(m_bytes, m_table, found - m_table.entries.begin(), most).value_or(QByteArray());
    }

    [[nodiscard]] Json json(const QByteArray &name) const
    {
        return wire::parse(file(name, kLargestCardText)).value_or(Json());
    }

private:
    const QByteArray &m_bytes;
    const ZipTable &m_table;
};

/// The first name in a list of the manifest.
QByteArray firstIn(const Json &manifest, const char *key)
{
    const auto list = manifest.find(key);
    const bool isList =
        list != manifest.end() && list->is_array() && !list->empty() && list->front().is_string();
    return isList ? wire::toText(list->front()).toUtf8() : QByteArray();
}

QByteArray pictureOf(const Json &character, const QByteArray &folder, const BackyardZip &archive)
{
    const auto images = character.find("images");
    if (images == character.end() || !images->is_array() || images->empty() || !images->front().is_object())
        return {};
    const auto path = images->front().find("path");
    if (path == images->front().end())
        return {};
    const QByteArray name = wire::toText(*path).toUtf8();
    QByteArray picture = archive.file(folder + name, kLargestPictureFile);
    if (picture.isEmpty())
        picture = archive.file(name, kLargestPictureFile);
    const auto checked = checkPicture(picture);
    return checked ? checked->bytes : QByteArray();
}

} // namespace

Result<std::optional<BackyardFile>> readBackyard(const QByteArray &zip, const ZipTable &table)
{
    const BackyardZip archive(zip, table);
    const Json manifest = archive.json("manifest.json");
    if (!manifest.is_object() || !manifest.contains("characters"))
        return std::nullopt;
    const QByteArray name = firstIn(manifest, "characters");
    const Json character = archive.json(name);
    if (!character.is_object())
        return refused(ZipCard::tr("No readable character in this Backyard file."));
    const Json scenario = archive.json(firstIn(manifest, "scenarios"));
    BackyardFile file{backyardCard(character, scenario), {}};
    const qsizetype slash = name.lastIndexOf('/');
    file.portrait = pictureOf(character, name.first(slash + 1), archive);
    const auto talk = scenario.is_object() ? scenario.find("messages") : scenario.end();
    file.hasTalk = scenario.is_object() && talk != scenario.end() && talk->is_array() && !talk->empty();
    file.character.others = std::max(int(manifest["characters"].size()) - 1, 0);
    return file;
}

} // namespace studio::persona
