// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/talk_lines.h"

#include "core/base/line_breaks.h"
#include "core/base/match.h"
#include "core/explain/call_words.h"
#include "core/explain/decision_sentence.h"
#include "core/explain/failed_words.h"
#include "core/explain/meter_sentence.h"
#include "core/explain/query_sentence.h"
#include "core/explain/turn_sentence.h"
#include "core/explain/wording.h"
#include "core/model/participants.h"
#include "core/transcript/whisper_words.h"
#include "core/wire/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace studio::transcript {

using namespace Qt::StringLiterals;
using model::Candidate;
using model::Cause;

namespace {

struct TalkLinesWords
{
    Q_DECLARE_TR_FUNCTIONS(TalkLines)
};

const auto kRest = u"— "_s;

/// Nobody's name or words begin a line of their own, which would look like somebody else's.
QString oneLine(QString text)
{
    std::replace_if(text.begin(), text.end(), base::breaksLine, u' ');
    return text;
}

/// What is said may have lines; those after the first are indented.
QString indented(QString text)
{
    text.replace(u"\r\n"_s, u"\n"_s);
    std::replace_if(text.begin(), text.end(), base::breaksLine, u'\n');
    return text.replace(u'\n', u"\n  "_s);
}

/// What is told in several lines, which it breaks itself; all else is one.
bool hasLines(const model::EnvelopeBody &body)
{
    return std::holds_alternative<model::MessagePosted>(body) || std::holds_alternative<model::Decided>(body);
}

std::optional<QString> marked(const QString &mark, const std::optional<QString> &sentence)
{
    return sentence ? std::optional(QString(mark + *sentence)) : std::nullopt;
}

/// The turn of the event as a reply that did not come.
model::FailedReply failedIn(const model::TurnEvent &event, const model::TurnError &error)
{
    const model::CallTrouble trouble{.cause = wire::valueOf<Cause>(error.cause).value_or(Cause::NoAnswer),
                                     .advice = error.advice,
                                     .detail = error.message,
                                     .status = error.status};
    return {.id = {}, .about = {}, .after = {}, .turn = event.turn, .calls = {{event.companion, trouble}}};
}

QString voteText(const Candidate &candidate, const QString &name)
{
    if (candidate.cause) {
        //: A missing vote: %1 is a companion, %2 why there is none
        return TalkLinesWords::tr("%1 – (%2)").arg(name, explain::causeText(*candidate.cause));
    }
    QString text = u"%1 %2 %3"_s.arg(name, QString::number(candidate.importance),
                                     explain::voteStateText(candidate.state));
    if (candidate.selected)
        text += u" ★"_s;
    if (candidate.closing != model::Closing::None)
        text += u" (%1)"_s.arg(explain::closingText(candidate.closing));
    return text;
}

} // namespace

QString messageLine(const model::MessagePosted &posted, const explain::Names &names)
{
    QString text = indented(posted.message.text);
    if (posted.message.isInterrupted()) {
        const QString why = posted.cause ? explain::causeText(*posted.cause) : QString();
        //: Behind what was said before it was cut off; %1 is why
        text += TalkLinesWords::tr(" … [interrupted: %1]").arg(why);
    }
    if (posted.cutShort)
        text += TalkLinesWords::tr(" … [stopped at the token limit]");
    return u"%1: %2"_s.arg(oneLine(speakerWords(posted.message, names)), text);
}

QString votesLine(const model::Decision &decision, const explain::Names &names)
{
    QStringList votes;
    for (const Candidate &candidate : decision.candidates) {
        if (candidate.cause != Cause::NotAsked && !candidate.isListed)
            votes.append(voteText(candidate, names.of(candidate.id)));
    }
    return votes.join(u" · "_s);
}

TalkLines::TalkLines(explain::Names names, const model::PolicySettings &policy)
    : m_names(std::move(names))
    , m_policy(policy)
{
}

std::optional<QString> TalkLines::of(const model::Envelope &envelope)
{
    m_isWhole = m_isWhole || envelope.seq == 1;
    std::optional<QString> lines = linesOf(envelope);
    if (lines && !hasLines(envelope.body))
        lines = oneLine(*lines);
    if (!lines || (*lines == m_newest && lines->startsWith(kRest)))
        return std::nullopt;
    m_newest = *lines;
    return lines;
}

model::DecisionFacts TalkLines::factsOf(const model::Decision &decision) const
{
    if (!m_message)
        return {};
    if (m_message->id != decision.messageId)
        return decision.rule == model::Rule::Superseded ? model::DecisionFacts{.author = m_message->from}
                                                        : model::DecisionFacts{};
    model::DecisionFacts facts{.author = m_message->from, .to = m_message->to, .named = {}, .lastSpoke = {}};
    const auto isKnown = [this](const Candidate &one) { return m_isWhole || m_lastSpoke.contains(one.id); };
    if (std::all_of(decision.candidates.begin(), decision.candidates.end(), isKnown))
        facts.lastSpoke = m_lastSpoke;
    return facts;
}

std::optional<QString> TalkLines::linesOf(const model::Envelope &envelope)
{
    using Lines = std::optional<QString>;
    return std::visit(
        base::Match{
            [this](const model::MessagePosted &posted) -> Lines {
                m_offered = posted.amount.value_or(m_offered);
                m_message = posted.message;
                m_lastSpoke.insert(posted.message.from, ++m_messages);
                if (model::isUser(posted.message.from))
                    m_toldTroubles.clear();
                return messageLine(posted, m_names);
            },
            [this](const model::Decided &decided) -> Lines {
                QString lines =
                    u"→ "_s + oneLine(explain::decisionSentence(decided.decision, m_names, m_policy,
                                                                factsOf(decided.decision)));
                const QString votes = oneLine(votesLine(decided.decision, m_names));
                if (!votes.isEmpty())
                    lines += u"\n  "_s + votes;
                for (const QString &trouble : std::exchange(m_troubles, {})) {
                    if (m_toldTroubles.contains(trouble))
                        continue;
                    m_toldTroubles.append(trouble);
                    lines += u"\n  ! "_s + oneLine(trouble);
                }
                return lines;
            },
            [this](const model::FloorTold &told) -> Lines { return this->told(told); },
            [this](const model::FloorSaid &said) -> Lines { return this->said(said.output.kind); },
            [this](const model::Action &action) -> Lines {
                return u"* %1 %2"_s.arg(m_names.of(action.from), action.name);
            },
            [this](const model::Query &query) {
                return marked(u"? "_s, explain::querySentence(query, m_names));
            },
            [](const model::QueryResult &result) {
                return marked(u"! "_s, explain::unansweredSentence(result));
            },
            [this](const model::RoomChanged &changed) -> Lines {
                m_policy = changed.room.policy;
                return std::nullopt;
            },
            [this](const model::TurnEvent &event) -> Lines {
                const auto *error = std::get_if<model::TurnError>(&event.kind);
                if (!error)
                    return marked(u"! "_s, explain::turnSentence(event, m_names));
                return u"! "_s + explain::failedSentence(failedIn(event, *error), m_names);
            },
            [](const auto &) -> Lines { return std::nullopt; },
        },
        envelope.body);
}

// A silence has its cause. How else turns end shows in what was said, and in the rests.
std::optional<QString> TalkLines::told(const model::FloorTold &told)
{
    if (const auto *consume = std::get_if<model::Consume>(&told.input.kind)) {
        const auto *amount = std::get_if<double>(&consume->amount);
        // The floor answers only whole numbers from 0 to 100; others may be too large for an int.
        m_offered = amount && *amount >= 0 && *amount <= 100 ? int(*amount) : 0;
    }
    if (told.trouble) {
        const QString trouble = explain::troubleSentence(*told.trouble, {});
        if (!m_troubles.contains(trouble))
            m_troubles.append(trouble);
    }
    const auto *over = std::get_if<model::TurnOver>(&told.input.kind);
    if (!over || over->outcome != model::Outcome::NoReply)
        return std::nullopt;
    return u"· %1 – %2"_s.arg(m_names.of(over->from), explain::endingPhrase(over->outcome, over->cause));
}

std::optional<QString> TalkLines::said(const model::FloorOutputKind &line) const
{
    if (const auto *rest = std::get_if<model::Rest>(&line))
        return kRest + explain::restSentence(*rest, &m_policy);
    const auto *answer = std::get_if<model::Consumed>(&line);
    if (!answer)
        return std::nullopt;
    if (answer->success)
        return u"  "_s + explain::boughtSentence(answer->from, m_offered, answer->resource, m_names);
    return u"· "_s +
           explain::refusedSentence(answer->from, m_offered, answer->resource, answer->message, m_names);
}

} // namespace studio::transcript
