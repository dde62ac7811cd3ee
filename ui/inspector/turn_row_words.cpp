// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/turn_row_words.h"

#include "core/base/match.h"
#include "core/explain/call_words.h"
#include "core/explain/lore_words.h"
#include "core/explain/names.h"
#include "core/explain/server_words.h"
#include "core/explain/turn_event_words.h"
#include "core/explain/turn_sentence.h"
#include "core/explain/wording.h"
#include "core/model/call_sum.h"
#include "core/wire/envelope_text.h"
#include "ui/models/event_summary.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Kind = TurnNode::Kind;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::TurnRowWords)
};

constexpr qsizetype kLongest = 200; // of a line
constexpr double kMsInSecond = 1000;
const auto kBetweenFacts = u" · "_s;

QString shortened(const QString &text) { return text.left(kLongest).simplified(); }
QString raw(const model::RawJson &json) { return QString::fromUtf8(json.text.left(kLongest)); }

QString clockTime(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime().time(), u"HH:mm:ss"_s);
}

QString seconds(base::Millis took)
{
    //: A length of time: %1 a number of seconds, such as 0.4
    return Words::tr("%1 s").arg(QLocale().toString(double(took.count()) / kMsInSecond, 'f', 1));
}

/// What the tool was asked for, and its result if that is known.
QString toolText(const model::ToolCallRequest &request, const TurnNode &node)
{
    const QString asked = request.name + u" "_s + raw(request.arguments);
    for (const auto &child : node.children) {
        const model::TurnEvent *event = child->turnEvent();
        const auto *response = event ? std::get_if<model::ToolCallResponse>(&event->kind) : nullptr;
        if (response)
            return asked + u" → "_s + response->error.value_or(response->display);
    }
    return asked;
}

QString whatWasPutInShort(const model::ChatCompressed &compressed)
{
    if (compressed.what != model::ChatCompressed::What::Compressed)
        return compressed.reason.isEmpty() ? Words::tr("Everything stays as it was.") : compressed.reason;
    //: %1 and %2 are numbers of tokens, %3 a share of a hundred
    return Words::tr("%1 → %2 tokens, %3 % saved")
        .arg(compressed.before)
        .arg(compressed.after)
        .arg(qRound(model::savedShare(compressed) * 100));
}

/// The model calls that a row stands for: its own call, or those below it.
struct CallsOfRow
{
    model::CallSum sum;
    base::Millis took{0};
    int tries = 0;
    int count = 0;

    void add(const model::Exchange &call)
    {
        model::CallRecord record;
        record.tokens = call.tokens;
        record.cost = call.cost;
        record.trouble = call.trouble;
        sum.add(record);
        took += call.took;
        tries += call.tries;
        ++count;
    }
};

CallsOfRow callsOf(const TurnNode &node)
{
    CallsOfRow calls;
    if (node.kind == Kind::Call)
        calls.add(node.call);
    for (const auto &child : node.children) {
        if (child->kind == Kind::Call)
            calls.add(child->call);
    }
    return calls;
}

QStringList costAndTries(const CallsOfRow &calls)
{
    QStringList facts;
    if (calls.sum.cost > 0)
        facts.append(explain::moneyText(calls.sum.cost));
    if (calls.tries > calls.count)
        facts.append(Words::tr("%n tries", nullptr, calls.tries));
    return facts;
}

} // namespace

QString TurnRowWords::names(const QList<base::ParticipantId> &ids) const
{
    QStringList names;
    for (const base::ParticipantId &id : ids)
        names.append(name(id));
    return explain::listed(names);
}

QString TurnRowWords::title(const TurnNode &node) const
{
    switch (node.kind) {
    case Kind::Turn:
        //: Title of a row: %1 is a companion whose turn it is; %2 counts from 2
        return node.attempt > 1 ? Words::tr("%1, attempt %2").arg(name(node.companion)).arg(node.attempt)
                                : name(node.companion);
    case Kind::Round: return Words::tr("Votes");
    case Kind::Call:
        //: Title of a row: a call of a model; %1 what it was for, such as Vote or Speech
        return Words::tr("Model: %1").arg(explain::purposeWords(node.call.purpose));
    case Kind::Event: break;
    }
    if (const model::TurnEvent *event = node.turnEvent())
        return explain::turnEventName(event->kind);
    //: Title of a row: %1 is a companion whose lorebooks were looked at
    if (const model::LoreFound *found = node.lore())
        return Words::tr("Lore of %1").arg(name(found->companion));
    return Words::tr("Vote");
}

QString TurnRowWords::text(const TurnNode &node) const
{
    switch (node.kind) {
    case Kind::Turn: return turnText(node);
    case Kind::Round: return shortened(eventSummary(node.decision.value_or(node.event), m_people, m_policy));
    case Kind::Call: return shortened(callText(node));
    case Kind::Event: break;
    }
    return shortened(eventText(node));
}

QString TurnRowWords::turnText(const TurnNode &turn) const
{
    if (turn.closing) {
        const QString what = explain::turnEventName(*turn.closing);
        const QString sum = numbersInShort(turn);
        //: A line of a turn: %1 how it ended, %2 what it cost
        return sum.isEmpty() ? what : Words::tr("%1 · %2").arg(what, sum);
    }
    if (turn.cut)
        //: How a turn ended: %1 is the cause
        return Words::tr("Interrupted: %1").arg(explain::causeText(*turn.cut));
    return Words::tr("Running…");
}

QString TurnRowWords::eventText(const TurnNode &node) const
{
    if (const model::LoreFound *found = node.lore())
        return explain::loreFoundLine(*found);
    const model::TurnEvent *event = node.turnEvent();
    if (!event)
        return eventSummary(node.event, m_people, m_policy);
    return std::visit(
        base::Match{
            [](const model::Content &content) { return content.text.left(kLongest); },
            [&node](const model::ToolCallRequest &request) { return toolText(request, node); },
            [](const model::ToolCallResponse &response) {
                return response.error.value_or(response.display.isEmpty() ? raw(response.result)
                                                                          : response.display);
            },
            [](const model::ToolCallConfirmation &question) {
                return question.question.isEmpty() ? question.name : question.question;
            },
            [](const model::UserCancelled &) { return QString(); },
            [](const model::TurnError &error) { return explain::serverWords(error.message); },
            [](const model::ChatCompressed &compressed) { return whatWasPutInShort(compressed); },
            [](const model::Thought &thought) {
                const QString what = thought.description.left(kLongest);
                //: A thought: %1 what it is about, %2 the thought
                return thought.subject.isEmpty() ? what : Words::tr("%1: %2").arg(thought.subject, what);
            },
            [](const model::MaxSessionTurns &most) {
                return most.limit > 0 ? Words::tr("%n turn(s)", nullptr, most.limit) : QString();
            },
            [this, event](const model::Finished &finished) {
                return explain::spokeForSentence(finished.spokeFor, m_people.name(event->companion))
                    .value_or(finished.reason);
            },
            [](const model::LoopDetected &loop) { return loop.evidence; },
        },
        event->kind);
}

QString TurnRowWords::callText(const TurnNode &node) const
{
    const QString who = names(node.call.companions);
    if (node.call.trouble)
        return who + kBetweenFacts + explain::causeText(node.call.trouble->cause);
    const QString facts = numbersInShort(node);
    return facts.isEmpty() ? who : QString(who + kBetweenFacts + facts);
}

QString TurnRowWords::loreText(const model::LoreFound &found) const
{
    QList<base::ParticipantId> speakers;
    for (const model::FoundEntry &entry : found.entries) {
        if (entry.from)
            speakers.append(*entry.from);
    }
    const explain::Names names = m_people.namesOf(speakers);
    QStringList lines;
    for (const model::FoundEntry &entry : found.entries) {
        const QString where = entry.book.isEmpty() ? QString() : QString(kBetweenFacts + entry.book);
        lines.append(entry.name + where + kBetweenFacts + explain::loreStateText(entry.state) + u'\n' +
                     explain::loreReason(entry, names));
    }
    if (found.more > 0)
        lines.append(Words::tr("%n more", nullptr, found.more));
    return lines.join(u"\n\n"_s);
}

QString TurnRowWords::numbers(const TurnNode &node) const
{
    const CallsOfRow calls = callsOf(node);
    QStringList facts;
    if (calls.count > 0)
        facts.append(seconds(calls.took));
    facts.append(explain::tokensText(calls.sum.tokens));
    facts += costAndTries(calls);
    facts.removeAll(QString());
    return facts.join(kBetweenFacts);
}

/// For a line of the list, which has no room for the method or for tokens in and out.
QString TurnRowWords::numbersInShort(const TurnNode &node) const
{
    const CallsOfRow calls = callsOf(node);
    QStringList facts;
    if (calls.count > 0 && node.kind != Kind::Call) // a call shows it at the end of its line
        facts.append(seconds(calls.took));
    if (const qint64 tokens = calls.sum.tokens.input.value_or(0) + calls.sum.tokens.output.value_or(0);
        tokens > 0)
        facts.append(Words::tr("%Ln token(s)", nullptr, int(tokens)));
    facts += costAndTries(calls);
    return facts.join(kBetweenFacts);
}

QString TurnRowWords::end(const TurnNode &node) const
{
    if (node.kind == Kind::Call)
        return seconds(node.call.took);
    return clockTime(node.time);
}

QString TurnRowWords::all(const TurnNode &node) const
{
    const QString shown = title(node) + u'\n' + text(node);
    if (node.kind == Kind::Event)
        return shown + u'\n' + wire::envelopeText(node.event);
    return node.kind == Kind::Call ? QString(shown + u'\n' + node.call.model) : shown;
}

QString TurnRowWords::help(const TurnNode &node) const
{
    switch (node.kind) {
    case Kind::Turn: return Words::tr("One turn of a companion, from getting the floor to giving it back.");
    case Kind::Round:
        return Words::tr(
            "All who might speak next voted on how much they want to. Like hands that go up in a classroom.");
    case Kind::Call:
        return Words::tr("One call to a model: all that was sent and all that came back. Like both sides of "
                         "an exchange of letters.");
    case Kind::Event: break;
    }
    if (const model::TurnEvent *event = node.turnEvent())
        return explain::turnEventHelp(event->kind);
    if (node.lore())
        return Words::tr("What the lorebooks added to the prompt, and why. Like a prompter who helps an "
                         "actor with the next line.");
    return Words::tr("How much one companion wants to speak, and why.");
}

QString TurnRowWords::spoken(const TurnNode &node) const
{
    //: A row of the inspector for screen readers: %1 what it is, %2 its text, %3 its time
    return Words::tr("%1: %2, %3").arg(title(node), text(node), end(node));
}

} // namespace studio::ui
