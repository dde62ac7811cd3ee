// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/speech.h"

#include "core/llm/rehearsal/composer.h"
#include "core/llm/rehearsal/errand.h"
#include "core/llm/rehearsal/ring.h"
#include "core/llm/rehearsal/situation.h"

namespace studio::llm::rehearsal {

namespace {

constexpr int kCarefulDrafts = 24; // must not resemble recent messages
constexpr int kDrafts = 64;        // must not equal any message

bool isFresh(const QString &draft, const Memory &memory, bool careful)
{
    if (draft.isEmpty() || memory.knows(draft))
        return false;
    return careful ? !memory.opensLike(draft, 7, 5) : !memory.opensLike(draft, 12, 2);
}

/// No companion has said yet, in any manner, that Rehearsal lacks the language of the talk.
bool isToSayItsLanguages(const Brief &brief, const Memory &memory)
{
    if (!isOtherTongue(brief))
        return false;
    for (const model::Language language :
         {model::Language::English, model::Language::Japanese, model::Language::Chinese}) {
        for (const Manner manner : {Manner::Warm, Manner::Lively, Manner::Dry}) {
            for (const QString &told : phrases(language, manner, Phrase::OtherTongue)) {
                if (memory.knows(told))
                    return false;
            }
        }
    }
    return true;
}

} // namespace

QString draftSpeech(const Brief &brief, const Situation &seen, const Memory &memory, const Dice &dice,
                    Lengths lengths)
{
    const auto fits = [lengths](const QString &text) {
        return clusters(text) >= lengths.shortest && clusters(text) <= lengths.longest;
    };
    Composer composer(brief, seen, memory, lengths.longest);
    for (int draft = 0; draft < kDrafts; ++draft) {
        const QString text = composer.compose(dice.with(draft));
        if (isFresh(text, memory, draft < kCarefulDrafts) && fits(text))
            return text;
    }
    return {};
}

namespace {

/// A companion who gets the floor without asking for it can pass.
bool passes(const Brief &brief, const Situation &seen)
{
    using model::PolicyName;
    if (brief.cued)
        return false;
    switch (brief.policy) {
    case PolicyName::Ring: return passesInRing(brief, seen);
    case PolicyName::Natural:
    case PolicyName::List:
    case PolicyName::Pooled: return seen.excused && !seen.asked;
    case PolicyName::Vote:
    case PolicyName::Resource:
    case PolicyName::Manual:
    case PolicyName::Director: break;
    }
    return false;
}

} // namespace

QString rehearseSpeech(const Brief &brief)
{
    const Situation seen = look(brief);
    if (passes(brief, seen))
        return kNoReply.toString();
    const Dice dice = Dice(brief.seed)
                          .with(brief.persona.id.value())
                          .with(brief.witnessed.size())
                          .with(seen.last.text)
                          .with(u"speech");
    const Memory memory(brief.witnessed);
    if (isToSayItsLanguages(brief, memory))
        return Composer(brief, seen, memory).alone(Phrase::OtherTongue, dice);
    if (const std::optional<Neighbour> told = toldToAsk(brief, seen))
        return Composer(brief, seen, memory).questionTo(told->name, dice);
    const QString text = draftSpeech(brief, seen, memory, dice, {});
    return text.isEmpty() ? Composer(brief, seen, memory).stillHere(dice) : text;
}

} // namespace studio::llm::rehearsal
