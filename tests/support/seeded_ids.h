// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/uuid_v7.h"

namespace studio::tests {

/// The same ids in the same order in every run: UUIDs of version 7 from a seed and a clock that counts calls.
class SeededIdSource final : public base::IdSource
{
public:
    explicit SeededIdSource(quint64 seed = 1)
        : m_ids([this] { return kFirstMillis + m_calls++; }, seed)
    {
    }
    SeededIdSource(const SeededIdSource &) = delete;
    SeededIdSource &operator=(const SeededIdSource &) = delete;

    QString next() override { return m_ids.next(); }

private:
    static constexpr qint64 kFirstMillis = 1'767'286'800'000; // 2026-01-01 17:00 UTC, as FakeClock

    qint64 m_calls = 0;
    base::UuidV7Source m_ids;
};

} // namespace studio::tests
