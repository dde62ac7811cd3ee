// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/search_texts.h"

#include "core/base/match.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

namespace studio::store {

using model::SearchKind;

namespace {

void addLine(QString &text, const QString &line)
{
    if (line.isEmpty())
        return;
    if (!text.isEmpty())
        text += u'\n';
    text += line;
}

// Keys and values, one per line: escapes would join letters to words. Parsed values are not deep
// (wire::parse).
void addValues(QString &text, const wire::Json &json)
{
    if (json.is_object()) {
        for (const auto &[key, value] : json.items()) {
            addLine(text, QString::fromStdString(key));
            addValues(text, value);
        }
    } else if (json.is_array()) {
        for (const wire::Json &value : json)
            addValues(text, value);
    } else if (json.is_string()) {
        addLine(text, wire::toText(json));
    } else if (!json.is_null()) {
        addLine(text, QString::fromUtf8(wire::dump(json)));
    }
}

void addRaw(QString &text, const model::RawJson &raw)
{
    if (raw.isEmpty())
        return;
    const auto json = wire::parse(raw.text);
    if (json)
        addValues(text, *json);
    else
        addLine(text, QString::fromUtf8(raw.text));
}

QString callText(const model::ToolCallRequest &call)
{
    QString text = call.name;
    addRaw(text, call.arguments);
    return text;
}

QString answerText(const model::ToolCallResponse &answer)
{
    QString text;
    addRaw(text, answer.result);
    if (text.isEmpty())
        text = answer.display;
    addLine(text, answer.error.value_or(QString()));
    return text;
}

QString thoughtText(const model::Thought &thought)
{
    QString text = thought.subject;
    addLine(text, thought.description);
    return text;
}

// The rule, who was chosen and who would be next, and whose votes are missing for which cause.
QString decisionText(const model::Decision &decision, const NamesOf &namesOf)
{
    QString text = wire::nameOf(decision.rule);
    const auto addNames = [&text, &namesOf](const base::ParticipantId &id) {
        const QString names = namesOf(id);
        addLine(text, names.isEmpty() ? id.value() : names);
    };
    if (decision.winner)
        addNames(*decision.winner);
    if (decision.runnerUp && decision.runnerUp != decision.winner)
        addNames(*decision.runnerUp);
    for (const model::Candidate &candidate : decision.candidates) {
        if (!candidate.cause)
            continue;
        addNames(candidate.id);
        addLine(text, wire::nameOf(*candidate.cause));
    }
    return text;
}

std::optional<SearchText> turnText(const model::TurnEvent &event)
{
    if (const auto *thought = std::get_if<model::Thought>(&event.kind))
        return SearchText{SearchKind::Thought, event.companion, thoughtText(*thought)};
    if (const auto *call = std::get_if<model::ToolCallRequest>(&event.kind))
        return SearchText{SearchKind::ToolCall, event.companion, callText(*call)};
    if (const auto *answer = std::get_if<model::ToolCallResponse>(&event.kind))
        return SearchText{SearchKind::ToolCall, event.companion, answerText(*answer)};
    return std::nullopt;
}

} // namespace

std::optional<SearchText> searchTextOf(const model::EnvelopeBody &body, const NamesOf &namesOf)
{
    return std::visit(base::Match{
                          [](const model::MessagePosted &posted) {
                              return std::optional(
                                  SearchText{SearchKind::Message, posted.message.from, posted.message.text});
                          },
                          [](const model::TurnEvent &event) { return turnText(event); },
                          [&namesOf](const model::Decided &decided) {
                              return std::optional(
                                  SearchText{SearchKind::Decision,
                                             decided.decision.winner.value_or(base::ParticipantId()),
                                             decisionText(decided.decision, namesOf)});
                          },
                          [](const auto &) { return std::optional<SearchText>(); },
                      },
                      body);
}

} // namespace studio::store
