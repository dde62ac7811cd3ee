// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/act_gate.h"

#include "core/base/log.h"
#include "core/wire/json.h"

namespace studio::room {

using base::Millis;
using base::ParticipantId;
using model::RawJson;

namespace {

constexpr Millis kSecond{1000};

bool isObject(const RawJson &raw)
{
    const auto json = wire::parse(raw.text);
    return json && json->is_object();
}

/// Data that is too large or not an object is replaced by an empty object.
RawJson bounded(const RawJson &raw, const ParticipantId &from, const char *what)
{
    if (raw.isEmpty())
        return raw;
    if (raw.text.size() <= ActGate::kLongestData && isObject(raw))
        return raw;
    qCWarning(base::lcRoom) << what << "of an act of" << from.value() << "left out:" << raw.text.size()
                            << "bytes";
    return {QByteArrayLiteral("{}")};
}

} // namespace

std::optional<model::Action> ActGate::pass(const model::Action &action, Millis now)
{
    if (isTooMany(action.from, now)) {
        qCWarning(base::lcRoom) << "an act of" << action.from.value() << "dropped: too many in a second";
        return std::nullopt;
    }
    model::Action passed = action;
    passed.name.truncate(kLongestName);
    passed.params = bounded(action.params, action.from, "parameters");
    passed.metadata = bounded(action.metadata, action.from, "metadata");
    return passed;
}

bool ActGate::isTooMany(const ParticipantId &from, Millis now)
{
    m_lately.removeIf([now](auto it) {
        it->removeIf([now](Millis t) { return t + kSecond <= now; });
        return it->isEmpty();
    });
    QList<Millis> &lately = m_lately[from];
    if (lately.size() >= kMostInASecond)
        return true;
    lately.append(now);
    return false;
}

} // namespace studio::room
