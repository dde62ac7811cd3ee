// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/play_turn.h"

#include "core/llm/rehearsal/play_telling.h"
#include "core/llm/rehearsal/plays.h"
#include "core/llm/rehearsal/speech.h"
#include "core/llm/rehearsal/tariff.h"
#include "core/llm/rehearsal/tool_talk.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kCirclesUntilTold = 5; // enough to be detected as a circle
constexpr int kRepeats = 40;
constexpr int kCountsTo = 200;
constexpr int kCountsAtMost = 1'000;

/// The tool that a play calls; empty: none.
QLatin1StringView toolOf(Play play)
{
    switch (play) {
    case Play::RollDice: return "roll_dice"_L1;
    case Play::Now: return "now"_L1;
    case Play::Companions: return "companions"_L1;
    case Play::Remember: return "remember"_L1;
    case Play::Recall: return "recall"_L1;
    case Play::Gesture: return kGesture;
    case Play::AskUser: return "ask_user"_L1;
    case Play::Say: return "say"_L1;
    default: return {};
    }
}

/// "2d6+1" out of a text.
QString diceIn(const QString &text)
{
    static const QRegularExpression dice(u"\\d{0,3}d\\d{1,4}([+-]\\d{1,4})?"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = dice.match(text);
    return match.hasMatch() ? match.captured().toLower() : u"2d6"_s;
}

/// A turn with a play.
class Player
{
public:
    Player(const ModelRequest &request, const Situation &seen, const Dice &dice)
        : m_request(request)
        , m_seen(seen)
        , m_dice(dice)
        , m_wishes(playsIn(seen.last.text, seen.language))
    {
    }

    [[nodiscard]] std::optional<TurnStep> next() const
    {
        if (wants(Play::Refuse))
            return TurnStep{.refusal = line(PlayLine::Refuse)};
        if (wants(Play::Circles))
            return circle();
        if (wants(Play::Repeat))
            return TurnStep{.text = line(PlayLine::Repeat).repeated(kRepeats)};
        if (wants(Play::Count))
            return TurnStep{.text = counted()};
        if (wants(Play::Think) && m_request.steps.isEmpty())
            return TurnStep{.text = rehearseSpeech(m_request.brief), .thoughts = thoughts()};
        return useTools();
    }

private:
    [[nodiscard]] const PlayWish *wish(Play play) const
    {
        const auto found = std::find_if(m_wishes.cbegin(), m_wishes.cend(),
                                        [play](const PlayWish &one) { return one.play == play; });
        return found == m_wishes.cend() ? nullptr : &*found;
    }
    [[nodiscard]] bool wants(Play play) const { return wish(play) != nullptr; }

    [[nodiscard]] QString line(PlayLine which) const { return playLine(m_seen.language, which); }

    /// Subject and description, in the format of thinking models.
    [[nodiscard]] QString thoughts() const
    {
        return u"**%1**\n%2"_s.arg(line(PlayLine::ThinkSubject), line(PlayLine::Think));
    }

    [[nodiscard]] QString counted() const
    {
        const int wanted = wish(Play::Count)->what.toInt();
        const int last = wanted > 0 ? std::min(wanted, kCountsAtMost) : kCountsTo;
        QString text = line(PlayLine::Count);
        for (int i = 1; i <= last; ++i)
            text += (i == 1 ? u" "_s : u", "_s) + QString::number(i);
        return text + u"."_s;
    }

    /// The same call until a warning comes; or despite it.
    [[nodiscard]] std::optional<TurnStep> circle() const
    {
        const bool isTold = m_request.steps.size() >= kCirclesUntilTold && !wants(Play::ForEver);
        if (isTold)
            return TurnStep{.text = line(PlayLine::Circles)};
        for (const Play play : {Play::Companions, Play::Now})
            if (hasTool(m_request.tools, toolOf(play)))
                return TurnStep{.calls = {call(play, {}, 0)}};
        return std::nullopt;
    }

    /// All requested calls at once, then their results.
    [[nodiscard]] std::optional<TurnStep> useTools() const
    {
        QList<ToolCall> calls;
        for (const PlayWish &one : m_wishes)
            if (const auto tool = toolOf(one.play); !tool.isEmpty() && hasTool(m_request.tools, tool))
                calls.append(call(one.play, argumentsFor(one), calls.size()));
        if (calls.isEmpty())
            return std::nullopt;
        const qsizetype mistakes = wants(Play::Mistake) ? 1 : 0;
        if (m_request.steps.size() < mistakes)
            calls.first().arguments.text.chop(1); // removes the closing brace
        if (m_request.steps.size() <= mistakes)
            return TurnStep{.calls = calls};
        return TurnStep{.text = told(m_request.steps.constLast(), m_seen.language)};
    }

    [[nodiscard]] QJsonObject argumentsFor(const PlayWish &wish) const
    {
        switch (wish.play) {
        case Play::RollDice: return {{u"dice"_s, diceIn(m_seen.last.text)}};
        case Play::Remember: return {{u"text"_s, wish.what}};
        case Play::Recall: return wish.what.isEmpty() ? QJsonObject() : QJsonObject{{u"about"_s, wish.what}};
        case Play::Gesture: return {{u"name"_s, u"wave"_s}};
        case Play::AskUser: return {{u"question"_s, line(PlayLine::AskUserQuestion)}};
        case Play::Say: return {{u"message"_s, rehearseSpeech(m_request.brief)}, {u"emotion"_s, u"happy"_s}};
        default: return {};
        }
    }

    [[nodiscard]] ToolCall call(Play play, const QJsonObject &arguments, qsizetype number) const
    {
        const Dice dice = m_dice.with(u"play").with(int(play)).with(m_request.steps.size()).with(number);
        return {callIdOf(dice), toolOf(play), {QJsonDocument(arguments).toJson(QJsonDocument::Compact)}};
    }

    const ModelRequest &m_request;
    const Situation &m_seen;
    Dice m_dice;
    QList<PlayWish> m_wishes;
};

} // namespace

std::optional<TurnStep> rehearsePlay(const ModelRequest &request, const Situation &seen, const Dice &dice)
{
    const bool isMeant = seen.fromUser && !seen.somebodyElseAsked && !seen.excludedByUser && !seen.excused &&
                         request.brief.companionTurns == 0;
    return isMeant ? Player(request, seen, dice).next() : std::nullopt;
}

std::optional<TurnStep> rehearseWakePlay(const ModelRequest &request)
{
    const Brief &brief = request.brief;
    const Situation seen = look(brief);
    const Dice dice =
        Dice(brief.seed).with(brief.persona.id.value()).with(seen.last.text).with(u"play awake");
    std::optional<TurnStep> step = rehearsePlay(request, seen, dice);
    if (!step || step->text.isEmpty())
        return step;
    const QString text = std::exchange(step->text, {});
    const ToolNews news = newsOf(request.steps);
    const ResourceFloor resource = brief.resource.value_or(ResourceFloor{});
    const Tariff tariff(resource.tiers);
    const int longest = tariff.longestFor(news.level.value_or(resource.level), kAnyLength);
    const QString affordable = leadingSentences(text, longest);
    const std::optional<Tier> tier = tariff.mainFor(clusters(affordable));
    if (!news.bought && news.refusals == 0 && tier && !affordable.isEmpty())
        step->calls = {consumeCall(callIdOf(dice.with(request.steps.size())), tier->price, affordable)};
    return step;
}

} // namespace studio::llm::rehearsal
