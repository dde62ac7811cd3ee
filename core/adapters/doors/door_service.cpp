// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/doors/door_service.h"

#include "core/adapters/http/exchange.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <array>
#include <atomic>

namespace studio::adapters::doors {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::RequestId;
using base::Result;
using model::DoorSettings;
using model::DoorsSettings;
using model::DoorState;
using model::Guest;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DoorService)
};

const QString kTokenEntry = u"doors/token"_s;

/// 32 bytes that nobody can guess, as they may stand in an address.
QByteArray newToken()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    const auto *bytes = reinterpret_cast<const char *>(words.data());
    return QByteArray(bytes, qsizetype(sizeof words))
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

bool isUsableAddress(const QUrl &url)
{
    const bool isSocket = url.scheme() == "ws"_L1 || url.scheme() == "wss"_L1;
    return url.isValid() && isSocket && !url.host().isEmpty() && url.userInfo().isEmpty();
}

} // namespace

DoorService::DoorService(const House &house)
    : m_house(house)
    , m_mcp{.served = house.mcp, .listener{house.mcp.handler, house.clock}}
    , m_firehose{.served = house.firehose, .listener{house.firehose.handler, house.clock}}
{
    listen(m_mcp, Guest::Door::Mcp);
    listen(m_firehose, Guest::Door::Firehose);
    connect(&m_house.book, &DoorBook::changed, this, &DoorService::tellSoon);
}

DoorService::~DoorService() { shutDown(); }

void DoorService::listen(Opening &opening, Guest::Door door)
{
    connect(&opening.listener, &http::Listener::rejected, this, [this, door](model::DoorRejection rejection) {
        rejection.door = door;
        if (!rejection.time.isValid())
            rejection.time = m_house.clock.wallNow();
        m_house.book.refused(rejection);
    });
}

void DoorService::begin()
{
    if (std::exchange(m_hasBegun, true))
        return;
    m_house.store.doors(this, [this](Result<DoorsSettings> kept) {
        m_settings = kept.value_or(DoorsSettings());
        readToken();
    });
}

// Without a vault there is a new token with each start.
void DoorService::readToken()
{
    m_house.vault.read(kTokenEntry, this, [this](Result<QByteArray> kept) {
        m_isTokenKept = kept && !kept->isEmpty();
        if (m_isTokenKept)
            m_token = *kept;
        m_isRead = true;
        apply();
        for (const auto &work : std::exchange(m_waiting, {}))
            work();
    });
}

void DoorService::makeToken()
{
    m_token = newToken();
    m_isTokenKept = false;
    keepToken();
}

void DoorService::keepToken()
{
    m_house.vault.keep(kTokenEntry, m_token, this, [this, token = m_token](Result<void> kept) {
        if (token != m_token)
            return;
        m_isTokenKept = kept.has_value();
        tellSoon();
    });
}

void DoorService::shutDown()
{
    close(m_mcp);
    close(m_firehose);
    if (std::exchange(m_isJoined, false))
        m_house.network.leave();
}

RequestId DoorService::onStudio(std::function<void(const RequestId &)> work)
{
    static std::atomic<quint64> last = 0;
    const RequestId request(u"doors-%1"_s.arg(++last));
    const auto begun = [this, request, work = std::move(work)] {
        whenRead([request, work] { work(request); });
    };
    QMetaObject::invokeMethod(this, begun, Qt::QueuedConnection);
    return request;
}

void DoorService::whenRead(std::function<void()> work)
{
    begin();
    if (m_isRead)
        work();
    else
        m_waiting.append(std::move(work));
}

RequestId DoorService::readDoors()
{
    return onStudio([this](const RequestId &request) {
        tell();
        Q_EMIT done(request);
    });
}

RequestId DoorService::setDoors(const DoorsSettings &settings)
{
    return onStudio([this, settings](const RequestId &request) { take(request, settings); });
}

void DoorService::take(const RequestId &request, const DoorsSettings &settings)
{
    if (settings.network.joined && !isUsableAddress(settings.network.address)) {
        const QString text = Words::tr("The address of a network begins with ws:// or wss:// and a name.");
        return Q_EMIT failed(request, {ErrorCode::InvalidInput, text, settings.network.address.toString()});
    }
    m_settings = settings;
    apply();
    m_house.store.keepDoors(m_settings, this, [this, request](Result<void> kept) {
        tell();
        if (kept)
            Q_EMIT done(request);
        else
            Q_EMIT failed(request, kept.error());
    });
}

RequestId DoorService::renewToken()
{
    return onStudio([this](const RequestId &request) {
        makeToken();
        for (Opening *opening : {&m_mcp, &m_firehose}) {
            if (opening->listener.isOpen() && opening->asOpened.needsToken)
                opening->listener.setToken(m_token);
        }
        tell();
        Q_EMIT done(request);
    });
}

RequestId DoorService::disconnectClient(const QString &client)
{
    return onStudio([this, client](const RequestId &request) { disconnect(request, client); });
}

void DoorService::disconnect(const RequestId &request, const QString &client)
{
    if (m_house.mcp.door.disconnectClient(client) || m_house.firehose.door.disconnectClient(client) ||
        m_house.network.disconnectClient(client))
        return Q_EMIT done(request);
    Q_EMIT failed(request,
                  {ErrorCode::NotFound, Words::tr("That program is not connected any more."), client});
}

// ---- opening and closing
// -------------------------------------------------------------------------------------------------

void DoorService::apply()
{
    if (m_token.isEmpty() && m_settings.room && (m_settings.mcp.open || m_settings.firehose.open))
        makeToken();
    open(m_mcp, m_settings.mcp, u"http"_s, u"/mcp"_s);
    open(m_firehose, m_settings.firehose, u"ws"_s, {});
    joinNetwork();
    tellSoon();
}

void DoorService::open(Opening &opening, const DoorSettings &settings, const QString &scheme,
                       const QString &path)
{
    if (!settings.open || !m_settings.room)
        return close(opening);
    const bool isOpen = opening.state.stage == DoorState::Stage::Open && opening.listener.isOpen();
    if (isOpen && opening.asOpened == settings && opening.room == m_settings.room)
        return;
    close(opening);
    const bool isFirehose = &opening == &m_firehose;
    const auto port =
        opening.listener.open({settings.port, {settings.needsToken ? m_token : QByteArray(), isFirehose}});
    if (!port) {
        const bool isTaken = port.error().code == ErrorCode::Conflict;
        opening.state.stage = isTaken ? DoorState::Stage::PortTaken : DoorState::Stage::Failed;
        opening.state.freePort = isTaken ? http::Listener::freePortAfter(settings.port) : 0;
        opening.state.trouble = port.error().text;
        return;
    }
    opening.asOpened = settings;
    opening.room = m_settings.room;
    opening.served.door.open(*m_settings.room);
    opening.state = {.stage = DoorState::Stage::Open,
                     .address = u"%1://127.0.0.1:%2%3"_s.arg(scheme).arg(*port).arg(path)};
}

// The door first, so that everybody who waits is answered before the sockets are cut.
void DoorService::close(Opening &opening)
{
    if (std::exchange(opening.room, std::nullopt))
        opening.served.door.close();
    opening.listener.close();
    opening.state = {};
}

void DoorService::joinNetwork()
{
    const bool joins = m_settings.network.joined && m_settings.room;
    if (joins)
        m_house.network.join(*m_settings.room, m_settings.network.address);
    else if (m_isJoined)
        m_house.network.leave();
    m_isJoined = joins;
}

// ---- telling
// -------------------------------------------------------------------------------------------------

// The first change is told at once, what comes soon after it together.
void DoorService::tellSoon()
{
    if (m_willTell)
        return;
    const base::Millis now = m_house.clock.steadyNow();
    const base::Millis due = m_lastTold ? std::max(now, *m_lastTold + kTellEvery) : now;
    m_willTell = true;
    m_house.clock.callAt(due, this, [this] {
        if (m_willTell)
            tell();
    });
}

void DoorService::tell()
{
    m_willTell = false;
    m_lastTold = m_house.clock.steadyNow();
    Q_EMIT doorsChanged(view());
}

ports::DoorsView DoorService::view() const
{
    ports::DoorsView view;
    view.settings = m_settings;
    view.mcp = m_mcp.state;
    view.firehose = m_firehose.state;
    view.token = QString::fromUtf8(m_token);
    view.tokenKept = m_isTokenKept;
    m_house.book.writeInto(view);
    return view;
}

} // namespace studio::adapters::doors
