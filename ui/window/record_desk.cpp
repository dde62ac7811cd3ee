// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/record_desk.h"

#include "ui/panels/rooms_panel.h"
#include "ui/window/main_window.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_desk.h"
#include "ui/window/room_session.h"
#include "ui/window/window_actions.h"
#include "ui/window/window_look.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kLongestName = 80; // bytes of it stay well below 255 in any script

bool isMarkdown(const QString &file) { return file.endsWith(".md"_L1, Qt::CaseInsensitive); }

} // namespace

RecordDesk::RecordDesk(const WindowParts &parts, ports::RecordPort &records, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_records(records)
{
    connect(parts.actions.exportRoom, &QAction::triggered, this,
            [this] { askForFile(m_parts.session.roomId()); });
    connect(&parts.roomsPanel, &RoomsPanel::exportWanted, this,
            [this](const base::RoomId &room) { askForFile(room); });
    connect(&records, &ports::RecordPort::exported, this,
            [this](const base::RequestId &request, const QString &file) {
                if (m_running.remove(request) > 0)
                    told(file);
            });
    connect(&records, &ports::RecordPort::failed, this,
            [this](const base::RequestId &request, const base::Error &error) {
                if (m_running.remove(request) > 0)
                    m_parts.window.tell({Trouble::Kind::RequestFailed, {}, error.text});
            });
    parts.actions.exportRoom->setVisible(true);
}

QString RecordDesk::fileNameFor(const QString &roomName)
{
    static const QRegularExpression refused(u"[\\x00-\\x1f\\x7f/\\\\:*?\"<>|]+"_s);
    QString name = roomName.simplified();
    name.replace(refused, u" "_s);
    static const QRegularExpression leading(u"^[. ]+"_s); // neither hidden nor a way up
    name = name.simplified().remove(leading).left(kLongestName).trimmed();
    return name.isEmpty() ? u"room"_s : name;
}

void RecordDesk::askForFile(const base::RoomId &room, const std::optional<base::ParticipantId> &witness)
{
    const RoomListModel &rooms = m_parts.desk.rooms();
    const auto summary = rooms.room(rooms.indexOf(room));
    if (!summary)
        return;
    const QString everything =
        witness ? tr("What was heard, as data (*.json)") : tr("Everything, to keep (*.json)");
    const QString talk = tr("The talk, to read (*.md)");
    auto *dialog = new QFileDialog(&m_parts.window, tr("Export “%1”").arg(summary->name));
    dialog->setObjectName(u"exportRoomDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setNameFilters({talk, everything});
    dialog->setDefaultSuffix(u"md"_s);
    dialog->selectFile(fileNameFor(summary->name));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, talk](const QString &filter) {
        dialog->setDefaultSuffix(filter == talk ? u"md"_s : u"json"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, room, witness](const QString &file) { exportTo(room, file, witness); });
    dialog->open();
}

void RecordDesk::exportTo(const base::RoomId &room, const QString &file,
                          const std::optional<base::ParticipantId> &witness)
{
    ports::Record record;
    record.room = room;
    record.witness = witness;
    record.names = m_parts.look.language();
    record.format = isMarkdown(file) ? ports::RecordFormat::Markdown : ports::RecordFormat::Json;
    m_running.insert(m_records.exportRoom(record, file), file);
}

void RecordDesk::told(const QString &file)
{
    const QString folder = QFileInfo(file).absolutePath();
    m_parts.notice.tell(tr("The room was exported as “%1”.").arg(QFileInfo(file).fileName()), tr("Show"),
                        [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
}

} // namespace studio::ui
