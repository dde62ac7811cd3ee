// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_export.h"

#include "core/studio/ports/record_port.h"
#include "ui/panels/trouble.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>
#include <QStatusBar>

#include <memory>

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestName = 80;  // characters; file systems count 255 bytes
constexpr int kNoticeTime = 8000; // ms

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WindowExport)
};

void writeRoom(ui::MainWindow &window, ports::RecordPort &records, const ports::Record &record,
               const QString &file)
{
    // Lives until the command has ended, whichever way.
    auto *ending = new QObject(&window);
    const auto asked = std::make_shared<base::RequestId>();
    QObject::connect(&records, &ports::RecordPort::exported, ending,
                     [&window, ending, asked](const base::RequestId &done, const QString &written) {
                         if (done != *asked)
                             return;
                         window.statusBar()->showMessage(
                             Words::tr("The room was exported to %1.").arg(QDir::toNativeSeparators(written)),
                             kNoticeTime);
                         ending->deleteLater();
                     });
    QObject::connect(&records, &ports::RecordPort::failed, ending,
                     [&window, ending, asked](const base::RequestId &failed, const base::Error &error) {
                         if (failed != *asked)
                             return;
                         window.tell({ui::Trouble::Kind::RequestFailed, {}, error.text});
                         ending->deleteLater();
                     });
    *asked = records.exportRoom(record, file); // only now: the studio's thread may answer at once
}

} // namespace

void offerExport(ui::MainWindow &window, ports::RecordPort &records, const base::RoomId &room,
                 const QString &name, model::Language language)
{
    const QString markdown = Words::tr("Markdown, to read (*.md)");
    const QString json = Words::tr("JSON, with every event (*.json)");
    auto *dialog = new QFileDialog(&window, Words::tr("Export room"));
    dialog->setObjectName(u"exportRoomDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({markdown, json});
    dialog->setDefaultSuffix(u"md"_s);
    dialog->selectFile(fileNameFor(name));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, json](const QString &filter) {
        dialog->setDefaultSuffix(filter == json ? u"json"_s : u"md"_s);
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, &window,
                     [&window, &records, room, language](const QString &file) {
                         const bool isJson = file.endsWith(".json"_L1, Qt::CaseInsensitive);
                         const auto format =
                             isJson ? ports::RecordFormat::Json : ports::RecordFormat::Markdown;
                         writeRoom(window, records, {room, format, language}, file);
                     });
    dialog->open();
}

QString fileNameFor(const QString &roomName)
{
    static const QRegularExpression unfit(u"[\\x{0}-\\x{1f}\\x{7f}/\\\\:*?\"<>|]+"_s);
    QString name = roomName.simplified().replace(unfit, u"-"_s).left(kLongestName).trimmed();
    while (name.startsWith(u'.') || name.startsWith(u'-'))
        name.remove(0, 1); // neither hidden nor an option
    return name.isEmpty() ? u"room"_s : name;
}

} // namespace studio::app
