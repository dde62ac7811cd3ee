// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/summary_wire.h"

#include "core/wire/object_reader.h"

using namespace Qt::StringLiterals;
using studio::model::Summarized;
using studio::model::Summary;
using studio::model::SummaryUndone;

namespace studio::wire {
namespace {

} // namespace

Json summarizedToJson(const Summarized &made)
{
    const Summary &summary = made.summary;
    return {{"id", toJson(summary.id)},
            {"companion", toJson(summary.companion.value())},
            {"from", toJson(summary.from.value())},
            {"to", toJson(summary.to.value())},
            {"messages", summary.messages},
            {"text", toJson(summary.text)},
            {"before", summary.before},
            {"after", summary.after}};
}

base::Result<Summarized> summarizedFromJson(const Json &json)
{
    ObjectReader reader(json, u"summary"_s, ObjectReader::Unknown::Ignore);
    Summary summary;
    summary.id = reader.requiredId("id");
    summary.companion = base::ParticipantId(reader.requiredId("companion"));
    summary.from = base::MessageId(reader.requiredId("from"));
    summary.to = base::MessageId(reader.requiredId("to"));
    summary.messages = reader.whole("messages", 0, kMost, 0);
    summary.text = reader.text("text");
    summary.before = reader.whole("before", 0, kMost, 0);
    summary.after = reader.whole("after", 0, kMost, 0);
    return reader.result(Summarized{summary});
}

Json summaryUndoneToJson(const SummaryUndone &undone)
{
    return {{"id", toJson(undone.id)}, {"companion", toJson(undone.companion.value())}};
}

base::Result<SummaryUndone> summaryUndoneFromJson(const Json &json)
{
    ObjectReader reader(json, u"summary"_s, ObjectReader::Unknown::Ignore);
    SummaryUndone undone{reader.requiredId("id"), base::ParticipantId(reader.requiredId("companion"))};
    return reader.result(undone);
}

} // namespace studio::wire
