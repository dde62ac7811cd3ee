// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/model_director_call.h"

#include "core/agent/let_go.h"
#include "core/agent/votes/direction_prompt.h"
#include "core/agent/votes/direction_reply.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using studio::llm::AnswerForm;
using studio::model::Cause;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestChoiceShown = 2'000; // of an answer that is shown to the model again
constexpr qsizetype kLongestChoiceDetail = 300;  // of an answer that is shown to a user

/// All names by which the others know a candidate, in any language.
QList<addressing::Person> peopleOf(const Direction &direction)
{
    QList<addressing::Person> people;
    for (const model::Persona &one : direction.candidates) {
        QStringList names;
        for (const model::PersonaText &text : one.texts)
            names += QStringList{text.name} + text.nicknames;
        for (const llm::Present &present : direction.scene.present) {
            if (present.id == one.id)
                names += QStringList{present.name} + present.nicknames;
        }
        names.removeDuplicates();
        people.append({one.id, names});
    }
    return people;
}

} // namespace

ModelDirectorCall::ModelDirectorCall(llm::ModelClient &client, const Direction &direction, QObject *parent)
    : DirectorCall(parent)
    , m_client(client)
    , m_request(directionRequest(direction))
    , m_schema(choiceSchema(direction.candidates))
    , m_candidates(peopleOf(direction))
{
    const llm::ModelTraits traits = client.traits(m_request.choice);
    m_forms = traits.voteForms;
    m_mayRepair = !traits.offline;
    m_request.schemaName = kChoiceName;
    ask();
}

void ModelDirectorCall::ask()
{
    m_text.clear();
    m_arguments.reset();
    const AnswerForm form = m_forms.isEmpty() ? AnswerForm::Free : m_forms.first();
    const bool hasSchema = form == AnswerForm::Schema || form == AnswerForm::ForcedTool;
    m_request.form = form;
    m_request.schema = hasSchema ? m_schema : model::RawJson();
    m_model = m_client.start(m_request, this);
    connect(m_model, &llm::ModelCall::textDelta, this, &ModelDirectorCall::add);
    connect(m_model, &llm::ModelCall::toolCalled, this, &ModelDirectorCall::take);
    connect(m_model, &llm::ModelCall::waiting, this, &DirectorCall::waiting);
    connect(m_model, &llm::ModelCall::resumed, this, &DirectorCall::resumed);
    connect(m_model, &llm::ModelCall::finished, this, &ModelDirectorCall::answered);
    connect(m_model, &llm::ModelCall::failed, this, &ModelDirectorCall::modelFailed);
}

void ModelDirectorCall::add(const QString &text)
{
    m_text += text;
    if (m_text.size() > kLongestChoice)
        fail({.cause = Cause::Malformed, .detail = m_text.simplified().left(kLongestChoiceDetail)});
}

void ModelDirectorCall::take(const llm::ToolCall &call)
{
    if (call.name == kChoiceName && !m_arguments)
        m_arguments = QString::fromUtf8(call.arguments.text);
}

void ModelDirectorCall::answered()
{
    const QString answer = m_arguments.value_or(m_text);
    const Choice choice = readChoice(answer, m_candidates);
    if (!choice && m_mayRepair)
        return repair(answer, choice.error());
    if (!choice) {
        const Cause cause = answer.trimmed().isEmpty() ? Cause::NoAnswer : Cause::Malformed;
        return fail({.cause = cause, .detail = answer.simplified().left(kLongestChoiceDetail)});
    }
    m_over = true;
    stopModel();
    deleteLater();
    Q_EMIT chose(*choice);
}

void ModelDirectorCall::repair(const QString &answer, const QString &flaw)
{
    using Role = llm::ChatText::Role;
    m_mayRepair = false;
    stopModel();
    if (!answer.trimmed().isEmpty())
        m_request.messages.append({Role::Assistant, answer.left(kLongestChoiceShown)});
    m_request.messages.append(
        {Role::User, u"That answer cannot be used: %1. Choose again, and answer with exactly "
                     "one JSON object in the form that was asked for, and nothing else."_s.arg(flaw)});
    ask();
}

void ModelDirectorCall::modelFailed(const llm::ModelFailure &failure)
{
    if (failure.formRefused && m_forms.size() > 1) {
        m_forms.removeFirst();
        stopModel();
        return ask();
    }
    fail({failure.cause, failure.advice, failure.text, failure.status});
}

void ModelDirectorCall::fail(const model::CallTrouble &trouble)
{
    if (std::exchange(m_over, true))
        return;
    stopModel();
    deleteLater();
    Q_EMIT failed(trouble);
}

void ModelDirectorCall::cancel()
{
    if (std::exchange(m_over, true))
        return;
    stopModel();
    deleteLater();
}

void ModelDirectorCall::stopModel() { letGo(m_model, this); }

} // namespace studio::agent
