// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/as_policy_job.h"

#include "core/model/floor_input_of.h"

namespace studio::services {

using base::ErrorCode;

namespace {

constexpr qint64 kEventsOfAPage = 500; // some milliseconds

} // namespace

void AsPolicyJob::read(qint64 first)
{
    m_log.floorLog(m_room, first, kEventsOfAPage, this,
                   [this](const base::Result<store::FloorLogPage> &page) {
                       if (page)
                           take(*page);
                       else
                           m_ended(tl::unexpected(page.error()));
                   });
}

// The store reads the next page while this one is processed.
void AsPolicyJob::take(const store::FloorLogPage &page)
{
    if (!page.isLast)
        read(page.next);
    for (const model::Envelope &event : page.events)
        walk(event);
    if (!page.isLast)
        return;
    if (m_walk)
        m_ended(m_walk->finish());
    else
        m_ended(base::failure(ErrorCode::Corrupt, tr("The beginning of this room could not be read."),
                              m_room.value()));
}

void AsPolicyJob::walk(const model::Envelope &event)
{
    if (const auto *created = std::get_if<model::RoomChanged>(&event.body)) {
        if (!m_walk)
            m_walk.emplace(created->room.roster, created->room.policy, m_wish);
        return;
    }
    if (!m_walk)
        return;
    if (const auto *decided = std::get_if<model::Decided>(&event.body)) {
        m_walk->decided(event.seq, decided->decision);
    } else if (const auto input = model::floorInputOf(event)) {
        const auto *told = std::get_if<model::FloorTold>(&event.body);
        m_walk->tell(event.seq, *input, told ? told->policy : std::nullopt,
                     std::holds_alternative<model::MessagePosted>(event.body));
    }
}

} // namespace studio::services
