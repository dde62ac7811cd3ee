// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/call_report.h"

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using wire::Json;

void CallReport::answered(const Holder &holder, const Call &call, const Answer &answer) const
{
    const bool isTool = call.method == "tools/call"_L1;
    model::DoorCall told{.time = m_clock.wallNow(),
                         .door = model::Guest::Door::Mcp,
                         .client = holder.client.id,
                         .what = (isTool ? call.text("name") : call.method).left(64)};
    if (isTool && call.params.contains("arguments") && call.params["arguments"].is_object()) {
        const Json &arguments = call.params["arguments"];
        const QString from = arguments.contains("from") ? wire::toText(arguments["from"]) : QString();
        if (const auto guest = model::guestIdOf(from.trimmed()); holder.guests.contains(guest))
            told.guest = guest;
    }
    if (answer.failure)
        told.error = answer.failure->message;
    else if (answer.result.startsWith(R"({"content":[{"type":"text","text":)") &&
             answer.result.endsWith(R"("isError":true})"))
        told.error = u"refused"_s;
    m_report.called(told);
}

void CallReport::malformed(const QString &detail) const
{
    m_report.refused({.time = m_clock.wallNow(),
                      .door = model::Guest::Door::Mcp,
                      .why = model::DoorRejection::Why::Malformed,
                      .detail = detail});
}

} // namespace studio::adapters::mcp
