// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/tables/floor_log.h"
#include "core/studio/ports/what_if_port.h"
#include "core/studio/services/as_policy_job.h"
#include "core/what_if/collector.h"
#include "core/what_if/tally.h"

#include <QList>

#include <memory>
#include <optional>

namespace studio::services {

/// "What if?" from stored data; the room may be open, but only what is on disk counts. Requests are answered
/// in order, one at a time. The rounds of the last room stay in memory, so the next answer reads only what is
/// new. Lives on the studio thread, and never occupies it for longer than a slice; commands may come from any
/// thread.
class WhatIfService final : public ports::WhatIfPort
{
    Q_OBJECT

public:
    explicit WhatIfService(store::FloorLog log)
        : m_log(log)
    {
    }

    base::Job ask(const base::RoomId &room, const model::WhatIf &change,
                  base::Then<model::WhatIfAnswer> then) override;
    base::Job askAs(const base::RoomId &room, const model::AsPolicy &wish,
                    base::Then<model::AsPolicyAnswer> then) override;

private:
    struct Asked
    {
        base::RoomId room;
        model::WhatIf change;
        base::Then<model::WhatIfAnswer> then;
        bool isCancelled = false; ///< the caller was told; reading goes on for the next request
    };

    void begin();
    void read(qint64 first);
    void take(const store::FloorLogPage &page);
    void walk(const model::Envelope &event);
    void beginTally();
    void nameNewestRound();
    void tally();
    void answer();
    void fail(const base::Error &error);
    void forget();
    void goOn();

    void cancel(const std::shared_ptr<Asked> &asked);
    void cancelOther();

    store::FloorLog m_log;
    std::unique_ptr<AsPolicyJob> m_other; ///< the newest request for another policy, until it has ended
    std::shared_ptr<base::Then<model::AsPolicyAnswer>> m_otherThen;
    QList<std::shared_ptr<Asked>> m_asked; ///< the first is being answered
    base::RoomId m_room;                   ///< of the collector
    qint64 m_next = 1;                     ///< the first event that the collector has not seen
    std::optional<what_if::Collector> m_collector;
    std::optional<what_if::Tally> m_tally;
    qsizetype m_untold = 0; ///< rounds that the tally has not counted
};

} // namespace studio::services
