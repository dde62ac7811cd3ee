// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/vote_reply.h"

#include "core/turn/ballot_check.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>
#include <QSet>

#include <optional>

using namespace Qt::StringLiterals;
using VoteJson = nlohmann::json; // in no order: many keys are found as soon as few

namespace studio::agent {
namespace {

constexpr int kDeepest = 32;

/// Without what a reasoning model thinks aloud; an unclosed thought reaches to the end.
QString withoutThoughts(QString text)
{
    static const QRegularExpression thought(u"<(think|thinking|reasoning)>.*?(</\\1>|$)"_s,
                                            QRegularExpression::DotMatchesEverythingOption |
                                                QRegularExpression::CaseInsensitiveOption);
    return text.remove(thought).trimmed();
}

bool looksLikeRefusal(const QString &text)
{
    static const QRegularExpression refusal(
        u"^\\W*(i['’]?m sorry|i am sorry|sorry|i apologi[sz]e|i can['’]?t|i cannot|i['’]?m unable|i am "
        u"unable|"
        "i won['’]?t|as an ai|申し訳|すみません|ごめんなさい|お答えできません|对不起|對不起|抱歉|很抱歉|我不能|我无法)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return refusal.match(text).hasMatch();
}

/// Where the object that opens at `open` closes, by braces outside strings. Nothing if it never does.
struct Span
{
    qsizetype end = -1; ///< after the closing brace
    bool tooDeep = false;
};
Span spanOfObject(const QByteArray &text, qsizetype open)
{
    int depth = 0;
    bool inString = false;
    for (qsizetype i = open; i < text.size(); ++i) {
        const char c = text.at(i);
        if (inString) {
            if (c == '\\')
                ++i;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > kDeepest)
                return {-1, true};
        } else if ((c == '}' || c == ']') && --depth == 0) {
            return {i + 1, false};
        }
    }
    return {};
}

/// All JSON objects that stand in the text, nested ones not counted; nothing if it is made to exhaust us.
std::optional<QList<VoteJson>> objectsIn(const QByteArray &text)
{
    QList<VoteJson> objects;
    qsizetype at = text.indexOf('{');
    while (at >= 0) {
        const Span span = spanOfObject(text, at);
        if (span.tooDeep)
            return std::nullopt;
        qsizetype next = at + 1;
        if (span.end > 0) {
            VoteJson value = VoteJson::parse(text.data() + at, text.data() + span.end, nullptr, false);
            if (value.is_object()) {
                objects.append(std::move(value));
                next = span.end;
            }
        }
        if (objects.size() > 1)
            break;
        at = text.indexOf('{', next);
    }
    return objects;
}

model::LooseValue looseValue(const VoteJson &object, const char *key)
{
    const auto it = object.find(key);
    if (it == object.end())
        return model::Absent{};
    if (it->is_null())
        return model::Null{};
    if (it->is_boolean())
        return it->get<bool>();
    if (it->is_number())
        return it->get<double>();
    if (it->is_string())
        return QString::fromStdString(it->get_ref<const std::string &>());
    return model::OtherValue{};
}

model::RawState voteIn(const VoteJson &object)
{
    model::RawState state;
    state.state = looseValue(object, "state");
    state.importance = looseValue(object, "importance");
    state.selected = looseValue(object, "selected");
    state.closing = looseValue(object, "closing");
    return state;
}

/// The one JSON object of an answer, or the cause of having none.
tl::expected<VoteJson, model::Cause> theObjectIn(const QString &text)
{
    if (text.size() > kLongestVote)
        return tl::unexpected(model::Cause::Malformed);
    const QString answer = withoutThoughts(QString::fromUtf8(text.toUtf8())); // mends half characters
    if (answer.isEmpty())
        return tl::unexpected(model::Cause::NoAnswer);
    const auto objects = objectsIn(answer.toUtf8());
    if (objects && objects->isEmpty() && looksLikeRefusal(answer))
        return tl::unexpected(model::Cause::Refused);
    if (!objects || objects->size() != 1)
        return tl::unexpected(model::Cause::Malformed);
    return objects->first();
}

/// Whose vote that is; empty: nobody's.
base::ParticipantId companionOf(const VoteJson &vote)
{
    if (!vote.is_object())
        return {};
    const auto it = vote.find("companion");
    const bool isText = it != vote.end() && it->is_string();
    return isText ? base::ParticipantId(QString::fromStdString(it->get_ref<const std::string &>()))
                  : base::ParticipantId();
}

} // namespace

tl::expected<model::RawState, model::Cause> readVote(const QString &text)
{
    return theObjectIn(text).transform(voteIn);
}

tl::expected<Votes, model::Cause> readVoteOf(const QString &text, const base::ParticipantId &voter)
{
    return readVote(text).transform([&voter](const model::RawState &vote) { return Votes{{voter, vote}}; });
}

// Two votes of one companion: nobody can tell which is meant.
tl::expected<Votes, model::Cause> readVotes(const QString &text, const QList<base::ParticipantId> &voters)
{
    const auto object = theObjectIn(text);
    if (!object)
        return tl::unexpected(object.error());
    Votes votes;
    QSet<base::ParticipantId> twice;
    const VoteJson list = object->value("votes", VoteJson::array());
    for (const VoteJson &vote : list.is_array() ? list : VoteJson::array()) {
        const base::ParticipantId companion = companionOf(vote);
        if (!voters.contains(companion))
            continue;
        if (votes.contains(companion))
            twice.insert(companion);
        votes.insert(companion, voteIn(vote));
    }
    for (const base::ParticipantId &companion : std::as_const(twice))
        votes.remove(companion);
    if (votes.isEmpty())
        return tl::unexpected(model::Cause::Malformed);
    return votes;
}

// Each value among others that are right, so that the floor itself judges it.
QString flawIn(const model::RawState &vote)
{
    model::RawState right;
    right.state = u"listen"_s;
    right.importance = 0.0;
    right.selected = false;
    right.closing = u"none"_s;
    QStringList wrong;
    const auto look = [&](model::LooseValue model::RawState::*field, const QString &name) {
        model::RawState probe = right;
        probe.*field = vote.*field;
        if (!turn::readVote(probe))
            wrong.append(name);
    };
    look(&model::RawState::state, u"state"_s);
    look(&model::RawState::importance, u"importance"_s);
    look(&model::RawState::selected, u"selected"_s);
    look(&model::RawState::closing, u"closing"_s);
    return wrong.isEmpty() ? QString() : u"these values are missing or wrong: %1"_s.arg(wrong.join(u", "_s));
}

} // namespace studio::agent
