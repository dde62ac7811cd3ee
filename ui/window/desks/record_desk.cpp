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
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
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
using ports::Record;
using ports::RecordFormat;

namespace {

constexpr qsizetype kLongestName = 80;          // bytes; a name stays well below 255 bytes in any script
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
    parts.actions.exportRoom->setVisible(true);
}

RecordDesk::~RecordDesk() = default;

// An export that the user stopped is no error.
void RecordDesk::end(int number, const base::Result<QString> &file)
{
    m_exports.erase(number);
    if (file)
        return told(*file);
    if (file.error().code != base::ErrorCode::Cancelled)
        return tellFailed(file.error());
    if (m_window && m_window->isVisible())
        m_window->showDone();
}

void RecordDesk::tellFailed(const Error &error)
{
    if (m_window && m_window->isVisible())
        m_window->tellTrouble(error.text);
    else
        m_parts.host.tell({Trouble::Kind::RequestFailed, {}, error.text});
}

QString RecordDesk::fileNameFor(const QString &roomName)
{
    static const QRegularExpression refused(u"[\\x00-\\x1f\\x7f/\\\\:*?\"<>|]+"_s);
    QString name = roomName.simplified();
    name.replace(refused, u" "_s);
    static const QRegularExpression leading(u"^[. ]+"_s); // no hidden file, no parent folder
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
    m_reads = {};
    Record record;
    record.room = room;
    record.witness = witness;
    record.names = m_parts.look.language();
    m_room = room;
    m_window = new ExportWindow(summary->name, record, &m_parts.window);
    const bool isOpen = m_parts.session.isOpen() && m_parts.session.roomId() == room;
    m_window->setRoom(summary->messages, isOpen ? m_parts.page.transcript().selectedRows() : std::nullopt);
    connectWindow();
    m_window->show();
}

void RecordDesk::connectWindow()
{
    connect(m_window, &ExportWindow::previewWanted, this, [this](const Record &record) {
        ask({record, Use::Preview});
    });
    connect(m_window, &ExportWindow::saveWanted, this, &RecordDesk::askForFile);
    connect(m_window, &ExportWindow::printWanted, this, [this](Record record) {
        record.format = RecordFormat::Html; // paper always shows the talk, whatever is chosen
        ask({record, Use::Print});
    });
    connect(m_window, &ExportWindow::copyWanted, this, [this](Record record) {
        if (knowsDetails(record.format))
            record.format = RecordFormat::Text; // copy() adds the page
        ask({record, Use::Copy});
    });
    connect(m_window, &ExportWindow::stopWanted, this, [this] {
        for (auto &[number, job] : m_exports)
            job.cancel();
    });
}

Record RecordDesk::withFaces(Record record) const
{
    const bool isOpen = m_parts.session.isOpen() && m_parts.session.roomId() == record.room;
    if (isOpen && record.pictures && !record.redacted && knowsFaces(record.format))
        record.faces = drawnFaces(m_parts.session.view().personas);
    return record;
}

void RecordDesk::ask(const Reading &wanted)
{
    const Use use = wanted.use;
    const qint64 most = use == Use::Preview ? kPreviewed : use == Use::Print ? kMostPrinted : kMostCopied;
    const int preview = use == Use::Preview ? ++m_preview : 0;
    const ExportWindow *window = m_window;
    const auto answered = [this, wanted, preview, window](const base::Result<ports::RecordPiece> &read) {
        if (window == m_window && (wanted.use != Use::Preview || preview == m_preview))
            take(read, wanted);
    };
    m_reads[size_t(use)] = m_records.readRoom(withFaces(wanted.record), most, {m_window, answered});
}

// An answer that is no longer awaited is no error.
void RecordDesk::take(const base::Result<ports::RecordPiece> &read, const Reading &wanted)
{
    if (read)
        use(*read, wanted);
    else if (read.error().code != base::ErrorCode::Cancelled && m_window->isVisible())
        m_window->tellTrouble(read.error().text);
}

void RecordDesk::use(const ports::RecordPiece &piece, const Reading &wanted)
{
    if (wanted.use == Use::Preview)
        return preview(piece, wanted);
    if (!piece.isWhole)
        return m_window->tellTrouble(wanted.use == Use::Print
                                         ? tr("Too long to print from here. Save it as a PDF and print that.")
                                         : tr("Too long for the clipboard. Save it as a file."));
    if (wanted.use == Use::Print) {
        openPrintPreview(piece.bytes, roomName(m_room), m_window);
        return;
    }
    copy(piece.bytes, wanted.plain);
}

// Only a browser shows a page as it is; the same talk drawn for paper is the nearest picture of it.
void RecordDesk::preview(const ports::RecordPiece &piece, const Reading &wanted)
{
    ports::RecordPiece shown = piece;
    if (wanted.page) {
        shown = *wanted.page;
        shown.bytes = piece.bytes;
        shown.isPicture = piece.isPicture;
    } else if (wanted.record.format == RecordFormat::Html) {
        Record paper = wanted.record;
        paper.format = RecordFormat::Pdf;
        return ask({.record = paper, .use = Use::Preview, .page = piece});
    } else if (piece.isPicture) {
        shown.wholeSize = 0; // of the picture, not of the document
    }
    m_window->setPreview(shown);
}

// Copies text, and also a page if the content is readable as one: the program that pastes it chooses.
void RecordDesk::copy(const QByteArray &bytes, const QByteArray &plain)
{
    const Record record = m_window->record();
    const bool isPage = knowsDetails(record.format);
    if (isPage && plain.isEmpty()) {
        Record page = record;
        page.format = RecordFormat::Html;
        page.pictures = false;
        return ask({page, Use::Copy, bytes});
    }
    auto *data = new QMimeData;
    data->setText(QString::fromUtf8(isPage ? plain : bytes));
    if (isPage)
        data->setHtml(QString::fromUtf8(bytes));
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
    // The name of the file must not reveal what the document hides.
    const QString name = fileNameFor(record.redacted ? QString() : roomName(record.room));
    dialog->selectFile(u"%1.%2"_s.arg(name, suffix)); // the dialog adds nothing to a name with a dot
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, record](const QString &file) { exportTo(record, file); });
    dialog->open();
}

void RecordDesk::exportTo(const Record &record, const QString &file)
{
    Record wanted = record;
    wanted.format = formatOfFile(file, record.format);
    const int number = ++m_lastExport;
    const auto tellProgress = [this](const base::Progress &now) {
        if (m_window)
            m_window->showProgress(now.done, now.total);
    };
    const auto answered = [this, number](const base::Result<QString> &written) { end(number, written); };
    m_exports[number] = m_records.exportRoom(withFaces(wanted), file, {this, tellProgress}, {this, answered});
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
