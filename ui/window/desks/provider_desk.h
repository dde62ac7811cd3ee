// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"
#include "ui/providers/provider_wizard.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class ProvidersWindow;

/// Where the models come from: keeps the studio's list of providers, opens the wizard and the window of all
/// providers, and offers both in the status bar and the menu.
class ProviderDesk : public QObject
{
    Q_OBJECT

public:
    ProviderDesk(const WindowParts &parts, ports::ProviderPort &port, QObject *parent = nullptr);
    ~ProviderDesk() override;

    [[nodiscard]] const ports::ProviderList &list() const { return m_list; }
    [[nodiscard]] bool isListed() const { return m_known; }
    void connectModel();  ///< a new one
    void openProviders(); ///< all of them
    /// Shows in the status bar which models answer, by the choices of companions and room; nothing before the
    /// list is known.
    void showAnswering();

Q_SIGNALS:
    void listed();

private:
    void refresh();
    void take(const ports::ProviderList &list);
    void openWizard(const ProviderWizard::Start &start);
    void openWizard(const base::ProviderId &id, ProviderWizard::Page page);
    void connectWindow();
    /// Shows an error if the command fails.
    [[nodiscard]] base::Then<void> tellingFailure();
    void fail(const base::Error &error);
    void wayOn();
    void tellStored(const model::Provider &provider, bool asStandard);

    WindowParts m_parts;
    ports::ProviderPort &m_port;
    ports::ProviderList m_list;
    bool m_known = false;
    int m_asked = 0; ///< number of the newest request for the list; older answers are stale
    QPointer<ProviderWizard> m_wizard;
    QPointer<ProvidersWindow> m_window;
};

} // namespace studio::ui
