// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/cost_desk.h"

#include "core/base/sentences.h"
#include "core/explain/call_words.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/theme/hooks.h"
#include "ui/window/actions/model_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/live_signs.h"
#include "ui/window/room_session.h"
#include "ui/window/top_bar.h"
#include "ui/window/window_look.h"

#include <QAction>

#include <algorithm>

namespace studio::ui {

using namespace std::chrono_literals;
using ports::CostPort;
using Sign = LiveSigns::Sign;

namespace {

constexpr auto kSoon = 300ms;

ports::RoomCost costOf(const ports::CostReport &report, const std::optional<qint64> &budget)
{
    ports::RoomCost cost;
    cost.all = report.all;
    for (const auto &[day, sum] : report.days) {
        if (day == QDate::currentDate())
            cost.today = sum;
    }
    cost.budget = budget;
    cost.usedUp = budget && report.all.cost >= *budget;
    return cost;
}

} // namespace

CostDesk::CostDesk(const WindowParts &parts, CostPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, &CostDesk::askForWindow);
    connect(&port, &CostPort::costChanged, this,
            [this](const base::RoomId &room, const ports::RoomCost &cost) {
                if (room == m_parts.session.roomId()) {
                    ++m_first; // a report that is still on its way is older than this one
                    m_cost = cost;
                    show();
                }
                if (m_window && !m_soon.isActive())
                    m_soon.start();
            });
    connect(&parts.session, &RoomSession::opened, this, &CostDesk::openRoom);
    connect(&parts.session, &RoomSession::closed, this, &CostDesk::openRoom);
    connect(&parts.desk, &RoomDesk::listed, this, &CostDesk::showRooms);
    parts.actions.models->offerCosts();
    connect(parts.actions.models->costs, &QAction::triggered, this, &CostDesk::openWindow);
    connect(&parts.topBar.signs(), &LiveSigns::pressed, this, [this](Sign sign) {
        if (sign == Sign::Cost)
            openWindow();
    });
    onRetranslate(&parts.window, this, [this] { retranslate(); });
    openRoom();
}

CostDesk::~CostDesk() { delete m_window; }

void CostDesk::openRoom()
{
    m_cost.reset();
    const auto take = [this, number = ++m_first](const base::Result<ports::CostReport> &report) {
        if (!report || number != m_first || !m_parts.session.isOpen())
            return;
        m_cost = costOf(*report, m_parts.session.view().room.models.budget);
        show();
    };
    if (m_parts.session.isOpen())
        m_port.report(m_parts.session.roomId(), {this, take});
    show();
}

void CostDesk::show()
{
    const ports::CostSum today = m_cost ? m_cost->today : ports::CostSum();
    const bool isKnown = today.cost > 0;
    const QString words = isKnown              ? explain::moneyText(today.cost)
                          : today.unpriced > 0 ? tr("cost unknown")
                                               : QString();
    m_parts.topBar.signs().show(Sign::Cost, words, words.isEmpty() ? QString() : details());
    const bool isSpent = m_cost && m_cost->usedUp && m_cost->budget;
    m_parts.floorPanel.tellBudget(isSpent
                                      ? tr("This room has used up its budget of %1, so no model is called.")
                                            .arg(explain::moneyText(*m_cost->budget))
                                      : QString());
}

QString CostDesk::details() const
{
    QStringList sentences{tr("This room today: %1").arg(sumSentence(m_cost->today)),
                          tr("In all: %1").arg(sumSentence(m_cost->all))};
    if (m_cost->budget)
        sentences.append(tr("The room’s budget is %1.").arg(explain::moneyText(*m_cost->budget)));
    return base::joinedSentences(sentences);
}

void CostDesk::openWindow()
{
    if (!m_window) {
        m_window = new CostWindow(&m_parts.window);
        connect(m_window, &CostWindow::reportWanted, this, &CostDesk::askForWindow);
        showRooms();
        m_window->choose(m_parts.session.roomId());
    }
    m_window->QDialog::show();
    m_window->raise();
    m_window->activateWindow();
    askForWindow();
}

void CostDesk::askForWindow()
{
    if (!m_window)
        return;
    const auto take = [this, number = ++m_asked](const base::Result<ports::CostReport> &report) {
        if (number != m_asked) // the user chose another room meanwhile
            return;
        if (report)
            m_window->show(*report, names());
        else
            m_window->tellTrouble(report.error().text);
    };
    m_port.report(m_window->room(), {m_window, take});
}

void CostDesk::showRooms()
{
    if (!m_window)
        return;
    QList<CostWindow::Scope> scopes;
    const RoomListModel &rooms = m_parts.desk.rooms();
    for (int row = 0; row < rooms.rowCount(); ++row) {
        const auto room = rooms.room(rooms.index(row));
        scopes.append({room->id, room->name});
    }
    m_window->setRooms(scopes);
}

CostNames CostDesk::names() const
{
    return {People(m_parts.desk.personas(), m_parts.look.language()), m_providers};
}

void CostDesk::setProviders(const QHash<base::ProviderId, QString> &names)
{
    m_providers = names;
    if (m_window)
        askForWindow();
}

void CostDesk::retranslate() { show(); }

} // namespace studio::ui
