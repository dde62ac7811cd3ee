// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/envelope_text.h"

#include "core/wire/envelope_wire.h"

namespace studio::wire {

namespace {

constexpr int kIndent = 2;

} // namespace

QString eventKind(const model::EnvelopeBody &body) { return kindOf(body); }

QString envelopeText(const model::Envelope &envelope)
{
    return QString::fromStdString(
        envelopeToJson(envelope).dump(kIndent, ' ', false, Json::error_handler_t::replace));
}

} // namespace studio::wire
