// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/ports/record_port.h"
#include "ui/panels/trouble.h"
#include "ui/window/window_parts.h"

#include <QMap>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace studio::ui {

class AboutWindow;
class ManualWindow;
class ReportWindow;

/// The menu Help: opens the manual at the page about what has the keyboard focus, also from a dialog, opens
/// "About" and "Report a problem", and remembers the last troubles of this session for reports. Providers are
/// asked for when a report is made; nothing is sent to anyone.
class HelpDesk : public QObject
{
    Q_OBJECT

public:
    /// The settings of the window for a report, by their keys.
    using Settings = std::function<QMap<QString, QString>()>;

    HelpDesk(const WindowParts &parts, const Settings &settings, QObject *parent = nullptr);
    ~HelpDesk() override;

    void offerProviders(ports::ProviderPort &providers) { m_providers = &providers; }
    /// From now on a report can hold the replay file of the room on screen.
    void offerRecords(ports::RecordPort &records) { m_records = &records; }

    /// At the page about the widget; null: at the first page.
    void openManual(const QWidget *about);
    void openAbout();
    void openReport();
    void saveReport(const QString &file); ///< the text on screen

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void remember(const Trouble &trouble);
    void fillReport(const ports::ProviderList &providers);
    void readReplay();
    void takeReplay(const base::Result<ports::RecordPiece> &read);
    void askForFile();

    WindowParts m_parts;
    Settings m_settings;
    ports::ProviderPort *m_providers = nullptr; ///< null: not offered
    ports::RecordPort *m_records = nullptr;     ///< null: not offered
    QStringList m_troubles;                     ///< oldest first
    QPointer<ManualWindow> m_manual;
    QPointer<AboutWindow> m_about;
    QPointer<ReportWindow> m_report;
    base::RoomId m_room; ///< whose replay the report may hold
    base::Job m_reading;
};

} // namespace studio::ui
