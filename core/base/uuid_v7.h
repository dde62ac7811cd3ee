// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"

#include <QtGlobal>

#include <functional>
#include <random>

namespace studio::base {

/// Creates ids from the wall clock and a random stream; strictly rising within one source. Use one source per
/// thread.
class UuidV7Source final : public IdSource
{
public:
    /// `unixMillis` is called once per id; `seed` starts the random part.
    UuidV7Source(std::function<qint64()> unixMillis, quint64 seed);

    /// A source with the system's clock and entropy.
    [[nodiscard]] static UuidV7Source system();

    QString next() override;

private:
    std::function<qint64()> m_unixMillis;
    std::mt19937_64 m_random;
    qint64 m_lastMillis = 0;
    quint32 m_counter = 0; // 12 bits: orders ids within one millisecond
};

} // namespace studio::base
