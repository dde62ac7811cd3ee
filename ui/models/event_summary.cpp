// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_summary.h"

#include "core/base/match.h"
#include "core/explain/decision_sentence.h"
#include "core/explain/lore_words.h"
#include "core/explain/names.h"
#include "core/explain/query_sentence.h"
#include "core/explain/server_words.h"
#include "core/explain/turn_sentence.h"
#include "core/explain/wording.h"
#include "core/model/past/deletion.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct EventSummary
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::EventSummary)
};

constexpr qsizetype kLongest = 200;

QString shortened(const QString &text) { return text.left(kLongest).simplified(); }

QString joined(const QString &who, const QString &what)
{
    if (who.isEmpty() || what.isEmpty())
        return who.isEmpty() ? what : who;
    //: A line of the list of events: %1 a name, %2 what it did or said
    return EventSummary::tr("%1: %2").arg(who, what);
}

QString loose(const model::LooseValue &value)
{
    return std::visit(base::Match{
                          [](const model::Absent &) { return QString(); },
                          [](const model::Null &) { return u"null"_s; },
                          [](bool flag) { return flag ? u"true"_s : u"false"_s; },
                          [](double number) { return QString::number(number); },
                          [](const QString &text) { return shortened(text); },
                          [](const model::OtherValue &) { return u"…"_s; },
                      },
                      value);
}

QString causeOf(const std::optional<model::Cause> &cause)
{
    return cause ? explain::causeText(*cause) : QString();
}

/// Describes the parts of an event with the names of the participants.
class Speaker
{
public:
    Speaker(const People &people, const model::PolicySettings &policy)
        : m_people(people)
        , m_policy(policy)
    {
    }

    [[nodiscard]] QString name(const base::ParticipantId &id) const { return m_people.name(id); }
    [[nodiscard]] QString names(const QList<base::ParticipantId> &ids) const
    {
        QStringList names;
        for (const base::ParticipantId &id : ids)
            names.append(name(id));
        return explain::listed(names);
    }

    [[nodiscard]] QString decision(const model::Decision &decision) const
    {
        QList<base::ParticipantId> ids;
        for (const model::Candidate &candidate : decision.candidates)
            ids.append(candidate.id);
        if (decision.winner)
            ids.append(*decision.winner);
        return explain::decisionSentence(decision, m_people.namesOf(ids), m_policy);
    }

    [[nodiscard]] QString told(const model::FloorInput &input) const
    {
        const auto nothing = [](const auto &) { return QString(); };
        return std::visit(
            base::Match{
                [this](const model::Posted &posted) {
                    return joined(explain::markedName(name(posted.message.from), posted.message.program),
                                  shortened(posted.message.text));
                },
                [this](const model::Voted &voted) {
                    const QString who = name(base::ParticipantId(loose(voted.state.from)));
                    return joined(
                        who,
                        QStringList({loose(voted.state.state), loose(voted.state.importance)}).join(u' '));
                },
                [this](const model::VoteFailed &failed) {
                    return joined(name(failed.from), explain::causeText(failed.cause));
                },
                [](const model::Directed &directed) { return loose(directed.choice); },
                [](const model::DirectorFailed &failed) { return explain::causeText(failed.cause); },
                [this](const model::TurnOver &over) { return joined(name(over.from), causeOf(over.cause)); },
                [this](const model::Consume &consume) {
                    return joined(name(consume.from), loose(consume.amount));
                },
                [this](const model::RosterChanged &roster) { return names(roster.companions); },
                [this](const model::CompanionInput &input) { return name(input.companion); },
                [this](const model::OrderSet &order) { return names(order.companions); },
                [](const model::RepetitionScore &score) { return QString::number(score.score); },
                nothing,
            },
            input.kind);
    }

    [[nodiscard]] QString said(const model::FloorOutput &output) const
    {
        return std::visit(
            base::Match{
                [this](const model::AskVotes &ask) { return names(ask.voters); },
                [this](const model::AskDirector &ask) { return names(ask.candidates); },
                [this](const model::Decision &made) { return decision(made); },
                [](const model::AbortVotes &) { return QString(); },
                [this](const model::ClosingMoved &moved) {
                    return joined(name(moved.companion), explain::closingText(moved.to));
                },
                [this](const model::Obligation &owed) { return name(owed.owner); },
                [this](const model::StartTurn &start) { return name(start.companion); },
                [this](const model::AbortTurn &abort) {
                    return joined(name(abort.companion), explain::causeText(abort.cause));
                },
                [this](const model::Wake &wake) { return name(wake.companion); },
                [this](const model::Consumed &consumed) {
                    return joined(name(consumed.from), QString::number(consumed.resource));
                },
                [](const model::Refunded &refunded) { return QString::number(refunded.amount); },
                [this](const model::MaySpeak &may) { return joined(name(may.companion), may.reason); },
                [this](const model::Rest &rest) { return explain::restSentence(rest, &m_policy); },
                [](const model::Ignored &ignored) { return ignored.what; },
            },
            output.kind);
    }

    [[nodiscard]] QString turn(const model::TurnEvent &event) const
    {
        const QString what = std::visit(
            base::Match{
                [](const model::Content &content) { return shortened(content.text); },
                [](const model::ToolCallRequest &call) { return call.name; },
                [](const model::ToolCallResponse &response) { return shortened(response.display); },
                [](const model::ToolCallConfirmation &ask) {
                    return shortened(ask.question.isEmpty() ? ask.name : ask.question);
                },
                [](const model::UserCancelled &) { return QString(); },
                [](const model::TurnError &error) { return shortened(explain::serverWords(error.message)); },
                [](const model::ChatCompressed &compressed) {
                    return u"%1 → %2"_s.arg(compressed.before).arg(compressed.after);
                },
                [](const model::Thought &thought) { return shortened(thought.subject); },
                [](const model::MaxSessionTurns &) { return QString(); },
                [this, &event](const model::Finished &finished) {
                    return explain::spokeForSentence(finished.spokeFor, name(event.companion))
                        .value_or(finished.reason);
                },
                [](const model::LoopDetected &loop) { return shortened(loop.evidence); },
            },
            event.kind);
        return joined(name(event.companion), what);
    }

private:
    const People &m_people;
    const model::PolicySettings &m_policy;
};

QString whyBack(model::Rewound::Why why)
{
    switch (why) {
    //: Why a room went back to an earlier point, in the list of events
    case model::Rewound::Why::ReplyAgain: return EventSummary::tr("Regenerated");
    //: Why a room went back to an earlier point, in the list of events
    case model::Rewound::Why::DecideAgain: return EventSummary::tr("Voted again");
    //: Why a room went back to an earlier point, in the list of events
    case model::Rewound::Why::Chosen: return EventSummary::tr("Another version chosen");
    }
    return {};
}

} // namespace

QString eventSummary(const model::Envelope &event, const People &people, const model::PolicySettings &policy)
{
    const Speaker speaker(people, policy);
    return std::visit(
        base::Match{
            [&](const model::MessagePosted &posted) {
                return joined(explain::markedName(speaker.name(posted.message.from), posted.message.program),
                              shortened(posted.message.text));
            },
            [&](const model::Action &action) { return joined(speaker.name(action.from), action.name); },
            [&](const model::Query &query) { return joined(speaker.name(query.from), query.type); },
            [](const model::QueryResult &result) {
                return explain::unansweredSentence(result).value_or(
                    shortened(result.error.value_or(result.body.value_or(QString()))));
            },
            [&](const model::FloorTold &told) { return speaker.told(told.input); },
            [&](const model::FloorSaid &said) { return speaker.said(said.output); },
            [&](const model::Decided &decided) { return speaker.decision(decided.decision); },
            [&](const model::TurnEvent &turn) { return speaker.turn(turn); },
            [&](const model::Summarized &made) {
                return joined(speaker.name(made.summary.companion), shortened(made.summary.text));
            },
            [&](const model::SummaryUndone &undone) { return speaker.name(undone.companion); },
            [](const model::RoomChanged &changed) { return changed.room.name; },
            [](const model::MessageEdited &edited) {
                //: In the list of events, beside "Message edited": a message was deleted
                return model::isDeletion(edited) ? EventSummary::tr("A message was deleted")
                                                 : shortened(edited.text);
            },
            [](const model::Rewound &rewound) { return whyBack(rewound.why); },
            [&](const model::LoreFound &found) {
                return joined(speaker.name(found.companion), shortened(explain::loreFoundLine(found)));
            },
        },
        event.body);
}

QString topicName(model::Topic topic)
{
    switch (topic) {
    case model::Topic::Messages: return EventSummary::tr("Messages");
    case model::Topic::Actions: return EventSummary::tr("Actions");
    case model::Topic::States: return EventSummary::tr("Votes");
    case model::Topic::Queries: return EventSummary::tr("Queries");
    case model::Topic::QueryResults: return EventSummary::tr("Answers to queries");
    case model::Topic::Decisions: return EventSummary::tr("Decisions");
    case model::Topic::TurnEvents: return EventSummary::tr("Turns");
    case model::Topic::Floor: return EventSummary::tr("Floor");
    case model::Topic::Roster: return EventSummary::tr("Room");
    case model::Topic::Lore: return EventSummary::tr("Lore");
    }
    return {};
}

} // namespace studio::ui
