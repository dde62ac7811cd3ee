// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

// The state of the stored data as a whole: its health, its size, its backups.
namespace studio::model {

/// A problem found by a check of the data.
struct Finding
{
    enum class Code {
        File,       ///< SQLite reports a damaged file
        Schema,     ///< a table, an index or a guard differs from this version's
        Gap,        ///< event numbers are missing
        Beginning,  ///< a room's log does not begin with the room
        Body,       ///< an event or another stored value cannot be read
        ReadModel,  ///< data derived from the events does not match them
        Attachment, ///< bytes do not match their hash
    };
    enum class Severity {
        Note,    ///< known, nothing to do
        Warning, ///< nothing is lost, and it can be repaired
        Error,   ///< something is lost or may be lost
    };
    Code code = Code::File;
    Severity severity = Severity::Error;
    QString place; ///< a table, a room, a hash; not translated
    QString text;  ///< for people, translated, whole sentences
    bool operator==(const Finding &) const = default;
};

/// The result of a check of the data.
struct CheckReport
{
    static constexpr int kMost = 200; ///< findings that are listed one by one

    QList<Finding> findings;
    qint64 further = 0; ///< findings not in the list
    qint64 events = 0;  ///< events that were read
    qint64 rooms = 0;

    /// Whether there is nothing to report or to repair.
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

/// A backup of the data, made and checked.
struct Backup
{
    QString file; ///< including the path
    QDate day;    ///< of a daily backup; none: made before a new version changed the data
    qint64 bytes = 0;
    QDateTime made; ///< UTC
    bool operator==(const Backup &) const = default;
};

/// The share of the data that belongs to one room.
struct RoomShare
{
    base::RoomId room;
    QString name;
    qint64 bytes = 0;
    bool operator==(const RoomShare &) const = default;
};

/// The location and the size of the data, in bytes.
struct DataSizes
{
    QString folder;
    qint64 database = 0;
    qint64 journal = 0; ///< written, but not yet merged into the database
    qint64 free = 0;    ///< empty pages of the database
    qint64 attachments = 0;
    qint64 exchanges = 0; ///< raw requests to models, and their answers
    qint64 backups = 0;
    qint64 aside = 0;       ///< files that were moved aside
    QList<RoomShare> rooms; ///< the largest first
    QList<Backup> copies;   ///< the newest first
    QDateTime lastTried{};  ///< UTC; when a backup was last tried in this run
    QString lastTrouble{};  ///< why it failed, translated; empty: it did not fail
    bool operator==(const DataSizes &) const = default;
};

/// What to delete to make the data smaller. Facts are never deleted.
struct Compaction
{
    bool attachments = true;         ///< attachments that nothing refers to
    std::optional<int> exchangeDays; ///< raw exchanges older than this many days; none: keep all
    bool operator==(const Compaction &) const = default;
};

/// What a compaction would save, or has saved.
struct CompactionGain
{
    qint64 freeBytes = 0; ///< of empty pages
    qint64 attachments = 0;
    qint64 attachmentBytes = 0;
    qint64 exchanges = 0;
    qint64 exchangeBytes = 0;
    qint64 before = 0; ///< size of the file; 0: not known
    qint64 after = 0;  ///< 0: not done yet
    bool operator==(const CompactionGain &) const = default;
};

/// What was recovered from a damaged file.
struct RescueReport
{
    struct Loss
    {
        QString room;     ///< its id
        qint64 first = 0; ///< number of the first missing event
        qint64 last = 0;
        bool operator==(const Loss &) const = default;
    };
    qint64 rooms = 0;
    qint64 events = 0;
    qint64 messages = 0;
    qint64 personas = 0;
    qint64 attachments = 0;
    qint64 fromBackup = 0; ///< rows that only a backup still had
    QString backup;        ///< the file of that backup; empty: none
    QList<Loss> losses;    ///< gaps; losses at the end of a log cannot be known
    QStringList tables;    ///< tables that could not be read to the end
    QStringList withdrawn; ///< permissions in the file that no longer apply, one sentence each
    [[nodiscard]] bool isWhole() const { return losses.isEmpty() && tables.isEmpty(); }
    bool operator==(const RescueReport &) const = default;
};

} // namespace studio::model
