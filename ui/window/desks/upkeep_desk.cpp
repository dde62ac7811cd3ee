// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/upkeep_desk.h"

#include "ui/upkeep/data_window.h"
#include "ui/upkeep/data_words.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/window_look.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace studio::ui {

using namespace Qt::StringLiterals;
using base::RequestId;
using ports::UpkeepPort;

UpkeepDesk::UpkeepDesk(const WindowParts &parts, UpkeepPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    parts.actions.offerUpkeep();
    connect(parts.actions.yourData, &QAction::triggered, this, &UpkeepDesk::open);
    connectPort();
}

UpkeepDesk::~UpkeepDesk() { delete m_window; }

void UpkeepDesk::setTheme()
{
    if (m_window)
        m_window->setTheme(m_parts.look.theme());
}

void UpkeepDesk::connectPort()
{
    connect(&m_port, &UpkeepPort::dataChanged, this, &UpkeepDesk::weigh);
    connect(&m_port, &UpkeepPort::dataWeighed, this,
            [this](const RequestId &request, const model::DataSizes &sizes) {
                if (request != m_weighing)
                    return;
                m_folder = sizes.folder;
                if (m_window)
                    m_window->setSizes(sizes);
            });
    connect(&m_port, &UpkeepPort::progressed, this, [this](const RequestId &request, int percent) {
        if (m_window && request == m_working)
            m_window->setProgress(percent);
    });
    connect(&m_port, &UpkeepPort::dataChecked, this,
            [this](const RequestId &request, const model::CheckReport &report) {
                if (request == m_working && m_window)
                    finish(checkText(report, m_window->locale()));
            });
    connect(&m_port, &UpkeepPort::backedUp, this,
            [this](const RequestId &request, const model::Backup &backup) {
                if (request == m_working)
                    finish(tr("Backed up and read through: %1").arg(backup.file));
            });
    connect(&m_port, &UpkeepPort::compactionWeighed, this,
            [this](const RequestId &request, const model::CompactionGain &gain) {
                if (request != m_working)
                    return;
                finish({});
                askToCompact(gain);
            });
    connect(&m_port, &UpkeepPort::compacted, this,
            [this](const RequestId &request, const model::CompactionGain &gain) {
                if (request == m_working && m_window)
                    finish(gainText(gain, m_window->locale()));
            });
    connect(&m_port, &UpkeepPort::done, this, [this](const RequestId &request) {
        if (request == m_weighing)
            m_weighing = {};
        if (request != m_working)
            return;
        const QString ready = tr("The backup lies ready. Quit and start the studio again to use it; what is "
                                 "there now is kept beside it.");
        finish(request == m_restoring ? (QStringList{ready} + m_withdrawn).join(u'\n') : tr("Done."));
    });
    connect(&m_port, &UpkeepPort::laidReady, this,
            [this](const RequestId &request, const QStringList &withdrawn) {
                if (request == m_restoring)
                    m_withdrawn = withdrawn;
            });
    connect(&m_port, &UpkeepPort::failed, this, &UpkeepDesk::fail);
}

void UpkeepDesk::fail(const RequestId &request, const base::Error &error)
{
    const bool isOurs = !request.isEmpty() && (request == m_weighing || request == m_working);
    if (!isOurs)
        return;
    if (request == m_weighing)
        m_weighing = {};
    if (request == m_working)
        finish(error.text);
    else if (m_window)
        m_window->tell(error.text);
}

void UpkeepDesk::begin(const QString &what, const RequestId &request)
{
    m_working = request;
    m_what = what;
    if (!m_window)
        return;
    m_window->tell({});
    m_window->setBusy(what);
}

void UpkeepDesk::finish(const QString &result)
{
    m_working = {};
    m_restoring = {};
    m_what.clear();
    if (m_window) {
        m_window->setBusy({});
        m_window->tell(result);
    }
    weigh();
}

void UpkeepDesk::weigh()
{
    if (m_window && m_weighing.isEmpty())
        m_weighing = m_port.weighData();
}

void UpkeepDesk::open()
{
    if (!m_window) {
        m_window = new DataWindow(m_parts.look.theme(), &m_parts.window);
        m_window->setWritable(!m_parts.readOnly);
        connectWindow();
        m_window->setBusy(m_what);
        weigh();
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void UpkeepDesk::connectWindow()
{
    connect(m_window, &DataWindow::pathWanted, this,
            [this] { QGuiApplication::clipboard()->setText(m_folder); });
    connect(m_window, &DataWindow::checkWanted, this,
            [this] { begin(tr("Looking through the data…"), m_port.checkData()); });
    connect(m_window, &DataWindow::backupWanted, this,
            [this] { begin(tr("Making a backup…"), m_port.backUp()); });
    connect(m_window, &DataWindow::rebuildWanted, this,
            [this] { begin(tr("Making the lists again…"), m_port.rebuild()); });
    connect(m_window, &DataWindow::compactionWanted, this,
            [this] { begin(tr("Looking for what is not needed…"), m_port.weighCompaction({})); });
    connect(m_window, &DataWindow::restoreWanted, this, &UpkeepDesk::askToRestore);
    connect(m_window, &DataWindow::stopWanted, this, [this] { m_port.cancel(m_working); });
}

void UpkeepDesk::askToRestore(const QString &file)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Restore a backup"),
                                tr("At the next start the data is as in this backup. What was said since is "
                                   "not in it; the data of now is kept beside it."),
                                QMessageBox::Cancel, m_window);
    box->setObjectName(u"restoreQuestion"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(file);
    box->addButton(tr("Restore"), QMessageBox::AcceptRole)->setObjectName(u"restoreAnswer"_s);
    connect(box, &QMessageBox::buttonClicked, this, [this, box, file](QAbstractButton *button) {
        if (box->buttonRole(button) != QMessageBox::AcceptRole)
            return;
        const RequestId request = m_port.layReady(file);
        begin(tr("Laying the backup ready…"), request);
        m_restoring = request;
        m_withdrawn.clear();
    });
    box->open();
}

void UpkeepDesk::askToCompact(const model::CompactionGain &gain)
{
    if (!m_window)
        return;
    auto *box = new QMessageBox(QMessageBox::Question, tr("Compact the data"),
                                gainText(gain, m_window->locale()), QMessageBox::Cancel, m_window);
    box->setObjectName(u"compactQuestion"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Nothing of what was said is lost. What is said meanwhile waits until it is "
                               "over."));
    box->addButton(tr("Compact"), QMessageBox::AcceptRole)->setObjectName(u"compactAnswer"_s);
    connect(box, &QMessageBox::buttonClicked, this, [this, box](QAbstractButton *button) {
        if (box->buttonRole(button) == QMessageBox::AcceptRole)
            begin(tr("Compacting the data…"), m_port.compact({}));
    });
    box->open();
}

} // namespace studio::ui
