// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/wake.h"

#include "core/llm/rehearsal/backchannel.h"
#include "core/llm/rehearsal/main_line.h"
#include "core/llm/rehearsal/tool_talk.h"
#include "core/llm/rehearsal/wish.h"

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTries = 3; // refused consumes, after which the companion gives up

/// One step of one woken companion.
class Waker
{
public:
    Waker(const Brief &brief, const QList<ModelStep> &steps)
        : m_brief(brief)
        , m_tariff(brief.resource.value_or(ResourceFloor{}).tiers)
        , m_talk(withoutBackchannels(brief, m_tariff))
        , m_seen(look(m_talk))
        , m_wish(wishFor(m_talk, m_seen))
        , m_news(newsOf(steps))
        , m_level(m_news.level.value_or(levelAtFirst()))
        , m_dice(Dice(brief.seed)
                     .with(brief.persona.id.value())
                     .with(brief.witnessed.size())
                     .with(m_seen.last.text)
                     .with(u"wake"))
        , m_step(steps.size())
    {
    }

    [[nodiscard]] WakeStep next()
    {
        WakeStep step{.calls = {}, .eagerness = m_wish.eagerness};
        if (const std::optional<ToolCall> call = nextCall())
            step.calls.append(*call);
        return step;
    }

private:
    std::optional<ToolCall> nextCall()
    {
        if (m_news.bought || m_news.refusals >= kTries)
            return std::nullopt;
        if (m_news.tooPoor) // waiting; meanwhile thoughts may be shown
            return m_dice.with(u"waiting").chance(0.3) ? sign() : std::nullopt;
        switch (m_wish.kind) {
        case Wish::Kind::Silence: return std::nullopt;
        case Wish::Kind::Backchannel: return wantsToSign() ? sign() : std::nullopt;
        case Wish::Kind::Main: break;
        }
        if (!m_wish.certain && !m_news.looked)
            return statusCall(callId());
        if (!m_wish.certain && somebodyHasBegun())
            return std::nullopt; // the new message wakes the companion at once
        return word();
    }

    std::optional<ToolCall> word()
    {
        const Purse purse{
            .level = m_level, .mayWait = m_wish.patient, .longest = m_news.tooLong.value_or(kAnyLength)};
        const std::optional<Purchase> line = mainLine(m_talk, m_seen, Memory(m_brief.witnessed), m_tariff,
                                                      purse, m_dice.with(m_news.refusals));
        if (!line)
            return wantsToSign() ? sign() : std::nullopt;
        return consumeCall(callId(), line->amount, line->text);
    }

    /// Talkative companions more often; rarely while a question to another is open.
    [[nodiscard]] bool wantsToSign() const
    {
        const double share = m_seen.somebodyElseAsked && m_seen.fromUser ? 0.35 : 0.6;
        return m_dice.with(u"sign").chance(share + 0.3 * m_brief.persona.talkativeness);
    }

    [[nodiscard]] std::optional<ToolCall> sign() const
    {
        // A nod does not suit a farewell or a sorrow.
        const bool unfit = m_seen.userIntents & (Intents(Intent::Goodbye) | Intent::Sorrow);
        if (unfit || !hasRoomForBackchannel(m_brief, m_tariff) || m_tariff.backchannel()->price > m_level)
            return std::nullopt;
        const QString text = backchannel(m_brief, m_seen, m_tariff, m_dice.with(u"which sign"));
        if (text.isEmpty())
            return std::nullopt;
        return consumeCall(callId(), m_tariff.backchannel()->price, text);
    }

    /// The level fell by a main message since the companion was woken.
    [[nodiscard]] bool somebodyHasBegun() const
    {
        return !m_tariff.main().isEmpty() && levelAtFirst() - m_level >= m_tariff.main().first().price;
    }

    [[nodiscard]] int levelAtFirst() const { return m_brief.resource.value_or(ResourceFloor{}).level; }

    [[nodiscard]] base::CallId callId() const { return callIdOf(m_dice.with(levelAtFirst()).with(m_step)); }

    const Brief &m_brief;
    Tariff m_tariff;
    Brief m_talk;
    Situation m_seen;
    Wish m_wish;
    ToolNews m_news;
    int m_level;
    Dice m_dice;
    qsizetype m_step;
};

} // namespace

WakeStep rehearseWake(const Brief &brief, const QList<ModelStep> &steps)
{
    return Waker(brief, steps).next();
}

} // namespace studio::llm::rehearsal
