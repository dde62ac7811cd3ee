// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/talk_file.h"

#include "core/intake/gathered_talks.h"
#include "core/intake/pages/pages_file.h"
#include "core/intake/words.h"
#include "core/persona/json_bounds.h"
#include "core/wire/json.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryFile>

#include <algorithm>
#include <tuple>

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
        Words::tr("No conversation found in the zip file %1.").arg(QFileInfo(path).fileName()));
}

bool isPageName(const QString &name)
{
    return name.endsWith(".html"_L1, Qt::CaseInsensitive) || name.endsWith(".htm"_L1, Qt::CaseInsensitive);
}

/// Pages of conversations; and other pages in Telegram's exports, which only lead there.
int rankOfPage(const QString &file)
{
    static const QRegularExpression kMessages(u"^messages\\d*\\.html?$"_s);
    static const QSet<QString> kAsides{u"export_results"_s, u"chats"_s,           u"left_chats"_s,
                                       u"contacts"_s,       u"frequent"_s,        u"sessions"_s,
                                       u"web_sessions"_s,   u"stories"_s,         u"userpics"_s,
                                       u"other_data"_s,     u"profile_pictures"_s};
    if (kMessages.match(file).hasMatch())
        return 3;
    return kAsides.contains(file.section(u'.', 0, 0)) ? 0 : 1; // many archives have such a page
}

/// How likely it is that an entry is the conversation; 0: it is not.
int rankOf(const QString &name)
{
    const QString file = name.section(u'/', -1).toLower();
    if (name.startsWith("__MACOSX"_L1) || file.startsWith(u'.'))
        return 0;
    if (file.startsWith("conversations"_L1) && file.endsWith(".json"_L1))
        return 6;
    if (file == "_chat.txt"_L1 || (file.startsWith("whatsapp chat"_L1) && file.endsWith(".txt"_L1)))
        return 5;
    if (isPageName(file))
        return rankOfPage(file);
    // Every Google product stores its activity in a file of that name.
    if (file.endsWith(".json"_L1) && (name.contains("/Gemini"_L1) || name.contains("/Bard"_L1)))
        return 4;
    if (file.endsWith(".jsonl"_L1) || file == "result.json"_L1 || file.contains("chat"_L1))
        return file.endsWith(".json"_L1) || file.endsWith(".jsonl"_L1) || file.endsWith(".txt"_L1) ? 4 : 0;
    const bool isAside = file == "user.json"_L1 || file == "users.json"_L1 || file == "projects.json"_L1 ||
                         file == "message_feedback.json"_L1 || file == "shared_conversations.json"_L1 ||
                         file.startsWith("readme"_L1);
    if (isAside)
        return 0;
    return file.endsWith(".json"_L1) || file.endsWith(".txt"_L1) || file.endsWith(".md"_L1) ? 2 : 0;
}

struct Entry
{
    zip_uint64_t index = 0;
    QString name;
    quint64 size = 0;
    int rank = 0;
    QString talk{}; ///< of pages: the common name of one conversation
    int part = 1;   ///< number of the page in it
};

/// "chat/messages12.html" and "boats [part 3].html" continue the first page.
void findPart(Entry &entry)
{
    static const QRegularExpression kPart(u"^(.*?)(?: \\[part (\\d{1,6})\\]|(\\d{1,6}))?\\.html?$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const auto match = kPart.match(entry.name);
    const QString number = match.captured(2) + match.captured(3);
    entry.talk = match.captured(1);
    entry.part = number.isEmpty() ? 1 : number.toInt();
}

/// "conversations-000.json" and the following files, into which ChatGPT splits a large export.
QList<Entry> numberedParts(const QList<Entry> &found)
{
    static const QRegularExpression kPart(u"^conversations[-_ ]?(\\d{1,6})\\.json$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    QList<Entry> parts;
    for (Entry one : found) {
        const auto match = kPart.match(one.name.section(u'/', -1));
        one.part = match.captured(1).toInt();
        if (match.hasMatch())
            parts.append(std::move(one));
    }
    std::sort(parts.begin(), parts.end(), [](const Entry &a, const Entry &b) {
        return std::tie(a.part, a.name) < std::tie(b.part, b.name);
    });
    return parts;
}

/// The bytes before an entry in the joined file: the parts of JSON become one list.
QByteArray markBefore(const QList<Entry> &entries, qsizetype at)
{
    if (!isPageName(entries[at].name)) {
        if (entries.size() < 2)
            return {};
        return at == 0 ? "[\n" : "\n,\n";
    }
    if (at == 0)
        return {};
    return entries[at].talk == entries[at - 1].talk ? nextPageMark() : nextTalkMark();
}

QStringList namesIn(zip_t *zip)
{
    QStringList names;
    const zip_int64_t count = std::min<zip_int64_t>(zip_get_num_entries(zip, 0), kMostEntries);
    for (zip_int64_t i = 0; i < count; ++i) {
        const char *name = zip_get_name(zip, zip_uint64_t(i), 0);
        names.append(name ? QString::fromUtf8(name) : QString());
    }
    return names;
}

/// One entry, in memory as a whole.
std::optional<wire::Json> jsonOf(zip_t *zip, qsizetype entry)
{
    constexpr zip_int64_t kLargest = zip_int64_t(128) * 1024 * 1024;
    constexpr qsizetype kMostValues = 2'000'000; // a hundred bytes each in memory
    const std::unique_ptr<zip_file_t, CloseEntry> packed(zip_fopen_index(zip, zip_uint64_t(entry), 0));
    QByteArray bytes;
    while (packed && bytes.size() <= kLargest) {
        const qsizetype at = bytes.size();
        bytes.resize(at + kAtOnce);
        const zip_int64_t read = zip_fread(packed.get(), bytes.data() + at, zip_uint64_t(kAtOnce));
        bytes.resize(at + std::max<zip_int64_t>(read, 0));
        if (read == 0) {
            if (!persona::isModestJson(bytes, kMostValues))
                return std::nullopt;
            auto json = wire::parse(bytes);
            return json ? std::optional(std::move(*json)) : std::nullopt;
        }
        if (read < 0)
            break;
    }
    return std::nullopt;
}

/// The entry that is the conversation, or the pages of it.
QList<Entry> entriesWithTalk(zip_t *zip)
{
    QList<Entry> found;
    const zip_int64_t count = std::min<zip_int64_t>(zip_get_num_entries(zip, 0), kMostEntries);
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t about;
        zip_stat_init(&about);
        if (zip_stat_index(zip, zip_uint64_t(i), 0, &about) != 0 || !(about.valid & ZIP_STAT_NAME))
            continue;
        Entry one{zip_uint64_t(i), QString::fromUtf8(about.name), about.size};
        one.rank = rankOf(one.name);
        if (one.rank == 0 || (!found.isEmpty() && one.rank < found.constFirst().rank))
            continue;
        if (!found.isEmpty() && one.rank > found.constFirst().rank)
            found.clear();
        findPart(one);
        found.append(std::move(one));
    }
    if (found.isEmpty())
        return found;
    // Of several parts, the first by name is the earliest.
    const auto first = std::min_element(found.cbegin(), found.cend(),
                                        [](const Entry &a, const Entry &b) { return a.name < b.name; });
    if (const auto parts = numberedParts(found); parts.size() > 1)
        return parts;
    if (!isPageName(first->name))
        return {*first};
    found.removeIf([](const Entry &one) { return !isPageName(one.name); });
    std::sort(found.begin(), found.end(), [](const Entry &a, const Entry &b) {
        return std::tie(a.talk, a.part, a.name) < std::tie(b.talk, b.part, b.name);
    });
    return found;
}

tl::unexpected<base::Error> tooLargeTalk()
{
    return base::failure(ErrorCode::Malformed,
                         Words::tr("The conversation in the zip file is larger than 1 GB. Unpack the zip "
                                   "file, then import the file inside."));
}

tl::unexpected<base::Error> notUnpacked(const QIODevice &file)
{
    return base::failure(ErrorCode::Storage, Words::tr("The zip file could not be unpacked."),
                         file.errorString());
}

std::optional<base::Error> unpackEntry(zip_t *zip, const Entry &entry, QIODevice &file)
{
    const std::unique_ptr<zip_file_t, CloseEntry> packed(zip_fopen_index(zip, entry.index, 0));
    if (!packed)
        return base::Error{ErrorCode::Malformed, Words::tr("The zip file is damaged."), {}};
    QByteArray piece(kAtOnce, Qt::Uninitialized);
    for (;;) {
        const zip_int64_t read = zip_fread(packed.get(), piece.data(), zip_uint64_t(piece.size()));
        if (read < 0)
            return base::Error{ErrorCode::Malformed, Words::tr("The zip file is damaged."), {}};
        if (read == 0)
            return std::nullopt;
        if (quint64(file.pos()) + quint64(read) > kMostUnpacked)
            return tooLargeTalk().value();
        if (file.write(piece.constData(), read) != read)
            return base::Error{ErrorCode::Storage, Words::tr("The zip file could not be unpacked."),
                               file.errorString()};
    }
}

Result<TalkFile> gathered(const QString &path, zip_t *zip, const GatheredTalks &talks)
{
    auto file = std::make_unique<QTemporaryFile>();
    if (!file->open())
        return notUnpacked(*file);
    const auto canGrow = [&file] { return quint64(file->pos()) <= kMostUnpacked; };
    if (!talks.write([zip](qsizetype entry) { return jsonOf(zip, entry); }, *file, canGrow))
        return canGrow() ? Result<TalkFile>(notUnpacked(*file)) : Result<TalkFile>(tooLargeTalk());
    file->seek(0);
    TalkFile made;
    made.name = QFileInfo(path).completeBaseName();
    made.device = std::move(file);
    return made;
}

Result<TalkFile> unpacked(const QString &path, zip_t *zip)
{
    if (const auto talks = GatheredTalks::in(namesIn(zip)))
        return gathered(path, zip, *talks);
    const QList<Entry> entries = entriesWithTalk(zip);
    if (entries.isEmpty())
        return noTalk(path);
    quint64 size = 0;
    for (const Entry &one : entries)
        size += std::min(one.size, kMostUnpacked);
    if (size > kMostUnpacked)
        return tooLargeTalk();
    auto file = std::make_unique<QTemporaryFile>();
    if (!file->open())
        return notUnpacked(*file);
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QByteArray mark = markBefore(entries, i);
        if (file->write(mark) != mark.size())
            return notUnpacked(*file);
        if (const auto error = unpackEntry(zip, entries[i], *file))
            return tl::unexpected(*error);
    }
    if (entries.size() > 1 && !isPageName(entries.constFirst().name) && file->write("\n]") != 2)
        return notUnpacked(*file);
    file->seek(0);
    TalkFile made;
    const QString name = QFileInfo(entries.constFirst().name).completeBaseName();
    const bool tells = !name.startsWith("conversations"_L1) && name != "_chat"_L1 && name != "result"_L1 &&
                       name != "messages"_L1;
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
                             Words::tr("%1 could not be read.").arg(path), file->errorString());
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
        return base::failure(ErrorCode::Malformed, Words::tr("The zip file is damaged."),
                             u"libzip: %1"_s.arg(error));
    return unpacked(path, zip.get());
}

} // namespace studio::intake
