// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_exchange.h"

#include "core/agent/votes/vote_prompt.h"
#include "core/agent/votes/vote_schema.h"

#include <algorithm>

#include <utility>

using namespace Qt::StringLiterals;
using studio::llm::AnswerForm;
using studio::model::CallTrouble;
using studio::model::Cause;
using studio::model::VoteRung;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestAnswer = 4000; // shown to the model again
constexpr qsizetype kLongestDetail = 300;  // of an unreadable answer, shown to a user

VoteRung rungOf(AnswerForm form)
{
    switch (form) {
    case AnswerForm::Free: return VoteRung::Prompt;
    case AnswerForm::Schema: return VoteRung::Schema;
    case AnswerForm::ForcedTool: return VoteRung::ForcedTool;
    case AnswerForm::JsonObject: return VoteRung::JsonObject;
    }
    Q_UNREACHABLE();
}

bool hasSchema(AnswerForm form) { return form == AnswerForm::Schema || form == AnswerForm::ForcedTool; }

} // namespace

VoteExchange::VoteExchange(llm::ModelClient &client, VoteHabits &habits, llm::ModelRequest request,
                           const QList<ModelVoteCall *> &seats, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_habits(habits)
    , m_request(std::move(request))
    , m_question(m_request.messages)
{
    const llm::ModelTraits traits = client.traits(m_request.choice);
    m_modelKey = traits.key.isEmpty() ? traits.name : traits.key;
    m_allForms = traits.voteForms;
    m_forms = habits.formsOf(m_modelKey, m_allForms);
    m_scale = habits.scaleIn(m_modelKey, m_request.tag.room, m_request.tag.about.value_or(base::MessageId()));
    m_offline = traits.offline;
    m_manner.together = !isAlone();
    for (ModelVoteCall *seat : seats) {
        m_seats.append(seat);
        connect(seat, &ModelVoteCall::left, this, [this, seat] { leave(seat); });
        connect(seat, &QObject::destroyed, this, [this] { leave(nullptr); });
    }
    ask();
}

void VoteExchange::ask()
{
    m_text.clear();
    m_thoughts.clear();
    m_blanks = 0;
    m_arguments.reset();
    const AnswerForm form = m_forms.isEmpty() || m_try == Try::TwoWords ? AnswerForm::Free : m_forms.first();
    m_request.form = form;
    m_request.schemaName = kVoteName;
    m_request.schema = {};
    if (hasSchema(form))
        m_request.schema = isAlone() ? voteSchema() : votesSchema(m_request.tag.companions);
    m_manner.rung = m_offline ? VoteRung::Offline : rungOf(form);
    if (m_model)
        m_model->deleteLater();
    m_model = m_client.start(m_request, this);
    listen();
}

void VoteExchange::listen()
{
    connect(m_model, &llm::ModelCall::textDelta, this, &VoteExchange::add);
    connect(m_model, &llm::ModelCall::thinkingDelta, this, &VoteExchange::addThought);
    connect(m_model, &llm::ModelCall::toolCalled, this, &VoteExchange::take);
    connect(m_model, &llm::ModelCall::finished, this, &VoteExchange::answered);
    connect(m_model, &llm::ModelCall::failed, this, &VoteExchange::modelFailed);
    connect(m_model, &llm::ModelCall::waiting, this, [this](const llm::ModelWait &wait) {
        tellSeats([&wait](ModelVoteCall &seat) { Q_EMIT seat.waiting(wait); });
    });
    connect(m_model, &llm::ModelCall::resumed, this,
            [this] { tellSeats([](ModelVoteCall &seat) { Q_EMIT seat.resumed(); }); });
}

void VoteExchange::tellSeats(const std::function<void(ModelVoteCall &)> &tell)
{
    const auto seats = m_seats;
    for (const QPointer<ModelVoteCall> &seat : seats) {
        if (seat && !seat->isOver())
            tell(*seat);
    }
}

void VoteExchange::add(const QString &text)
{
    m_text += text;
    const auto letter = std::find_if(text.crbegin(), text.crend(), [](QChar c) { return !c.isSpace(); });
    const qsizetype blanks = letter - text.crbegin();
    m_blanks = blanks == text.size() ? m_blanks + blanks : blanks;
    if (m_text.size() > kLongestVote) {
        stopModel();
        fail({.cause = Cause::Malformed});
    } else if (m_blanks > kMostBlanks) {
        stopModel();
        answered({.reason = u"blanks"_s, .inputTokens = {}, .outputTokens = {}});
    }
}

// Models often write the vote at the end of their thoughts.
void VoteExchange::addThought(const QString &text)
{
    m_thoughts += text;
    if (m_thoughts.size() > kLongestVote)
        m_thoughts = m_thoughts.right(kLongestVote / 2);
}

void VoteExchange::take(const llm::ToolCall &call)
{
    if (call.name == kVoteName && !m_arguments)
        m_arguments = QString::fromUtf8(call.arguments.text);
}

// The text beside a tool's arguments is read if the arguments are of no use.
tl::expected<Votes, Unread> VoteExchange::read(const QString &answer) const
{
    const Asked asked{m_request.tag.companions, m_request.brief.present, m_scale};
    auto votes = readVotes(answer, asked);
    if (!votes && m_arguments && !m_text.trimmed().isEmpty()) {
        if (auto fromText = readVotes(m_text, asked))
            return fromText;
    }
    return votes;
}

// Words of refusal are an answer, and so is an empty text.
void VoteExchange::answered(const llm::ModelFinish &finish)
{
    const bool isInThoughts = !m_arguments && m_text.trimmed().isEmpty() && !m_thoughts.trimmed().isEmpty();
    const QString answer = isInThoughts ? u"<think>"_s + m_thoughts : m_arguments.value_or(m_text);
    const auto votes = read(answer);
    if (!votes && votes.error().cause != Cause::Malformed) {
        const auto advice = votes.error().onlyThought ? model::Advice::ThinkLess : model::Advice::None;
        return fail({.cause = votes.error().cause, .advice = advice});
    }
    const QString flaw = !votes ? votes.error().flaw : isAlone() ? flawIn(votes->first().state) : QString();
    if (flaw.isEmpty()) {
        if (m_try == Try::First)
            m_habits.couldRead(m_modelKey, m_allForms);
        return settle(*votes, answer);
    }
    const bool hasEnded = finish.reason != "length"_L1 && finish.reason != "blanks"_L1;
    if (!hasEnded && m_try == Try::First)
        m_try = Try::Repair; // another attempt would end in the same way
    couldNotUse(answer, flaw, votes ? std::optional(*votes) : std::nullopt);
}

void VoteExchange::couldNotUse(const QString &answer, const QString &flaw, const std::optional<Votes> &votes)
{
    if (!m_offline && m_try == Try::First)
        return repair(answer, flaw);
    const bool isEnough = votes && isAlone() && flawIn(withDefaults(votes->first()).state).isEmpty();
    if (!m_offline && m_try == Try::Repair && !isEnough) {
        m_habits.couldNotRead(m_modelKey, m_request.form, m_allForms);
        return askForTwoWords();
    }
    if (votes)
        return settle(*votes, answer);
    if (!isAlone())
        m_habits.couldNotReadTogether(m_modelKey);
    fail({.cause = Cause::Malformed, .detail = answer.simplified().left(kLongestDetail)});
}

void VoteExchange::modelFailed(const llm::ModelFailure &failure)
{
    if (failure.formRefused && m_forms.size() > 1) {
        m_forms.removeFirst();
        return ask();
    }
    fail({failure.cause, failure.advice, failure.text, failure.status});
}

void VoteExchange::repair(const QString &answer, const QString &flaw)
{
    using Role = llm::ChatText::Role;
    m_try = Try::Repair;
    m_manner.repaired = true;
    m_request.messages.append({Role::Assistant, answer.left(kLongestAnswer)});
    m_request.messages.append(
        {Role::User, u"That answer cannot be used: %1. Give the judgement again, as exactly one JSON object "
                     "in the form that was asked for, and nothing else."_s.arg(flaw)});
    if (m_request.tag.purpose == model::CallPurpose::Vote)
        m_request.tag.purpose = model::CallPurpose::Repair;
    ask();
}

// A fresh question: the model's earlier answers would only lead it the same way again.
void VoteExchange::askForTwoWords()
{
    m_try = Try::TwoWords;
    m_manner.repaired = true;
    m_request.messages = m_question;
    m_request.messages.last().text += u"\n\n"_s + twoWordsAsk(m_request.tag.companions);
    if (m_request.tag.purpose == model::CallPurpose::Vote)
        m_request.tag.purpose = model::CallPurpose::Repair;
    ask();
}

// A receiver of one vote may cancel or delete others.
void VoteExchange::settle(const Votes &votes, const QString &answer)
{
    deleteLater();
    for (const VoteRead &vote : votes) {
        if (vote.importance)
            m_habits.wrote(m_modelKey, *vote.importance);
    }
    const QPointer<VoteExchange> self(this);
    while (self && !m_seats.isEmpty()) {
        const QPointer<ModelVoteCall> seat = m_seats.takeFirst();
        if (!seat)
            continue;
        const auto vote = votes.constFind(seat->voter());
        if (vote == votes.cend()) {
            seat->fail({.cause = Cause::Malformed});
            continue;
        }
        const VoteRead settled = withDefaults(*vote);
        seat->answer(settled.state, mannerOf(settled, answer));
    }
}

model::VoteManner VoteExchange::mannerOf(const VoteRead &vote, const QString &answer) const
{
    model::VoteManner manner = m_manner;
    manner.mends = vote.mends;
    if (!vote.mends.isEmpty() || manner.repaired)
        manner.raw = answer.left(model::VoteManner::kLongestRaw);
    return manner;
}

void VoteExchange::fail(const CallTrouble &trouble)
{
    deleteLater();
    const QPointer<VoteExchange> self(this);
    while (self && !m_seats.isEmpty()) {
        if (const QPointer<ModelVoteCall> seat = m_seats.takeFirst())
            seat->fail(trouble);
    }
}

void VoteExchange::leave(const ModelVoteCall *seat)
{
    const auto left =
        m_seats.removeIf([seat](const QPointer<ModelVoteCall> &one) { return !one || one.data() == seat; });
    if (left == 0 || !m_seats.isEmpty())
        return;
    stopModel();
    deleteLater();
}

void VoteExchange::stopModel()
{
    m_model->disconnect(this);
    m_model->cancel();
}

} // namespace studio::agent
