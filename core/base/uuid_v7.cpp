// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/uuid_v7.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QUuid>

#include <array>

namespace studio::base {

UuidV7Source::UuidV7Source(std::function<qint64()> unixMillis, quint64 seed)
    : m_unixMillis(std::move(unixMillis))
    , m_random(seed)
{
}

UuidV7Source UuidV7Source::system()
{
    return {&QDateTime::currentMSecsSinceEpoch, QRandomGenerator::system()->generate64()};
}

// RFC 9562 §5.7 with the fixed-length counter of §6.2 in rand_a. If the clock stands still or jumps back, the
// last millisecond is used again, so that ids of one source never fall.
QString UuidV7Source::next()
{
    const qint64 now = m_unixMillis();
    if (now > m_lastMillis) {
        m_lastMillis = now;
        m_counter = 0;
    } else if (++m_counter > 0xFFF) {
        ++m_lastMillis;
        m_counter = 0;
    }
    const quint64 random = m_random();
    std::array<uchar, 16> bytes{};
    for (int i = 0; i < 6; ++i)
        bytes[size_t(i)] = uchar(m_lastMillis >> (40 - 8 * i));
    bytes[6] = uchar(0x70 | (m_counter >> 8));
    bytes[7] = uchar(m_counter);
    for (int i = 0; i < 8; ++i)
        bytes[size_t(8 + i)] = uchar(random >> (56 - 8 * i));
    bytes[8] = uchar((bytes[8] & 0x3F) | 0x80);
    return QUuid::fromRfc4122(QByteArrayView(reinterpret_cast<const char *>(bytes.data()), 16))
        .toString(QUuid::WithoutBraces);
}

} // namespace studio::base
