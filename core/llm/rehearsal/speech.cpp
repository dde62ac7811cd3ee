// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/speech.h"

#include "core/llm/rehearsal/composer.h"
#include "core/llm/rehearsal/situation.h"

namespace studio::llm::rehearsal {

namespace {

constexpr int kCarefulDrafts = 24; // no resemblance to what was just said
constexpr int kDrafts = 64;        // not equal to anything said

bool isFresh(const QString &draft, const Memory &memory, bool careful)
{
    if (draft.isEmpty() || memory.knows(draft))
        return false;
    return careful ? !memory.opensLike(draft, 7, 5) : !memory.opensLike(draft, 12, 2);
}

} // namespace

QString rehearseSpeech(const Brief &brief)
{
    const Situation seen = look(brief);
    const Memory memory(brief.witnessed);
    const Dice dice = Dice(brief.seed)
                          .with(brief.persona.id.value())
                          .with(brief.witnessed.size())
                          .with(seen.last.text)
                          .with(u"speech");
    for (int draft = 0; draft < kDrafts; ++draft) {
        const QString text = Composer(brief, seen, memory, dice.with(draft)).compose();
        if (isFresh(text, memory, draft < kCarefulDrafts))
            return text;
    }
    return Composer(brief, seen, memory, dice).stillHere();
}

} // namespace studio::llm::rehearsal
