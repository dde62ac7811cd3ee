// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/vote_exchange.h"

#include "core/agent/vote_schema.h"

#include <utility>

using namespace Qt::StringLiterals;
using studio::llm::AnswerForm;
using studio::model::CallTrouble;
using studio::model::Cause;
using studio::model::VoteRung;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestAnswer = 4000; // that the model is shown again

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

VoteExchange::VoteExchange(llm::ModelClient &client, llm::ModelRequest request,
                           const QList<ModelVoteCall *> &seats, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_request(std::move(request))
{
    const llm::ModelTraits traits = client.traits(m_request.choice);
    m_forms = traits.voteForms;
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
    m_arguments.reset();
    const AnswerForm form = m_forms.isEmpty() ? AnswerForm::Free : m_forms.first();
    m_request.form = form;
    m_request.schemaName = kVoteName;
    m_request.schema = {};
    if (hasSchema(form))
        m_request.schema = isAlone() ? voteSchema() : votesSchema(m_request.tag.companions);
    m_manner.rung = m_offline ? VoteRung::Offline : rungOf(form);
    if (m_model)
        m_model->deleteLater();
    m_model = m_client.start(m_request, this);
    connect(m_model, &llm::ModelCall::textDelta, this, &VoteExchange::add);
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
    if (m_text.size() <= kLongestVote)
        return;
    stopModel();
    fail({.cause = Cause::Malformed});
}

void VoteExchange::take(const llm::ToolCall &call)
{
    if (call.name == kVoteName && !m_arguments)
        m_arguments = QString::fromUtf8(call.arguments.text);
}

// An answer that was cut for its length would be cut again, and words of refusal are an answer.
void VoteExchange::answered(const llm::ModelFinish &finish)
{
    const QString answer = m_arguments.value_or(m_text);
    const auto votes = isAlone() ? readVoteOf(answer, m_request.tag.companions.first())
                                 : readVotes(answer, m_request.tag.companions);
    const bool mayRepair = !m_offline && !m_manner.repaired && finish.reason != "length"_L1;
    if (!votes) {
        if (votes.error() == Cause::Malformed && mayRepair)
            return repair(answer, u"it is not exactly one JSON object of that form"_s);
        return fail({.cause = votes.error()});
    }
    const QString flaw = isAlone() && mayRepair ? flawIn(votes->first()) : QString();
    if (!flaw.isEmpty())
        return repair(answer, flaw);
    settle(*votes);
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
    m_manner.repaired = true;
    m_request.messages.append({Role::Assistant, answer.left(kLongestAnswer)});
    m_request.messages.append(
        {Role::User, u"That answer cannot be used: %1. Give the judgement again, as exactly one JSON object "
                     "in the form that was asked for, and nothing else."_s.arg(flaw)});
    if (m_request.tag.purpose == model::CallPurpose::Vote)
        m_request.tag.purpose = model::CallPurpose::Repair;
    ask();
}

// Whoever hears of one vote may cancel others, or take them away.
void VoteExchange::settle(const Votes &votes)
{
    deleteLater();
    const QPointer<VoteExchange> self(this);
    while (self && !m_seats.isEmpty()) {
        const QPointer<ModelVoteCall> seat = m_seats.takeFirst();
        if (!seat)
            continue;
        const auto vote = votes.constFind(seat->voter());
        if (vote != votes.cend())
            seat->answer(*vote, m_manner);
        else
            seat->fail({.cause = Cause::Malformed});
    }
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
