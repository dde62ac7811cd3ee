// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/turn_json.h"

#include "core/wire/envelope_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Kind = TurnNode::Kind;

void put(QJsonObject &json, const QString &key, const std::optional<qint64> &number)
{
    if (number)
        json.insert(key, *number);
}

QString callJson(const model::Exchange &call)
{
    QJsonObject json{{u"call"_s, call.id},
                     {u"time"_s, call.time.toUTC().toString(Qt::ISODateWithMs)},
                     {u"model"_s, call.model},
                     {u"tookMs"_s, qint64(call.took.count())},
                     {u"tries"_s, call.tries}};
    put(json, u"input"_s, call.tokens.input);
    put(json, u"cached"_s, call.tokens.cached);
    put(json, u"output"_s, call.tokens.output);
    put(json, u"thinking"_s, call.tokens.thinking);
    put(json, u"nanoDollars"_s, call.cost);
    if (call.trouble)
        json.insert(u"trouble"_s, call.trouble->detail);
    return QString::fromUtf8(QJsonDocument(json).toJson()).trimmed();
}

void addTo(QStringList &all, const TurnNode &node)
{
    if (node.kind == Kind::Call)
        all.append(callJson(node.call));
    else if (node.kind != Kind::Turn)
        all.append(wire::envelopeText(node.event));
    for (const auto &child : node.children)
        addTo(all, *child);
    if (node.decision)
        all.append(wire::envelopeText(*node.decision));
}

} // namespace

QString jsonOf(const TurnNode &node)
{
    QStringList all;
    addTo(all, node);
    const bool isOne = all.size() == 1 && (node.kind == Kind::Event || node.kind == Kind::Call);
    return isOne ? all.constFirst() : QString(u"[\n"_s + all.join(u",\n"_s) + u"\n]"_s);
}

} // namespace studio::ui
