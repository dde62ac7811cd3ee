// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/nudge.h"

#include "core/agent/fenced_transcript.h"
#include "core/agent/prompt.h"

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

constexpr qsizetype kToldOfSpeech = 400; // UTF-16 units of its end

}

QString nudgeFor(const model::LoopDetected &loop, const QString &said)
{
    switch (loop.what) {
    case model::LoopDetected::What::SameCall:
        return u"You have called the same tool with the same arguments %1 times in a row. Calling it again "
               "brings nothing new: use what you know, do something else, or come to an end."_s.arg(
                   loop.times);
    case model::LoopDetected::What::CallCycle:
        return u"You have made the same row of calls %1 times over. Going on like that brings nothing new: "
               "use what you know, do something else, or come to an end."_s.arg(loop.times);
    case model::LoopDetected::What::SameText: break;
    }
    return u"You began to answer and wrote the same words again and again, so you were interrupted. What "
           u"came "
           "of it ends like this:\n%1\nDo not write it again. Bring the line to an end with something else, "
           "or answer exactly %2."_s.arg(fenced(said.right(kToldOfSpeech)), kNoReply);
}

} // namespace studio::agent
