// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/upkeep_desk.h"

#include "ui/panels/trouble_banner.h"
#include "ui/upkeep/data_window.h"
#include "ui/upkeep/data_words.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
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
using base::Result;
using ports::UpkeepPort;

UpkeepDesk::UpkeepDesk(const WindowParts &parts, UpkeepPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    parts.actions.offerUpkeep();
    connect(parts.actions.yourData, &QAction::triggered, this, &UpkeepDesk::open);
    connect(&port, &UpkeepPort::dataChanged, this, &UpkeepDesk::weigh);
    connect(&parts.banner, &TroubleBanner::remedyWanted, this, [this](const Trouble &, Remedy remedy) {
        if (remedy == Remedy::ShowBackups)
            open();
    });
}

UpkeepDesk::~UpkeepDesk() { delete m_window; }

template<class T>
base::Then<T> UpkeepDesk::ending(std::function<void(const T &)> work)
{
    return {this, [this, work = std::move(work), number = m_number](const Result<T> &result) {
                if (number != m_number)
                    return; // the user began other work meanwhile
                if (result)
                    work(*result);
                else
                    finish(result.error().text);
            }};
}

base::Listener<int> UpkeepDesk::progress()
{
    return {this, [this, number = m_number](int percent) {
                if (m_window && number == m_number)
                    m_window->setProgress(percent);
            }};
}

void UpkeepDesk::begin(const QString &what)
{
    ++m_number;
    m_work.cancel();
    m_what = what;
    if (!m_window)
        return;
    m_window->tell({});
    m_window->setBusy(what);
}

void UpkeepDesk::finish(const QString &result)
{
    m_what.clear();
    if (m_window) {
        m_window->setBusy({});
        m_window->tell(result);
    }
    weigh();
}

void UpkeepDesk::weigh()
{
    if (!m_window || std::exchange(m_isWeighing, true))
        return;
    m_port.weighData({this, [this](const Result<model::DataSizes> &sizes) {
                          m_isWeighing = false;
                          if (sizes)
                              m_folder = sizes->folder;
                          if (m_window && sizes)
                              m_window->setSizes(*sizes);
                          else if (m_window)
                              m_window->tell(sizes.error().text);
                      }});
}

void UpkeepDesk::check()
{
    begin(tr("Checking the data…"));
    m_work = m_port.checkData(progress(), ending<model::CheckReport>([this](const auto &report) {
                                  finish(m_window ? checkText(report, m_window->locale()) : QString());
                              }));
}

void UpkeepDesk::backUp()
{
    begin(tr("Creating a backup…"));
    m_work = m_port.backUp(progress(), ending<model::Backup>([this](const model::Backup &backup) {
                               finish(tr("Backed up and verified: %1").arg(backup.file));
                           }));
}

void UpkeepDesk::weighCompaction()
{
    begin(tr("Looking for unneeded data…"));
    m_work = m_port.weighCompaction({}, progress(), ending<model::CompactionGain>([this](const auto &gain) {
                                        finish({});
                                        askToCompact(gain);
                                    }));
}

void UpkeepDesk::compact()
{
    begin(tr("Compacting the data…"));
    m_work = m_port.compact({}, progress(), ending<model::CompactionGain>([this](const auto &gain) {
                                finish(m_window ? gainText(gain, m_window->locale()) : QString());
                            }));
}

void UpkeepDesk::layReady(const QString &file)
{
    begin(tr("Preparing the backup…"));
    const auto tell = [this](const QStringList &withdrawn) {
        const QString ready = tr("Backup ready. Restart to use it. Your current data is kept.");
        finish((QStringList{ready} + withdrawn).join(u'\n'));
    };
    m_work = m_port.layReady(file, progress(), ending<QStringList>(tell));
}

void UpkeepDesk::open()
{
    if (!m_window) {
        m_window = new DataWindow(&m_parts.window);
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
    connect(m_window, &DataWindow::checkWanted, this, &UpkeepDesk::check);
    connect(m_window, &DataWindow::backupWanted, this, &UpkeepDesk::backUp);
    connect(m_window, &DataWindow::rebuildWanted, this, [this] {
        begin(tr("Rebuilding the lists…"));
        m_port.rebuild({this, [this, number = m_number](const Result<void> &made) {
                            if (number == m_number)
                                finish(made ? tr("Done.") : made.error().text);
                        }});
    });
    connect(m_window, &DataWindow::compactionWanted, this, &UpkeepDesk::weighCompaction);
    connect(m_window, &DataWindow::restoreWanted, this, &UpkeepDesk::askToRestore);
    connect(m_window, &DataWindow::stopWanted, this, [this] { m_work.cancel(); });
}

void UpkeepDesk::askToRestore(const QString &file)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Restore a backup"),
                                tr("At the next start, your data will be as in this backup, without later "
                                   "messages. Your current data is kept separately."),
                                QMessageBox::Cancel, m_window);
    box->setObjectName(u"restoreQuestion"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(file);
    box->addButton(tr("Restore"), QMessageBox::AcceptRole)->setObjectName(u"restoreAnswer"_s);
    connect(box, &QMessageBox::buttonClicked, this, [this, box, file](QAbstractButton *button) {
        if (box->buttonRole(button) == QMessageBox::AcceptRole)
            layReady(file);
    });
    box->open();
}

void UpkeepDesk::askToCompact(const model::CompactionGain &gain)
{
    if (!m_window)
        return;
    auto *box = new QMessageBox(QMessageBox::Question, tr("Compact data"), gainText(gain, m_window->locale()),
                                QMessageBox::Cancel, m_window);
    box->setObjectName(u"compactQuestion"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("No messages are lost. New ones wait until it is done."));
    box->addButton(tr("Compact"), QMessageBox::AcceptRole)->setObjectName(u"compactAnswer"_s);
    connect(box, &QMessageBox::buttonClicked, this, [this, box](QAbstractButton *button) {
        if (box->buttonRole(button) == QMessageBox::AcceptRole)
            compact();
    });
    box->open();
}

} // namespace studio::ui
