// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/doctor_commands.h"

#include "app/options/command_words.h"
#include "core/store/upkeep/doctor.h"
#include "core/store/upkeep/rescue.h"
#include "core/wire/json.h"

#include <QLocale>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using model::Finding;
using wire::Json;

namespace {

std::string text(const QString &string) { return string.toStdString(); }

Json listOf(const QStringList &strings)
{
    Json list = Json::array();
    for (const QString &string : strings)
        list.push_back(text(string));
    return list;
}

const char *nameOf(Finding::Code code)
{
    switch (code) {
    case Finding::Code::File: return "file";
    case Finding::Code::Schema: return "schema";
    case Finding::Code::Gap: return "gap";
    case Finding::Code::Beginning: return "beginning";
    case Finding::Code::Body: return "body";
    case Finding::Code::ReadModel: return "read-model";
    case Finding::Code::Attachment: return "attachment";
    }
    return "";
}

const char *nameOf(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Note: return "note";
    case Finding::Severity::Warning: return "warning";
    case Finding::Severity::Error: return "error";
    }
    return "";
}

QString sizeText(qint64 bytes) { return QLocale().formattedDataSize(bytes); }

/// Prints the result of a command, as sentences or as one JSON object.
class Teller
{
public:
    explicit Teller(Doctor::Format format)
        : m_format(format)
    {
    }
    [[nodiscard]] Exit fail(const Error &error) const
    {
        if (m_format == Doctor::Format::Json)
            (void)print(wire::dump(Json{{"ok", false}, {"error", text(error.text)}}));
        complain(error.text);
        return exitFor(error);
    }
    [[nodiscard]] Exit tell(const QStringList &lines, Json object, bool isWell = true) const
    {
        object["ok"] = isWell;
        const bool isTold =
            m_format == Doctor::Format::Json ? print(wire::dump(object)) : print(lines.join(u'\n'));
        return isWell && isTold ? Exit::Fine : Exit::Failed;
    }

private:
    Doctor::Format m_format;
};

Exit tellCheck(const Teller &teller, const QString &folder, const model::CheckReport &report)
{
    Json findings = Json::array();
    QStringList lines{
        CommandWords::tr("Checked %L1 events in %L2 rooms.").arg(report.events).arg(report.rooms)};
    for (const Finding &finding : report.findings) {
        findings.push_back(Json{{"code", nameOf(finding.code)},
                                {"severity", nameOf(finding.severity)},
                                {"place", text(finding.place)},
                                {"text", text(finding.text)}});
        lines.append(
            u"%1 (%2): %3"_s.arg(QLatin1String(nameOf(finding.severity)), finding.place, finding.text));
    }
    if (report.further > 0)
        lines.append(CommandWords::tr("More findings: %L1").arg(report.further));
    Json object{{"events", report.events},
                {"rooms", report.rooms},
                {"findings", findings},
                {"further", report.further}};
    if (const auto sizes = store::sizesOfFolder(folder)) {
        lines.append(CommandWords::tr("Database: %1, backups: %2 (%3), set aside: %4")
                         .arg(sizeText(sizes->database + sizes->journal))
                         .arg(sizes->copies.size())
                         .arg(sizeText(sizes->backups), sizeText(sizes->aside)));
        object["bytes"] = Json{{"database", sizes->database},   {"journal", sizes->journal},
                               {"free", sizes->free},           {"attachments", sizes->attachments},
                               {"exchanges", sizes->exchanges}, {"backups", sizes->backups},
                               {"aside", sizes->aside}};
    }
    lines.append(report.isWell() ? CommandWords::tr("No problems found.")
                                 : CommandWords::tr("Problems found in the data."));
    return teller.tell(lines, object, report.isWell());
}

Exit tellRecovery(const Teller &teller, const store::Recovery &recovery)
{
    if (!recovery.wasNeeded)
        return teller.tell({CommandWords::tr("All data can be read. Nothing needs recovery.")},
                           Json{{"needed", false}});
    const model::RescueReport &report = recovery.report;
    QStringList lines{store::sentenceOf(report),
                      CommandWords::tr("The damaged file is kept as %1.").arg(recovery.aside)};
    Json losses = Json::array();
    for (const model::RescueReport::Loss &loss : report.losses) {
        losses.push_back(Json{{"room", text(loss.room)}, {"first", loss.first}, {"last", loss.last}});
        lines.append(CommandWords::tr("Room %1: events %2 to %3 are missing.")
                         .arg(loss.room)
                         .arg(loss.first)
                         .arg(loss.last));
    }
    const bool isAnythingBack = report.events > 0 || report.personas > 0 || report.attachments > 0;
    return teller.tell(lines,
                       Json{{"needed", true},
                            {"rooms", report.rooms},
                            {"events", report.events},
                            {"messages", report.messages},
                            {"companions", report.personas},
                            {"attachments", report.attachments},
                            {"fromBackup", report.fromBackup},
                            {"backup", text(report.backup)},
                            {"losses", losses},
                            {"damagedTables", listOf(report.tables)},
                            {"withdrawn", listOf(report.withdrawn)},
                            {"aside", text(recovery.aside)}},
                       isAnythingBack);
}

Exit tellGain(const Teller &teller, const model::CompactionGain &gain)
{
    QStringList lines{CommandWords::tr("Empty pages: %1").arg(sizeText(gain.freeBytes)),
                      CommandWords::tr("Unused attachments: %L1, %2")
                          .arg(gain.attachments)
                          .arg(sizeText(gain.attachmentBytes)),
                      CommandWords::tr("Raw model exchanges: %L1, %2")
                          .arg(gain.exchanges)
                          .arg(sizeText(gain.exchangeBytes))};
    if (gain.after > 0)
        lines.append(CommandWords::tr("The database shrank from %1 to %2.")
                         .arg(sizeText(gain.before), sizeText(gain.after)));
    return teller.tell(lines, Json{{"free", gain.freeBytes},
                                   {"attachments", gain.attachments},
                                   {"attachmentBytes", gain.attachmentBytes},
                                   {"exchanges", gain.exchanges},
                                   {"exchangeBytes", gain.exchangeBytes},
                                   {"before", gain.before},
                                   {"after", gain.after}});
}

Exit runCompact(const Teller &teller, const QString &folder, const Doctor &wanted)
{
    const model::Compaction compaction{true, wanted.exchangeDays};
    const auto gain =
        wanted.onlyShows ? store::weighFolder(folder, compaction) : store::compactFolder(folder, compaction);
    return gain ? tellGain(teller, *gain) : teller.fail(gain.error());
}

Exit runRestore(const Teller &teller, const QString &folder, const QString &file)
{
    const auto restored = store::restoreFolder(folder, file);
    if (!restored)
        return teller.fail(restored.error());
    QStringList lines{CommandWords::tr("%1 is now the stored data.").arg(file)};
    if (!restored->aside.isEmpty())
        lines.append(CommandWords::tr("The previous data is kept as %1.").arg(restored->aside));
    lines += restored->told;
    return teller.tell(lines, Json{{"restored", text(file)},
                                   {"aside", text(restored->aside)},
                                   {"withdrawn", listOf(restored->told)}});
}

} // namespace

Exit runDoctor(const CommonOptions &common, const Doctor &wanted)
{
    const Teller teller(wanted.format);
    const QString &folder = common.data.folder;
    switch (wanted.what) {
    case Doctor::What::Check: {
        const auto report = store::checkFolder(folder);
        return report ? tellCheck(teller, folder, *report) : teller.fail(report.error());
    }
    case Doctor::What::Rebuild: {
        const auto done = store::rebuildFolder(folder);
        return done ? teller.tell({CommandWords::tr("Rebuilt all lists from the events.")}, Json::object())
                    : teller.fail(done.error());
    }
    case Doctor::What::Recover: {
        const auto recovery = store::recoverFolder(folder);
        return recovery ? tellRecovery(teller, *recovery) : teller.fail(recovery.error());
    }
    case Doctor::What::Backup: {
        const auto made = store::backUpFolder(folder, QDate::currentDate());
        return made ? teller.tell({CommandWords::tr("Backed up and checked: %1 (%2)")
                                       .arg(made->file, sizeText(made->bytes))},
                                  Json{{"file", text(made->file)}, {"bytes", made->bytes}})
                    : teller.fail(made.error());
    }
    case Doctor::What::Compact: return runCompact(teller, folder, wanted);
    case Doctor::What::Restore: return runRestore(teller, folder, wanted.file);
    }
    return Exit::Wrong;
}

} // namespace studio::app
