// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/standing_order.h"

#include "core/addressing/addressing.h"
#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/names.h"
#include "core/llm/rehearsal/topics.h"
#include "core/model/participants.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::llm::rehearsal {

using base::ParticipantId;

namespace {

const QRegularExpression &quietWords()
{
    static const QRegularExpression words(
        u"\\b(be|keep|stay|remain) (very |all |really )?(quiet|silent|still)\\b(?! (to|about))|^\\W*(please "
        u")?"
        "(quiet|silence|hush|shush|shh+)\\b(?!ly)[^?]*$|\\b(stop|no more) "
        "(talking|chatting|chatter|speaking)\\b|"
        "\\b(do not|don't|please don't|nobody|no one) (talk|speak|say anything|say a word)( now| any ?more| "
        "please| for|[.!]|$)|\\bshut up\\b|\\blet me (think|work|rest|read|concentrate)\\b|\\bi need (some )?"
        "(quiet|silence|peace)\\b|"
        "静かに(して|し(て)?(い|お)?て|お願い|[。！!]|$)|黙って|だまって|(しゃべら|喋ら|話さ|何も言わ)ないで|"
        "安静|别(再)?(说话|吵|出声|讲话)|不要(再)?(说话|讲话|出声|吵)|闭嘴|静一静|让我(想想|静静|安静)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

const QRegularExpression &overWords()
{
    static const QRegularExpression words(
        u"\\b(you|all of you|everybody|everyone|anyone|they) (may|can|could|should) (all "
        u")?(talk|speak|answer|chat|go "
        "on|join)|\\b(go on|carry on|go ahead|talk (again|to (me|each other))|speak again|feel free)\\b|"
        "\\b(everybody|everyone|all of you|all)( again|,? please| may|,? what)\\b|\\bi('m| am) "
        "(back|done)\\b|"
        "話していい|喋っていい|しゃべっていい|話して(ください|いいよ|もいい)|続けて|(また)?みんな(で|も|に|"
        "、|は)|皆(さん)?(で|も|に|、|は)|"
        "可以(说|讲|开口|聊)|继续|接着(说|聊)|大家(都|一起|可以|，|：|说)|都(可以)?说说"_s,
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

/// Whether the text says that only the one who is named at that place is meant.
bool isOnlyAt(const QString &text, const addressing::Evidence &named)
{
    static const QRegularExpression before(u"\\b(only|just|nobody but|no one but|nobody except|no one except)"
                                           "( for)?\\W*$|(只|只有|只要|只让|只想听|仅|仅让|就)(听|要|让)?$"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression behind(u"^(さん|ちゃん|くん|様|先生)?だけ|^ ?(only|alone)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype kNear = 24; // UTF-16 units
    const qsizetype start = std::max<qsizetype>(0, named.from - kNear);
    return before.match(text.sliced(start, named.from - start)).hasMatch() ||
           behind.match(text.sliced(named.to, std::min(kNear, text.size() - named.to))).hasMatch();
}

/// "Only Aya and Natsumi": names that follow the first one closely belong to it.
QList<ParticipantId> onlyIn(const QString &text, const QList<addressing::Evidence> &evidence)
{
    static const QRegularExpression joining(u"^\\s*(,|、|，|and|or|&|と|や|和|跟)\\s*$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    QList<ParticipantId> only;
    for (qsizetype i = 0; i < evidence.size(); ++i) {
        const addressing::Evidence &one = evidence.at(i);
        const bool follows =
            !only.isEmpty() && i > 0 &&
            joining.match(text.sliced(evidence.at(i - 1).to, one.from - evidence.at(i - 1).to)).hasMatch();
        if ((isOnlyAt(text, one) || follows) && !only.contains(one.who))
            only.append(one.who);
    }
    // 「綾と夏美だけ」: the word stands behind the last of them.
    if (only.size() == 1 && evidence.size() > 1 && evidence.last().who == only.first()) {
        for (qsizetype i = evidence.size() - 2; i >= 0; --i) {
            const qsizetype end = evidence.at(i).to;
            if (!joining.match(text.sliced(end, evidence.at(i + 1).from - end)).hasMatch())
                break;
            only.prepend(evidence.at(i).who);
        }
    }
    return only;
}

QList<addressing::Person> companionsIn(const Brief &brief)
{
    QList<addressing::Person> people;
    if (!brief.persona.id.isEmpty())
        people.append({brief.persona.id, namesOf(brief.persona)});
    for (const Present &one : brief.present) {
        if (one.id != brief.persona.id && !model::isUser(one.id))
            people.append({one.id, namesOf(one)});
    }
    return people;
}

/// A cheap look before names are read.
bool mayOrder(const QString &folded)
{
    static const QRegularExpression onlyWords(u"\\b(only|just|but|except|alone)\\b|だけ|只|仅|就"_s);
    return quietWords().match(folded).hasMatch() || onlyWords.match(folded).hasMatch();
}

void apply(const QString &text, const QList<addressing::Person> &people, model::Language language,
           StandingOrder *order)
{
    const QString folded = normalized(text);
    if (*order == StandingOrder() && !mayOrder(folded))
        return;
    const addressing::Understanding read = addressing::understand(text, people);
    const QList<ParticipantId> only = onlyIn(text, read.evidence);
    const bool isQuiet = quietWords().match(folded).hasMatch() && read.asks.isEmpty();
    if (!only.isEmpty()) {
        *order = {.quiet = false, .only = only};
    } else if (isQuiet && read.evidence.isEmpty()) { // "Aya, be quiet" is for her alone
        *order = {.quiet = true, .only = {}};
    } else if (overWords().match(folded).hasMatch()) {
        *order = {};
    } else if (!read.asks.isEmpty() || intentsOf(text, language).testFlag(Intent::Question)) {
        order->quiet = false;
    }
}

} // namespace

StandingOrder standingOrder(const Brief &brief)
{
    const QList<addressing::Person> people = companionsIn(brief);
    const model::Language language = roomLanguage(brief);
    StandingOrder order;
    for (const model::Message &message : brief.witnessed) {
        if (model::isUser(message.from))
            apply(message.text, people, language, &order);
    }
    return order;
}

} // namespace studio::llm::rehearsal
