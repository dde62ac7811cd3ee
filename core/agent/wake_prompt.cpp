// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/wake_prompt.h"

#include "core/agent/prompt_parts.h"
#include "core/base/log.h"
#include "core/wire/names.h"
#include "core/wire/price_list_wire.h"

#include <QFile>

// A static library's resources are not registered by themselves; this must stand outside every namespace.
static void registerPrompts() { Q_INIT_RESOURCE(prompts); }

using namespace Qt::StringLiterals;
using studio::llm::ChatText;

namespace studio::agent {
namespace {

wire::Json readRules()
{
    registerPrompts();
    QFile file(u":/prompts/resource_rules.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qCWarning(base::lcAgent) << "the rules of the resource floor are not part of the program";
    return wire::parse(file.readAll()).value_or(wire::Json::array());
}

const wire::Json &rules()
{
    static const wire::Json read = readRules();
    return read;
}

wire::Json floorOf(const llm::ResourceFloor &resource)
{
    wire::Json json = wire::priceListToJson(resource.tiers, resource.refund);
    json["level"] = resource.level;
    json["longerIsRefused"] = resource.strictTiers;
    json["repeatsAreRefused"] = resource.refuseRepeats;
    json["wokenBy"] = wire::toJson(wire::nameOf(resource.why));
    return json;
}

QString data(const QString &heading, const wire::Json &json)
{
    return heading + u":\n"_s + QString::fromUtf8(wire::dump(json)) + u"\n\n"_s;
}

} // namespace

QList<ChatText> wakePrompt(const Scene &scene)
{
    const QString name = selfName(scene);
    const QString ask =
        u"You are %1, one of those here. Stay %2.\n\n%3%4\n"_s.arg(
            whichOne(scene), name, joined(sheet(scene)), joined(manner(scene))) +
        u"Speech is bought here. There is one level from 0 to 100 for all; each message costs a part of it, "
        "which comes back later. Prices are parts of the level, lengths are characters.\n\n"_s +
        data(u"Level and prices"_s, floorOf(scene.resource.value_or(llm::ResourceFloor{}))) +
        data(u"Rules"_s, rules()) +
        u"A message is only what %1 says: no name in front, no lines for others%3. Write it in %2.\n"_s.arg(
            name, answerLanguage(scene), isDirected(scene) ? QString() : u", no description of acts"_s) +
        cuedRule(scene) + whisperRule(scene) + stageForSpeech(scene.stage) + sinceUser(scene) +
        lastTurnsForSpeech(scene) + joined(lastWord(scene)) + pictureRule(scene).text +
        u"%1 is awake now."_s.arg(name);
    // The turn goes on with the results of the tools, so all of this is sent again.
    return ownHead(scene) + QList<ChatText>{{ChatText::Role::User, ask, picturesShown(scene), true}};
}

} // namespace studio::agent
