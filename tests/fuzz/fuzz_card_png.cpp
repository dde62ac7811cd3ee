// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/png_card.h"
#include "core/persona/picture/picture_check.h"
#include "tests/fuzz/mutation.h"

#include <zlib.h>

// A PNG of a stranger: whatever is read out of it can be written into it again, and what was written is read.
using namespace studio;

namespace {

/// Checksums would stop nearly every change at the door, so most inputs get right ones.
void mendChecksums(uint8_t *data, size_t size)
{
    for (size_t at = 8; at + 12 <= size;) {
        const size_t length = qFromBigEndian<quint32>(data + at);
        if (length > size - at - 12)
            return;
        qToBigEndian(quint32(crc32(0, data + at + 4, uInt(length + 4))), data + at + 8 + length);
        at += 12 + length;
    }
}

} // namespace

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t largest, unsigned int seed)
{
    size = LLVMFuzzerMutate(data, size, largest);
    if (seed % 8 != 0)
        mendChecksums(data, size);
    return size;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Patience patience;
    const QByteArray file = fuzz::bytesOf(data, size);
    (void)persona::checkPicture(file);
    const auto card = persona::readPngCard(file);
    if (!card) {
        fuzz::mustHold(!card.error().text.isEmpty());
        return 0;
    }
    const persona::PngCard other{card->v3Json, "{\"name\":\"x\"}"};
    const auto written = persona::pngWithCard(file, other.v2Json, other.v3Json);
    if (!written)
        return 0; // no room for another text
    fuzz::mustHold(persona::readPngCard(*written) == other);
    fuzz::mustHold(persona::pngWithCard(*written, other.v2Json, other.v3Json) == *written);
    return 0;
}
