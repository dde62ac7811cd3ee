// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/backchannel.h"

#include "core/llm/rehearsal/length.h"
#include "core/llm/rehearsal/manner.h"
#include "core/llm/rehearsal/phrases.h"
#include "core/model/participants.h"

#include <algorithm>

namespace studio::llm::rehearsal {

namespace {

constexpr qsizetype kEnough = 2;      // for one message
constexpr qsizetype kRemembered = 20; // messages, as far back as a floor that refuses repeats looks

/// How fresh each sign would be: 0 if said just now, else the number of messages since it was last said.
class Freshness
{
public:
    Freshness(const Brief &brief, const Tariff &tariff)
    {
        const auto &said = brief.witnessed;
        for (auto it = said.crbegin(); it != said.crend() && m_recent.size() < kRemembered; ++it)
            m_recent.append(it->text.trimmed());
        const auto own = std::find_if(said.crbegin(), said.crend(), [&](const model::Message &message) {
            return message.from == brief.persona.id && tariff.isBackchannel(message);
        });
        if (own != said.crend())
            m_own = own->text.trimmed();
    }

    [[nodiscard]] qsizetype of(const QString &text) const
    {
        if (text == m_own)
            return -1;
        const qsizetype ago = m_recent.indexOf(text);
        return ago < 0 ? kRemembered : ago;
    }

private:
    QStringList m_recent; // newest first
    QString m_own;        // the companion's newest backchannel
};

bool hasSpokenSinceUser(const Brief &brief)
{
    for (auto it = brief.witnessed.crbegin(); it != brief.witnessed.crend() && !model::isUser(it->from); ++it)
        if (it->from == brief.persona.id)
            return true;
    return false;
}

Phrase kindFor(const Brief &brief, const Situation &seen)
{
    const bool greetings = seen.userIntents & (Intents(Intent::Greeting) | Intent::WhoAreYou);
    if (greetings && !hasSpokenSinceUser(brief))
        return Phrase::Hail;
    // Companions write punctuation; "What Aya says rings true." is not a question.
    const bool asks = seen.last.text.contains(u'?') || seen.last.text.contains(u'？');
    return asks || (seen.fromUser && seen.intents.testFlag(Intent::Question)) ? Phrase::Ponder : Phrase::Nod;
}

QStringList thatFit(QStringList list, int longest)
{
    list.removeIf([longest](const QString &text) { return clusters(text) > longest; });
    return list;
}

} // namespace

bool hasRoomForBackchannel(const Brief &brief, const Tariff &tariff)
{
    qsizetype given = 0;
    for (auto it = brief.witnessed.crbegin(); it != brief.witnessed.crend(); ++it) {
        if (it->from == brief.persona.id)
            return false;
        if (!tariff.isBackchannel(*it))
            break;
        ++given;
    }
    return tariff.backchannel() && given < kEnough;
}

QString backchannel(const Brief &brief, const Situation &seen, const Tariff &tariff, Dice dice)
{
    if (!tariff.backchannel())
        return {};
    const Manner manner = mannerOf(brief.persona, seen.language);
    QStringList stock =
        thatFit(phrases(seen.language, manner, kindFor(brief, seen)), tariff.backchannel()->length);
    if (stock.isEmpty())
        return {};
    dice.shuffle(stock);
    const Freshness fresh(brief, tariff);
    const auto best = std::max_element(stock.begin(), stock.end(), [&](const QString &a, const QString &b) {
        return fresh.of(a) < fresh.of(b);
    });
    const qsizetype enough = brief.resource && brief.resource->refuseRepeats ? kRemembered : 1;
    return fresh.of(*best) >= enough ? *best : QString();
}

} // namespace studio::llm::rehearsal
