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

/// A door that is served: what it is for those who open it, and for HTTP.
struct Served
{
    ServedDoor &door;
    http::Handler &handler;
};

/// Opens, closes and moves the doors as they are set, has the token, and tells how all of it is. What goes
/// through a door is the door's own affair. Nothing opens before begin(). On the studio thread; its commands
/// from any.
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
        QString folder; ///< of the data: what tells its token from that of another
    };
    static constexpr base::Millis kTellEvery{250}; ///< at most so often is it told that something changed

    explicit DoorService(const Needs &needs);
    ~DoorService() override;

    /// Reads how the doors were set, and opens those that are to be open. Commands wait for it.
    void begin();
    /// Closes them all; what was kept stays.
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
        std::optional<base::RoomId> room{}; ///< to which it leads now
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
    std::optional<std::pair<base::RoomId, model::NetworkSettings>> m_joined; ///< as it was last wished
    DoorToken m_token;      ///< asked for with the first opening
    DoorToken m_frontToken; ///< asked for with the first door that lets programs speak as the user
    bool m_hasBegun = false;
    bool m_isRead = false;
    bool m_isShut = false;                  ///< for good
    QList<std::function<void()>> m_waiting; ///< for what was kept to be read
    std::optional<base::Millis> m_lastTold;
    bool m_willTell = false;
};

} // namespace studio::adapters::doors
