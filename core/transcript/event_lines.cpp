// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/event_lines.h"

#include "core/base/match.h"
#include "core/explain/call_words.h"
#include "core/explain/lore_words.h"
#include "core/explain/turn_event_words.h"
#include "core/explain/turn_sentence.h"
#include "core/explain/wording.h"
#include "core/transcript/document_words.h"
#include "core/wire/envelope_wire.h"

#include <QLocale>

namespace studio::transcript {

using namespace Qt::StringLiterals;

namespace {

QLocale localeOf(model::Language language)
{
    switch (language) {
    case model::Language::Japanese: return QLocale(QLocale::Japanese, QLocale::Japan);
    case model::Language::Chinese: return QLocale(QLocale::Chinese, QLocale::China);
    case model::Language::English: break;
    }
    return QLocale(QLocale::English, QLocale::UnitedStates);
}

// Of who is to speak: a decision with its votes, what was bought or refused, a silence and its cause.
bool isAboutTheFloor(const model::EnvelopeBody &body)
{
    return std::holds_alternative<model::Decided>(body) || std::holds_alternative<model::FloorTold>(body) ||
           std::holds_alternative<model::FloorSaid>(body);
}

// The pieces of a reply are the message that they become.
bool isPiece(const model::EnvelopeBody &body)
{
    const auto *event = std::get_if<model::TurnEvent>(&body);
    return event && std::holds_alternative<model::Content>(event->kind);
}

QString wireWords(const model::EnvelopeBody &body)
{
    return QString::fromUtf8(wire::dump(wire::bodyToJson(body)));
}

QString turnWords(const model::TurnEvent &event, const explain::Names &names)
{
    const QString head = u"%1 · %2"_s.arg(names.of(event.companion), explain::turnEventName(event.kind));
    const auto with = [&head](const QString &rest) { return rest.isEmpty() ? head : head + u": "_s + rest; };
    return std::visit(
        base::Match{
            [&](const model::ToolCallRequest &call) {
                return with(call.name + u' ' + QString::fromUtf8(call.arguments.text));
            },
            [&](const model::ToolCallResponse &answer) {
                return with(answer.error ? *answer.error : QString::fromUtf8(answer.result.text));
            },
            [&](const model::Thought &thought) {
                return with(thought.subject.isEmpty() ? thought.description
                                                      : thought.subject + u" – "_s + thought.description);
            },
            [&](const model::Finished &finished) {
                const QString tokens =
                    explain::tokensText({.input = finished.inputTokens, .output = finished.outputTokens});
                const QString told = explain::spokeForSentence(finished.spokeFor, names.of(event.companion))
                                         .value_or(QString());
                const QString rest = tokens.isEmpty() ? finished.reason : finished.reason + u"; "_s + tokens;
                return with(told.isEmpty() ? rest : rest + u"; "_s + told);
            },
            [&](const model::ToolCallConfirmation &asked) {
                return with(asked.question.isEmpty() ? asked.name : asked.question);
            },
            [&](const auto &) { return head; },
        },
        event.kind);
}

QString anyWords(const model::Envelope &envelope, const explain::Names &names)
{
    if (const auto *event = std::get_if<model::TurnEvent>(&envelope.body))
        return turnWords(*event, names);
    if (const auto *found = std::get_if<model::LoreFound>(&envelope.body))
        return u"%1 · %2"_s.arg(names.of(found->companion), explain::loreFoundLine(*found));
    return wire::kindOf(envelope.body) + u' ' + wireWords(envelope.body);
}

} // namespace

EventLines::EventLines(const DocumentStyle &style, const model::PolicySettings &policy)
    : m_lines(style.names, policy)
    , m_detail(style.detail)
{
}

std::optional<QString> EventLines::of(const model::Envelope &envelope)
{
    const auto *said = std::get_if<model::MessagePosted>(&envelope.body);
    const std::optional<QString> told = m_lines.of(envelope); // it keeps count of what was told before
    if (said || m_detail == Detail::Talk)
        return std::nullopt;
    if (m_detail == Detail::Votes)
        return isAboutTheFloor(envelope.body) ? told : std::nullopt;
    if (told || isPiece(envelope.body))
        return told;
    return anyWords(envelope, m_lines.names());
}

std::optional<QString> EventLines::of(const model::CallRecord &call) const
{
    if (m_detail != Detail::Full)
        return std::nullopt;
    QStringList callers;
    for (const base::ParticipantId &id : call.companions)
        callers.append(m_lines.names().of(id));
    QStringList facts{call.model};
    facts.append(explain::tokensText(call.tokens));
    if (call.cost)
        facts.append(explain::moneyText(*call.cost));
    //: How long a call of a model took, in seconds
    facts.append(RoomDocument::tr("%1 s").arg(double(call.took.count()) / 1000, 0, 'f', 1));
    if (call.trouble)
        facts.append(explain::causeText(call.trouble->cause));
    facts.removeAll(QString());
    const QStringList head{callers.join(u", "_s), explain::purposeWords(call.purpose)};
    return QStringList(head.mid(callers.isEmpty() ? 1 : 0)).join(u" · "_s) + u": "_s + facts.join(u"; "_s);
}

void EventLines::pass(const model::MessageRow &row)
{
    model::Envelope envelope;
    envelope.seq = row.seq;
    envelope.time = row.time;
    envelope.body = row.posted;
    (void)m_lines.of(envelope);
}

QDateTime endOf(const model::CallRecord &call) { return call.time.addMSecs(call.took.count()); }

QString dayWords(const DocumentStyle &style, const QDateTime &time)
{
    return localeOf(style.language).toString(time.toTimeZone(style.zone).date(), QLocale::LongFormat);
}

QString clockWords(const DocumentStyle &style, const QDateTime &time)
{
    return time.toTimeZone(style.zone).toString(u"HH:mm"_s);
}

QString cutWords(const model::MessagePosted &posted)
{
    if (!posted.message.isInterrupted())
        return {};
    const QString why = posted.cause ? explain::causeText(*posted.cause) : QString();
    //: Under what was said before it was cut off; %1 is why
    return RoomDocument::tr("(interrupted: %1)").arg(why);
}

QString witnessWords(const DocumentStyle &style)
{
    //: Under the title of a document: %1 is a companion, who has not heard what was whispered to others
    return style.witness ? RoomDocument::tr("As heard by %1.").arg(style.names.of(*style.witness))
                         : QString();
}

QString cleanText(const QString &text)
{
    QString clean = text;
    for (qsizetype i = 0; i < clean.size(); ++i) {
        const QChar c = clean.at(i);
        const bool isPair = c.isHighSurrogate() && i + 1 < clean.size() && clean.at(i + 1).isLowSurrogate();
        if (isPair)
            ++i;
        else if (c.isSurrogate() || (c.unicode() < 0x20 && c != u'\n' && c != u'\t') ||
                 (c.unicode() >= 0x7f && c.unicode() < 0xa0) || c.unicode() == 0xfffe ||
                 c.unicode() == 0xffff)
            clean[i] = QChar::ReplacementCharacter;
    }
    return clean;
}

} // namespace studio::transcript
