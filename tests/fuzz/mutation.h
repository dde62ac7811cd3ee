// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <ctime>

// What the fuzz targets share. A check that must hold ends the program, so that libFuzzer keeps the input.

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t largest);

namespace studio::fuzz {

/// A copy of exactly these bytes, so that the sanitizer sees each step beyond them.
inline QByteArray bytesOf(const uint8_t *data, size_t size)
{
    return {reinterpret_cast<const char *>(data), qsizetype(size)};
}

inline void mustHold(bool holds)
{
    if (!holds)
        __builtin_trap();
}

/// Ends the program if one input takes more than five seconds of the processor. libFuzzer's own limit is of
/// the clock, which on a busy machine says little; it stays for what never ends.
class Patience
{
public:
    Patience() = default;
    ~Patience() { mustHold(seconds() - m_began < 5); }
    Q_DISABLE_COPY_MOVE(Patience)

private:
    static double seconds()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
    }

    double m_began = seconds();
};

} // namespace studio::fuzz
