// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/group_file.h"

#include "core/model/room.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card_notes.h"
#include "core/persona/card_text.h"
#include "core/persona/naming.h"
#include "core/persona/refused.h"
#include "core/wire/loose/raw_object.h"
#include "core/wire/object_reader.h"
#include "core/wire/texts_json.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Millis;
using base::Result;
using model::PolicyName;
using wire::Json;

namespace {

struct GroupFileWords
{
    Q_DECLARE_TR_FUNCTIONS(GroupFile)
};

constexpr qsizetype kMostMembers = 1'000;
constexpr qsizetype kLongestMember = 255;

/// Members of the file that something is said about, or that are nothing to speak of.
constexpr std::array kKnown{
    "id",      "name",  "members",         "disabled_members",     "activation_strategy", "avatar_url",
    "chat_id", "chats", "generation_mode", "allow_self_responses", "auto_mode_delay",     "hideMutedSprites"};

/// A file in one folder, whatever system the group was made on.
bool isFileName(const QString &name)
{
    return !name.trimmed().isEmpty() && name.size() <= kLongestMember && name != ".."_L1 && name != "."_L1 &&
           std::none_of(name.cbegin(), name.cend(), [](QChar c) {
               return c == u'/' || c == u'\\' || c == u':' || c.category() == QChar::Other_Control;
           });
}

QStringList filesIn(const Json &json, const char *key, CardNotes &notes)
{
    QStringList files;
    const auto list = json.find(key);
    if (list == json.end())
        return files;
    qsizetype unused = list->is_array() ? 0 : 1;
    for (const Json &item : list->is_array() ? *list : Json::array()) {
        const QString file = wire::toText(item);
        if (!isFileName(file) || files.size() >= kMostMembers)
            ++unused;
        else if (!files.contains(file))
            files.append(file);
    }
    if (unused > 0)
        notes.warn(
            QString::fromLatin1(key),
            GroupFileWords::tr("Entries that are not file names, or too many: %L1. Not used.").arg(unused));
    return files;
}

/// SillyTavern's numbers: 0 natural order, 1 list order, 2 manual, 3 pooled order.
PolicyName policyIn(const Json &json, CardNotes &notes)
{
    const auto part = u"activation_strategy"_s;
    const auto stated = json.find("activation_strategy");
    if (stated == json.end() || stated->is_null()) {
        notes.used(part,
                   GroupFileWords::tr("Turn-taking is not stated: natural order, as in the other program."));
        return PolicyName::Natural;
    }
    switch (wire::wholeIn(*stated).value_or(-1)) {
    case 0:
        notes.used(part, GroupFileWords::tr(
                             "Natural order: companions who are named answer, and talkative ones join in."));
        return PolicyName::Natural;
    case 1:
        notes.used(part, GroupFileWords::tr("List order: everyone speaks once, in the order of the group."));
        return PolicyName::List;
    case 2: notes.used(part, GroupFileWords::tr("Manual: you choose who speaks.")); return PolicyName::Manual;
    case 3:
        notes.used(part, GroupFileWords::tr(
                             "Pooled order: one at a time, and no one twice before all have spoken."));
        return PolicyName::Pooled;
    default:
        notes.warn(part, GroupFileWords::tr("Unknown way of turn-taking: natural order is used."));
        return PolicyName::Natural;
    }
}

bool answersItselfIn(const Json &json, PolicyName policy, CardNotes &notes)
{
    const auto part = u"allow_self_responses"_s;
    const auto stated = json.find("allow_self_responses");
    const bool isStated = stated != json.end() && !stated->is_null();
    if (isStated && !stated->is_boolean())
        notes.warn(part,
                   GroupFileWords::tr("Neither yes nor no: companions do not answer their own messages."));
    const bool may = isStated && stated->is_boolean() && stated->get<bool>();
    if (policy != PolicyName::Natural)
        return may; // the other orders do not ask for it there either
    if (may)
        notes.used(part,
                   GroupFileWords::tr("Companions may answer their own messages while you are silent."));
    else if (!isStated || stated->is_boolean())
        notes.used(part,
                   GroupFileWords::tr("Companions do not answer their own messages: see “Speaking order”."));
    return may;
}

Millis autoDelayIn(const Json &json, CardNotes &notes)
{
    constexpr double kSecond = 1'000;
    constexpr double kLongest = 86'400; // a day, as in a room
    const auto part = u"auto_mode_delay"_s;
    const auto stated = json.find("auto_mode_delay");
    const bool isStated = stated != json.end() && !stated->is_null();
    const double seconds = isStated && stated->is_number() ? stated->get<double>() : -1;
    const bool fine = seconds >= 1 && seconds <= kLongest;
    const Millis delay = fine ? Millis(qRound64(seconds * kSecond)) : kGroupAutoDelay;
    if (isStated && !fine)
        notes.warn(part, GroupFileWords::tr("Not a number of seconds from 1 to 86,400: 5 s is used."));
    notes.used(part,
               GroupFileWords::tr("Auto mode is a switch of the other program that no file keeps, so the "
                                  "room waits for you. To let companions continue by themselves, tick “Speak "
                                  "when I am silent” in the room settings. The pause is filled in there."));
    return delay;
}

int strategyOf(PolicyName policy)
{
    switch (policy) {
    case PolicyName::Ring:
    case PolicyName::List: return 1;
    case PolicyName::Manual: return 2;
    case PolicyName::Vote:
    case PolicyName::Resource:
    case PolicyName::Natural:
    case PolicyName::Director: return 0;
    case PolicyName::Pooled: return 3;
    }
    Q_UNREACHABLE();
}

void noteSettings(const Json &json, CardNotes &notes)
{
    const auto has = [&json](const char *key) { return json.contains(key) && !json[key].is_null(); };
    if (has("generation_mode") && json["generation_mode"] != 0) {
        notes.ignored(
            u"generation_mode"_s,
            GroupFileWords::tr("All cards in one prompt: here, each companion has a separate prompt."));
    }
    if (has("hideMutedSprites"))
        notes.ignored(u"hideMutedSprites"_s,
                      GroupFileWords::tr("Pictures of muted companions: here they stay on the stage."));
    if (has("chats") && json["chats"].is_array() && !json["chats"].empty())
        notes.kept(u"chats"_s,
                   GroupFileWords::tr("The group’s conversations are in separate files and are not read."));
    for (const auto &member : json.items()) {
        const std::string &key = member.key();
        if (std::none_of(kKnown.begin(), kKnown.end(), [&key](const char *known) { return key == known; }))
            notes.kept(QString::fromStdString(key));
    }
}

/// A room that votes, say, is no reason to forget how its group took turns.
bool isKnownThere(PolicyName policy)
{
    return policy != PolicyName::Vote && policy != PolicyName::Resource && policy != PolicyName::Director;
}

/// 5, not 5.0: as SillyTavern writes it.
Json secondsOf(Millis time)
{
    constexpr qint64 kSecond = 1'000;
    return time.count() % kSecond == 0 ? Json(time.count() / kSecond)
                                       : Json(double(time.count()) / double(kSecond));
}

Json freshGroup(const GroupFile &group, const QString &id)
{
    return Json{{"id", wire::toJson(id)},
                {"name", wire::toJson(group.name)},
                {"members", wire::textsToJson(group.members)},
                {"avatar_url", nullptr},
                {"allow_self_responses", group.answersItself},
                {"activation_strategy", strategyOf(group.policy)},
                {"generation_mode", 0},
                {"disabled_members", wire::textsToJson(group.muted)},
                {"chat_metadata", Json::object()},
                {"fav", false},
                {"chat_id", wire::toJson(id)},
                {"chats", Json::array({wire::toJson(id)})},
                {"auto_mode_delay", secondsOf(group.autoDelay)}};
}

QByteArray overlay(const GroupFile &group, const GroupFile &asRead, const QByteArray &text)
{
    wire::RawObject file = wire::RawObject::of(text).value_or(wire::RawObject());
    if (group.name != asRead.name)
        file.set("name", wire::dump(wire::toJson(group.name)));
    if (group.members != asRead.members)
        file.set("members", wire::dump(wire::textsToJson(group.members)));
    if (group.muted != asRead.muted)
        file.set("disabled_members", wire::dump(wire::textsToJson(group.muted)));
    if (group.autoDelay != asRead.autoDelay)
        file.set("auto_mode_delay", wire::dump(secondsOf(group.autoDelay)));
    if (isKnownThere(group.policy) && strategyOf(group.policy) != strategyOf(asRead.policy))
        file.set("activation_strategy", QByteArray::number(strategyOf(group.policy)));
    return file.text();
}

} // namespace

Result<GroupFile> readGroupFile(const QByteArray &file)
{
    const auto read = readCardText(file);
    if (!read)
        return tl::unexpected(read.error());
    const Json &json = read->json;
    if (jsonKind(json) != FileKind::Group)
        return refused(GroupFileWords::tr("This file is not a SillyTavern group."));
    CardNotes notes;
    GroupFile group;
    group.source = file;
    group.name = json.contains("name") ? shownName(wire::toText(json["name"])) : QString();
    if (group.name.isEmpty())
        return refused(GroupFileWords::tr("This group has no name. Add one in “name” and import it again."));
    notes.used(u"name"_s, GroupFileWords::tr("Used as the name of the room."));
    group.members = filesIn(json, "members", notes);
    notes.used(u"members"_s,
               GroupFileWords::tr("Companions to find by file name: %L1.").arg(group.members.size()));
    group.muted = filesIn(json, "disabled_members", notes);
    group.muted.removeIf([&group](const QString &file) { return !group.members.contains(file); });
    if (!group.muted.isEmpty())
        notes.used(u"disabled_members"_s,
                   GroupFileWords::tr("Muted in the room: %L1.").arg(group.muted.size()));
    if (!group.members.isEmpty() && group.muted.size() == group.members.size())
        notes.warn(u"disabled_members"_s,
                   GroupFileWords::tr(
                       "All are muted: nobody speaks until you unmute someone or give someone the floor."));
    group.policy = policyIn(json, notes);
    group.answersItself = answersItselfIn(json, group.policy, notes);
    group.autoDelay = autoDelayIn(json, notes);
    noteSettings(json, notes);
    if (file.size() > model::kMostForeignGroup)
        notes.warn({}, GroupFileWords::tr(
                           "The group’s settings are larger than %L1 KB, so the room does not keep them.")
                           .arg(model::kMostForeignGroup / 1024));
    group.report = notes.report();
    return group;
}

Result<QByteArray> writeGroupFile(const GroupFile &group, const QString &id)
{
    if (group.source.isEmpty())
        return wire::dumpIndented(freshGroup(group, id)) + '\n';
    return readGroupFile(group.source).and_then([&group](const GroupFile &asRead) {
        return readCardText(group.source).transform([&](const CardText &source) {
            return overlay(group, asRead, source.text);
        });
    });
}

QString groupMemberName(const QString &name)
{
    QString file;
    for (const QChar c : shownName(name)) {
        const bool isPlain = c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || u" -_()'"_s.contains(c);
        file += isPlain ? c : QChar(u'_');
    }
    static const QStringList devices{u"con"_s, u"prn"_s, u"aux"_s, u"nul"_s};
    const QString small = file.toLower();
    const bool isDevice =
        devices.contains(small) || (small.size() == 4 && small.back().isDigit() &&
                                    (small.startsWith("com"_L1) || small.startsWith("lpt"_L1)));
    if (file.trimmed().isEmpty() || isDevice)
        file.prepend(u'_');
    return file.trimmed() + u".png"_s;
}

} // namespace studio::persona
