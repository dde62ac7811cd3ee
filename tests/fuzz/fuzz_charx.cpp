// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/charx.h"
#include "tests/fuzz/mutation.h"

#include <zlib.h>

// A zip of a stranger: whatever is read out of it, another card can take the place of its own, and all else
// stays.
using namespace studio;

namespace {

constexpr size_t kRecordSize = 46;
constexpr size_t kHeaderSize = 30;

/// Right sizes and checksum for an entry that is not packed, in its record and in its header. Places are
/// taken as they stand, so a header that lies elsewhere is mended there or nowhere.
void mendEntry(uint8_t *data, size_t size, uint8_t *record)
{
    const size_t at = qFromLittleEndian<quint32>(record + 42);
    if (at > size || size - at < kHeaderSize || qFromLittleEndian<quint16>(record + 10) != 0)
        return;
    uint8_t *header = data + at;
    const size_t begin =
        at + kHeaderSize + qFromLittleEndian<quint16>(header + 26) + qFromLittleEndian<quint16>(header + 28);
    const size_t length = qFromLittleEndian<quint32>(record + 20);
    if (begin > size || length > size - begin)
        return;
    const auto crc = quint32(crc32(0, data + begin, uInt(length)));
    for (uint8_t *facts : {record + 16, header + 14}) {
        qToLittleEndian(crc, facts);
        qToLittleEndian(quint32(length), facts + 4);
        qToLittleEndian(quint32(length), facts + 8);
    }
}

void mendEntries(uint8_t *data, size_t size)
{
    for (size_t at = 0; at + kRecordSize <= size; ++at) {
        if (std::memcmp(data + at, "PK\x01\x02", 4) == 0)
            mendEntry(data, size, data + at);
    }
}

/// Sizes and place of the table, for when bytes were put in or taken out before it.
void mendEnd(uint8_t *data, size_t size)
{
    if (size < 22)
        return;
    size_t table = size;
    for (size_t at = size - 22; at > 0; --at) {
        if (std::memcmp(data + at, "PK\x01\x02", 4) == 0)
            table = at;
        if (table < size && std::memcmp(data + at, "PK\x03\x04", 4) == 0)
            break;
    }
    for (size_t at = size - 22; at > table; --at) {
        if (std::memcmp(data + at, "PK\x05\x06", 4) != 0)
            continue;
        qToLittleEndian(quint32(at - table), data + at + 12);
        qToLittleEndian(quint32(table), data + at + 16);
        qToLittleEndian(quint16(size - at - 22), data + at + 20);
        return;
    }
}

} // namespace

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t largest, unsigned int seed)
{
    size = LLVMFuzzerMutate(data, size, largest);
    if (seed % 2 != 0)
        mendEnd(data, size);
    if (seed % 8 != 0)
        mendEntries(data, size);
    return size;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Patience patience;
    const QByteArray file = fuzz::bytesOf(data, size);
    const auto charx = persona::readCharx(file);
    fuzz::mustHold(persona::holdsZip(file) || !charx);
    if (!charx) {
        fuzz::mustHold(!charx.error().text.isEmpty());
        return 0;
    }
    const QByteArray other = "{\"name\":\"x\"}";
    const auto written = persona::charxWithCard(file, other, {});
    if (!written)
        return 0; // one with another archive in it, say: nothing is written that would be read otherwise
    const auto again = persona::readCharx(*written);
    fuzz::mustHold(again && again->cardJson == other && again->entries.size() == charx->entries.size());
    const auto back = persona::charxWithCard(*written, charx->cardJson, {});
    // Of what lies between the entries of a crafted archive, another part may look like a picture then.
    const auto same = back ? persona::readCharx(*back) : charx;
    fuzz::mustHold(same && same->cardJson == charx->cardJson &&
                   same->entries.size() == charx->entries.size());
    return 0;
}
