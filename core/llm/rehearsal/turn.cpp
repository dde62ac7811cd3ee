// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/turn.h"

#include "core/llm/rehearsal/body.h"
#include "core/llm/rehearsal/composer.h"
#include "core/llm/rehearsal/impression.h"
#include "core/llm/rehearsal/play_turn.h"
#include "core/llm/rehearsal/speech.h"
#include "core/llm/rehearsal/tool_talk.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;

namespace {

/// One step of one speaker.
class Speaker
{
public:
    explicit Speaker(const ModelRequest &request)
        : m_request(request)
        , m_brief(request.brief)
        , m_seen(look(m_brief))
        , m_dice(Dice(m_brief.seed)
                     .with(m_brief.persona.id.value())
                     .with(m_brief.witnessed.size())
                     .with(m_seen.last.text)
                     .with(u"turn"))
    {
    }

    [[nodiscard]] TurnStep next() const
    {
        if (const std::optional<TurnStep> play = rehearsePlay(m_request, m_seen, m_dice))
            return *play;
        if (m_request.steps.isEmpty())
            return wantsToLook() ? askForPicture() : begin();
        if (const std::optional<ToolExchange> look = lookIn(m_request.steps))
            return {tellOf(*look), {}};
        return hasSpoken() ? TurnStep() : TurnStep{rehearseSpeech(m_brief), {}};
    }

private:
    [[nodiscard]] TurnStep begin() const
    {
        const QString text = rehearseSpeech(m_brief);
        if (text == kNoReply)
            return {text, {}};
        const auto gesture = gestureFor(m_brief, m_seen, text, m_request.tools, m_dice);
        return gesture ? TurnStep{{}, {call(kGesture, *gesture)}} : TurnStep{text, {}};
    }

    /// One look is enough for the room; companions who are not meant leave it to the others.
    [[nodiscard]] bool wantsToLook() const
    {
        return hasTool(m_request.tools, kLook) && m_seen.fromUser && m_seen.last.pictures.isEmpty() &&
               !m_seen.somebodyElseAsked && m_brief.companionTurns == 0 &&
               m_brief.stage == model::Closing::None && m_seen.intents.testFlag(Intent::Sight);
    }

    [[nodiscard]] TurnStep askForPicture() const
    {
        const QJsonObject arguments{{u"why"_s, line(Phrase::WhyLook)}};
        return {line(Phrase::MayILook),
                {call(kLook, {QJsonDocument(arguments).toJson(QJsonDocument::Compact)})}};
    }

    [[nodiscard]] QString tellOf(const ToolExchange &look) const
    {
        if (look.failed)
            return line(isRefusal(look) ? Phrase::NotShown : Phrase::NothingToSee);
        const auto seen = look.pictures.isEmpty() ? std::nullopt : impressionOf(look.pictures.first());
        if (!seen)
            return line(Phrase::NothingToSee);
        return line(Phrase::Seen, {{u"light"_s, lightIn(m_seen.language, *seen)},
                                   {u"colours"_s, coloursIn(m_seen.language, *seen)}});
    }

    [[nodiscard]] bool hasSpoken() const
    {
        return std::any_of(m_request.steps.begin(), m_request.steps.end(),
                           [](const ModelStep &step) { return !step.text.isEmpty(); });
    }

    [[nodiscard]] QString line(Phrase kind, const Fillings &fillings = {}) const
    {
        const Memory memory(m_brief.witnessed);
        return Composer(m_brief, m_seen, memory).alone(kind, m_dice, fillings);
    }

    [[nodiscard]] ToolCall call(QLatin1StringView tool, const model::RawJson &arguments) const
    {
        return {callIdOf(m_dice.with(tool.size()).with(m_request.steps.size())), tool, arguments};
    }

    const ModelRequest &m_request;
    const Brief &m_brief;
    Situation m_seen;
    Dice m_dice;
};

} // namespace

TurnStep rehearseTurn(const ModelRequest &request) { return Speaker(request).next(); }

QList<ToolCall> withGesture(const QList<ToolCall> &calls, const ModelRequest &request)
{
    const Brief &brief = request.brief;
    const std::optional<Bid> bid = bidIn(calls);
    const int level = newsOf(request.steps).level.value_or(brief.resource.value_or(ResourceFloor{}).level);
    if (!bid || bid->amount > level)
        return calls;
    const Dice dice = Dice(brief.seed).with(brief.persona.id.value()).with(bid->line).with(u"wake move");
    const auto gesture = gestureFor(brief, look(brief), bid->line, request.tools, dice);
    if (!gesture)
        return calls;
    return QList<ToolCall>{{callIdOf(dice), kGesture, *gesture}} + calls;
}

} // namespace studio::llm::rehearsal
