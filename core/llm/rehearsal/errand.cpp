// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/errand.h"

#include "core/llm/rehearsal/names.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::llm::rehearsal {
namespace {

bool isToBeAsked(const QString &text, const addressing::Evidence &named)
{
    static const QRegularExpression before(
        u"(?:^|[,.:!]\\s*|\\b(?:please|and|(?:could|can|will) you(?: please)?) )ask\\s+(our |your )?$|"
        "(?<![想要别])问(问|一下|一问)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression behind(
        u"^(さん|ちゃん|くん|様|先生)?に[^。！？]{0,20}(聞い|きい|訊い|尋ね|たずね)て"_s);
    return before.match(text.first(named.from)).hasMatch() || behind.match(text.sliced(named.to)).hasMatch();
}

} // namespace

std::optional<Neighbour> toldToAsk(const Brief &brief, const Situation &seen)
{
    if (!seen.fromUser || !seen.asked)
        return std::nullopt;
    QList<addressing::Person> people;
    for (const Present &one : brief.present)
        people.append({one.id, namesOf(one)});
    const QList<addressing::Evidence> evidence = addressing::understand(seen.last.text, people).evidence;
    for (const addressing::Evidence &named : evidence) {
        const auto neighbour = std::find_if(seen.neighbours.cbegin(), seen.neighbours.cend(),
                                            [&named](const Neighbour &one) { return one.id == named.who; });
        if (neighbour != seen.neighbours.cend() && isToBeAsked(seen.last.text, named))
            return *neighbour;
    }
    return std::nullopt;
}

} // namespace studio::llm::rehearsal
