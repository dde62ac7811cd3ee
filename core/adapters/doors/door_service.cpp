// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/doors/door_service.h"

#include "core/adapters/http/exchange.h"
#include "core/base/log.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <utility>

namespace studio::adapters::doors {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using base::Then;
using model::DoorSettings;
using model::DoorsSettings;
using model::DoorState;
using model::Guest;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DoorService)
};

} // namespace

DoorService::DoorService(const Needs &needs)
    : m_needs(needs)
    , m_mcp{.door = Guest::Door::Mcp, .served = needs.mcp, .listener{needs.mcp.handler, needs.clock}}
    , m_firehose{.door = Guest::Door::Firehose,
                 .served = needs.firehose,
                 .listener{needs.firehose.handler, needs.clock}}
    , m_token(needs.vault, needs.folder)
    , m_frontToken(needs.vault, needs.folder, DoorToken::Of::FrontEnds)
{
    listen(m_mcp);
    listen(m_firehose);
    connect(&m_needs.book, &DoorBook::changed, this, &DoorService::tellSoon);
}

DoorService::~DoorService()
{
    m_needs.book.disconnect(this);
    shutDown();
}

void DoorService::listen(Opening &opening)
{
    connect(&opening.listener, &http::Listener::rejected, this,
            [this, door = opening.door](model::DoorRejection rejection) {
                rejection.door = door;
                if (!rejection.time.isValid())
                    rejection.time = m_needs.clock.wallNow();
                m_needs.book.refused(rejection);
            });
}

void DoorService::begin()
{
    if (std::exchange(m_hasBegun, true))
        return;
    m_needs.store.doors(this, [this](const Result<DoorsSettings> &kept) { read(kept); });
}

void DoorService::read(const Result<DoorsSettings> &kept)
{
    if (kept)
        m_settings = *kept;
    else
        qCWarning(base::lcStudio) << "how the doors are set cannot be read:" << kept.error().detail;
    m_isRead = true;
    apply([this] { tell(); });
    for (const QList<std::function<void()>> early = std::exchange(m_waiting, {}); const auto &work : early)
        work();
}

void DoorService::shutDown()
{
    m_isShut = true;
    close(m_mcp);
    close(m_firehose);
    if (std::exchange(m_joined, std::nullopt))
        leaveNetwork();
}

void DoorService::onStudio(std::function<void()> work)
{
    QMetaObject::invokeMethod(
        this, [this, work = std::move(work)] { whenRead(work); }, Qt::QueuedConnection);
}

void DoorService::whenRead(std::function<void()> work)
{
    begin();
    if (m_isRead)
        work();
    else
        m_waiting.append(std::move(work));
}

void DoorService::readDoors(Then<ports::DoorsView> then)
{
    onStudio([this, then] { then(view()); });
}

void DoorService::setDoors(const DoorsSettings &settings, Then<void> then)
{
    onStudio([this, settings, then] { take(settings, then); });
}

void DoorService::take(const DoorsSettings &settings, const Then<void> &then)
{
    if (settings.network.joined && !model::isNetworkAddress(settings.network.address)) {
        const QString text = Words::tr("A network address starts with ws:// or wss://, followed by a name.");
        const auto bare = QUrl::RemoveUserInfo | QUrl::RemoveQuery; // removes secrets
        return then(base::failure(ErrorCode::InvalidInput, text, settings.network.address.toString(bare)));
    }
    const bool bothOpen = settings.mcp.open && settings.firehose.open;
    if (bothOpen && settings.mcp.port != 0 && settings.mcp.port == settings.firehose.port)
        return then(base::failure(ErrorCode::InvalidInput,
                                  Words::tr("The MCP server and the firehose need different ports."),
                                  QString::number(settings.mcp.port)));
    m_settings = settings;
    apply([this, then] {
        m_needs.store.keepDoors(m_settings, this, [this, then](const Result<void> &kept) {
            tell();
            then(kept);
        });
    });
}

void DoorService::renewToken(Then<void> then)
{
    onStudio([this, then] { renew(then); });
}

// The old tokens are invalid at once, whether the new ones can be stored or not.
void DoorService::renew(const Then<void> &then)
{
    const auto missing = std::make_shared<int>(1);
    const auto end = [this, then, missing] {
        if (--*missing > 0)
            return;
        tell();
        then({});
    };
    if (!m_frontToken.value().isEmpty()) {
        ++*missing;
        m_frontToken.renew(end);
    }
    m_token.renew(end);
    changeTokens(m_mcp);
    changeTokens(m_firehose);
}

void DoorService::changeTokens(Opening &opening)
{
    if (!opening.listener.isOpen() || !opening.asOpened.needsToken)
        return;
    const http::Entry entry = entryOf(opening.asOpened);
    opening.served.door.close();
    opening.listener.setTokens(entry.token, entry.frontToken);
    m_needs.book.forgetClients(opening.door);
    opening.served.door.open(*opening.room, entry.token);
}

void DoorService::disconnectClient(const QString &client, Then<void> then)
{
    onStudio([this, client, then] { disconnect(client, then); });
}

void DoorService::disconnect(const QString &client, const Then<void> &then)
{
    const bool wasThere = m_needs.mcp.door.disconnectClient(client) ||
                          m_needs.firehose.door.disconnectClient(client) ||
                          m_needs.network.disconnectClient(client);
    if (!wasThere)
        return then(base::failure(ErrorCode::NotFound, Words::tr("This program has disconnected."), client));
    if (m_willTell)
        tell(); // before the answer
    then({});
}

// ---- opening and closing

// Nothing opens before there is a token, not even a door that requires none yet.
void DoorService::apply(std::function<void()> then)
{
    joinNetwork();
    const bool opens = m_settings.room && (m_settings.mcp.open || m_settings.firehose.open);
    const auto doIt = [this, then = std::move(then)] {
        applyDoors();
        then();
    };
    if (!opens)
        return doIt();
    const bool isForFrontEnds = (m_settings.mcp.open && m_settings.mcp.speaksAsMe) ||
                                (m_settings.firehose.open && m_settings.firehose.speaksAsMe);
    m_token.want([this, isForFrontEnds, doIt] {
        if (isForFrontEnds)
            m_frontToken.want(doIt);
        else
            doIt();
    });
}

http::Entry DoorService::entryOf(const DoorSettings &settings) const
{
    http::Entry entry{.speaksAsMe = settings.speaksAsMe};
    if (settings.needsToken)
        entry.token = m_token.value();
    if (settings.needsToken && settings.speaksAsMe)
        entry.frontToken = m_frontToken.value();
    return entry;
}

void DoorService::applyDoors()
{
    if (m_isShut)
        return;
    open(m_mcp, m_settings.mcp, u"http"_s, u"/mcp"_s);
    open(m_firehose, m_settings.firehose, u"ws"_s, {});
}

void DoorService::open(Opening &opening, const DoorSettings &settings, const QString &scheme,
                       const QString &path)
{
    const bool lacksToken =
        m_token.value().isEmpty() || (settings.speaksAsMe && m_frontToken.value().isEmpty());
    if (!settings.open || !m_settings.room || lacksToken)
        return close(opening);
    const bool isOpen = opening.state.stage == DoorState::Stage::Open && opening.listener.isOpen();
    if (isOpen && opening.asOpened == settings && opening.room == m_settings.room)
        return;
    close(opening);
    http::Entry entry = entryOf(settings);
    entry.localPages = &opening == &m_firehose || settings.localPages;
    const auto port = opening.listener.open({settings.port, entry});
    if (!port) {
        const bool isTaken = port.error().code == ErrorCode::Conflict;
        opening.state.stage = isTaken ? DoorState::Stage::PortTaken : DoorState::Stage::Failed;
        opening.state.freePort = isTaken ? http::Listener::freePortAfter(settings.port) : 0;
        opening.state.trouble = port.error().text;
        return;
    }
    opening.asOpened = settings;
    opening.room = m_settings.room;
    opening.served.door.open(*m_settings.room, entry.token);
    opening.state = {.stage = DoorState::Stage::Open,
                     .address = u"%1://127.0.0.1:%2%3"_s.arg(scheme).arg(*port).arg(path)};
}

// The door is closed first, so that every waiting client is answered before the sockets are closed.
void DoorService::close(Opening &opening)
{
    if (std::exchange(opening.room, std::nullopt))
        opening.served.door.close();
    opening.listener.close();
    m_needs.book.forgetClients(opening.door);
    opening.state = {};
}

void DoorService::joinNetwork()
{
    if (!m_settings.network.joined || !m_settings.room) {
        if (std::exchange(m_joined, std::nullopt))
            leaveNetwork();
        return;
    }
    const std::pair wish(*m_settings.room, m_settings.network);
    if (m_isShut || m_joined == wish)
        return;
    m_joined = wish;
    m_needs.network.join(wish.first, wish.second);
}

void DoorService::leaveNetwork()
{
    m_needs.network.leave();
    m_needs.book.forgetClients(Guest::Door::Network);
    m_needs.book.networkChanged({});
}

// ---- telling

// The first change is reported at once, further changes shortly after it together.
void DoorService::tellSoon()
{
    if (m_willTell)
        return;
    const base::Millis now = m_needs.clock.steadyNow();
    const base::Millis due = m_lastTold ? std::max(now, *m_lastTold + kTellEvery) : now;
    m_willTell = true;
    m_needs.clock.callAt(due, this, [this] {
        if (m_willTell)
            tell();
    });
}

void DoorService::tell()
{
    m_willTell = false;
    m_lastTold = m_needs.clock.steadyNow();
    Q_EMIT doorsChanged(view());
}

ports::DoorsView DoorService::view() const
{
    ports::DoorsView view;
    view.settings = m_settings;
    view.mcp = m_mcp.state;
    view.firehose = m_firehose.state;
    view.token = QString::fromUtf8(m_token.value());
    view.tokenKept = m_token.isKept();
    view.frontToken = QString::fromUtf8(m_frontToken.value());
    m_needs.book.writeInto(view);
    return view;
}

} // namespace studio::adapters::doors
