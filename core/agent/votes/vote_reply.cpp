// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_reply.h"

#include "core/agent/speech/answer_parts.h"
#include "core/agent/votes/vote_values.h"
#include "core/turn/ballot_check.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using studio::base::ParticipantId;
using studio::model::Cause;
using studio::model::VoteMend;

namespace studio::agent {
namespace {

bool looksLikeRefusal(const QString &text)
{
    static const QRegularExpression refusal(
        u"^\\W*(i['’]?m sorry|i am sorry|sorry|i apologi[sz]e|i can['’]?t|i cannot|i['’]?m unable|i am "
        u"unable|"
        "i won['’]?t|as an ai|申し訳|すみません|ごめんなさい|お答えできません|对不起|對不起|抱歉|很抱歉|我不能|我无法)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return refusal.match(text).hasMatch();
}

/// Finds a participant by an id, a name, a nickname, or "Aya (companion_aya)". A name that two share belongs
/// to nobody. Most votes name nobody, and folding the names of a full room for each would cost more than the
/// vote, so the list is made at the first lookup.
class Names
{
public:
    explicit Names(const Asked &asked)
        : m_asked(asked)
    {
    }

    [[nodiscard]] ParticipantId of(const QString &label)
    {
        if (!std::exchange(m_isListed, true))
            list();
        const ParticipantId whole = m_ids.value(lettersOf(label.left(kLongestName)));
        const qsizetype open = label.indexOf(u'(');
        if (!whole.isEmpty() || open < 0)
            return whole;
        const ParticipantId inner = m_ids.value(lettersOf(label.mid(open, kLongestName)));
        return inner.isEmpty() ? m_ids.value(lettersOf(label.left(std::min(open, kLongestName)))) : inner;
    }

private:
    static constexpr qsizetype kLongestName = 200;

    void list()
    {
        for (const ParticipantId &voter : m_asked.voters)
            add(voter.value(), voter);
        for (const llm::Present &one : m_asked.present) {
            add(one.id.value(), one.id);
            add(one.name, one.id);
            for (const QString &nickname : one.nicknames)
                add(nickname, one.id);
        }
    }
    void add(const QString &name, const ParticipantId &id)
    {
        static const QString prefix = u"companion_"_s;
        addFolded(lettersOf(name), id);
        if (name.startsWith(prefix))
            addFolded(lettersOf(name.mid(prefix.size())), id);
    }
    void addFolded(const QString &name, const ParticipantId &id)
    {
        if (name.isEmpty())
            return;
        const auto known = m_ids.constFind(name);
        m_ids.insert(name, known == m_ids.cend() || *known == id ? id : ParticipantId());
    }

    const Asked &m_asked;
    bool m_isListed = false;
    QHash<QString, ParticipantId> m_ids;
};

/// The voter that a vote names; empty: none.
ParticipantId ownerOf(const FoundVote &vote, Names &names)
{
    for (auto label = vote.labels.crbegin(); label != vote.labels.crend(); ++label) {
        if (const ParticipantId owner = names.of(*label); !owner.isEmpty())
            return owner;
    }
    return {};
}

struct Candidate
{
    VoteRead read;
    ParticipantId owner;
    ParticipantId from; ///< as the vote says itself
    int source = 0;
};

bool isWhole(const Candidate &one) { return flawIn(one.read.state).isEmpty(); }

/// The last complete vote, else the last.
VoteRead lastOf(const QList<Candidate> &votes)
{
    const auto whole = std::find_if(votes.crbegin(), votes.crend(), isWhole);
    VoteRead read = whole == votes.crend() ? votes.constLast().read : whole->read;
    if (votes.size() > 1)
        read.mends.append({VoteMend::What::Several});
    return read;
}

QList<Candidate> thoseOf(const QList<Candidate> &all, const std::function<bool(const Candidate &)> &isMeant)
{
    QList<Candidate> some;
    std::copy_if(all.cbegin(), all.cend(), std::back_inserter(some), isMeant);
    return some;
}

/// The vote that names the only voter; if no vote names its voter, any vote. A `from` separates votes, but is
/// not trusted if there is only one vote.
Votes voteOfOne(QList<Candidate> all, const ParticipantId &voter)
{
    QSet<ParticipantId> senders;
    for (const Candidate &one : std::as_const(all))
        senders.insert(one.from);
    if (senders.size() > 1) {
        for (Candidate &one : all)
            one.owner = one.owner.isEmpty() ? one.from : one.owner;
    }
    const QList<Candidate> own = thoseOf(all, [&](const Candidate &one) { return one.owner == voter; });
    const QList<Candidate> free = thoseOf(all, [](const Candidate &one) { return one.owner.isEmpty(); });
    if (own.isEmpty() && free.isEmpty())
        return {};
    return {{voter, lastOf(own.isEmpty() ? free : own)}};
}

// Two votes of one companion in one list: it is unknown which one is meant.
Votes votesOfSeveral(const QList<Candidate> &all, const QList<ParticipantId> &voters)
{
    Votes votes;
    for (const ParticipantId &voter : voters) {
        const QList<Candidate> own = thoseOf(all, [&](const Candidate &one) { return one.owner == voter; });
        const QList<Candidate> clear = thoseOf(own, [&](const Candidate &one) {
            return 1 == std::count_if(own.cbegin(), own.cend(),
                                      [&](const Candidate &other) { return other.source == one.source; });
        });
        if (!clear.isEmpty())
            votes.insert(voter, lastOf(clear));
    }
    return votes;
}

Votes chosenFrom(const QList<FoundVote> &found, const Asked &asked, Names &names)
{
    QList<Candidate> all;
    for (const FoundVote &vote : found) {
        const auto from = vote.values.constFind(VoteField::From);
        const auto *sender = from == vote.values.cend() ? nullptr : std::get_if<QString>(&*from);
        all.append({readValues(vote, asked.scale), ownerOf(vote, names),
                    sender ? names.of(*sender) : ParticipantId(), vote.source});
    }
    return asked.voters.size() == 1 ? voteOfOne(all, asked.voters.constFirst())
                                    : votesOfSeveral(all, asked.voters);
}

bool hasWhole(const Votes &votes)
{
    return std::any_of(votes.cbegin(), votes.cend(),
                       [](const VoteRead &vote) { return flawIn(vote.state).isEmpty(); });
}

/// Lines are read only if no object looks like a vote.
tl::expected<Votes, Unread> votesIn(const QString &text, const Asked &asked)
{
    Names names(asked);
    const auto isName = [&names](const QString &name) { return !names.of(name).isEmpty(); };
    QList<FoundVote> found = votesInObjects(text);
    if (found.isEmpty())
        found = votesInLines(text, isName);
    const bool hasExample = found.removeIf(isExample) > 0;
    const Votes votes = chosenFrom(found, asked, names);
    if (!votes.isEmpty())
        return votes;
    if (hasExample)
        return tl::unexpected(Unread{Cause::Malformed, u"it is the example, with nothing judged in it"_s});
    if (found.isEmpty() && looksLikeRefusal(text))
        return tl::unexpected(Unread{Cause::Refused});
    return tl::unexpected(Unread{Cause::Malformed, u"it is not exactly one JSON object of that form"_s});
}

} // namespace

tl::expected<Votes, Unread> readVotes(const QString &answer, const Asked &asked)
{
    if (answer.size() > kLongestVote)
        return tl::unexpected(Unread{Cause::Malformed, u"it is far too long"_s});
    const AnswerParts parts = partsOfAnswer(answer);
    if (!parts.given.isEmpty())
        return votesIn(parts.given, asked);
    if (parts.thought.isEmpty())
        return tl::unexpected(Unread{Cause::NoAnswer});
    auto votes = votesIn(parts.thought, asked);
    if (!votes || !hasWhole(*votes))
        return tl::unexpected(Unread{.cause = Cause::NoAnswer, .onlyThought = true});
    for (VoteRead &vote : *votes)
        vote.mends.append({VoteMend::What::Thoughts});
    return votes;
}

// Each value is put among valid values, so that the floor itself judges it.
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

VoteRead withDefaults(VoteRead vote)
{
    const auto settle = [&vote](model::LooseValue model::RawState::*field, const model::LooseValue &otherwise,
                                VoteMend::What what, const QString &read) {
        model::RawState probe;
        probe.state = u"listen"_s;
        probe.importance = 0.0;
        probe.selected = false;
        probe.*field = vote.state.*field;
        if (turn::readVote(probe))
            return;
        const auto *text = std::get_if<QString>(&(vote.state.*field));
        const QString written = text ? text->left(80) : u"…"_s; // copied before its place is taken
        vote.state.*field = otherwise;
        vote.mends.append({what, written, read});
    };
    settle(&model::RawState::selected, false, VoteMend::What::Selected, u"false"_s);
    settle(&model::RawState::closing, u"none"_s, VoteMend::What::Closing, u"none"_s);
    return vote;
}

} // namespace studio::agent
