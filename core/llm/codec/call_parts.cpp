// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/call_parts.h"

#include "core/llm/codec/reading.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;

namespace {

QString freeId(qsizetype place, const QSet<QString> &taken)
{
    QString id = u"call_%1"_s.arg(place);
    while (taken.contains(id))
        id += u'_';
    return id;
}

/// The last of several consecutive objects: some servers send an empty one first, or all of it again at the
/// end.
QByteArray lastObject(const QByteArray &arguments)
{
    JsonScan scan;
    qsizetype begin = 0;
    qsizetype end = 0;
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        const bool wasOpen = scan.isOpen();
        scan.take(arguments[at]);
        if (!wasOpen && scan.isOpen())
            begin = at;
        if (wasOpen && !scan.isOpen())
            end = at + 1;
    }
    return end > begin ? arguments.sliced(begin, end - begin) : arguments;
}

/// Repairs arguments if there is no doubt about them: closing brackets may be missing, words may not. Other
/// arguments stay unchanged, and the tool reports the error.
QByteArray mended(const QByteArray &arguments, const JsonScan &scan)
{
    const QByteArray bare = arguments.trimmed();
    if (bare.isEmpty() || bare == "null")
        return "{}";
    if (bare.startsWith('"')) { // written as a string within a string
        const base::Result<wire::Json> text = wire::parse(bare);
        return text && text->is_string() ? wire::toText(*text).toUtf8() : arguments;
    }
    if (scan.isOpen()) {
        const QByteArray closed = arguments + scan.missing();
        return !scan.isInText() && wire::parse(closed) ? closed : arguments;
    }
    return scan.wholes() > 1 ? lastObject(arguments) : arguments;
}

} // namespace

QString toolName(const QString &name)
{
    QString own = name.section(u'<', 0, 0).trimmed();
    const auto beginning = "functions."_L1;
    if (own.startsWith(beginning))
        own = own.sliced(beginning.size()).section(u':', 0, 0);
    return own;
}

QByteArray argumentsIn(const wire::Json &arguments)
{
    return arguments.is_object() ? wire::dump(arguments) : wire::toText(arguments).toUtf8();
}

void CallParts::add(const wire::Json &call, std::optional<qint64> place)
{
    const wire::Json &function = at(call, "function");
    const auto index = countAt(call, "index");
    add({index ? index : place, textAt(call, "id"), textAt(function, "name"),
         argumentsIn(at(function, "arguments"))});
}

void CallParts::add(const Piece &piece)
{
    if (m_tooMuch)
        return;
    Call *call = goesOn(piece);
    if (!call) {
        if (piece.id.isEmpty() && piece.name.isEmpty() && piece.arguments.trimmed().isEmpty())
            return;
        m_calls.push_back({piece.place, piece.id, {}, {}, {}});
        call = &m_calls.back();
    }
    if (call->id.isEmpty())
        call->id = piece.id;
    if (call->name.isEmpty())
        call->name = toolName(piece.name);
    call->arguments.append(piece.arguments);
    call->scan.take(piece.arguments);
    m_tooMuch = qsizetype(m_calls.size()) > kMostCalls || call->arguments.size() > kLongestArguments;
}

CallParts::Call *CallParts::numbered(const std::optional<qint64> &place)
{
    // The last match: a server that gives all calls one number continues the last.
    const auto found = std::find_if(m_calls.rbegin(), m_calls.rend(),
                                    [&place](const Call &call) { return place && call.place == place; });
    return found == m_calls.rend() ? nullptr : &*found;
}

CallParts::Call *CallParts::called(const QString &id)
{
    const auto found = std::find_if(m_calls.rbegin(), m_calls.rend(),
                                    [&id](const Call &call) { return !id.isEmpty() && call.id == id; });
    return found == m_calls.rend() ? nullptr : &*found;
}

/// The call that a piece belongs to; none: it begins a new call.
CallParts::Call *CallParts::goesOn(const Piece &piece)
{
    Call *last = m_calls.empty() ? nullptr : &m_calls.back();
    if (piece.name.isEmpty()) {
        Call *own = called(piece.id);
        own = own ? own : numbered(piece.place);
        return own ? own : last;
    }
    Call *own = piece.place ? numbered(piece.place) : nullptr;
    own = own ? own : called(piece.id);
    if (!own && !piece.place && piece.id.isEmpty())
        own = last;
    if (!own || own->name.isEmpty())
        return own;
    const bool isSame = own->id == piece.id && (!piece.place || own->place == piece.place);
    const bool isOther = !piece.id.isEmpty() && own->id != piece.id && piece.arguments.isEmpty();
    const bool isWhole = own->scan.wholes() > 0 && !own->scan.isOpen();
    const bool isAgain = own->name == toolName(piece.name) && !isOther;
    return isAgain && ((isSame && !piece.id.isEmpty()) || !isWhole) ? own : nullptr;
}

QList<ToolCall> CallParts::take()
{
    QList<ToolCall> calls;
    QSet<QString> taken;
    for (const Call &call : std::exchange(m_calls, {})) {
        const bool hasOwnId = !call.id.isEmpty() && !taken.contains(call.id);
        const QString id = hasOwnId ? call.id : freeId(call.place.value_or(calls.size()), taken);
        taken.insert(id);
        calls.append({base::CallId(id), call.name, {mended(call.arguments, call.scan)}});
    }
    return calls;
}

} // namespace studio::llm::codec
