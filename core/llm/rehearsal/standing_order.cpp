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

// The second option makes letters of all scripts count as letters; else a Japanese sentence would be blanks.
constexpr auto kHow =
    QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

// An order stands at the beginning of a sentence, or is a request; "it must be quiet at the lake" is not an
// order.
const QRegularExpression &quietWords()
{
    static const QRegularExpression words(
        u"(?:^|[.!,;:…]\\s*|\\b(?:please|now|everybody|everyone|all|you) )(?:all )?(?:be|keep|stay|remain) "
        "(?:very |all |really )?(?:quiet|silent|still)(?=\\W*$|[.!,]| "
        "(?:now|please|for|until|a|all|everybody|everyone)\\b)|"
        "^\\W*(?:please )?(?:quiet|silence|hush|shush|shh+)(?:,? (?:now|please|everybody|everyone|all|for a "
        "\\w+))*[.!…\\s]*$|"
        "(?:^|[.!,]\\s*|\\bplease )(?:stop|no more) (?:talking|chatting|chatter|speaking)(?=\\W*$|[.!,]| "
        "(?:now|please|for)\\b)|"
        "(?:^|[.!,]\\s*|\\bplease )(?:do not|don't|nobody|no one) (?:talk|speak|say anything|say a "
        "word)(?=\\W*$| (?:now|any ?more|please|for a)\\b)|"
        "\\bshut up\\b|\\blet me (?:think|work|rest|read|concentrate)(?: for a \\w+| now| in "
        "peace)?[.!…\\s]*$|"
        "\\bi need (?:some )?(?:quiet|silence|peace)(?= now|\\W*$)|"
        "静かに(?:して(?!い)|し(?:て)?(?:い|お)?て|お願い)|^静かに[。！!]*$|(?:黙って|だまって)(?:て|いて|"
        "ください|くれ|[。！!]|$)|"
        "(?:しゃべら|喋ら|話さ|何も言わ)ないで(?!い|お)|"
        "(?:^|请|先|都|大家)安静(?:一下|点|一点|些|会儿|一会儿|[。！!]|$)|安静(?:一下|点吧|一会儿)|别再?(?:"
        "说话|吵|出声|讲话)|"
        "不要再?(?:说话|讲话|出声|吵)|闭嘴|静一静|让我(?:静静|安静)"_s,
        kHow);
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
        kHow);
    return words;
}

/// Whether "only" stands right before the name, as in a request.
bool isOnlyBefore(const QString &text, const addressing::Evidence &named)
{
    static const QRegularExpression before(
        u"(?:^|[.!?,;:…]\\s*|\\b(?:please|now|want|let|hear|ask) )(?:only|just|nobody but|no one but|nobody "
        "except|no one except)(?: for)?\\W*$|(?<![不也早仅])(?:只(?:有|要|让|请|想听)?|仅让?)(?:听|要|让|请)?$"_s,
        kHow);
    return before.match(text.first(named.from)).hasMatch();
}

/// "Nobody but Aya": Aya is excepted from the silence.
bool isException(const QString &text, const addressing::Evidence &named)
{
    static const QRegularExpression before(u"\\b(?:nobody|no one) (?:but|except)(?: for)?\\W*$"_s, kHow);
    return before.match(text.first(named.from)).hasMatch();
}

/// Whether "only" stands after the name.
bool isOnlyBehind(const QString &text, const addressing::Evidence &named)
{
    static const QRegularExpression behind(u"^(さん|ちゃん|くん|様|先生)?だけ|^ ?(only|alone)\\b"_s, kHow);
    return behind.match(text.sliced(named.to)).hasMatch();
}

/// Whether the text after the last name ends there or says what to do: "Aya alone knows the way" is not an
/// order.
bool isOrderAfter(const QString &text, const addressing::Evidence &named)
{
    static const QRegularExpression order(
        u"^\\W*$|^ ?(?:only|alone)?,?\\s*(?:[.!]|now\\b|please\\b|for now|this time|from now on|to "
        "(?:answer|speak|talk)|(?:answers?|speaks?|talks?|reply|replies)\\b|may\\b|should\\b)|"
        "^(?:さん|ちゃん|くん|様|先生)?(?:だけ)?(?:で|が)?、?(?:答|話|しゃべ|喋|返事|お願い|[。！!]|$)|"
        "^(?:一个人)?(?:回答|说|讲|来|发言|[，。！!]|$)"_s,
        kHow);
    return order.match(text.sliced(named.to)).hasMatch();
}

bool isJoinedTo(const QString &text, const addressing::Evidence &first, const addressing::Evidence &second)
{
    static const QRegularExpression joining(u"^\\s*(,|、|，|and|or|&|と|や|和|跟)\\s*$"_s, kHow);
    return first.to <= second.from && joining.match(text.sliced(first.to, second.from - first.to)).hasMatch();
}

/// "Only Aya and Natsumi", 「綾と夏美だけ」: joined names are meant together.
QList<ParticipantId> onlyIn(const QString &text, const QList<addressing::Evidence> &evidence)
{
    for (qsizetype begin = 0; begin < evidence.size();) {
        qsizetype end = begin;
        while (end + 1 < evidence.size() && isJoinedTo(text, evidence.at(end), evidence.at(end + 1)))
            ++end;
        const auto group = evidence.mid(begin, end - begin + 1);
        const bool isOnly = isOnlyBefore(text, group.first()) || isOnlyBehind(text, group.last());
        const bool isTold = isException(text, group.first()) ||
                            std::none_of(group.begin(), group.end(), [](const addressing::Evidence &one) {
                                return one.how == addressing::Named::Excluded;
                            });
        if (isOnly && isTold && isOrderAfter(text, group.last())) {
            QList<ParticipantId> only;
            for (const addressing::Evidence &one : group) {
                if (!only.contains(one.who))
                    only.append(one.who);
            }
            return only;
        }
        begin = end + 1;
    }
    return {};
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

/// A quick check before names are read.
bool mayOrder(const QString &folded)
{
    static const QRegularExpression onlyWords(u"\\b(only|just|but|except|alone)\\b|だけ|只|仅"_s);
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
    const bool isQuestion = intentsOf(text, language).testFlag(Intent::Question);
    if (!isQuestion && !only.isEmpty()) {
        *order = {.quiet = false, .only = only};
    } else if (!isQuestion && isQuiet && read.evidence.isEmpty()) { // "Aya, be quiet" is for her alone
        *order = {.quiet = true, .only = {}};
    } else if (overWords().match(folded).hasMatch()) {
        *order = {};
    } else if (!read.asks.isEmpty() || isQuestion) {
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
