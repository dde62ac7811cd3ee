// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/speech_flaw.h"

#include "core/agent/fenced_transcript.h"
#include "core/agent/prompt.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

using FlawKind = SpeechFlaw::What;

struct FlawWords
{
    Q_DECLARE_TR_FUNCTIONS(SpeechFlaw)
};

QString whatWasWrong(const SpeechFlaw &flaw)
{
    switch (flaw.what) {
    case FlawKind::Empty: return u"Your answer was empty."_s;
    case FlawKind::OnlyThought: return u"You only thought, and nothing was said."_s;
    case FlawKind::Vote: return u"You wrote a vote, but the turn is yours already."_s;
    case FlawKind::AsOther:
        return flaw.other && !flaw.other->name.isEmpty()
                   ? u"You wrote a line for %1."_s.arg(plainName(flaw.other->name))
                   : u"You wrote a line for somebody else."_s;
    case FlawKind::Prompt: return u"You repeated what you were told."_s;
    case FlawKind::Limit:
    case FlawKind::ThoughtLimit: break;
    }
    return {};
}

} // namespace

bool isWorthAsking(const SpeechFlaw &flaw)
{
    return flaw.what != FlawKind::Limit && flaw.what != FlawKind::ThoughtLimit;
}

QString noteFor(const SpeechFlaw &flaw, const QString &self)
{
    return u"%1 Write only what %2 says next, as plain text, or answer exactly %3."_s.arg(whatWasWrong(flaw),
                                                                                          self, kNoReply);
}

QString flawSentence(const SpeechFlaw &flaw)
{
    switch (flaw.what) {
    case FlawKind::Empty: return FlawWords::tr("The model returned an empty reply, even on the second try.");
    case FlawKind::OnlyThought:
        return FlawWords::tr("The model only thought and said nothing, even on the second try.");
    case FlawKind::Vote: return FlawWords::tr("The model voted instead of speaking, even on the second try.");
    case FlawKind::AsOther:
        if (flaw.other && !flaw.other->name.isEmpty())
            //: %1 is a name
            return FlawWords::tr("The model wrote a line for %1 instead of its own, even on the second try.")
                .arg(flaw.other->name);
        return FlawWords::tr(
            "The model wrote another speaker’s line instead of its own, even on the second try.");
    case FlawKind::Prompt:
        return FlawWords::tr(
            "The model repeated its instructions instead of speaking, even on the second try.");
    case FlawKind::Limit: return FlawWords::tr("The reply limit was used up before the model said a word.");
    case FlawKind::ThoughtLimit:
        return FlawWords::tr("Thinking used up the reply limit before the model said a word.");
    }
    return {};
}

} // namespace studio::agent
