// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/doors/door_book.h"
#include "core/adapters/doors/door_token.h"
#include "core/adapters/http/listener.h"
#include "core/base/clock.h"
#include "core/store/door_store.h"

#include <functional>
#include <optional>
#include <utility>

namespace studio::adapters::doors {

/// A door and its two views: for the code that opens it, and for HTTP.
struct Served
{
    ServedDoor &door;
    http::Handler &handler;
};

/// Opens, closes and moves the doors according to the settings, holds the tokens, and reports the state of
/// all this. The traffic through a door is handled by the door itself. Nothing opens before begin(). On the
/// studio thread; commands may come from any thread.
class DoorService final : public ports::DoorPort
{
    Q_OBJECT

public:
    /// Everything outlives it.
    struct Needs
    {
        store::DoorStore &store;
        secrets::KeyVault &vault;
        base::Clock &clock;
        DoorBook &book;
        Served mcp;
        Served firehose;
        JoinedNetwork &network;
        QString folder; ///< of the data; distinguishes its token from that of another folder
    };
    static constexpr base::Millis kTellEvery{250}; ///< changes are reported at most this often

    explicit DoorService(const Needs &needs);
    ~DoorService() override;

    /// Reads the settings and opens the doors that should be open. Commands wait for it.
    void begin();
    /// Closes all doors; the settings stay.
    void shutDown();

    void readDoors(base::Then<ports::DoorsView> then) override;
    void setDoors(const model::DoorsSettings &settings, base::Then<void> then) override;
    void renewToken(base::Then<void> then) override;
    void disconnectClient(const QString &client, base::Then<void> then) override;

private:
    struct Opening
    {
        model::Guest::Door door;
        Served served;
        http::Listener listener;
        model::DoorState state{};
        model::DoorSettings asOpened{};
        std::optional<base::RoomId> room{}; ///< the room that the door leads to now
    };

    void onStudio(std::function<void()> work);
    void whenRead(std::function<void()> work);
    void read(const base::Result<model::DoorsSettings> &kept);
    void take(const model::DoorsSettings &settings, const base::Then<void> &then);
    void apply(std::function<void()> then);
    void applyDoors();
    void renew(const base::Then<void> &then);
    void changeTokens(Opening &opening);
    [[nodiscard]] http::Entry entryOf(const model::DoorSettings &settings) const;
    void open(Opening &opening, const model::DoorSettings &settings, const QString &scheme,
              const QString &path);
    void close(Opening &opening);
    void joinNetwork();
    void leaveNetwork();
    void disconnect(const QString &client, const base::Then<void> &then);
    void listen(Opening &opening);
    void tellSoon();
    void tell();
    [[nodiscard]] ports::DoorsView view() const;

    Needs m_needs;
    model::DoorsSettings m_settings;
    Opening m_mcp;
    Opening m_firehose;
    std::optional<std::pair<base::RoomId, model::NetworkSettings>> m_joined; ///< the last request
    DoorToken m_token;      ///< requested with the first opening
    DoorToken m_frontToken; ///< requested with the first door that lets programs speak as the user
    bool m_hasBegun = false;
    bool m_isRead = false;
    bool m_isShut = false;                  ///< for good
    QList<std::function<void()>> m_waiting; ///< commands until the settings are read
    std::optional<base::Millis> m_lastTold;
    bool m_willTell = false;
};

} // namespace studio::adapters::doors
