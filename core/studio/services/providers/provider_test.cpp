// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/provider_test.h"

#include "core/explain/call_words.h"
#include "core/llm/http/base_address.h"
#include "core/llm/http/endpoint.h"
#include "core/llm/http/origin.h"
#include "core/studio/services/providers/context_probe.h"
#include "core/studio/services/providers/test_questions.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using llm::AnswerForm;
using model::Advice;
using model::CallTrouble;
using model::Known;

namespace {

const auto kTestedId = u"tested"_s; // in the test's own book

/// The ability that decides the vote's form.
Known model::ModelAbilities::*abilityOf(AnswerForm form)
{
    switch (form) {
    case AnswerForm::Schema: return &model::ModelAbilities::schema;
    case AnswerForm::ForcedTool: return &model::ModelAbilities::forcedTool;
    case AnswerForm::JsonObject: return &model::ModelAbilities::jsonObject;
    case AnswerForm::Free: break;
    }
    return nullptr;
}

/// Whether the failure is temporary and says nothing about the model: a later try may work. Some servers
/// answer 500 to requests for what they do not have.
bool isPassing(const llm::ModelFailure &failure)
{
    if (failure.cause == model::Cause::RateLimited || failure.cause == model::Cause::Timeout)
        return true;
    switch (failure.advice) {
    case Advice::TopUp:
    case Advice::LetItLoad:
    case Advice::CheckKey: return true;
    case Advice::LoadIt:
    case Advice::SeePage:
    case Advice::SmallerModel: return true;
    case Advice::WaitAWhile: return failure.status != 500;
    case Advice::CheckAddress: return !failure.status;
    default: return false;
    }
}

} // namespace

ProviderTest::ProviderTest(Needs needs, const model::Provider &provider, const QByteArray &key,
                           QObject *parent)
    : QObject(parent)
    , m_needs(std::move(needs))
    , m_provider(provider)
    , m_key(key)
    , m_given(provider.baseUrl)
{
    model::Provider tested = provider;
    tested.id = base::ProviderId(kTestedId);
    tested.keyPlace = key.isEmpty() ? model::KeyPlace::None : model::KeyPlace::Session;
    m_book.put(tested);
    m_book.setKey(tested.id, key);
    m_choice = {.provider = tested.id, .model = provider.model};
    m_facts = {.provider = provider.id, .model = provider.model};
}

ProviderTest::~ProviderTest() = default;

// ---- reach, key, list

void ProviderTest::start()
{
    begin(Step::Reach);
    auto *search = new AddressSearch(m_needs.transport, m_needs.clock,
                                     {m_provider.kind, m_provider.baseUrl, m_key}, this);
    connect(search, &AddressSearch::ended, this, &ProviderTest::readSearch);
}

void ProviderTest::readSearch(const AddressSearch::Found &found)
{
    if (found.looksLike) {
        const bool isOllama = found.looksLike == model::ProviderKind::Ollama;
        tell(Step::Reach, How::Failed,
             isOllama ? tr("This looks like Ollama. Choose the protocol Ollama, or add /v1 to the address.")
                      : tr("This is an OpenAI-compatible server, not Ollama. Choose the protocol "
                           "OpenAI-compatible."),
             found.answer.trouble);
        return skipAfter(Step::Reach);
    }
    if (!m_key.isEmpty() && llm::http::originOf(found.baseUrl) != llm::http::originOf(m_given)) {
        tell(Step::Reach, How::Failed,
             tr("The server responds at %1 instead. The key was entered for another address and was not sent "
                "there. Correct the address and enter the key again.")
                 .arg(found.baseUrl.toDisplayString(QUrl::RemoveUserInfo)));
        return skipAfter(Step::Reach);
    }
    const bool isListed = !found.answer.trouble;
    if (found.baseUrl != m_given)
        moveTo(found.baseUrl);
    else if (!isListed && found.answer.status)
        m_elsewhere = llm::http::otherBaseUrls(m_provider.kind, m_given);
    readList(found.answer);
}

void ProviderTest::moveTo(const QUrl &baseUrl)
{
    m_provider.baseUrl = baseUrl;
    auto tested = m_book.find(m_choice)->provider;
    tested.baseUrl = baseUrl;
    m_book.put(tested);
}

QString ProviderTest::reachText() const
{
    return m_provider.baseUrl == m_given
               ? tr("%1 responds.").arg(m_provider.name)
               : tr("%1 responds. The address was corrected to %2.")
                     .arg(m_provider.name, m_provider.baseUrl.toDisplayString(QUrl::RemoveUserInfo));
}

// A missing list is not a failure: many servers have none.
void ProviderTest::readList(const ModelListing::Answer &answer)
{
    if (!readReach(answer))
        return;
    tell(Step::Reach, How::Fine, reachText());
    begin(Step::Key);
    if (!readKey(answer))
        return;
    begin(Step::List);
    tellList(answer);
    askForStream();
}

bool ProviderTest::readReach(const ModelListing::Answer &answer)
{
    CallTrouble trouble = answer.trouble.value_or(CallTrouble{});
    trouble.advice = Advice::CheckAddress;
    if (answer.wantsWebSocket) {
        tell(Step::Reach, How::Failed,
             tr("This address is a door for other programs, such as that of Companion Studio, not a model. "
                "Check the address."),
             trouble);
        skipAfter(Step::Reach);
        return false;
    }
    const bool isElsewhere = answer.status && *answer.status >= 300 && *answer.status < 400;
    if (answer.status && !isElsewhere)
        return true;
    tell(Step::Reach, How::Failed,
         isElsewhere
             ? tr("The server redirects elsewhere. Not followed, to protect the key. Check the address.")
             : sentence(trouble),
         trouble);
    skipAfter(Step::Reach);
    return false;
}

bool ProviderTest::readKey(const ModelListing::Answer &answer)
{
    if (answer.trouble && answer.trouble->advice == Advice::CheckKey) {
        failAndSkip(Step::Key, *answer.trouble);
        return false;
    }
    m_isKeyTold = !answer.trouble;
    if (m_isKeyTold)
        tell(Step::Key, How::Fine,
             m_key.isEmpty() ? tr("The server did not ask for a key.")
                             : tr("The server did not refuse the key."));
    return true;
}

void ProviderTest::tellList(const ModelListing::Answer &answer)
{
    if (answer.trouble)
        return tell(Step::List, How::Warning, tr("No model list here. Enter the model name yourself."),
                    answer.trouble);
    if (answer.models.isEmpty())
        return tell(Step::List, How::Fine, tr("The model list is empty. Enter the model name yourself."));
    takeOnlyModel(answer.models);
    const QString count = tr("%n model(s) found.", nullptr, int(answer.models.size()));
    if (m_provider.model.isEmpty() || answer.models.contains(m_provider.model) ||
        answer.models.contains(m_provider.model + u":latest"_s))
        return tell(Step::List, How::Fine, count);
    tell(Step::List, How::Warning,
         tr("The model %1 is not in the list. If the next step fails, choose one from the list.")
             .arg(m_provider.model));
}

void ProviderTest::takeOnlyModel(const QStringList &models)
{
    if (!m_provider.model.isEmpty() || models.size() != 1)
        return;
    m_provider.model = models.first();
    m_choice.model = m_provider.model;
    m_facts.model = m_provider.model;
}

// ---- stream

void ProviderTest::askForStream()
{
    begin(Step::Stream);
    if (m_provider.model.isEmpty()) {
        tell(Step::Stream, How::Failed, tr("No model chosen yet. Choose a model, then test again."));
        return skipAfter(Step::Stream);
    }
    m_client = m_needs.makeClient(m_book);
    ask(streamQuestion(m_choice), [this](const Reply &reply) { readStream(reply); });
}

/// Without a list, only an answer shows whether the address is right.
bool ProviderTest::triesElsewhere(const Reply &reply)
{
    const auto &[cause, text, status, advice, formRefused] = *reply.failure;
    const bool isPast = advice == Advice::CheckAddress || status == 404 || status == 405;
    if (!isPast || m_elsewhere.isEmpty()) {
        if (!m_elsewhere.isEmpty() || m_provider.baseUrl != m_given)
            moveTo(m_given);
        return false;
    }
    moveTo(m_elsewhere.takeFirst());
    ask(streamQuestion(m_choice), [this](const Reply &again) { readStream(again); });
    return true;
}

void ProviderTest::readStream(const Reply &reply)
{
    if (reply.failure && reply.failure->advice == Advice::CheckKey) {
        tell(Step::Key, How::Failed, sentence(troubleOf(*reply.failure)), troubleOf(*reply.failure));
        tell(Step::Stream, How::Skipped, {});
        return skipAfter(Step::Stream);
    }
    if (!std::exchange(m_isKeyTold, true))
        tell(Step::Key, How::Fine,
             m_key.isEmpty() ? tr("The server did not ask for a key.")
                             : tr("The server did not refuse the key."));
    if (reply.failure && triesElsewhere(reply))
        return;
    if (reply.failure)
        return failAndSkip(Step::Stream, troubleOf(*reply.failure));
    if (m_provider.baseUrl != m_given)
        tell(Step::Reach, How::Fine, reachText());
    if (reply.text.trimmed().isEmpty()) {
        tell(Step::Stream, How::Failed, tr("The model returned an empty reply. Choose another model."));
        return skipAfter(Step::Stream);
    }
    m_facts.abilities.streams = reply.pieces > 1 ? Known::Yes : Known::Unknown;
    m_facts.abilities.thinking = reply.thought ? Known::Yes : Known::Unknown;
    tell(Step::Stream, How::Fine,
         reply.pieces > 1 ? tr("%1 streams replies.").arg(m_provider.model)
                          : tr("%1 replies all at once.").arg(m_provider.model));
    begin(Step::Json);
    askForJson(m_client->traits(m_choice).voteForms);
}

// ---- JSON, tool, picture

void ProviderTest::askForJson(QList<AnswerForm> forms)
{
    if (forms.isEmpty()) {
        tell(Step::Json, How::Failed,
             tr("No JSON, so votes cannot be read. The model can still speak in rooms without votes: in a "
                "ring, or when you give the floor."));
        return askForTool();
    }
    const AnswerForm form = forms.takeFirst();
    ask(jsonQuestion(m_choice, form),
        [this, form, forms](const Reply &reply) { readJson(reply, form, forms); });
}

// An answer that failed for another reason says nothing about the form.
void ProviderTest::readJson(const Reply &reply, AnswerForm form, const QList<AnswerForm> &rest)
{
    const QByteArray answer =
        reply.calls.isEmpty() ? reply.text.toUtf8() : reply.calls.first().arguments.text;
    const bool isFine = !reply.failure && answersJsonQuestion(answer);
    if (Known model::ModelAbilities::*ability = abilityOf(form)) {
        if (isFine)
            m_facts.abilities.*ability = Known::Yes;
        else if (!reply.failure || reply.failure->formRefused)
            m_facts.abilities.*ability = Known::No;
    }
    if (!isFine && rest.isEmpty() && reply.failure && isPassing(*reply.failure)) {
        tell(Step::Json, How::Failed, sentence(troubleOf(*reply.failure)), troubleOf(*reply.failure));
        return askForTool();
    }
    if (!isFine)
        return askForJson(rest);
    tellJson(form);
    askForTool();
}

void ProviderTest::tellJson(AnswerForm form)
{
    switch (form) {
    case AnswerForm::Schema:
        return tell(Step::Json, How::Fine, tr("The provider can enforce the vote format."));
    case AnswerForm::ForcedTool:
        return tell(Step::Json, How::Fine, tr("Votes work through a required tool call."));
    case AnswerForm::JsonObject:
        return tell(Step::Json, How::Fine,
                    tr("JSON works; the vote format is only described in the prompt."));
    case AnswerForm::Free:
        return tell(Step::Json, How::Warning, tr("JSON on request only. Some votes may need a second try."));
    }
}

void ProviderTest::askForTool()
{
    begin(Step::Tool);
    ask(toolQuestion(m_choice), [this](const Reply &reply) {
        const bool isFine = !reply.failure && !reply.calls.isEmpty();
        m_facts.abilities.tools = tellAbility(Step::Tool, reply, isFine, tr("Tools supported."),
                                              tr("No tool support: cannot speak in Resource rooms."));
        askForPicture();
    });
}

void ProviderTest::askForPicture()
{
    begin(Step::Picture);
    ask(pictureQuestion(m_choice), [this](const Reply &reply) {
        const bool isFine = !reply.failure && !reply.text.trimmed().isEmpty();
        m_facts.abilities.pictures = tellAbility(Step::Picture, reply, isFine, tr("Pictures supported."),
                                                 tr("No picture support: pictures are not sent."));
        askForContext();
    });
}

// Not a step of its own: a server that does not report its context is not faulty.
void ProviderTest::askForContext()
{
    auto *probe = new ContextProbe(m_needs.transport, m_needs.clock,
                                   {m_provider.kind, m_provider.baseUrl, m_key}, m_provider.model, this);
    connect(probe, &ContextProbe::ended, this, [this](std::optional<int> tokens) {
        m_facts.context = tokens;
        finish();
    });
}

// The forms of a vote are among the abilities.
void ProviderTest::finish()
{
    using enum model::ServerHabit;
    const llm::ModelTraits traits = m_client->traits(m_choice);
    m_facts.habits = traits.habits & ~(NoSchema | NoForcedTool | NoJsonObject);
    m_facts.tested = m_needs.clock.wallNow();
    Q_EMIT finished(m_facts);
}

Known ProviderTest::tellAbility(Step step, const Reply &reply, bool isFine, const QString &yes,
                                const QString &no)
{
    const auto trouble = reply.failure ? std::optional(troubleOf(*reply.failure)) : std::nullopt;
    if (isFine) {
        tell(step, How::Fine, yes);
        return Known::Yes;
    }
    const bool isOpen = reply.failure && isPassing(*reply.failure);
    tell(step, How::Warning, isOpen ? sentence(*trouble) : no, trouble);
    return isOpen ? Known::Unknown : Known::No;
}

// ---- asking and telling

void ProviderTest::ask(const llm::ModelRequest &request, std::function<void(const Reply &)> then)
{
    llm::ModelCall *call = m_client->start(request, this);
    const auto reply = std::make_shared<Reply>();
    connect(call, &llm::ModelCall::textDelta, this, [reply](const QString &text) {
        reply->text += text;
        ++reply->pieces;
    });
    connect(call, &llm::ModelCall::thinkingDelta, this, [reply] { reply->thought = true; });
    connect(call, &llm::ModelCall::toolCalled, this,
            [reply](const llm::ToolCall &made) { reply->calls.append(made); });
    connect(call, &llm::ModelCall::finished, this, [reply, then, call] {
        call->deleteLater();
        then(*reply);
    });
    connect(call, &llm::ModelCall::failed, this, [reply, then, call](const llm::ModelFailure &failure) {
        call->deleteLater();
        reply->failure = failure;
        then(*reply);
    });
}

void ProviderTest::begin(Step step) { tell(step, How::Running, {}); }

void ProviderTest::tell(Step step, How how, const QString &text, const std::optional<CallTrouble> &trouble)
{
    Q_EMIT told({.step = step, .how = how, .text = text, .trouble = trouble});
}

void ProviderTest::failAndSkip(Step step, const CallTrouble &trouble)
{
    tell(step, How::Failed, sentence(trouble), trouble);
    skipAfter(step);
}

void ProviderTest::skipAfter(Step step)
{
    for (int later = int(step) + 1; later <= int(Step::Picture); ++later)
        tell(Step(later), How::Skipped, {});
    Q_EMIT finished(std::nullopt);
}

CallTrouble ProviderTest::troubleOf(const llm::ModelFailure &failure) const
{
    return {
        .cause = failure.cause, .advice = failure.advice, .detail = failure.text, .status = failure.status};
}

QString ProviderTest::sentence(const CallTrouble &trouble) const
{
    return explain::troubleSentence(trouble, m_provider.name, explain::AdvicePlace::ProviderForm);
}

} // namespace studio::services
