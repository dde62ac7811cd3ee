// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/call_patterns.h"

#include <QRegularExpression>

#include <algorithm>

namespace studio::addressing {

using namespace Qt::StringLiterals;

namespace {

using Pattern = QRegularExpression;

bool matches(const Pattern &pattern, const QString &text) { return pattern.match(text).hasMatch(); }

bool isQuestion(const Context &context)
{
    static const Pattern question(
        u"[?]|^(what|how|why|when|where|which|who|does|do|can|could|would|will|should)\\b|"
        u"(どう|何|なに|なぜ|だろう|かな|ですか|ますか|でしょうか|思う|教えて|聞かせて)|"
        u"(呢|吗|什么|怎么|为何|哪|谁|能不能|可不可以|会不会|要不要|看法)"_s);
    return matches(question, context.before + context.after);
}

bool hasLetters(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar unit) { return unit.isLetterOrNumber(); });
}

/// Nothing before the name, or only words that one says before calling somebody, or a new clause.
bool startsClause(const QString &before)
{
    static const Pattern starters(
        u"^((hey|hi|hiya|hello|yo|ok|okay|oh|ah|so|and|but|well|then|now|dear|yes|yeah|no|please|thanks|"
        u"thank you|sorry|listen|good (morning|afternoon|evening|night)|welcome|bye|goodbye|say|dr|ms|mr|mrs|"
        u"miss|prof|professor|"
        u"ねえ|ねぇ|ね|あの|じゃあ|じゃ|では|で|えっと|ところで|おい|やあ|こんにちは|こんばんは|"
        u"おはよう|"
        u"おはようございます|ありがとう|すみません|そして|さて|はい|いや|もしもし|それで|だから|よし|"
        u"おやすみ|"
        u"嘿|喂|那|那么|所以|嗯|哎|诶|欸|你好|您好|早上好|晚上好|谢谢|请问|对了|好|好的|亲爱的|嗨|哈喽|哈啰|"
        u"不过|"
        u"早|晚安|再见|来|"
        u"hola|salut|bonjour|bonsoir|coucou|hallo|ciao|ol[aá]|oi|привет|здравствуй(те)?|ну|안녕|안녕하세요|저기|음)[\\s,、.!:~ー]*+)*+$"_s);
    static const Pattern newClause(u"([,、;:~—]\\s*(but\\s+)?|^[\"「『“‘(]+)$"_s);
    const bool hasWords = hasLetters(before);
    return (!hasWords && !before.contains(u'@')) || matches(starters, before) || matches(newClause, before);
}

bool isVocativeAtStart(const Context &context)
{
    static const Pattern pause(u"^\\s*([,、;!?。~♪]|\\.(\\s|\\.|$))"_s);
    static const Pattern label(u"^\\s*:"_s);
    static const Pattern nothing(u"^\\s*$"_s);
    static const Pattern callsBeyondDoubt(u"^\\s*[,、!~♪]"_s);
    static const Pattern secondPerson(u"^\\s+(please|what|how|why|where|when|which|who|you|your|(do|can|"
                                      u"could|would|will|are|have|did|were) "
                                      u"you|tell|explain|give|help|come|show|go ahead|look|i think|i'm|i "
                                      u"am|i want|i need|let's|don't you|any "
                                      u"(idea|thoughts)|is (it|that|this|there))\\b"_s);
    static const Pattern easternAddress(u"^(\\s+[一-鿿々ぁ-ゖァ-ヺ]|[你您])"_s);
    static const Pattern runsOn(u"^[一-鿿々ァ-ヺ]"_s);
    static const Pattern particle(u"^\\s*[はがのをにともへで]"_s);
    if (!startsClause(context.before))
        return false;
    // After a comma, a comma or a stop behind the name is the middle or the end of the sentence: see there.
    static const Pattern afterComma(u"[,、;:]\\s*$"_s);
    const bool fresh = !matches(afterComma, context.before);
    if (fresh && matches(pause, context.after))
        return !context.isWord || matches(callsBeyondDoubt, context.after);
    // Names on lines of their own are a list, and names with colons a record of a talk.
    if (fresh && matches(label, context.after))
        return context.isFirst;
    if (fresh && matches(nothing, context.after))
        return context.isAlone || hasLetters(context.before);
    if (context.isWord)
        return false;
    if (matches(secondPerson, context.after))
        return true;
    if (matches(easternAddress, context.after) && !matches(particle, context.after))
        return true;
    static const Pattern kana(u"[ぁ-ゖァ-ヺ]"_s);
    return context.honoured && matches(runsOn, context.after) && matches(kana, context.after);
}

bool isVocativeInside(const Context &context)
{
    static const Pattern commaBefore(u"[,、]\\s*$"_s);
    static const Pattern commaAfter(u"^\\s*[,、:!]"_s);
    if (!matches(commaBefore, context.before) || !matches(commaAfter, context.after))
        return false;
    // "My friend, Aya, went home" speaks about her.
    static const Pattern secondPerson(u"\\b(you|your|please|tell|explain)\\b|[一-鿿々ぁ-ゖ]"_s);
    static const Pattern starter(u"^(so|well|ok|okay|hey|and|but|then|now|right|yes|no)\\b"_s);
    if (context.isWord)
        return matches(starter, context.before);
    return isQuestion(context) || matches(secondPerson, context.before + context.after) ||
           matches(starter, context.before);
}

bool isVocativeAtEnd(const Context &context)
{
    static const Pattern end(u"^[\\s.!?。~♪…)]*$"_s);
    if (!matches(end, context.after))
        return false;
    static const Pattern pauseBefore(u"([,、:~]|\\.\\.\\.)\\s*$"_s);
    static const Pattern signOff(
        u"(^|\\n|[.!?]\\s*)(love|with love|(kind |best |warm )?regards|sincerely|yours|best|xoxo|"
        u"liebe grüße|cordialement|с уважением)\\s*,\\s*$"_s);
    static const Pattern lastOfList(u",\\s*[^\\s,]+,\\s*$"_s); // "I met Ken, Bob, Aya."
    static const Pattern asks(u"[?!]"_s);
    static const Pattern toSomebody(u"\\b(you|your|please|thanks|thank you)\\b"_s);
    if (matches(pauseBefore, context.before) && !matches(signOff, context.before)) {
        const bool isSure = matches(asks, context.after) || matches(toSomebody, context.before);
        return isSure || (!context.isWord && !matches(lastOfList, context.before));
    }
    if (context.isWord)
        return false;
    static const Pattern lastWord(
        u"\\b(you|think|please|thanks|there|hello|hi|hey|morning|night|evening|now|today|then|"
        u"again|right|ok|sorry|bye|goodbye|welcome|well|going)\\s+$"_s);
    static const Pattern easternEnding(u"([てねよか]|どう思う|思う|[呢吧吗啊])\\s*$"_s);
    return matches(lastWord, context.before) || matches(easternEnding, context.before);
}

bool isAskedForInEnglish(const Context &context)
{
    static const Pattern verbBefore(
        u"(\\b(ask|asking|hear from|over to|question for|question to|turn to|what about|how about|turn of|"
        u"i (want|would like|'d like) to hear|hear what)\\s+((dr|ms|mr)\\.? )?)$"_s);
    static const Pattern letterTo(u"^(to|for)\\s+$|\\bquestion for\\s+$"_s);
    static const Pattern notAsked(
        u"\\b(did|didn't|do|does|don't|never|won't|wouldn't|can't|cannot|haven't|not|if|when|"
        u"they|he|she)\\s+((you|i|we|they|he|she|to|ever|even)\\s+)*(ask|asking|turn to)\\s+$"_s);
    if (matches(letterTo, context.before) && context.after.startsWith(u':'))
        return true;
    if (matches(notAsked, context.before))
        return false;
    static const Pattern report(u"^\\s*(yesterday|last|already|'s\\b)|'s (?!turn|view|take|opinion)"_s);
    static const Pattern possessiveAsked(
        u"^'s (turn|view|take|opinion|thoughts|answer|advice|perspective|idea)s?\\b"_s);
    static const Pattern letBefore(u"\\blet\\s+$"_s);
    static const Pattern auxiliary(u"(^|\\b)(would|does|do|can|could|will|should|might)\\s+$"_s);
    static const Pattern verbAfter(
        u"^(\\s+and\\s+\\w+)?\\s+((also|really|ever|please|maybe)\\s+)?(say|think|do|answer|explain|tell|"
        u"know|"
        u"agree|like|prefer|suggest|recommend|want|feel|see|put|describe|handle|love|believe|help|have|speak|"
        u"talk|start|choose|go first|introduce)\\b"_s);
    static const Pattern should(
        u"^\\s+(should|must|has to) (answer|explain|say|tell|speak|go first|start)"_s);

    if (matches(possessiveAsked, context.after))
        return isQuestion(context) || context.after.startsWith("'s turn"_L1);
    if (matches(verbBefore, context.before) && !matches(report, context.after))
        return true;
    if (matches(letBefore, context.before) && matches(verbAfter, context.after))
        return true;
    if (matches(should, context.after) && !isQuestion(context))
        return true;
    return matches(auxiliary, context.before) && matches(verbAfter, context.after) && isQuestion(context);
}

bool isAskedForInJapanese(const Context &context)
{
    static const Pattern toAsk(
        u"^に(も|は)?(ちょっと)?お?(聞|訊|質問|お願い|頼|答え|話し|教え|任せ|まかせ|振|説明)"_s);
    static const Pattern past(u"(た|ました|ない|ません|もらった)(よ|ね|んだ|のに|けど)?[。.!]*$"_s);
    static const Pattern letterTo(u"^(へ[、,:\\s]|の(番|出番))"_s);
    static const Pattern opinion(u"^の[おご]?(意見|考え|話|答え|説明|見解|おすすめ|オススメ|感想|見方)"_s);
    static const Pattern wants(u"[?]|聞きたい|聞かせて|聞こう|どう|教えて|知りたい|お願い|は[。]?$"_s);
    static const Pattern wouldBe(u"^(なら|だったら|でしたら|ならば)"_s);
    static const Pattern topic(u"^(は|も|的には|としては|はね)"_s);
    static const Pattern aboutThem(
        u"(言って(い)?た|言った|言いました|話して(い)?た|書いた|来た|行った|してた|していた)|誰|何者|どんな人"_s);
    static const Pattern doIt(u"^が.*(して|てください|てくれ|答えて|話して|どうぞ|先に)"_s);

    if (matches(toAsk, context.after))
        return !matches(past, context.after);
    if (matches(letterTo, context.after))
        return true;
    if (matches(opinion, context.after))
        return matches(wants, context.after) && !matches(past, context.after);
    if (matches(wouldBe, context.after))
        return isQuestion(context);
    if (matches(topic, context.after))
        return startsClause(context.before) && isQuestion(context) && !matches(aboutThem, context.after);
    return matches(doIt, context.after);
}

bool isAskedForInKorean(const Context &context)
{
    static const Pattern toAsk(u"^이?(에게|한테|께)(도|는)?\\s*(물어|질문|부탁|듣고|맡기)"_s);
    static const Pattern topic(u"^이?(은|는|도)\\s"_s);
    static const Pattern asks(u"[?]|어떻게|뭐|무엇|왜|어때|생각"_s);
    return matches(toAsk, context.after) ||
           (matches(topic, context.after) && startsClause(context.before) && matches(asks, context.after));
}

bool isAskedForInRussian(const Context &context)
{
    static const Pattern before(u"((^|\\s)(спроси(те|м)?|спросить|послушаем|пусть|вопрос к|слово за|"
                                u"а (что )?(думает|скажет)|что (думает|скажет)|хочу услышать)|^а)\\s+$"_s);
    static const Pattern ends(u"^[\\s,.!?]|^$"_s);
    return matches(before, context.before) && matches(ends, context.after);
}

bool isAskedForInChinese(const Context &context)
{
    static const Pattern askBefore(
        u"(问问|问一下|想问|问|请问|请|让|听听|想听|想知道|轮到|该|换|交给|有请|由|问一问|那)\\s*$"_s);
    static const Pattern notAsked(u"(请问|没问|别问|不问)\\s*$"_s);
    static const Pattern predicate(u"^(呢|来说|来讲|来回答|来|怎么看|怎么想|怎么说|觉得|认为|会怎么|会说|"
                                   u"会觉得|会选|想|喜欢|知道|能不能|能|"
                                   u"可以|可不可以|有什么|有没有|要不要|先来|请|也|平时|最近|是怎么)"_s);
    static const Pattern opinion(u"^的(看法|意见|想法|观点|回答|建议|答案|见解)"_s);
    static const Pattern wants(u"[?]|想听|听听|是什么|呢|想知道|如何|说说"_s);
    static const Pattern past(u"[了过][。.!?]*$"_s);

    if (matches(opinion, context.after))
        return matches(wants, context.before + context.after);
    static const Pattern told(u"昨天|昨日|刚才|已经|上次|以前"_s);
    const bool isReport = matches(told, context.before) || matches(past, context.after);
    if (matches(askBefore, context.before) && !matches(notAsked, context.before) && !isReport) {
        static const Pattern thatIs(u"那\\s*$"_s);
        return !matches(thatIs, context.before) || matches(predicate, context.after);
    }
    return startsClause(context.before) && matches(predicate, context.after) && isQuestion(context) &&
           !matches(past, context.after);
}

/// What cannot be said of the word that the name is too.
bool isSurelyAskedFor(const Context &context)
{
    static const Pattern before(
        u"\\b(ask|asking|hear from|over to|question for|turn to|what about|how about)\\s+$"_s);
    static const Pattern isNot(u"\\b(not|n't|never|you)\\s+ask\\s+$"_s);
    static const Pattern after(u"^\\s*([.!?,]|first\\b|about\\b|$)"_s);
    static const Pattern toAsk(u"^に(も|は)?(ちょっと)?お?(聞|訊|質問|頼|答え|任せ|まかせ)"_s);
    return (matches(before, context.before) && !matches(isNot, context.before) &&
            matches(after, context.after)) ||
           matches(toAsk, context.after);
}

} // namespace

bool excludes(const Context &context)
{
    static const Pattern before(
        u"(\\bexcept( for)?|\\b(every|any|no)(one|body) but|\\ball but|\\b(everyone|everybody|anyone|all) "
        u"not|"
        u"\\bother than|\\bapart from|\\bbesides|\\bwithout|\\bexcluding|\\bignore|\\bleave|"
        u"(?<!why )\\bnot|\\bnot you[,.]?|\\bdon'?t ask|\\bnot ask(ing)?|"
        u"除了|除|不是|不要|别问|不问|没问|没有问|不要问|不是问|不是说|不是叫|不是在问|"
        u"(不是|不是问|不是在问|没问|没在问|别)你[,、]?)\\s*$"_s);
    static const Pattern after(
        u"^(\\s*,?\\s*(not you\\b|excluded|you don'?t|be quiet|shut up|stay out|hush)|"
        u"以外|抜き|を?除|じゃなく|ではなく|じゃない|ではない|には?聞いて(い)?ない|には?聞いてません|"
        u"は黙って|は.{0,4}(答え|返事|返信|回答)(を|し|をし)?(なくて|ないで|不要|いらない)|"
        u"はいい[。、!]|は結構|は静かに|[、,]\\s*(あなた|君|きみ)?(じゃ|では)な|"
        u"之外|除外|先别|别说|不用(说|回答)|[,、]\\s*(我)?(不是|没)(在)?(问|说|叫)?你|(你)?别说话|[,、]\\s*安静)"_s);
    return matches(before, context.before) || matches(after, context.after);
}

Call callIn(const Context &context)
{
    if (context.called && startsClause(context.before))
        return Call::Vocative;
    if (isVocativeAtStart(context) || isVocativeInside(context) || isVocativeAtEnd(context))
        return Call::Vocative;
    if (context.isWord)
        return isSurelyAskedFor(context) ? Call::AskedFor : Call::None;
    if (isAskedForInEnglish(context) || isAskedForInJapanese(context) || isAskedForInChinese(context) ||
        isAskedForInKorean(context) || isAskedForInRussian(context))
        return Call::AskedFor;
    return Call::None;
}

bool isListJoint(QStringView between, bool commasToo)
{
    static const Pattern joint(
        u"^\\s*(,?\\s*(and|or|&|と|や|とか|それと|和|与|跟|还有|、和|/|\\+)\\s*@?)\\s*$"_s);
    static const Pattern comma(u"^\\s*[,、]\\s*@?$"_s);
    const QString text = between.toString();
    return matches(joint, text) || (commasToo && matches(comma, text));
}

bool isTitle(QStringView before)
{
    static const Pattern title(u"(^|\\s)(dr|mr|mrs|ms|prof|st)$"_s);
    return matches(title, before.toString());
}

} // namespace studio::addressing
