// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/cassette.h"
#include "tests/fuzz/mutation.h"

// A cassette of a stranger: it is read whole or refused, and what was read is written so that it reads the
// same. The first writing may put an odd address into the form that all later ones have.
using namespace studio;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Patience patience;
    const auto exchanges = llm::provider::exchangesOf(fuzz::bytesOf(data, size));
    if (!exchanges)
        return 0;
    for (const llm::provider::Exchange &exchange : *exchanges) {
        const auto once = llm::provider::exchangeFromLine(llm::provider::exchangeToLine(exchange));
        fuzz::mustHold(once.has_value());
        const auto again = llm::provider::exchangeFromLine(llm::provider::exchangeToLine(*once));
        fuzz::mustHold(again && *again == *once);
    }
    return 0;
}
