// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/call_parts.h"

#include <utility>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;

void CallParts::add(qint64 place, const QString &id, const QString &name, const QByteArray &arguments)
{
    if (m_tooMuch)
        return;
    ToolCall &call = m_calls[place];
    if (call.id.isEmpty())
        call.id = base::CallId(id);
    if (call.name.isEmpty())
        call.name = name;
    call.arguments.text.append(arguments);
    m_tooMuch = qsizetype(m_calls.size()) > kMostCalls || call.arguments.text.size() > kLongestArguments;
}

QList<ToolCall> CallParts::take()
{
    QList<ToolCall> calls;
    for (auto &[place, call] : std::exchange(m_calls, {})) {
        if (call.id.isEmpty())
            call.id = base::CallId(u"call_%1"_s.arg(place));
        if (call.arguments.text.trimmed().isEmpty())
            call.arguments.text = "{}";
        calls.append(call);
    }
    return calls;
}

} // namespace studio::llm::codec
