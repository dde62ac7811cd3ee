// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/call_watch.h"

#include "core/wire/json.h"

#include <QCryptographicHash>
#include <QStringList>

using namespace Qt::StringLiterals;
using studio::model::LoopDetected;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestShown = 120; // characters of the arguments, for people

/// The members in the order of their names, as far as they can be read.
QByteArray sorted(const QByteArray &arguments)
{
    const auto json = wire::parse(arguments);
    if (!json)
        return arguments;
    const nlohmann::json inOrder = *json;
    return QByteArray::fromStdString(inOrder.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

QString shownAs(const QString &name, const QByteArray &arguments)
{
    QString text = QString::fromUtf8(arguments.left(4 * kLongestShown)).simplified();
    if (text.size() > kLongestShown)
        text = text.left(kLongestShown) + u'…';
    return name.left(64) + u'(' + (text == u"{}"_s ? QString() : text) + u')';
}

} // namespace

std::optional<LoopDetected> CallWatch::add(const llm::ToolCall &call)
{
    const QByteArray arguments = sorted(call.arguments.text);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(call.name.toUtf8());
    hash.addData(QByteArrayView("\0", 1));
    hash.addData(arguments);
    m_calls.append({hash.result(), shownAs(call.name, arguments)});
    for (qsizetype length = 1; length <= kLongestRow; ++length) {
        if (goesRound(length))
            return LoopDetected{length == 1 ? LoopDetected::What::SameCall : LoopDetected::What::CallCycle,
                                evidence(length), timesOf(length)};
    }
    return std::nullopt;
}

bool CallWatch::goesRound(qsizetype length) const { return timesOf(length) >= kOften; }

int CallWatch::timesOf(qsizetype length) const
{
    qsizetype same = 0; // calls at the end that are what was called one row before
    for (qsizetype i = m_calls.size() - 1; i >= length && m_calls.at(i).key == m_calls.at(i - length).key;
         --i)
        ++same;
    return int(same / length) + 1;
}

QString CallWatch::evidence(qsizetype length) const
{
    QStringList row;
    for (const Seen &one : m_calls.last(length))
        row.append(one.shown);
    return row.join(u" → "_s);
}

} // namespace studio::agent
