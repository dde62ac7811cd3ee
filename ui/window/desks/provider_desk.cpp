// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/provider_desk.h"

#include "core/explain/call_words.h"
#include "core/explain/names.h"
#include "ui/composer/composer.h"
#include "ui/providers/providers_window.h"
#include "ui/rooms/models/room_answers.h"
#include "ui/window/actions/model_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/model_line.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <QAction>

#include <algorithm>

namespace studio::ui {

using ports::ProviderPort;

ProviderDesk::ProviderDesk(const WindowParts &parts, ProviderPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    connect(&port, &ProviderPort::providersChanged, this, &ProviderDesk::refresh);
    for (const auto changed : {&RoomSession::opened, &RoomSession::roomChanged, &RoomSession::peopleChanged})
        connect(&parts.session, changed, this, &ProviderDesk::showAnswering);
    refresh();
    if (parts.readOnly)
        return;
    parts.actions.models->offerProviders();
    connect(parts.actions.models->connectModel, &QAction::triggered, this, &ProviderDesk::connectModel);
    connect(parts.actions.models->providers, &QAction::triggered, this, &ProviderDesk::openProviders);
    connect(&parts.modelLine, &ModelLine::wanted, this, &ProviderDesk::wayOn);
}

/// The windows that the desk opened use its port, so they go first.
ProviderDesk::~ProviderDesk()
{
    delete m_wizard;
    delete m_window;
}

void ProviderDesk::refresh()
{
    m_port.listProviders({this, [this, asked = ++m_asked](const base::Result<ports::ProviderList> &list) {
                              if (list && asked == m_asked)
                                  take(*list);
                          }});
}

base::Then<void> ProviderDesk::tellingFailure()
{
    return {this, [this](const base::Result<void> &answer) {
                if (!answer)
                    fail(answer.error());
            }};
}

void ProviderDesk::fail(const base::Error &error)
{
    if (m_window)
        m_window->tellTrouble(error.text);
    else
        m_parts.host.tell({Trouble::Kind::RequestFailed, {}, error.text});
}

void ProviderDesk::take(const ports::ProviderList &list)
{
    m_list = list;
    m_known = true;
    showAnswering();
    if (m_wizard)
        m_wizard->follow(list);
    if (m_window)
        m_window->setList(list);
    if (!m_parts.readOnly)
        m_parts.modelLine.offer(list.rows.isEmpty() ? ModelLine::Way::Connect : ModelLine::Way::Providers);
    Q_EMIT listed();
}

/// The snapshot of a room holds it too, but not changes of the standard or a companion since.
void ProviderDesk::showAnswering()
{
    if (!m_known || !m_parts.session.isOpen())
        return;
    QStringList names;
    for (const RoomAnswer &answer : answersIn(m_parts.session.view(), m_list))
        names.append(answeringName(answer.answering));
    names.removeDuplicates();
    if (!names.isEmpty())
        m_parts.modelLine.showModel(explain::listed(names));
}

void ProviderDesk::wayOn()
{
    if (m_list.rows.isEmpty())
        connectModel();
    else
        openProviders();
}

void ProviderDesk::connectModel() { openWizard(ProviderWizard::Start()); }

void ProviderDesk::openProviders()
{
    if (!m_window) {
        m_window = new ProvidersWindow(m_list, &m_parts.window);
        connectWindow();
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void ProviderDesk::connectWindow()
{
    using Page = ProviderWizard::Page;
    connect(m_window, &ProvidersWindow::connectWanted, this, &ProviderDesk::connectModel);
    connect(m_window, &ProvidersWindow::changeWanted, this,
            [this](const base::ProviderId &id) { openWizard(id, Page::Access); });
    connect(m_window, &ProvidersWindow::testWanted, this,
            [this](const base::ProviderId &id) { openWizard(id, Page::Test); });
    connect(m_window, &ProvidersWindow::agreeWanted, this,
            [this](const base::ProviderId &id) { m_port.agreeKey(id, tellingFailure()); });
    connect(m_window, &ProvidersWindow::removeWanted, this,
            [this](const base::ProviderId &id) { m_port.removeProvider(id, tellingFailure()); });
    connect(m_window, &ProvidersWindow::standardWanted, this,
            [this](const model::ModelChoice &choice) { m_port.setStandard(choice, tellingFailure()); });
    connect(m_window, &ProvidersWindow::factsWanted, this,
            [this](const model::ModelFacts &facts) { m_port.saveFacts(facts, tellingFailure()); });
}

void ProviderDesk::openWizard(const base::ProviderId &id, ProviderWizard::Page page)
{
    const auto row = std::find_if(m_list.rows.cbegin(), m_list.rows.cend(),
                                  [&id](const ports::ProviderRow &one) { return one.provider.id == id; });
    if (row != m_list.rows.cend())
        openWizard({*row, page});
}

/// One wizard at a time: a second request brings the open wizard to the front.
void ProviderDesk::openWizard(const ProviderWizard::Start &start)
{
    if (!m_wizard) {
        m_wizard = new ProviderWizard(m_port, m_list, start,
                                      m_window ? static_cast<QWidget *>(m_window) : &m_parts.window);
        connect(m_wizard, &ProviderWizard::stored, this, &ProviderDesk::tellStored);
        connect(m_wizard, &QDialog::finished, this, [this] {
            if (!m_window || !m_window->isVisible())
                m_parts.page.composer().focusInput(); // to try the new model at once
        });
    }
    m_wizard->open();
    m_wizard->raise();
    m_wizard->activateWindow();
}

void ProviderDesk::tellStored(const model::Provider &provider, bool asStandard)
{
    const QString model = explain::modelWords(provider.model, provider.name);
    m_parts.notice.tell(asStandard ? tr("%1 is the default from the next turn.").arg(model)
                                   : tr("%1 is now available in the companion forms.").arg(model),
                        {}, {});
}

} // namespace studio::ui
