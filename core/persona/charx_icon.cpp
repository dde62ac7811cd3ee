// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/charx_icon.h"

#include "core/persona/json_bounds.h"
#include "core/wire/json.h"
#include "core/wire/raw_object.h"

namespace studio::persona {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

enum class Icon { Main, Any };

/// The first of the card's assets that is such an icon, or -1.
qsizetype iconIn(const Json &assets, Icon which)
{
    for (qsizetype i = 0; assets.is_array() && i < qsizetype(assets.size()); ++i) {
        const Json &asset = assets[size_t(i)];
        if (asset.is_object() && wire::toText(asset.value("type", Json())) == "icon"_L1 &&
            (which == Icon::Any || wire::toText(asset.value("name", Json())) == "main"_L1))
            return i;
    }
    return -1;
}

/// A main icon like `old`, which may be empty.
QByteArray iconAt(const QByteArray &old, const QByteArray &entry)
{
    auto icon = wire::RawObject::of(old).value_or(wire::RawObject());
    icon.set("type", R"("icon")");
    icon.set("uri", wire::dump(wire::toJson(QString::fromUtf8("embeded://" + entry))));
    icon.set("name", R"("main")");
    icon.set("ext", R"("png")");
    return icon.text();
}

QByteArray withoutMark(const QByteArray &json)
{
    const QByteArray mark("\xEF\xBB\xBF");
    return json.startsWith(mark) ? json.sliced(mark.size()) : json;
}

} // namespace

QByteArray mainIconIn(const QByteArray &cardJson)
{
    if (!isModestJson(cardJson))
        return {};
    const auto json = wire::parse(withoutMark(cardJson));
    if (!json || !json->is_object() || !json->contains("data") || !(*json)["data"].is_object())
        return {};
    const Json assets = (*json)["data"].value("assets", Json::array());
    const qsizetype main = iconIn(assets, Icon::Main);
    const qsizetype icon = main < 0 ? iconIn(assets, Icon::Any) : main;
    const QString uri = icon < 0 ? QString() : wire::toText(assets[size_t(icon)].value("uri", Json()));
    for (const auto scheme : {"embeded://"_L1, "embedded://"_L1}) { // the specification writes the first
        if (uri.startsWith(scheme))
            return uri.mid(scheme.size()).toUtf8();
    }
    return {};
}

QByteArray withMainIcon(const QByteArray &cardJson, const QByteArray &entry)
{
    auto file = wire::RawObject::of(cardJson);
    auto data = wire::RawObject::of(file ? file->value("data") : QByteArray());
    if (!data)
        return cardJson;
    auto assets = wire::RawArray::of(data->value("assets")).value_or(wire::RawArray());
    const auto parsed = wire::parse(assets.text());
    const qsizetype icon = parsed ? iconIn(*parsed, Icon::Main) : -1;
    if (icon < 0)
        assets.add(iconAt({}, entry));
    else
        assets.replace(icon, iconAt(assets.at(icon), entry));
    data->set("assets", assets.text());
    file->set("data", data->text());
    return file->text();
}

} // namespace studio::persona
