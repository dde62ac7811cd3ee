// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

// What is known of the stored data as a whole: how it is, how large it is, what copies there are.
namespace studio::model {

/// Something that was found when the data was looked through.
struct Finding
{
    enum class Code {
        File,       ///< SQLite finds the file broken
        Schema,     ///< a table, an index or a guard is not as this version made it
        Gap,        ///< numbers of events are missing
        Beginning,  ///< a room's log does not begin with the room
        Body,       ///< an event or another kept value cannot be read
        ReadModel,  ///< what is made from the events is not what they give
        Attachment, ///< bytes are not those that their hash names
    };
    enum class Severity {
        Note,    ///< known, nothing to do
        Warning, ///< nothing is lost, and it can be mended
        Error,   ///< something is lost or may be
    };
    Code code = Code::File;
    Severity severity = Severity::Error;
    QString place; ///< a table, a room, a hash; not translated
    QString text;  ///< for people, translated, whole sentences
    bool operator==(const Finding &) const = default;
};

/// What a look through the data gave.
struct CheckReport
{
    static constexpr int kMost = 200; ///< findings that are told one by one

    QList<Finding> findings;
    qint64 further = 0; ///< that are not in the list
    qint64 events = 0;  ///< that were read
    qint64 rooms = 0;

    /// Nothing that anybody should know or mend.
    [[nodiscard]] bool isWell() const
    {
        for (const Finding &finding : findings) {
            if (finding.severity != Finding::Severity::Note)
                return false;
        }
        return further == 0;
    }
    bool operator==(const CheckReport &) const = default;
};

/// One copy of the data, made and looked through.
struct Backup
{
    QString file; ///< with its path
    QDate day;    ///< of a daily one; none: made before the data was changed for a new version
    qint64 bytes = 0;
    QDateTime made; ///< UTC
    bool operator==(const Backup &) const = default;
};

/// How much of the data belongs to one room.
struct RoomShare
{
    base::RoomId room;
    QString name;
    qint64 bytes = 0;
    bool operator==(const RoomShare &) const = default;
};

/// Where the data lies and how large it is, in bytes.
struct DataSizes
{
    QString folder;
    qint64 database = 0;
    qint64 journal = 0; ///< written, and not yet merged into the database
    qint64 free = 0;    ///< of the database: pages without anything
    qint64 attachments = 0;
    qint64 exchanges = 0; ///< raw requests to models and their answers
    qint64 backups = 0;
    qint64 aside = 0;       ///< files that were moved aside
    QList<RoomShare> rooms; ///< the largest first
    QList<Backup> copies;   ///< the newest first
    QDateTime lastTried{};  ///< UTC; when a backup was last tried in this run
    QString lastTrouble{};  ///< why it failed, translated; empty: it did not
    bool operator==(const DataSizes &) const = default;
};

/// What goes when the data is made smaller. Facts never do.
struct Compaction
{
    bool attachments = true;         ///< those that nothing names
    std::optional<int> exchangeDays; ///< raw exchanges older than that many days; none: all stay
    bool operator==(const Compaction &) const = default;
};

/// What a compaction would win, or did.
struct CompactionGain
{
    qint64 freeBytes = 0; ///< of pages without anything
    qint64 attachments = 0;
    qint64 attachmentBytes = 0;
    qint64 exchanges = 0;
    qint64 exchangeBytes = 0;
    qint64 before = 0; ///< size of the file; 0: not known
    qint64 after = 0;  ///< 0: not done yet
    bool operator==(const CompactionGain &) const = default;
};

/// What could be read from a damaged file.
struct RescueReport
{
    struct Loss
    {
        QString room;     ///< its id
        qint64 first = 0; ///< numbers of the missing events
        qint64 last = 0;
        bool operator==(const Loss &) const = default;
    };
    qint64 rooms = 0;
    qint64 events = 0;
    qint64 messages = 0;
    qint64 personas = 0;
    qint64 attachments = 0;
    qint64 fromBackup = 0; ///< rows that only a backup still had
    QString backup;        ///< the file that they came from; empty: none
    QList<Loss> losses;    ///< gaps; what was lost at a log's end cannot be known
    QStringList tables;    ///< that could not be read to their ends
    QStringList withdrawn; ///< what the file allowed and allows no more, a sentence for each
    [[nodiscard]] bool isWhole() const { return losses.isEmpty() && tables.isEmpty(); }
    bool operator==(const RescueReport &) const = default;
};

} // namespace studio::model
