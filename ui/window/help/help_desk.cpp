// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/help_desk.h"

#include "core/base/whole_file.h"
#include "ui/actions/action_registry.h"
#include "ui/help/about_window.h"
#include "ui/help/manual_places.h"
#include "ui/help/manual_window.h"
#include "ui/help/program_details.h"
#include "ui/help/report_window.h"
#include "ui/keys/key_field.h"
#include "ui/panels/trouble_banner.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/room_session.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QStandardPaths>
#include <QTime>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kMostTroubles = 20;
constexpr qint64 kMostReplay = 4 * 1024 * 1024; // bytes; a text field takes no more without waiting

QString kindOf(model::ProviderKind kind)
{
    static const QStringList kinds{u"openai"_s, u"openai-responses"_s, u"anthropic"_s,
                                   u"gemini"_s, u"ollama"_s,           u"compatible"_s};
    return kinds.value(int(kind));
}

/// Whether the keys open the manual, with the keys that the user has now.
bool opensManual(const QKeyEvent &event)
{
    const QKeySequence pressed(event.keyCombination());
    return shortcutsOf(*registeredAction(u"manualAction"_s)).contains(pressed);
}

void bringUp(QWidget &window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

HelpDesk::HelpDesk(const WindowParts &parts, const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_settings(settings)
{
    connect(parts.actions.manual, &QAction::triggered, this,
            [this] { openManual(QApplication::focusWidget()); });
    qApp->installEventFilter(this);
    connect(parts.actions.about, &QAction::triggered, this, &HelpDesk::openAbout);
    connect(parts.actions.report, &QAction::triggered, this, &HelpDesk::openReport);
    connect(&parts.banner, &TroubleBanner::told, this, &HelpDesk::remember);
}

HelpDesk::~HelpDesk()
{
    delete m_manual;
    delete m_about;
    delete m_report;
}

// The shortcut of the menu holds in the window only; in dialogs the key is taken here, before its widget.
bool HelpDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched->isWidgetType() &&
        opensManual(*static_cast<QKeyEvent *>(event))) {
        const auto *widget = static_cast<QWidget *>(watched);
        if (qobject_cast<const KeyField *>(widget) || QApplication::activePopupWidget())
            return false; // the field takes every key, and a menu is left first
        if (m_manual && widget->window() == m_manual)
            return true; // the reader is there
        if (widget->window() != &m_parts.window) {
            openManual(widget);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void HelpDesk::openManual(const QWidget *about)
{
    if (!m_manual) {
        m_manual = new ManualWindow;
        m_manual->setLocale(m_parts.window.locale());
    }
    m_manual->open(manualPlaceOf(about));
    bringUp(*m_manual);
    m_manual->focusPage();
}

// The room of a trouble is left out: its name says what a talk is about.
void HelpDesk::remember(const Trouble &trouble)
{
    m_troubles.append(QTime::currentTime().toString(u"HH:mm:ss "_s) +
                      troubleSentence({trouble.kind, {}, trouble.detail}));
    if (m_troubles.size() > kMostTroubles)
        m_troubles.removeFirst();
}

void HelpDesk::openAbout()
{
    if (!m_about) {
        m_about = new AboutWindow(&m_parts.window);
        m_about->setLocale(m_parts.window.locale());
        connect(m_about, &AboutWindow::reportWanted, this, &HelpDesk::openReport);
    }
    bringUp(*m_about);
}

void HelpDesk::openReport()
{
    if (m_report)
        return bringUp(*m_report);
    m_reading = {};
    m_report = new ReportWindow(&m_parts.window);
    connect(m_report, &ReportWindow::replayWanted, this, &HelpDesk::readReplay);
    connect(m_report, &ReportWindow::saveWanted, this, &HelpDesk::askForFile);
    fillReport({});
    if (m_records && m_parts.session.isOpen()) {
        m_room = m_parts.session.roomId();
        const RoomListModel &rooms = m_parts.desk.rooms();
        const auto room = rooms.room(rooms.indexOf(m_room));
        m_report->offerReplay(room ? room->name : m_room.value());
    }
    if (m_providers)
        m_providers->listProviders({m_report, [this](const base::Result<ports::ProviderList> &list) {
                                        if (list)
                                            fillReport(*list);
                                    }});
    bringUp(*m_report);
}

void HelpDesk::fillReport(const ports::ProviderList &providers)
{
    Report report{
        .details = programDetails(m_parts.window), .settings = m_settings(), .troubles = m_troubles};
    for (const ports::ProviderRow &row : providers.rows)
        report.providers.append(
            {kindOf(row.provider.kind), row.provider.baseUrl, row.provider.model, row.hasKey});
    m_report->setReport(report);
}

void HelpDesk::readReplay()
{
    ports::Record record;
    record.room = m_room;
    record.format = ports::RecordFormat::Cassette;
    record.pictures = false;
    m_reading = m_records->readRoom(
        record, kMostReplay,
        {m_report, [this](const base::Result<ports::RecordPiece> &read) { takeReplay(read); }});
}

void HelpDesk::takeReplay(const base::Result<ports::RecordPiece> &read)
{
    if (!read)
        m_report->tellTrouble(read.error().text);
    else if (!read->isWhole)
        m_report->tellTrouble(tr("This room is too long for a report. Export it as a cassette instead."));
    else
        m_report->setReplay(read->bytes);
}

void HelpDesk::askForFile()
{
    auto *dialog = new QFileDialog(m_report, m_report->windowTitle());
    dialog->setObjectName(u"saveReportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave); // asks before it replaces a file
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setNameFilters({tr("Text (*.txt)")});
    dialog->setDefaultSuffix(u"txt"_s);
    dialog->selectFile(u"companion-studio-report.txt"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &HelpDesk::saveReport);
    dialog->open();
}

void HelpDesk::saveReport(const QString &file)
{
    if (!m_report)
        return;
    if (const auto trouble = base::writeWhole(file, m_report->text().toUtf8()))
        //: %1 what the system says
        m_report->tellTrouble(tr("The report could not be saved: %1").arg(*trouble));
    else
        m_report->tellSaved(QFileInfo(file).fileName());
}

} // namespace studio::ui
