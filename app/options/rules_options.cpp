// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/rules_options.h"

#include "app/options/command_options.h"
#include "app/options/command_words.h"
#include "core/model/room_limits.h"

#include <algorithm>
#include <cmath>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Millis;
using base::ParticipantId;
using base::Result;
using model::PolicyNumber;

namespace {

constexpr double kSecondMs = 1'000;
constexpr double kMinuteMs = 60'000;

/// The option's number of units, within the bounds that a room allows.
Result<std::optional<qint64>> numberOf(const CommandOptions &options, const QString &name,
                                       PolicyNumber number, double unit, bool isWhole)
{
    const std::optional<QString> given = options.text(name);
    if (!given)
        return std::optional<qint64>();
    const model::PolicyLimit limit = model::limitOf(number);
    bool fine = false;
    const double value = isWhole ? double(given->toInt(&fine)) : given->toDouble(&fine);
    fine = fine && std::isfinite(value) && value * unit >= double(limit.lowest) &&
           value * unit <= double(limit.highest);
    if (!fine)
        return wrong(CommandWords::tr("--%1 must be a number from %L2 to %L3, not \"%4\".")
                         .arg(name)
                         .arg(double(limit.lowest) / unit)
                         .arg(double(limit.highest) / unit)
                         .arg(*given));
    return std::optional<qint64>(qRound64(value * unit));
}

template<class Value>
void put(std::optional<Value> &to, const std::optional<qint64> &number)
{
    if (number)
        to = Value(*number);
}

/// "Kyoko=Aya,Natsumi", or "Kyoko=" for nobody.
Result<RulesWish::Followers> followersIn(const QString &text)
{
    const qsizetype sign = text.indexOf(u'=');
    RulesWish::Followers followers{text.left(std::max<qsizetype>(sign, 0)).trimmed(), {}};
    if (followers.after.isEmpty())
        return wrong(CommandWords::tr("--follows must be NAME=NAME,NAME or NAME=, not \"%1\".").arg(text));
    for (const QString &speaker : text.sliced(sign + 1).split(u',', Qt::SkipEmptyParts)) {
        if (!speaker.trimmed().isEmpty())
            followers.speakers.append(speaker.trimmed());
    }
    return followers;
}

QStringList namesOf(const ParticipantId &id, const model::Room &room, const QList<model::Persona> &personas)
{
    QStringList names;
    for (const model::Persona &persona : personas) {
        for (const model::PersonaText &text : persona.texts) {
            if (persona.id == id)
                names.append(text.name);
        }
    }
    for (const model::Guest &guest : room.guests) {
        if (guest.id == id)
            names.append(guest.name);
    }
    return names;
}

Result<ParticipantId> memberCalled(const QString &name, const model::Room &room,
                                   const QList<model::Persona> &personas)
{
    if (room.roster.contains(ParticipantId(name)))
        return ParticipantId(name);
    QList<ParticipantId> called;
    for (const ParticipantId &id : room.roster) {
        if (namesOf(id, room, personas).contains(name, Qt::CaseInsensitive))
            called.append(id);
    }
    if (called.size() == 1)
        return called.first();
    if (called.isEmpty())
        //: %1 is a name
        return base::failure(base::ErrorCode::InvalidInput,
                             CommandWords::tr("Nobody in this room is called \"%1\".").arg(name), {});
    QStringList ids;
    for (const ParticipantId &id : std::as_const(called))
        ids.append(id.value());
    //: %1 is a name, %2 a list of ids
    return base::failure(base::ErrorCode::InvalidInput,
                         CommandWords::tr("Several in this room are called \"%1\". Use one of these IDs: %2.")
                             .arg(name, ids.join(u", "_s)),
                         {});
}

Result<QList<ParticipantId>> membersCalled(const QStringList &names, const model::Room &room,
                                           const QList<model::Persona> &personas)
{
    QList<ParticipantId> members;
    for (const QString &name : names) {
        const auto member = memberCalled(name, room, personas);
        if (!member)
            return tl::unexpected(member.error());
        if (!members.contains(*member))
            members.append(*member);
    }
    return members;
}

} // namespace

Result<RulesWish> readRules(const CommandOptions &options)
{
    RulesWish wish{.onlyWhenNamed = options.values(u"only-when-named"_s)};
    for (const QString &text : options.values(u"follows"_s)) {
        const auto followers = followersIn(text);
        if (!followers)
            return tl::unexpected(followers.error());
        wish.follows.append(*followers);
    }
    const auto coolDown = numberOf(options, u"cool-down"_s, PolicyNumber::CoolDown, 1, true);
    const auto ceiling = numberOf(options, u"ceiling"_s, PolicyNumber::Ceiling, kMinuteMs, false);
    const auto wait = numberOf(options, u"wait-for-me"_s, PolicyNumber::WaitForUser, kSecondMs, false);
    const auto idle = numberOf(options, u"idle"_s, PolicyNumber::Idle, kSecondMs, false);
    const auto most = numberOf(options, u"idle-most"_s, PolicyNumber::IdleMost, 1, true);
    for (const auto *number : {&coolDown, &ceiling, &wait, &idle, &most}) {
        if (!*number)
            return tl::unexpected(number->error());
    }
    put(wish.coolDown, *coolDown);
    put(wish.ceiling, *ceiling);
    put(wish.waitForUser, *wait);
    put(wish.idle, *idle);
    put(wish.idleMost, *most);
    wish.isAutomatic = options.isSet(u"auto"_s);
    return wish;
}

Result<model::PolicySettings> withRules(const model::PolicySettings &policy, const RulesWish &wish,
                                        const model::Room &room, const QList<model::Persona> &personas)
{
    model::PolicySettings changed = policy;
    changed.coolDown = wish.coolDown.value_or(policy.coolDown);
    changed.ceiling = wish.ceiling.value_or(policy.ceiling);
    changed.waitForUser = wish.waitForUser.value_or(policy.waitForUser);
    changed.idle = wish.idle.value_or(policy.idle);
    changed.idleMost = wish.idleMost.value_or(policy.idleMost);
    changed.isAutomatic = wish.isAutomatic || policy.isAutomatic;
    const auto onlyNamed = membersCalled(wish.onlyWhenNamed, room, personas);
    if (!onlyNamed)
        return tl::unexpected(onlyNamed.error());
    if (!onlyNamed->isEmpty())
        changed.onlyWhenNamed = *onlyNamed;
    for (const RulesWish::Followers &followers : wish.follows) {
        const auto after = memberCalled(followers.after, room, personas);
        const auto speakers = membersCalled(followers.speakers, room, personas);
        if (!after || !speakers)
            return tl::unexpected(!after ? after.error() : speakers.error());
        changed.follows.insert(*after, *speakers);
    }
    return changed;
}

} // namespace studio::app
