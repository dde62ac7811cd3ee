// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/upkeep/data_words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DataWindow)
};

} // namespace

QString sizesText(const model::DataSizes &sizes, const QLocale &locale)
{
    const auto size = [&locale](qint64 bytes) { return locale.formattedDataSize(bytes); };
    QStringList lines{Words::tr("Database: %1").arg(size(sizes.database + sizes.journal))};
    const auto add = [&lines, &size](const QString &text, qint64 bytes) {
        if (bytes > 0)
            lines.append(text.arg(size(bytes)));
    };
    add(Words::tr("Pictures and files in it: %1"), sizes.attachments);
    add(Words::tr("Raw model exchanges in it: %1"), sizes.exchanges);
    add(Words::tr("Empty space in it: %1"), sizes.free);
    add(Words::tr("Backups: %1"), sizes.backups);
    add(Words::tr("Set aside: %1"), sizes.aside);
    return lines.join(u'\n');
}

QString roomsText(const model::DataSizes &sizes, const QLocale &locale)
{
    QStringList lines;
    for (const model::RoomShare &share : sizes.rooms)
        lines.append(Words::tr("%1: %2").arg(share.name, locale.formattedDataSize(share.bytes)));
    return lines.join(u'\n');
}

QString backupText(const model::Backup &backup, const QLocale &locale)
{
    const QString size = locale.formattedDataSize(backup.bytes);
    if (backup.day.isValid())
        return Words::tr("%1 (%2)").arg(locale.toString(backup.day, QLocale::LongFormat), size);
    return Words::tr("Before an update, %1 (%2)")
        .arg(locale.toString(backup.made.toLocalTime(), QLocale::ShortFormat), size);
}

QString lastBackupText(const model::DataSizes &sizes, const QLocale &locale)
{
    QString text = Words::tr("No backup yet. Backups are made daily.");
    for (const model::Backup &copy : sizes.copies) {
        if (!copy.day.isValid())
            continue;
        text = Words::tr("Last backup: %1. Checked and complete.")
                   .arg(locale.toString(copy.made.toLocalTime(), QLocale::ShortFormat));
        break;
    }
    if (!sizes.lastTrouble.isEmpty())
        text += u'\n' +
                Words::tr("Last backup failed: %1 The next try is within the hour.").arg(sizes.lastTrouble);
    return text;
}

QString checkText(const model::CheckReport &report, const QLocale &locale)
{
    QStringList lines{
        report.isWell()
            ? Words::tr("No problems found. Events checked: %1.").arg(locale.toString(report.events))
            : Words::tr("Problems found in the data.")};
    for (const model::Finding &finding : report.findings)
        lines.append(finding.text);
    if (report.further > 0)
        lines.append(Words::tr("More findings: %1").arg(locale.toString(report.further)));
    return lines.join(u'\n');
}

QString gainText(const model::CompactionGain &gain, const QLocale &locale)
{
    const auto size = [&locale](qint64 bytes) { return locale.formattedDataSize(bytes); };
    if (gain.after > 0)
        return Words::tr("The database shrank from %1 to %2. No messages were lost.")
            .arg(size(gain.before), size(gain.after));
    return QStringList{Words::tr("Empty pages: %1").arg(size(gain.freeBytes)),
                       Words::tr("Unused pictures and files: %1 (%2)")
                           .arg(locale.toString(gain.attachments), size(gain.attachmentBytes))}
        .join(u'\n');
}

} // namespace studio::ui
