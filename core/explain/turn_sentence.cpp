// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/turn_sentence.h"

#include "core/base/match.h"
#include "core/explain/told_in.h"
#include "core/model/past/last_words.h"

#include <cmath>

namespace studio::explain {

namespace {

constexpr qsizetype kLongestEvidence = 120; // UTF-16 units

QString shortened(const QString &text)
{
    const QString line = text.simplified();
    return line.size() <= kLongestEvidence ? line : model::beginningOf(line, kLongestEvidence - 1) + u'…';
}

QString named(const QString &name, const QString &sentence)
{
    //: %1 a name, %2 a whole sentence about it
    return Explain::tr("%1: %2").arg(name, sentence);
}

} // namespace

QString loopSentence(const model::LoopDetected &loop)
{
    using What = model::LoopDetected::What;
    const QString evidence = shortened(loop.evidence);
    switch (loop.what) {
    case What::SameCall:
        //: %1 is a tool and what it was called with
        return Explain::tr("The turn was stopped: it called %1 %n time(s).", nullptr, loop.times)
            .arg(evidence);
    case What::CallCycle:
        //: %1 is a row of tools
        return Explain::tr("The turn was stopped: it repeated %1 %n time(s).", nullptr, loop.times)
            .arg(evidence);
    case What::SameText:
        return Explain::tr("The turn was stopped: it wrote “%1” %n time(s).", nullptr, loop.times)
            .arg(evidence);
    }
    return {};
}

QString compressedSentence(const model::ChatCompressed &compressed)
{
    using What = model::ChatCompressed::What;
    switch (compressed.what) {
    case What::Compressed:
        //: %1 is a share in per cent
        return Explain::tr("Older messages are now a summary. Prompts are %1 % shorter.")
            .arg(int(std::lround(100 * model::savedShare(compressed))));
    case What::Empty:
        return Explain::tr(
            "Could not summarise older messages: the model wrote nothing. They are kept in full.");
    case What::Larger:
        return Explain::tr(
            "Older messages were not summarised: the summary would be longer. They are kept in full.");
    case What::Failed:
        return compressed.reason.isEmpty()
                   ? Explain::tr("Could not summarise older messages. They are kept in full.")
                   //: %1 is the reason, as the model's server told it
                   : Explain::tr("Could not summarise older messages (%1). They are kept in full.")
                         .arg(shortened(compressed.reason));
    case What::TooSmall:
        return Explain::tr(
            "The conversation may no longer fit into the model’s context, and nothing can be left out.");
    }
    return {};
}

std::optional<QString> spokeForSentence(const std::optional<model::SpokeFor> &other, const QString &name)
{
    if (!other || other->name.isEmpty())
        return std::nullopt;
    //: %1 a companion, %2 somebody else, whose line it went on with
    return Explain::tr("%1 began to speak for %2. That part was removed.").arg(name, shortened(other->name));
}

std::optional<QString> turnSentence(const model::TurnEvent &event, const Names &names)
{
    using Sentence = std::optional<QString>;
    const QString name = names.of(event.companion);
    return std::visit(
        base::Match{
            [&name](const model::MaxSessionTurns &) -> Sentence {
                return Explain::tr("%1 did not begin: all turns that this room allows are used.").arg(name);
            },
            [&name](const model::LoopDetected &loop) -> Sentence { return named(name, loopSentence(loop)); },
            [&name](const model::ChatCompressed &compressed) -> Sentence {
                return named(name, compressedSentence(compressed));
            },
            [&name](const model::Finished &finished) -> Sentence {
                return spokeForSentence(finished.spokeFor, name);
            },
            [](const auto &) -> Sentence { return std::nullopt; },
        },
        event.kind);
}

} // namespace studio::explain
