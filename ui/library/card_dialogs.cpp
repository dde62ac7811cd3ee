// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/card_dialogs.h"

#include "core/persona/card/card_file.h"
#include "ui/imports/card_words.h"
#include "ui/imports/export_dialog.h"
#include "ui/imports/group_rooms.h"
#include "ui/imports/import_conflict_dialog.h"
#include "ui/imports/import_report.h"
#include "ui/imports/persona_import.h"
#include "ui/persona/casting_desk.h"
#include "ui/persona/room_offer.h"
#include "ui/widgets/notice_bar.h"

#include <QFileDialog>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// Whether the file brought a companion that is in the library now.
bool bringsCompanion(ImportRecord::Outcome outcome)
{
    using Outcome = ImportRecord::Outcome;
    return outcome == Outcome::Added || outcome == Outcome::Renamed || outcome == Outcome::Replaced ||
           outcome == Outcome::Known;
}

} // namespace

CardDialogs::CardDialogs(CastingDesk &desk, QWidget *window)
    : m_desk(desk)
    , m_window(window)
{
    connect(&desk, &CastingDesk::importStarted, this, &CardDialogs::follow);
}

CardDialogs::~CardDialogs() { delete m_report; }

QWidget *CardDialogs::over() const { return m_over ? m_over.data() : m_window; }

void CardDialogs::offerRooms(ports::RoomPort &rooms, RoomOffer &offer)
{
    m_rooms = &offer;
    m_groups = new GroupRooms(rooms, this);
    connect(m_groups, &GroupRooms::made, this, &CardDialogs::roomMade);
    connect(m_groups, &GroupRooms::failed, this, &CardDialogs::failed);
}

/// One report for each import; the report of the import before is deleted.
void CardDialogs::follow(PersonaImport *import)
{
    if (m_report)
        m_report->close();
    auto *report = new ImportReport(over());
    m_report = report;
    connect(import, &PersonaImport::progressed, report, &ImportReport::setProgress);
    connect(import, &PersonaImport::recorded, report, &ImportReport::append);
    m_imported.clear();
    connect(import, &PersonaImport::recorded, report, [this](const ImportRecord &record) {
        if (bringsCompanion(record.outcome) && !record.id.isEmpty() && !m_imported.contains(record.id))
            m_imported.append(record.id);
    });
    connect(import, &PersonaImport::leftOut, report, [report](int most) {
        report->notice().ask(tr("More than %L1 files: the rest were skipped.").arg(most), {}, true);
    });
    connect(import, &PersonaImport::finished, report, [this, import, report] {
        report->finish();
        if (m_groups && !import->groups().isEmpty())
            m_groups->offer(import->groups(), import->cast(), *report);
        else
            offerNextStep(*report);
    });
    connect(import, &PersonaImport::conflicted, this,
            [this, import](const ImportConflict &conflict) { askAbout(import, conflict); });
    connect(report, &ImportReport::cancelWanted, import, &PersonaImport::cancel);
    report->show();
    report->raise();
}

/// A sentence about files that were left out stays.
void CardDialogs::offerNextStep(ImportReport &report) const
{
    constexpr qsizetype kMost = 12; // a talk with more is none
    if (!m_rooms || m_imported.isEmpty() || m_imported.size() > kMost || !report.notice().text().isEmpty())
        return;
    m_rooms->ask(tr("%n companion(s) can join a room now.", nullptr, int(m_imported.size())), m_imported,
                 report.notice());
}

void CardDialogs::askAbout(PersonaImport *import, const ImportConflict &conflict)
{
    auto *dialog = new ImportConflictDialog(conflict, m_report ? static_cast<QWidget *>(m_report) : over());
    connect(dialog, &ImportConflictDialog::answered, import, &PersonaImport::answer);
    connect(import, &PersonaImport::finished, dialog, &QWidget::close); // also after a cancel
    dialog->open();
}

QFileDialog *CardDialogs::fileDialog(const QString &title, const QString &objectName) const
{
    auto *dialog = new QFileDialog(over(), title);
    dialog->setObjectName(objectName);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

QFileDialog *CardDialogs::folderDialog(const QString &title, const QString &objectName) const
{
    QFileDialog *dialog = fileDialog(title, objectName);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    return dialog;
}

void CardDialogs::askForFiles()
{
    QFileDialog *dialog = fileDialog(tr("Import companions"), u"importFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(
        {tr("Cards and persona files (*.json *.png *.charx *.webp *.jpg *.jpeg *.byaf *.yaml *.yml *.zip)"),
         tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, &m_desk, &CastingDesk::importFiles);
    dialog->open();
}

void CardDialogs::askForFolder()
{
    QFileDialog *dialog = folderDialog(tr("Import a folder of companions"), u"importFolderDialog"_s);
    connect(dialog, &QFileDialog::filesSelected, &m_desk, &CastingDesk::importFiles);
    dialog->open();
}

/// In the format of the first companion's file, unless the user chooses another.
void CardDialogs::askForTarget(const QList<base::ParticipantId> &ids)
{
    const auto first = ids.isEmpty() ? std::nullopt : m_desk.persona(ids.first());
    if (!first)
        return;
    const QString name = ids.size() == 1 ? first->textIn(m_language).name : QString();
    auto *dialog = new ExportDialog(name, int(ids.size()),
                                    first->card.format.value_or(model::CardFormat::Studio), over());
    connect(dialog, &ExportDialog::chosen, this,
            [this, ids](model::CardFormat format) { askForPath(ids, format); });
    dialog->open();
}

void CardDialogs::askForPath(const QList<base::ParticipantId> &ids, model::CardFormat format)
{
    if (ids.size() > 1) {
        QFileDialog *dialog = folderDialog(tr("Export into a folder"), u"exportFolderDialog"_s);
        connect(dialog, &QFileDialog::fileSelected, this,
                [this, ids, format](const QString &folder) { m_desk.exportInto(ids, format, folder); });
        dialog->open();
        return;
    }
    QFileDialog *dialog = fileDialog(tr("Export a companion"), u"exportFileDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(endingOf(format));
    dialog->setNameFilters({u"%1 (*.%2)"_s.arg(formatName(format), endingOf(format))});
    dialog->selectFile(persona::cardFileName(ids.first(), format));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, id = ids.first(), format](const QString &path) { m_desk.exportTo(id, format, path); });
    dialog->open();
}

void CardDialogs::askForGroupFolder(const model::Room &room, const QList<base::ParticipantId> &muted)
{
    //: %1 is the name of a room
    QFileDialog *dialog = folderDialog(tr("Export “%1” as a group").arg(room.name), u"exportGroupDialog"_s);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, room, muted](const QString &folder) { m_desk.exportGroup(room, muted, folder); });
    dialog->open();
}

} // namespace studio::ui
