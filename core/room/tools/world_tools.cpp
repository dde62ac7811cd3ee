// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/world_tools.h"

#include "core/model/participants.h"
#include "core/room/room_hands.h"
#include "core/room/tools/dice.h"
#include "core/room/tools/tool_answers.h"
#include "core/room/tools/tool_arguments.h"
#include "core/wire/names.h"

#include <QTimeZone>

#include <numeric>

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using wire::Json;

namespace {

constexpr auto kCompanions = "companions"_L1;
constexpr auto kNow = "now"_L1;
constexpr auto kRollDice = "roll_dice"_L1;

constexpr qsizetype kLongestRole = 200; // UTF-16 units

agent::ToolTraits reading(const QString &title) { return {.risk = model::Risk::Read, .title = title}; }

/// A one-word state of a companion, for models.
QString stateOf(const turn::Floor &floor, const base::ParticipantId &id)
{
    const turn::Member *member = floor.member(id);
    if (floor.turn && floor.turn->companion == id)
        return u"has the floor"_s;
    if (!member)
        return u"is here"_s;
    if (member->muted)
        return u"is muted"_s;
    if (member->busy)
        return u"is awake"_s;
    if (member->stage() == model::Closing::Terminal)
        return u"has said goodbye"_s;
    if (member->stage() == model::Closing::Closing)
        return u"is saying goodbye"_s;
    return u"listens"_s;
}

/// A hash that is the same on every machine; qHash() is not.
quint64 numberOf(const QString &text)
{
    quint64 hash = 0xCBF29CE484222325ULL; // FNV-1a
    for (const char byte : text.toUtf8())
        hash = (hash ^ quint8(byte)) * 0x100000001B3ULL;
    return hash;
}

} // namespace

QList<tools::ToolOffer> WorldTools::offers() const
{
    const llm::ToolSpec companions{
        kCompanions,
        u"Tells who is here, as {here: [{id, name, role, state}]}: you, the other companions, the users."_s,
        objectSchema("{}", {})};
    const llm::ToolSpec now{kNow, u"Tells the date and the time where the user is."_s,
                            objectSchema("{}", {})};
    const llm::ToolSpec dice{
        kRollDice,
        u"Rolls dice, as {dice, rolls, total}. Whenever something is to be left to chance: do not make up "
        "numbers yourself."_s,
        objectSchema(R"({"dice":{"type":"string","description":"such as d20, 2d6+1; left out: one die"}})",
                     {})};
    return {
        //: What a companion can do, as a title in a list.
        {companions, reading(tr("See who is here")), tr("Shows who is in the room and what they are doing.")},
        //: What a companion can do, as a title in a list.
        {now, reading(tr("Look at the clock")), tr("Reads the date and the time of this computer.")},
        //: What a companion can do, as a title in a list.
        {dice, reading(tr("Roll dice")), tr("Rolls dice and reports the result.")},
    };
}

void WorldTools::start(const tools::Caller &, const agent::ToolUse &use, QObject *, const Answered &answered)
{
    if (use.call.name == kCompanions)
        return answered(companions());
    answered(use.call.name == kNow ? now() : rollDice(use.call));
}

ToolAnswer WorldTools::companions() const
{
    Json here = Json::array();
    for (const llm::Present &one : self().present) {
        Json entry{{"id", wire::toJson(one.id.value())}, {"name", wire::toJson(one.name)}};
        if (model::isUser(one.id)) {
            entry["role"] = "user";
        } else {
            const model::Persona persona = self().hands.persona(one.id);
            const QString role = persona.textIn(persona.mainLanguage).role.simplified().left(kLongestRole);
            if (!role.isEmpty())
                entry["role"] = wire::toJson(role);
            entry["state"] = wire::toJson(stateOf(self().hands.floor(), one.id));
        }
        if (one.id == self().companion)
            entry["you"] = true;
        here.push_back(std::move(entry));
    }
    return answerWith({{"here", std::move(here)}});
}

ToolAnswer WorldTools::now() const
{
    const QDateTime local = self().hands.wallNow().toLocalTime();
    const QLocale english(QLocale::English);
    ToolAnswer answer = answerWith(
        {{"time", wire::toJson(local.toOffsetFromUtc(local.offsetFromUtc()).toString(Qt::ISODate))},
         {"weekday", wire::toJson(english.dayName(local.date().dayOfWeek()))},
         {"zone", wire::toJson(QString::fromLatin1(QTimeZone::systemTimeZoneId()))}});
    answer.display = QLocale().toString(local, QLocale::ShortFormat);
    return answer;
}

ToolAnswer WorldTools::rollDice(const llm::ToolCall &call)
{
    constexpr qsizetype kLongestWanted = 64;
    const QString wanted = textAt(argumentsOf(call), "dice", kLongestWanted);
    const std::optional<Dice> dice = wanted.isEmpty() ? Dice{} : readDice(wanted);
    if (!dice)
        return refusal(
            u"invalidArguments"_s,
            u"dice are written like 2d6+1: 1 to %1 dice of 2 to %2 sides"_s.arg(kMostDice).arg(kMostSides));
    const quint64 seed = self().hands.room().policy.seed ^ numberOf(self().turn.value());
    const QList<int> shown = rolled(*dice, seed + m_rolls++);
    const int total = std::accumulate(shown.cbegin(), shown.cend(), dice->bonus);
    Json rolls = Json::array();
    QStringList sum;
    for (const int one : shown) {
        rolls.push_back(one);
        sum.append(QString::number(one));
    }
    ToolAnswer answer =
        answerWith({{"dice", wire::toJson(written(*dice))}, {"rolls", std::move(rolls)}, {"total", total}});
    answer.display = u"%1: %2 (%3)"_s.arg(written(*dice), QString::number(total), sum.join(u", "_s));
    return answer;
}

} // namespace studio::room
