// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/direction_reply.h"

#include "core/agent/fenced_transcript.h"
#include "core/agent/speech/thought_filter.h"
#include "core/agent/votes/direction_prompt.h"
#include "core/wire/loose/loose_json.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using studio::addressing::Person;
using studio::base::ParticipantId;
using studio::wire::Json;

namespace studio::agent {
namespace {

// The requested key comes first; the others are what models write instead.
constexpr std::array kChoiceKeys{"next",   "next_speaker", "nextSpeaker", "speaker", "choice", "companion",
                                 "winner", "selected",     "id",          "name",    "who"};

QString unthought(const QString &answer)
{
    ThoughtFilter filter(ThoughtFilter::Start::Held);
    const QString said = filter.add(answer).said;
    return said + filter.finish().said;
}

/// Without what may surround a name that stands alone: quotes, marks of emphasis, a full stop, an @.
QString bareName(const QString &text)
{
    static const QString kAround = u" \t\r\n\"'`*_@.。!！:：()[]<>「」『』“”‘’|"_s;
    qsizetype from = 0;
    qsizetype to = text.size();
    while (from < to && kAround.contains(text.at(from)))
        ++from;
    while (to > from && kAround.contains(text.at(to - 1)))
        --to;
    return text.sliced(from, to - from).toCaseFolded();
}

bool meansNobody(const QString &bareText)
{
    static const QStringList kWords{kNobody,       u"no one"_s, u"no-one"_s,  u"noone"_s,    u"none"_s,
                                    u"null"_s,     u"nil"_s,    u"nothing"_s, u"no reply"_s, u"no_reply"_s,
                                    u"the user"_s, u"user"_s,   u"誰も"_s,    u"なし"_s,     u"没有人"_s,
                                    u"无"_s,       u"無し"_s};
    return bareText.isEmpty() || kWords.contains(bareText);
}

bool isCalled(const QString &bareText, const Person &person)
{
    constexpr QLatin1StringView kPrefix("companion_");
    const QString id = bareName(person.id.value());
    if (bareText == id || (id.startsWith(kPrefix) && bareText == id.mid(kPrefix.size())))
        return true;
    return std::any_of(person.names.begin(), person.names.end(), [&bareText](const QString &name) {
        return bareText == bareName(name) && !bareText.isEmpty();
    });
}

/// The candidate named by a text that is only a name. An id wins over an equal name.
std::optional<ParticipantId> whoIsCalled(const QString &bareText, const QList<Person> &candidates)
{
    QList<ParticipantId> found;
    for (const Person &person : candidates) {
        if (bareText == bareName(person.id.value()) || bareText == bareName(plainName(person.id.value())))
            return person.id;
        if (isCalled(bareText, person))
            found.append(person.id);
    }
    return found.size() == 1 ? std::optional(found.first()) : std::nullopt;
}

QString isNoCandidate(const QString &written)
{
    return u"\"%1\" is not exactly one of those who may be chosen"_s.arg(written.simplified().left(80));
}

Choice choiceOf(const QString &written, const QList<Person> &candidates)
{
    const QString name = bareName(written);
    if (meansNobody(name))
        return std::optional<ParticipantId>();
    if (const auto who = whoIsCalled(name, candidates))
        return who;
    return tl::unexpected(isNoCandidate(written));
}

/// From a list only its single element; from an object the value that stands for a name.
Choice choiceOf(const Json &value, const QList<Person> &candidates)
{
    if (value.is_null() || value == false)
        return std::optional<ParticipantId>();
    if (value.is_string())
        return choiceOf(wire::toText(value), candidates);
    if (value.is_array() && value.empty())
        return std::optional<ParticipantId>();
    if (value.is_array() && value.size() == 1 && value.front().is_string())
        return choiceOf(wire::toText(value.front()), candidates);
    for (const char *key : kChoiceKeys) {
        if (value.is_object() && value.contains(key) && value[key].is_string())
            return choiceOf(wire::toText(value[key]), candidates);
    }
    return tl::unexpected(u"next has to be one id, or nobody"_s);
}

std::optional<Choice> inObjects(const QString &text, const QList<Person> &candidates)
{
    const QList<wire::LooseObject> objects = wire::looseObjectsIn(text);
    for (auto object = objects.crbegin(); object != objects.crend(); ++object) {
        for (const char *key : kChoiceKeys) {
            if (object->value.is_object() && object->value.contains(key))
                return choiceOf(object->value[key], candidates);
        }
    }
    return std::nullopt;
}

} // namespace

Choice readChoice(const QString &answer, const QList<Person> &candidates)
{
    const QString text = unthought(answer.left(kLongestChoice)).trimmed();
    if (text.isEmpty())
        return tl::unexpected(u"the answer is empty"_s);
    if (const auto found = inObjects(text, candidates))
        return *found;
    if (const QString name = bareName(text); !name.contains(u'\n')) {
        if (const auto choice = choiceOf(text, candidates))
            return choice;
    }
    // "Kyoko has just spoken, so nobody" chooses nobody, and "nobody but Kyoko" does not.
    static const QRegularExpression nobody(u"\\b(nobody|no one|none)\\b|誰も|没有人"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    if (nobody.match(text).hasMatch())
        return tl::unexpected(u"it names somebody and says nobody"_s);
    const QList<ParticipantId> named = addressing::understand(text, candidates).mentions;
    if (named.size() == 1)
        return std::optional(named.first());
    return tl::unexpected(named.isEmpty() ? u"it names nobody who may be chosen"_s
                                          : u"it names more than one"_s);
}

} // namespace studio::agent
