// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card.h"
#include "tests/fuzz/mutation.h"

// A card of a stranger: what was read can be written in the studio's own form and is the same companion.
using namespace studio;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray file = fuzz::bytesOf(data, size);
    const auto card = persona::readCard(file);
    if (!card) {
        fuzz::mustHold(!card.error().text.isEmpty());
        return 0;
    }
    const persona::CardMeans means{card->keepsSource ? file : QByteArray(), {}};
    const auto written = persona::writeCard(card->persona, model::CardFormat::Studio, means);
    if (written)
        fuzz::mustHold(persona::readCard(*written).has_value());
    return 0;
}
