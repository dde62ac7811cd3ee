// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/statistics_desk.h"

#include "ui/forms/safe_file.h"
#include "ui/statistics/statistics_window.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::RequestId;
using ports::StatisticsPort;

StatisticsDesk::StatisticsDesk(const WindowParts &parts, StatisticsPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    parts.actions.offerStatistics();
    connect(parts.actions.statistics, &QAction::triggered, this, &StatisticsDesk::open);
    connect(&parts.session, &RoomSession::opened, this, [this] {
        if (m_window && m_room != m_parts.session.roomId())
            m_window->close();
    });
    connect(&parts.session, &RoomSession::closed, this, [this] {
        if (m_window)
            m_window->close();
    });
    connect(&port, &StatisticsPort::progress, this, [this](const RequestId &request, double share) {
        if (m_window && request == m_request)
            m_window->showProgress(share);
    });
    connect(
        &port, &StatisticsPort::counted, this,
        [this](const RequestId &request, const model::RoomStatistics &statistics, const QByteArray &table) {
            if (request != m_request)
                return;
            m_request = {};
            m_table = table;
            m_name = statistics.name;
            if (m_window)
                m_window->show(statistics, m_parts.session.people());
        });
    connect(&port, &StatisticsPort::failed, this, &StatisticsDesk::fail);
}

StatisticsDesk::~StatisticsDesk() { delete m_window; }

void StatisticsDesk::open()
{
    if (!m_parts.session.isOpen())
        return;
    if (m_window && m_room != m_parts.session.roomId())
        delete m_window;
    if (!m_window) {
        m_room = m_parts.session.roomId();
        m_window = new StatisticsWindow(m_parts.look.theme(), &m_parts.window);
        connect(m_window, &StatisticsWindow::countWanted, this, &StatisticsDesk::count);
        connect(m_window, &StatisticsWindow::saveWanted, this, &StatisticsDesk::askForFile);
        connect(m_window, &StatisticsWindow::copyWanted, this,
                [this] { QGuiApplication::clipboard()->setText(QString::fromUtf8(m_table)); });
        connect(m_window, &QObject::destroyed, this, &StatisticsDesk::stop);
        count();
    }
    m_window->QDialog::show();
    m_window->raise();
    m_window->activateWindow();
}

void StatisticsDesk::setTheme()
{
    if (m_window)
        m_window->setTheme(m_parts.look.theme());
}

void StatisticsDesk::count()
{
    stop();
    m_window->showProgress(0);
    m_request = m_port.count(m_room, m_parts.look.language());
}

void StatisticsDesk::stop()
{
    if (!m_request.isEmpty())
        m_port.cancel(std::exchange(m_request, {}));
}

void StatisticsDesk::fail(const RequestId &request, const base::Error &error)
{
    if (request.isEmpty() || request != m_request)
        return;
    m_request = {};
    if (m_window)
        m_window->tellTrouble(error.text);
}

void StatisticsDesk::askForFile()
{
    auto *dialog = new QFileDialog(m_window, tr("Save statistics"));
    dialog->setObjectName(u"saveStatisticsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setNameFilter(tr("Table (*.csv)"));
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(safeFileName(m_name, u"room"_s) + u".csv"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &StatisticsDesk::save);
    dialog->open();
}

void StatisticsDesk::save(const QString &file)
{
    const auto written = writeFile(file, m_table);
    if (!written) {
        if (m_window)
            m_window->tellTrouble(written.error().text);
        return;
    }
    m_parts.notice.tell(tr("The statistics were saved as “%1”.").arg(QFileInfo(file).fileName()), {}, {});
}

} // namespace studio::ui
