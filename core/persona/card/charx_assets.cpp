// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/charx_assets.h"

#include "core/persona/json_bounds.h"
#include "core/wire/json.h"
#include "core/wire/loose/raw_object.h"
#include "core/wire/sprite_names.h"

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

/// The entry that it lies in; empty: it lies elsewhere.
QByteArray entryOf(const Json &asset)
{
    const QString uri = wire::toText(asset.value("uri", Json()));
    for (const auto scheme : {"embeded://"_L1, "embedded://"_L1}) { // the specification writes the first
        if (uri.startsWith(scheme))
            return uri.mid(scheme.size()).toUtf8();
    }
    return {};
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

/// A list, empty where there are none.
Json assetsIn(const QByteArray &cardJson)
{
    if (!isModestJson(cardJson))
        return Json::array();
    const auto json = wire::parse(withoutMark(cardJson));
    if (!json || !json->is_object() || !json->contains("data") || !(*json)["data"].is_object())
        return Json::array();
    Json assets = (*json)["data"].value("assets", Json::array());
    return assets.is_array() ? assets : Json::array();
}

} // namespace

QByteArray mainIconIn(const QByteArray &cardJson)
{
    const Json assets = assetsIn(cardJson);
    const qsizetype main = iconIn(assets, Icon::Main);
    const qsizetype icon = main < 0 ? iconIn(assets, Icon::Any) : main;
    return icon < 0 ? QByteArray() : entryOf(assets[size_t(icon)]);
}

QList<EmotionAsset> emotionsIn(const QByteArray &cardJson)
{
    const Json assets = assetsIn(cardJson);
    QList<EmotionAsset> emotions;
    for (const Json &asset : assets) {
        if (!asset.is_object() || wire::toText(asset.value("type", Json())) != "emotion"_L1)
            continue;
        const QString name = wire::toText(asset.value("name", Json()));
        const QString feeling = wire::spriteNameOf(name);
        const QByteArray entry = entryOf(asset);
        if (!feeling.isEmpty() && !entry.isEmpty())
            emotions.append({name, feeling, entry});
    }
    return emotions;
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
