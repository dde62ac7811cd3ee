// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/main_line.h"

#include "core/llm/rehearsal/composer.h"
#include "core/llm/rehearsal/manner.h"
#include "core/llm/rehearsal/phrases.h"
#include "core/llm/rehearsal/speech.h"

#include <algorithm>

namespace studio::llm::rehearsal {

namespace {

/// An opening, or the first answer to a question.
bool wantsRoom(const Brief &talk, const Situation &seen)
{
    if (seen.ownSinceUser > 0)
        return false;
    const Intents opening = Intents(Intent::Greeting) | Intent::WhoAreYou | Intent::HowAreYou |
                            Intent::AreYouAnAi | Intent::Question;
    return (seen.userIntents & opening) || talk.witnessed.size() <= 2;
}

/// Lengths to try, the best first.
QList<int> budgets(const Brief &talk, const Situation &seen, const Tariff &tariff, const Purse &purse)
{
    const int normal = tariff.main().first().length;
    int longest = 0;
    for (const Tier &tier : tariff.main())
        longest = std::max(longest, tier.length);
    const int wanted = wantsRoom(talk, seen) ? longest : normal;
    QList<int> lengths;
    for (const int length : {wanted, longest}) {
        const int payable = tariff.longestFor(purse.level, length);
        if (payable > 0)
            lengths.append(payable);
        else if (purse.mayWait)
            lengths.append(length);
    }
    for (int &length : lengths)
        length = std::min(length, purse.longest);
    return lengths;
}

/// If hardly anything fits, an unsaid word; for somebody who asks, that the companion is still there.
QString lastResort(const Brief &talk, const Situation &seen, const Memory &memory, Dice dice, Lengths lengths)
{
    QStringList words = phrases(seen.language, mannerOf(talk.persona, seen.language), Phrase::Nod);
    dice.shuffle(words);
    if (seen.fromUser || seen.asked)
        words.prepend(Composer(talk, seen, memory).stillHere(dice));
    for (const QString &word : words) {
        const int length = clusters(word);
        if (length >= lengths.shortest && length <= lengths.longest && !memory.knows(word))
            return word;
    }
    return {};
}

std::optional<Purchase> purchase(const QString &text, const Tariff &tariff)
{
    const std::optional<Tier> tier = text.isEmpty() ? std::nullopt : tariff.mainFor(clusters(text));
    return tier ? std::optional(Purchase{tier->price, text}) : std::nullopt;
}

} // namespace

std::optional<Purchase> mainLine(const Brief &talk, const Situation &seen, const Memory &memory,
                                 const Tariff &tariff, const Purse &purse, Dice dice)
{
    if (tariff.main().isEmpty())
        return std::nullopt;
    const int tooShort = tariff.backchannel() ? tariff.backchannel()->length : 0;
    const QList<int> lengths = budgets(talk, seen, tariff, purse);
    for (const int length : lengths) {
        const QString text = draftSpeech(talk, seen, memory, dice.with(length), {tooShort + 1, length});
        if (!text.isEmpty())
            return purchase(text, tariff);
    }
    if (lengths.isEmpty())
        return std::nullopt;
    return purchase(lastResort(talk, seen, memory, dice, {tooShort + 1, lengths.last()}), tariff);
}

} // namespace studio::llm::rehearsal
