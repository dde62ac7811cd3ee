// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/test_questions.h"

#include "core/wire/json.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using llm::AnswerForm;
using llm::ChatText;
using llm::ModelRequest;
using model::ModelChoice;

namespace {

constexpr int kMostObjects = 8; // read in one answer
constexpr int kEnough = 512;    // tokens: a thinking model needs some before its first word

/// A square of 64 pixels, all red.
QByteArray redSquare()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsIty/dMYyQi+hcEKLNO+Fg"
        "EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQGBywI6LQEAwyG+sAAAAABJRU5ErkJg"
        "gg==");
}

const QByteArray kSchema = R"({"type":"object","properties":{"colour":{"type":"string"}},)"
                           R"("required":["colour"],"additionalProperties":false})";

ModelRequest question(const ModelChoice &choice, const QString &text)
{
    ModelRequest request;
    request.messages = {
        {.role = ChatText::Role::System, .text = u"You are being tested. Answer as briefly as you can."_s},
        {.role = ChatText::Role::User, .text = text}};
    request.choice = choice;
    request.choice.maxTokens = kEnough;
    request.tag.purpose = model::CallPurpose::Trial;
    return request;
}

} // namespace

ModelRequest streamQuestion(const ModelChoice &choice)
{
    return question(choice, u"Count from one to five, in words."_s);
}

// Like a vote, whose answer is read as a whole.
ModelRequest jsonQuestion(const ModelChoice &choice, AnswerForm form)
{
    ModelRequest request =
        question(choice, u"Which colour has a clear sky at noon? Answer with one JSON object "
                         "and nothing else: {\"colour\": \"the colour\"}"_s);
    request.brief.purpose = llm::Purpose::Vote;
    request.form = form;
    request.schema = {kSchema};
    request.schemaName = u"sky"_s;
    return request;
}

ModelRequest toolQuestion(const ModelChoice &choice)
{
    ModelRequest request = question(choice, u"Use the tool `paint` once, with the colour of grass."_s);
    request.tools = {{.name = u"paint"_s, .description = u"Paints the wall."_s, .parameters = {kSchema}}};
    return request;
}

ModelRequest pictureQuestion(const ModelChoice &choice)
{
    ModelRequest request = question(choice, u"Which colour is this picture? One word."_s);
    request.messages.last().pictures = {{.mime = u"image/png"_s, .bytes = redSquare()}};
    return request;
}

// Read as leniently as votes: after thoughts, in a fence, with words around.
bool answersJsonQuestion(const QByteArray &answer)
{
    const QByteArray last = answer.mid(answer.lastIndexOf("</think>") + 1);
    for (qsizetype end = last.lastIndexOf('}'), tries = 0; end >= 0 && tries < kMostObjects; ++tries) {
        const qsizetype begin = last.lastIndexOf('{', end);
        if (begin < 0)
            return false;
        const auto json = wire::parse(last.mid(begin, end - begin + 1));
        if (json && json->is_object() && json->contains("colour") && (*json)["colour"].is_string())
            return true;
        end = end > 0 ? last.lastIndexOf('}', end - 1) : -1;
    }
    return false;
}

} // namespace studio::services
