// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/group_beside.h"

#include "core/persona/card/file_kind.h"
#include "core/persona/json_bounds.h"
#include "core/wire/json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <zip.h>

#include <algorithm>
#include <memory>

namespace studio::intake {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostGroupFiles = 1'000;
constexpr qint64 kLargestGroup = 1024 * 1024;
constexpr qsizetype kMostGroupValues = 100'000;

struct DiscardZip
{
    void operator()(zip_t *zip) const { zip_discard(zip); }
};
struct CloseMember
{
    void operator()(zip_file_t *entry) const { zip_fclose(entry); }
};

bool isNamed(const wire::Json &value, const QString &talk)
{
    return value.is_string() ? wire::toText(value) == talk
                             : value.is_number_integer() && QString::fromStdString(value.dump()) == talk;
}

bool hasChat(const wire::Json &group, const QString &talk)
{
    if (group.contains("chat_id") && isNamed(group["chat_id"], talk))
        return true;
    const auto chats = group.find("chats");
    return chats != group.end() && chats->is_array() &&
           std::any_of(chats->begin(), chats->end(),
                       [&talk](const wire::Json &chat) { return isNamed(chat, talk); });
}

std::optional<persona::GroupFile> groupOf(const QByteArray &bytes, const QString &talk)
{
    if (!bytes.contains("\"members\"") || !persona::isModestJson(bytes, kMostGroupValues))
        return std::nullopt;
    const auto json = wire::parse(bytes);
    if (!json || !json->is_object() || persona::jsonKind(*json) != persona::FileKind::Group ||
        !hasChat(*json, talk))
        return std::nullopt;
    auto group = persona::readGroupFile(bytes);
    return group ? std::optional(std::move(*group)) : std::nullopt;
}

std::optional<persona::GroupFile> groupInFolders(const QString &file, const QString &talk)
{
    const QDir folder = QFileInfo(file).dir();
    for (const QString &place : {u"."_s, u"groups"_s, u"../groups"_s}) {
        const QDir dir(folder.filePath(place));
        QFileInfoList found = dir.entryInfoList({u"*.json"_s}, QDir::Files | QDir::NoSymLinks, QDir::Time);
        found.resize(std::min<qsizetype>(found.size(), kMostGroupFiles));
        for (const QFileInfo &one : std::as_const(found)) {
            QFile group(one.filePath());
            if (one.size() > kLargestGroup || !group.open(QIODevice::ReadOnly))
                continue;
            if (auto read = groupOf(group.read(kLargestGroup), talk))
                return read;
        }
    }
    return std::nullopt;
}

QByteArray entryOf(zip_t *zip, zip_uint64_t index, zip_uint64_t size)
{
    const std::unique_ptr<zip_file_t, CloseMember> packed(zip_fopen_index(zip, index, 0));
    QByteArray bytes(qsizetype(size), Qt::Uninitialized);
    const zip_int64_t read = packed ? zip_fread(packed.get(), bytes.data(), size) : -1;
    return read == zip_int64_t(size) ? bytes : QByteArray();
}

std::optional<persona::GroupFile> groupInZip(const QString &file, const QString &talk)
{
    int error = 0;
    const std::unique_ptr<zip_t, DiscardZip> zip(
        zip_open(QFile::encodeName(file).constData(), ZIP_RDONLY, &error));
    const zip_int64_t count = zip ? zip_get_num_entries(zip.get(), 0) : 0;
    int looked = 0;
    for (zip_int64_t i = 0; i < count && looked < kMostGroupFiles; ++i) {
        zip_stat_t about;
        zip_stat_init(&about);
        const bool isKnown = zip_stat_index(zip.get(), zip_uint64_t(i), 0, &about) == 0 &&
                             (about.valid & ZIP_STAT_NAME) && (about.valid & ZIP_STAT_SIZE);
        if (!isKnown || about.size > zip_uint64_t(kLargestGroup) ||
            !QString::fromUtf8(about.name).endsWith(".json"_L1, Qt::CaseInsensitive))
            continue;
        ++looked;
        if (auto read = groupOf(entryOf(zip.get(), zip_uint64_t(i), about.size), talk))
            return read;
    }
    return std::nullopt;
}

} // namespace

std::optional<persona::GroupFile> groupBeside(const QString &file, const QString &talk)
{
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return std::nullopt;
    return opened.peek(4).startsWith("PK\x03\x04") ? groupInZip(file, talk) : groupInFolders(file, talk);
}

} // namespace studio::intake
