// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/record_desk.h"

#include "ui/avatar/drawn_faces.h"
#include "ui/panels/rooms_panel.h"
#include "ui/record/document_print.h"
#include "ui/record/export_window.h"
#include "ui/record/export_words.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/main_window.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::Error;
using base::RequestId;
using ports::Record;
using ports::RecordFormat;

namespace {

constexpr qsizetype kLongestName = 80;          // bytes of it stay well below 255 in any script
constexpr qint64 kPreviewed = 64 * 1024;        // bytes
constexpr qint64 kMostCopied = 8 * 1024 * 1024; // bytes

} // namespace

RecordDesk::RecordDesk(const WindowParts &parts, ports::RecordPort &records, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_records(records)
{
    connect(parts.actions.exportRoom, &QAction::triggered, this,
            [this] { openFor(m_parts.session.roomId()); });
    connect(&parts.roomsPanel, &RoomsPanel::exportWanted, this,
            [this](const base::RoomId &room) { openFor(room); });
    connectPort();
    parts.actions.exportRoom->setVisible(true);
}

RecordDesk::~RecordDesk() = default;

void RecordDesk::connectPort()
{
    connect(&m_records, &ports::RecordPort::exported, this,
            [this](const RequestId &request, const QString &file) {
                if (m_running.remove(request) > 0)
                    told(file);
            });
    connect(&m_records, &ports::RecordPort::progressed, this,
            [this](const RequestId &request, qint64 done, qint64 total) {
                if (m_window && m_running.contains(request))
                    m_window->showProgress(done, total);
            });
    connect(&m_records, &ports::RecordPort::read, this,
            [this](const RequestId &request, const ports::RecordPiece &piece) {
                const auto wanted = m_read.constFind(request);
                if (wanted == m_read.constEnd())
                    return;
                const Use how = *wanted;
                m_read.erase(wanted);
                if (m_window && (how != Use::Preview || request == m_preview))
                    use(piece, how);
            });
    connect(&m_records, &ports::RecordPort::failed, this, &RecordDesk::fail);
}

// What was stopped by hand, or is not awaited any more, is no trouble.
void RecordDesk::fail(const RequestId &request, const Error &error)
{
    const bool isFile = m_running.remove(request) > 0;
    const bool isRead = m_read.remove(request) > 0;
    if (!isFile && !isRead)
        return;
    m_plain.clear();
    const bool isSeen = m_window && m_window->isVisible();
    if (error.code == base::ErrorCode::Cancelled) {
        if (isSeen && isFile)
            m_window->showDone();
        return;
    }
    if (isSeen)
        return m_window->tellTrouble(error.text);
    if (isFile)
        m_parts.window.tell({Trouble::Kind::RequestFailed, {}, error.text});
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

QString RecordDesk::roomName(const base::RoomId &room) const
{
    const RoomListModel &rooms = m_parts.desk.rooms();
    const auto summary = rooms.room(rooms.indexOf(room));
    return summary ? summary->name : QString();
}

void RecordDesk::openFor(const base::RoomId &room, const std::optional<base::ParticipantId> &witness)
{
    const RoomListModel &rooms = m_parts.desk.rooms();
    const auto summary = rooms.room(rooms.indexOf(room));
    if (!summary)
        return;
    if (m_window)
        m_window->close();
    Record record;
    record.room = room;
    record.witness = witness;
    record.names = m_parts.look.language();
    m_room = room;
    m_window = new ExportWindow(summary->name, record, m_parts.look.theme(), &m_parts.window);
    const bool isOpen = m_parts.session.isOpen() && m_parts.session.roomId() == room;
    m_window->setRoom(summary->messages, isOpen ? m_parts.page.transcript().selectedRows() : std::nullopt);
    connectWindow();
    m_window->show();
}

void RecordDesk::connectWindow()
{
    connect(m_window, &ExportWindow::previewWanted, this,
            [this](const Record &record) { ask(record, Use::Preview); });
    connect(m_window, &ExportWindow::saveWanted, this, &RecordDesk::askForFile);
    connect(m_window, &ExportWindow::printWanted, this, [this](Record record) {
        record.format = RecordFormat::Html; // whatever is chosen: paper shows the talk
        ask(record, Use::Print);
    });
    connect(m_window, &ExportWindow::copyWanted, this, [this](Record record) {
        if (knowsDetails(record.format))
            record.format = RecordFormat::Text; // the page comes with it, see copy()
        ask(record, Use::Copy);
    });
    connect(m_window, &ExportWindow::stopWanted, this, [this] {
        for (auto file = m_running.keyBegin(); file != m_running.keyEnd(); ++file)
            m_records.stop(*file);
    });
}

Record RecordDesk::withFaces(Record record) const
{
    const bool isOpen = m_parts.session.isOpen() && m_parts.session.roomId() == record.room;
    if (isOpen && record.pictures && !record.redacted && knowsFaces(record.format))
        record.faces = drawnFaces(m_parts.session.view().personas);
    return record;
}

void RecordDesk::ask(const Record &record, Use use)
{
    const qint64 most = use == Use::Preview ? kPreviewed : use == Use::Print ? kMostPrinted : kMostCopied;
    if (use == Use::Preview && m_read.remove(m_preview) > 0)
        m_records.stop(m_preview);
    const RequestId request = m_records.readRoom(withFaces(record), most);
    m_read.insert(request, use);
    if (use == Use::Preview)
        m_preview = request;
}

void RecordDesk::use(const ports::RecordPiece &piece, Use use)
{
    if (use == Use::Preview)
        return m_window->setPreview(piece);
    if (!piece.isWhole)
        return m_window->tellTrouble(
            use == Use::Print
                ? tr("This is too long to be printed from here. Save it as a PDF, and print that.")
                : tr("This is too long for the clipboard. Save it as a file."));
    if (use == Use::Print) {
        openPrintPreview(piece.bytes, roomName(m_room), m_window);
        return;
    }
    copy(piece.bytes);
}

// As text, and where it is to be read as a page too: the program that it is pasted into chooses.
void RecordDesk::copy(const QByteArray &bytes)
{
    const Record record = m_window->record();
    const bool isPage = knowsDetails(record.format);
    if (isPage && m_plain.isEmpty()) {
        m_plain = bytes;
        Record page = record;
        page.format = RecordFormat::Html;
        page.pictures = false;
        return ask(page, Use::Copy);
    }
    auto *data = new QMimeData;
    data->setText(QString::fromUtf8(isPage ? m_plain : bytes));
    if (isPage)
        data->setHtml(QString::fromUtf8(bytes));
    m_plain.clear();
    QGuiApplication::clipboard()->setMimeData(data);
    m_parts.notice.tell(tr("The room was copied."), {}, {});
}

void RecordDesk::askForFile(const Record &record)
{
    auto *dialog = new QFileDialog(m_window, m_window->windowTitle());
    dialog->setObjectName(u"exportRoomDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave); // asks before it replaces a file
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString suffix = formatSuffix(record.format);
    //: In the file dialog: %1 is a format, %2 how its files end
    dialog->setNameFilters(
        {tr("%1 (*.%2)").arg(formatName(record.format).remove(u'(').remove(u')'), suffix)});
    dialog->setDefaultSuffix(suffix);
    // A file's name would tell what the document does not.
    dialog->selectFile(fileNameFor(record.redacted ? QString() : roomName(record.room)));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, record](const QString &file) { exportTo(record, file); });
    dialog->open();
}

void RecordDesk::exportTo(const Record &record, const QString &file)
{
    Record wanted = record;
    wanted.format = formatOfFile(file, record.format);
    m_running.insert(m_records.exportRoom(withFaces(wanted), file), file);
    if (m_window)
        m_window->showProgress(0, 0);
}

void RecordDesk::told(const QString &file)
{
    if (m_window)
        m_window->close();
    const QString folder = QFileInfo(file).absolutePath();
    m_parts.notice.tell(tr("The room was exported as “%1”.").arg(QFileInfo(file).fileName()), tr("Show"),
                        [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
}

} // namespace studio::ui
