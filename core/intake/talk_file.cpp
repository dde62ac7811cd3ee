// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/talk_file.h"

#include "core/intake/words.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <algorithm>

#include <zip.h>

using namespace Qt::StringLiterals;
using studio::base::ErrorCode;
using studio::base::Result;

namespace studio::intake {
namespace {

constexpr quint64 kMostUnpacked = quint64(1) << 30; // bytes
constexpr zip_int64_t kMostEntries = 100'000;
constexpr qint64 kAtOnce = 1024 * 1024;

struct CloseZip
{
    void operator()(zip_t *zip) const { zip_discard(zip); }
};
struct CloseEntry
{
    void operator()(zip_file_t *entry) const { zip_fclose(entry); }
};

tl::unexpected<base::Error> noTalk(const QString &path)
{
    return base::failure(
        ErrorCode::Malformed,
        Words::tr("No conversation was found in the zip %1.").arg(QFileInfo(path).fileName()));
}

/// How likely an entry is the conversation; 0: it is none.
int rankOf(const QString &name)
{
    const QString file = name.section(u'/', -1).toLower();
    if (name.startsWith("__MACOSX"_L1) || file.startsWith(u'.'))
        return 0;
    if (file.startsWith("conversations"_L1) && file.endsWith(".json"_L1))
        return 5;
    if (file == "_chat.txt"_L1 || (file.startsWith("whatsapp chat"_L1) && file.endsWith(".txt"_L1)))
        return 4;
    if (file.endsWith(".jsonl"_L1) || file == "result.json"_L1 || file.contains("chat"_L1))
        return file.endsWith(".json"_L1) || file.endsWith(".jsonl"_L1) || file.endsWith(".txt"_L1) ||
                       file.endsWith(".html"_L1)
                   ? 3
                   : 0;
    const bool isAside = file == "user.json"_L1 || file == "users.json"_L1 || file == "projects.json"_L1 ||
                         file == "message_feedback.json"_L1 || file == "shared_conversations.json"_L1 ||
                         file.startsWith("readme"_L1);
    if (isAside)
        return 0;
    return file.endsWith(".json"_L1) || file.endsWith(".txt"_L1) || file.endsWith(".md"_L1) ? 1 : 0;
}

struct Entry
{
    zip_uint64_t index = 0;
    QString name;
    quint64 size = 0;
    int rank = 0;
};

std::optional<Entry> entryWithTalk(zip_t *zip)
{
    std::optional<Entry> best;
    const zip_int64_t count = std::min<zip_int64_t>(zip_get_num_entries(zip, 0), kMostEntries);
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t about;
        zip_stat_init(&about);
        if (zip_stat_index(zip, zip_uint64_t(i), 0, &about) != 0 || !(about.valid & ZIP_STAT_NAME))
            continue;
        const Entry one{zip_uint64_t(i), QString::fromUtf8(about.name), about.size, 0};
        const int rank = rankOf(one.name);
        // Of several parts the first by name is first in time.
        if (rank > 0 && (!best || rank > best->rank || (rank == best->rank && one.name < best->name)))
            best = Entry{one.index, one.name, one.size, rank};
    }
    return best;
}

Result<TalkFile> unpacked(const QString &path, zip_t *zip)
{
    const auto entry = entryWithTalk(zip);
    if (!entry)
        return noTalk(path);
    const auto tooLarge = [] {
        return base::failure(ErrorCode::Malformed,
                             Words::tr("The conversation in the zip is larger than 1 GB. Unpack it, and "
                                       "import the file."));
    };
    if (entry->size > kMostUnpacked)
        return tooLarge();
    const std::unique_ptr<zip_file_t, CloseEntry> packed(zip_fopen_index(zip, entry->index, 0));
    auto file = std::make_unique<QTemporaryFile>();
    if (!packed || !file->open())
        return base::failure(ErrorCode::Malformed, Words::tr("The zip is damaged."));
    QByteArray piece(kAtOnce, Qt::Uninitialized);
    quint64 written = 0;
    for (;;) {
        const zip_int64_t read = zip_fread(packed.get(), piece.data(), zip_uint64_t(piece.size()));
        if (read < 0)
            return base::failure(ErrorCode::Malformed, Words::tr("The zip is damaged."));
        if (read == 0)
            break;
        written += quint64(read);
        if (written > kMostUnpacked)
            return tooLarge();
        if (file->write(piece.constData(), read) != read)
            return base::failure(ErrorCode::Storage, Words::tr("The zip could not be unpacked."),
                                 file->errorString());
    }
    file->seek(0);
    TalkFile made;
    const QString name = QFileInfo(entry->name).completeBaseName();
    const bool tells = name != "conversations"_L1 && name != "_chat"_L1 && name != "result"_L1;
    made.name = tells ? name : QFileInfo(path).completeBaseName();
    made.device = std::move(file);
    return made;
}

} // namespace

Result<TalkFile> openTalkFile(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    if (!QFileInfo(path).isFile() || !file->open(QIODevice::ReadOnly)) {
        return base::failure(file->exists() ? ErrorCode::Storage : ErrorCode::NotFound,
                             Words::tr("%1 cannot be read.").arg(path), file->errorString());
    }
    if (!file->peek(4).startsWith("PK\x03\x04")) {
        TalkFile plain;
        plain.device = std::move(file);
        plain.name = QFileInfo(path).completeBaseName();
        return plain;
    }
    int error = 0;
    const std::unique_ptr<zip_t, CloseZip> zip(
        zip_open(QFile::encodeName(path).constData(), ZIP_RDONLY, &error));
    if (!zip)
        return base::failure(ErrorCode::Malformed, Words::tr("The zip is damaged."),
                             u"libzip: %1"_s.arg(error));
    return unpacked(path, zip.get());
}

} // namespace studio::intake
