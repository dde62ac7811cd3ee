// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

#include <cstddef>
#include <cstdint>
#include <cstring>

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

/// Ends the change of an input: back into the buffer of the fuzzer, if it fits there.
inline size_t putBack(const QByteArray &bytes, uint8_t *data, size_t size, size_t largest)
{
    if (size_t(bytes.size()) > largest)
        return size;
    std::memcpy(data, bytes.constData(), size_t(bytes.size()));
    return size_t(bytes.size());
}

} // namespace studio::fuzz
