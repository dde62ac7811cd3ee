// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/statistics_desk.h"

#include "ui/forms/safe_file.h"
#include "ui/statistics/statistics_window.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
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

using namespace Qt::StringLiterals;

namespace studio::ui {

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
        m_window = new StatisticsWindow(&m_parts.window);
        connect(m_window, &StatisticsWindow::countWanted, this, &StatisticsDesk::count);
        connect(m_window, &StatisticsWindow::saveWanted, this, &StatisticsDesk::askForFile);
        connect(m_window, &StatisticsWindow::copyWanted, this,
                [this] { QGuiApplication::clipboard()->setText(QString::fromUtf8(m_table)); });
        connect(m_window, &QObject::destroyed, this, [this] { m_counting.cancel(); });
        count();
    }
    m_window->QDialog::show();
    m_window->raise();
    m_window->activateWindow();
}

void StatisticsDesk::count()
{
    m_window->showProgress(0);
    const int number = ++m_question;
    const auto show = [this, number](double share) {
        if (number == m_question)
            m_window->showProgress(share);
    };
    const auto answer = [this, number](const base::Result<ports::CountedRoom> &counted) {
        if (number == m_question)
            take(counted);
    };
    m_counting.cancel();
    m_counting = m_port.count(m_room, m_parts.look.language(), {m_window, show}, {m_window, answer});
}

void StatisticsDesk::take(const base::Result<ports::CountedRoom> &counted)
{
    if (!counted)
        return m_window->tellTrouble(counted.error().text);
    m_table = counted->table;
    m_name = counted->statistics.name;
    m_window->show(counted->statistics, m_parts.session.people());
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
