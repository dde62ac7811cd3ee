// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/talk_lines.h"

#include "core/base/match.h"
#include "core/explain/decision_sentence.h"
#include "core/explain/wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace studio::transcript {

using namespace Qt::StringLiterals;
using model::Candidate;
using model::Cause;

namespace {

struct TalkLines
{
    Q_DECLARE_TR_FUNCTIONS(TalkLines)
};

QString voteText(const Candidate &candidate, const QString &name)
{
    if (candidate.cause) {
        //: A missing vote: %1 is a companion, %2 why there is none
        return TalkLines::tr("%1 – (%2)").arg(name, explain::causeText(*candidate.cause));
    }
    QString text =
        u"%1 %2 %3"_s.arg(name).arg(candidate.importance).arg(explain::voteStateText(candidate.state));
    if (candidate.selected)
        text += u" ★"_s;
    if (candidate.closing != model::Closing::None)
        text += u" (%1)"_s.arg(explain::closingText(candidate.closing));
    return text;
}

} // namespace

QString messageLine(const model::MessagePosted &posted, const explain::Names &names)
{
    QString text = posted.message.text;
    text.replace(u'\n', u"\n  "_s);
    if (posted.message.isInterrupted()) {
        const QString why = posted.cause ? explain::causeText(*posted.cause) : QString();
        //: Behind what was said before it was cut off; %1 is why
        text += TalkLines::tr(" … [interrupted: %1]").arg(why);
    }
    return u"%1: %2"_s.arg(names.of(posted.message.from), text);
}

QString votesLine(const model::Decision &decision, const explain::Names &names)
{
    QStringList votes;
    for (const Candidate &candidate : decision.candidates) {
        if (candidate.cause != Cause::NotAsked)
            votes.append(voteText(candidate, names.of(candidate.id)));
    }
    return votes.join(u" · "_s);
}

std::optional<QString> talkLines(const model::Envelope &envelope, const explain::Names &names,
                                 const model::PolicySettings &policy)
{
    return std::visit(base::Match{
                          [&names](const model::MessagePosted &posted) -> std::optional<QString> {
                              return messageLine(posted, names);
                          },
                          [&](const model::Decided &decided) -> std::optional<QString> {
                              QString lines =
                                  u"→ "_s + explain::decisionSentence(decided.decision, names, policy);
                              const QString votes = votesLine(decided.decision, names);
                              if (!votes.isEmpty())
                                  lines += u"\n  "_s + votes;
                              return lines;
                          },
                          [](const model::FloorSaid &said) -> std::optional<QString> {
                              if (const auto *rest = std::get_if<model::Rest>(&said.output.kind))
                                  return u"— "_s + explain::restSentence(*rest);
                              return std::nullopt;
                          },
                          [&names](const model::Action &action) -> std::optional<QString> {
                              return u"* %1 %2"_s.arg(names.of(action.from), action.name);
                          },
                          [](const auto &) -> std::optional<QString> { return std::nullopt; },
                      },
                      envelope.body);
}

} // namespace studio::transcript
