// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/compression_plan.h"
#include "core/agent/request_tokens.h"
#include "core/agent/requests.h"
#include "core/agent/summary_prompt.h"
#include "core/agent/votes/vote_schema.h"
#include "core/llm/codec/habits.h"
#include "core/llm/codec/requests.h"
#include "core/wire/json.h"

#include <QFile>

#include <cstdio>

// Writes requests as the program sends them, one JSON object a line, for the script that renders them with
// the templates of real models (templates/chat_templates.test.mjs):
//   {"name": …, "keeps": [texts that the model has to see], "estimate": tokens,
//    "chat": body, "ollama": body, "folded": the body for a server that takes no system role and no tools}
// With `--prompt LANGUAGE MESSAGES` it writes one prompt as text, for tests/tokens.

using namespace Qt::StringLiterals;
using namespace studio;
using llm::AnswerForm;
using llm::ChatText;
using llm::ModelRequest;

namespace {

const QStringList kLanguages{u"en"_s, u"ja"_s, u"zh"_s, u"ko"_s, u"de"_s};

QString textOf(const QString &name)
{
    QFile file(QStringLiteral(STUDIO_SOURCE_DIR "/tests/tokens/texts/") + name + u".txt"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("There is no text %ls.", qUtf16Printable(name));
    return QString::fromUtf8(file.readAll());
}

/// The lines of a talk, said by the user and three companions in turn.
QList<model::Message> talkIn(const QString &language)
{
    QList<model::Message> talk;
    const QStringList lines = textOf(language + u"_talk"_s).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (!line.startsWith(u"| "_s))
            continue;
        model::Message message;
        message.id = base::MessageId(u"m%1"_s.arg(talk.size() + 1));
        message.from = base::ParticipantId(talk.size() % 3 == 0 ? u"user"_s : u"companion_maren"_s);
        message.text = line.sliced(2);
        talk.append(message);
    }
    return talk;
}

agent::Scene sceneIn(const QString &language)
{
    agent::Scene scene;
    scene.room = base::RoomId(u"room"_s);
    scene.persona.id = base::ParticipantId(u"companion_maren"_s);
    model::PersonaText &text = scene.persona.texts[scene.persona.mainLanguage];
    text.name = u"Maren"_s;
    text.story = textOf(language + u"_story"_s);
    text.systemNote = u"Keep the lamp in mind."_s;
    scene.present = {{scene.persona.id, u"Maren"_s, {}}, {base::ParticipantId(u"user"_s), u"Mika"_s, {}}};
    scene.user = u"Mika"_s;
    scene.witnessed = talkIn(language);
    return scene;
}

struct Sent
{
    QString name;
    ModelRequest request;
    llm::codec::CallOptions options{.model = u"model"_s};
};

Sent vote(const QString &name, const agent::Scene &scene, AnswerForm form)
{
    Sent sent{name, agent::voteRequest(scene)};
    sent.options.form = form;
    if (form == AnswerForm::Schema || form == AnswerForm::ForcedTool)
        sent.options.schema = sent.request.schema = agent::voteSchema();
    sent.options.schemaName = agent::kVoteName;
    return sent;
}

Sent repair(const agent::Scene &scene, const QString &answer)
{
    Sent sent = vote(answer.isEmpty() ? u"repair of nothing"_s : u"repair"_s, scene, AnswerForm::JsonObject);
    sent.request.messages.append({ChatText::Role::Assistant, answer});
    sent.request.messages.append({ChatText::Role::User, u"Give the judgement again."_s});
    return sent;
}

QList<llm::ToolSpec> tools()
{
    return {{u"roll_dice"_s,
             u"Rolls dice and gives what they show."_s,
             {R"({"type":"object","properties":{"count":{"type":"integer"}},"required":["count"]})"}}};
}

llm::ToolExchange exchange(const QString &id, const QByteArray &result)
{
    return {{base::CallId(id), u"roll_dice"_s, {R"({"count":2})"}}, {result}};
}

QList<Sent> toolTurns(const agent::Scene &scene)
{
    const ModelRequest request = agent::speechRequest(scene, tools());
    Sent silent{u"tool without words"_s, request};
    silent.request.steps = {{QString(), {exchange(u"call_1"_s, R"({"dice":"seven and four"})")}}};
    Sent spoken{u"tool beside words"_s, request};
    spoken.request.steps = {{u"Let me roll."_s, {exchange(u"call_1"_s, R"({"dice":"seven and four"})")}}};
    Sent twice{u"two tools, then a picture"_s, request};
    twice.request.steps = {
        {QString(), {exchange(u"call_1"_s, R"("first roll")"), exchange(u"call_2"_s, R"("second roll")")}},
        {QString(), {exchange(u"call_3"_s, R"("a picture")")}},
    };
    twice.request.steps.last().calls.first().pictures = {{u"image/png"_s, "png"}};
    return {silent, spoken, twice};
}

QList<Sent> oddOnes(const agent::Scene &scene)
{
    agent::Scene empty = scene;
    empty.persona.texts.clear();
    empty.witnessed.last().text.clear();
    agent::Scene alone = scene;
    alone.witnessed.clear();
    Sent picture{u"a picture"_s, agent::speechRequest(scene, {})};
    for (ChatText &text : picture.request.messages) {
        if (text.role == ChatText::Role::User)
            text.pictures = {{u"image/png"_s, "png"}};
    }
    return {{u"empty texts"_s, agent::speechRequest(empty, {})},
            {u"nothing said yet"_s, agent::speechRequest(alone, {})},
            repair(scene, u"I would rather listen."_s),
            repair(scene, QString()),
            picture};
}

QList<Sent> all()
{
    QList<Sent> all;
    for (const QString &language : kLanguages) {
        const agent::Scene scene = sceneIn(language);
        all.append({u"speech %1"_s.arg(language), agent::speechRequest(scene, {})});
        all.append(vote(u"vote %1"_s.arg(language), scene, AnswerForm::Free));
    }
    const agent::Scene scene = sceneIn(u"en"_s);
    all.append(vote(u"vote in a schema"_s, scene, AnswerForm::Schema));
    all.append(vote(u"vote by a tool"_s, scene, AnswerForm::ForcedTool));
    all.append({u"votes together"_s, agent::votesRequest({scene, scene})});
    if (const auto plan = agent::planCompression(scene, 1000))
        all.append({u"summary"_s, agent::summaryRequest(*plan)});
    return all + toolTurns(scene) + oddOnes(scene);
}

/// What was said, and what tools gave. Templates may trim it.
QStringList toldBy(const ModelRequest &request)
{
    QStringList told;
    for (const ChatText &text : request.messages)
        told.append(text.text.trimmed());
    for (const llm::ModelStep &step : request.steps) {
        told.append(step.text);
        for (const llm::ToolExchange &exchange : step.calls)
            told.append(QString::fromUtf8(exchange.result.text));
    }
    return told;
}

wire::Json lineOf(const Sent &sent)
{
    using llm::codec::ChatFlavour;
    wire::Json keeps = wire::Json::array();
    const QStringList told = toldBy(sent.request);
    for (const QString &text : told)
        keeps.push_back(wire::toJson(text));
    const auto parsed = [](const QByteArray &body) { return wire::embed({body}); };
    const auto chat = [&](const ModelRequest &request) {
        return parsed(llm::codec::openAiChatBody(request, sent.options, ChatFlavour::Compatible));
    };
    const model::ServerHabits bare{model::ServerHabit::NoSystemRole, model::ServerHabit::NoTools};
    return {{"name", wire::toJson(sent.name)},
            {"keeps", keeps},
            {"estimate", agent::requestTokens(sent.request)},
            {"chat", chat(sent.request)},
            {"ollama", parsed(llm::codec::ollamaBody(sent.request, sent.options))},
            {"folded", chat(llm::codec::adapted(sent.request, bare))}};
}

QByteArray promptIn(const QString &language, qsizetype messages)
{
    agent::Scene scene = sceneIn(language);
    scene.witnessed = scene.witnessed.first(std::min(messages, scene.witnessed.size()));
    QStringList texts;
    const ModelRequest request = agent::speechRequest(scene, {});
    for (const ChatText &text : request.messages)
        texts.append(text.text);
    return texts.join(u'\n').toUtf8();
}

} // namespace

int main(int argc, char **argv)
{
    if (argc == 4 && qstrcmp(argv[1], "--prompt") == 0) {
        std::puts(promptIn(QString::fromLatin1(argv[2]), QByteArray(argv[3]).toInt()).constData());
        return 0;
    }
    const QList<Sent> requests = all();
    for (const Sent &sent : requests)
        std::puts(wire::dump(lineOf(sent)).constData());
    return 0;
}
