// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/topics.h"

#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/names.h"

#include <QRegularExpression>

#include <algorithm>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

using Pattern = QRegularExpression;

/// The patterns of one language, in the order of Intent.
struct IntentPatterns
{
    Pattern greeting;
    Pattern whoAreYou;
    Pattern areYouAnAi;
    Pattern howAreYou;
    Pattern thanks;
    Pattern goodbye;
    Pattern question;
    Pattern nobodyNeedsToAnswer;
    Pattern sorrow;
    Pattern sight;
};

const IntentPatterns &english()
{
    static const IntentPatterns patterns{
        Pattern(
            u"^\\W*(\\w+\\W+){0,2}(hello|hi|hiya|hey|howdy|greetings|good (morning|afternoon|evening|day))\\b"_s),
        Pattern(u"who('re| are) (you|y'?all|we|these|the three)\\b(?! (talking|meeting|with|going))|"
                u"introduce (yourself|yourselves|each|you)|(what('s| is| are)|tell me) your names?|"
                u"(tell|say)( me| us)? .{0,16}\\babout (yourself|yourselves|you)\\b|who('s| is) "
                u"(here|there|in (this|the) "
                u"room|everyone|everybody)|who am i (talking|speaking)"_s),
        Pattern(
            u"\\b(are|r) (you|u|y'all)( all| really| guys| three)*( an?| some| just)? "
            u"?(real|ai|a\\.i\\.?|ais|bots?|"
            u"robots?|human|humans|people|person|machines?|chatgpt|llms?|language "
            u"models?|programs?|alive)\\b|"
            u"\\bwhat are you\\b( all| guys| exactly)?\\W*$|\\bis (this|that|it) (an |a real )?(ai|bot|llm)\\b"_s),
        Pattern(u"how (are|is|'re) (you|things|everyone|everybody|y'all|we|life)|how('s| is) it going|how do "
                u"you do|"
                u"how have you been|what's up\\b"_s),
        Pattern(u"\\b(thank(s| you)|much appreciated|cheers|thx)\\b(?! to\\b)"_s),
        Pattern(u"\\bgood ?bye\\b|\\bbye\\b|\\bgood ?night\\b|\\bsee (you|ya)( later| tomorrow| soon| "
                u"around| next| all)*\\W*$|"
                u"\\bfarewell\\b|talk to you (later|soon|tomorrow)|"
                u"\\b(have to|must|need to|gotta|got to|should|i'll|going to) (go|leave|run|head "
                u"(out|off|home)|get going|be "
                u"going|be off)( now| home| to bed| soon)*\\W*$|\\b(i'm|i am) (off|leaving|going to bed)\\b|"
                u"that('s| is| was) (all|it) for (today|now|tonight)|\\buntil next time\\b|"
                u"have a (good|nice|lovely) (night|evening|day|one)\\b"_s),
        Pattern(
            u"[?]|^\\W*(what|how|why|when|where|which|who|can|could|would|should|do|does|is|are|tell|explain|"
            u"describe|recommend|suggest|any)\\b"_s),
        Pattern(
            u"\\b(nobody|no ?one|none of (you|us|them))( (but|except|besides|other than)( for)? \\w+)? "
            u"(needs?|has|have|is required|must|should|ought) (to )?"
            u"(answer|reply|respond|react|say|speak|comment)|"
            u"\\b(no need|not necessary|unnecessary)( for (you|anyone|anybody)( all)?)? to "
            u"(answer|reply|respond|react|say|speak|comment)|"
            u"\\bno (answer|reply|replies|response|comment)s?( is| are)? "
            u"(needed|necessary|required|please|expected)|"
            u"^\\W*(no (answers?|reply|replies|responses?|comments?)|please)?\\W*no "
            u"(answers?|reply|replies|responses?|comments?)\\W*$|"
            u"(?<!why )(?<!\\bi )(?<!\\bthey )(?<!\\bwe )(?<!\\bwho )\\b(do not|don't|needn't|need not) "
            u"((need|have) to )?(any(one|body) )?"
            u"(answer|reply|respond)\\b(?! (me )?(too|so|with|in|like|as|by|until|before|if|when|unless|yet))"_s),
        Pattern(u"\\b(sad|died|passed away|funeral|(i|have) lost my "
                u"(job|mother|father|mom|mum|dad|wife|husband|friend|dog|cat)|"
                u"(got|was|been) fired|broke "
                u"up|divorced?|cancer|depressed|depression|grief|grieving|lonely|heartbroken|"
                u"crying|cried|(bad|terrible|awful|horrible) day|so unhappy)\\b"_s),
        Pattern(
            u"\\b(what (do|can) you see|what are you looking at|can you see( me| us| this| that| it| "
            u"anything)?(?=\\W*$)|(have a |take a )?look at (this|these|me|us|my|what i)|"
            u"(take|want|need) a (picture|photo|snapshot)|(picture|photo) of (me|us|this|my)|"
            u"(my|the|your) (web ?)?cam(era)?|what am i (holding|wearing|showing)|how do i look)(?!\\w)"_s),
    };
    return patterns;
}

const IntentPatterns &japanese()
{
    static const IntentPatterns patterns{
        Pattern(
            u"こんにち[はわ]|こんばん[はわ]|おはよ|はじめまして|初めまして|^やあ|ハロー|^どうも(?!あり)"_s),
        Pattern(
            u"(あなた|きみ|君|みんな|皆さん|皆|みなさん|そちら|貴方)[^。?!]{0,8}(誰|だれ|どなた)|"
            u"^\\W*(誰|だれ|どなた)(ですか|なの|だ|かな)?[?。]*$|自己紹介|お?名前(は|を|教|って|、)|何者"_s),
        Pattern(
            u"(ai|人工知能|ロボット|ボット|人間|プログラム|機械|本物)(なの|ですか|です\\?|\\?|か\\?|じゃない|"
            u"でしょ|ですよね)"_s),
        Pattern(u"元気(です|\\?|に(し|や)て|か|ー|$)|調子(は|どう|いかが)|お元気"_s),
        Pattern(u"ありがと|有難う|有り難う|感謝|サンキュ|どうもです"_s),
        Pattern(u"さよ(う)?なら|おやすみ|またね|また(明日|今度|あした|後で|来ます|来週|来る|会お|会いま)|"
                u"じゃあね|"
                u"じゃあ?、?また|バイバイ|失礼します|ではまた|ごきげんよう|お疲れ(様|さま)でした|"
                u"(そろそろ|もう|では)、?(寝|帰|行[くき]|失礼|時間|おいとま|落ち)"_s),
        Pattern(
            u"[?]|(です|ます|でしょう|ません)か[。]?$|(教えて|聞かせて|どう思|かな[。]?$|だろう[。]?$|って何|とは$)"_s),
        Pattern(
            u"(お?返事|返信|お?答え|回答|返答|リプライ|コメント)(は|も|なんて|とか)?(特に)?(いりません|"
            u"いらない|要りません|要らない|不要|"
            u"結構です|必要(は)?(ない|ありません)|無用|なしで)|"
            u"(答え|応え|(返事|返信|回答|返答)(を)?し|(返事|返信)を?せ|話さ|喋ら|しゃべら|反応し)(なくて|"
            u"ずとも)(も)?"
            u"(いい|良い|よい|大丈夫|結構|ok|オーケー|構わ|かまわ|平気|よろしい)(?!の|んです|です?か|"
            u"でしょうか|かな|\\?)|"
            u"(答え|(返事|返信|回答)(を)?し)ないで(?!(いい|くれた|いる|いた|す|よかった))|"
            u"(答える|返事する|返事をする|返信する|回答する)(必要|こと)(は|も)(ない|ありません)(?!の|です?か|\\?)"_s),
        Pattern(
            u"悲し|亡くな|亡くし|死んだ|死んじゃ|クビに|失恋|つらい|辛い|寂し|さみし|さびし|泣い|泣き|落ち込|入院|葬儀|葬式"_s),
        Pattern(u"(何|なに|なん)[がかを]?(見|み)え|見えます?か|見える[?]|(これ|こっち|こちら|この|私|僕|俺)[^"
                u"。?!]{0,"
                u"8}見(て|える|せ)|カメラ|(写真|撮影)を?(撮|とっ)|写真(を|で)見"_s),
    };
    return patterns;
}

const IntentPatterns &chinese()
{
    static const IntentPatterns patterns{
        Pattern(u"你好|您好|大家好|你们好|早上好|晚上好|下午好|中午好|早安|哈[喽啰]|^\\W*嗨"_s),
        Pattern(u"(你|您|你们|大家|各位)(都|各)?(是|叫)(谁|什么|哪)|自我介绍|介绍(一下)?(你|你们|自己)|"
                u"怎么称呼|认识一下|"
                u"^\\W*(谁|哪位)[呀啊]?\\W*$"_s),
        Pattern(u"(是|不是|算)(一个|个|真的)?(ai|人工智能|机器人|真人|人类|程序|机器|大模型)"_s),
        Pattern(u"(你|你们|大家|各位)(还|都|过得)?好吗|(最近|今天|过得)(怎么样|好吗|如何|还好)"_s),
        Pattern(u"谢谢|多谢|感谢|谢啦|辛苦(了|啦)"_s),
        Pattern(u"再见|拜拜|晚安|回头见|明天见|回见|告辞|下次(见|再)|改天(见|再?聊)|(聊|说)到(这|此)|"
                u"我?(先|要|该|得)(走|睡|下线|回家|撤|去睡)(了|啦)?"_s),
        Pattern(u"[?]|[吗呢]\\W*$|什么是|是什么|怎么|为什么|告诉我|讲讲|说说|解释|推荐|如何"_s),
        Pattern(u"((?<!用)不用|不必|无需|无须|不需要|没必要|用不着|没有必要|(?<!要)不要|(?<!特)别|甭|可以不)("
                u"再|都|急着|马上|特意|给我|谁|任何人)?"
                u"(回答|回复|回应|答复|作答|回话|接话|回我|理我|搭话)(?!得|太|用|以|成|[吗么嘛]|\\?)|"
                u"(没有?人|谁都?|没有?谁)(需要|必须|用|非得|都?不(用|必|需要))(回答|回复|回应|答复|作答|回话|"
                u"接话|说话)(?![吗么]|\\?)|"
                u"(回答|回复|回应|答复)就?(不用|不必|免)了"_s),
        Pattern(
            u"难过|去世|过世|[他她它]死了|失业|被裁|被开除|分手|生病|住院|伤心|孤独|寂寞|想哭|哭了|不开心|心情不好|难受|葬礼"_s),
        Pattern(u"(看|瞧)(得|能)?(到|见)了?(些)?什么|(能|可以)看(得)?(到|见)|看得(到|见)|看(看|一下|一眼)(这|"
                u"我|那|它)|"
                u"拍(一?张)?照|给我拍|摄像头|摄影机|照相机|镜头"_s),
    };
    return patterns;
}

const IntentPatterns &intentsOf(Language language)
{
    switch (language) {
    case Language::Japanese: return japanese();
    case Language::Chinese: return chinese();
    case Language::English: break;
    }
    return english();
}

bool isEastern(const QString &word)
{
    return std::any_of(word.begin(), word.end(), [](QChar c) { return isHan(c) || isKana(c); });
}

/// Whether `rest`, which follows `stem` to the end of the word, is only an inflection: cook-ing, run-ning,
/// guest-s.
bool isEnding(const QString &stem, QStringView rest)
{
    static const QStringList endings{u""_s, u"s"_s, u"es"_s, u"d"_s, u"ed"_s, u"ing"_s, u"er"_s, u"ers"_s};
    if (!rest.isEmpty() && rest.size() > 2 && rest[0] == stem.back())
        return isEnding(stem, rest.mid(1));
    return endings.contains(rest.toString());
}

bool touchesWestern(const QString &word, const QString &text)
{
    QString stem = word;
    if (stem.size() > 3 && stem.endsWith(u's') && !stem.endsWith("ss"_L1))
        stem.chop(1);
    for (qsizetype at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
        if (at > 0 && text[at - 1].isLetterOrNumber())
            continue;
        const qsizetype from = at + stem.size();
        qsizetype to = from;
        while (to < text.size() && text[to].isLetterOrNumber())
            ++to;
        if (isEnding(stem, QStringView(text).mid(from, to - from)))
            return true;
    }
    return false;
}

/// In Japanese a single Han letter is a separate word only between other scripts: 本 is not in 日本.
bool touchesEastern(const QString &word, const QString &text)
{
    const bool japanese = std::any_of(text.begin(), text.end(), isKana);
    if (word.size() > 1 || !isHan(word[0]) || !japanese)
        return text.contains(word);
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const bool joinedBefore = at > 0 && isHan(text[at - 1]);
        const bool joinedAfter = at + 1 < text.size() && isHan(text[at + 1]);
        if (!joinedBefore && !joinedAfter)
            return true;
    }
    return false;
}

QString pickedEnglish(const QString &text)
{
    static const Pattern noun(u"\\b(?:about|the|my|your|like|love|enjoy|hate|some|a|an|of|with|prefer|favou?"
                              u"rite|is a|to|good|new)\\s+"
                              u"((?:[A-Za-z]{3,}\\s)?[A-Za-z]{4,})\\b"_s,
                              Pattern::CaseInsensitiveOption);
    static const QStringList notNouns =
        u"about after again also always another around because been before being best better both come could "
        u"does "
        u"doing done down each else ever every feel find first from getting give going good great have "
        u"having hear "
        u"help here into just keep kind know last least less like little long look made make many maybe mean "
        u"more "
        u"most much need never next nice nothing only other others over part people place point quite really "
        u"right "
        u"same seem should some something sort still such sure take talk tell than that their them then "
        u"there these "
        u"they thing things think this those thought three time times today tomorrow tonight took very want "
        u"well "
        u"were what when where which while whole will with word words would year yes yesterday yet you your "
        u"yours "
        u"yourself everyone everybody companion meaning bit lot way day see hear say said says get got has "
        u"had was "
        u"are for not all any who how why can may one two let and but did out off too own few now new old "
        u"big "
        u"someone somebody anyone three question questions answer moment minute start rest room its it's itself"_s
            .split(u' ');
    auto found = noun.globalMatch(text);
    while (found.hasNext()) {
        const QStringList words = found.next().captured(1).split(u' ');
        const bool plain = std::none_of(words.begin(), words.end(), [](const QString &word) {
            return notNouns.contains(word.toLower()) || word.endsWith("ly"_L1) || word.endsWith("ing"_L1);
        });
        if (plain)
            return words.join(u' ');
    }
    return {};
}

QString pickedJapanese(const QString &text)
{
    // Katakana words of three or more, or Han compounds, before a particle that marks a noun.
    static const Pattern noun(
        u"([一-鿿々]*[ァ-ヺー]{3,}[一-鿿々]*|[一-鿿々]{2,6})(?=が|を|は|の(?!ため)|について|って|とは|と(?!ても)|も)"_s);
    static const QStringList notNouns = u"今日 昨日 明日 最近 今朝 今夜 毎日 自分 本当 全部 一緒 大丈夫 元気 "
                                        u"皆様 貴方 一番 一度 今度 最初 最後 先日 "
                                        u"時間 場合 以外 何故 何者 彼女 名前 質問 二人 三人 一人 全員 意味 "
                                        u"言葉 本物 人工知能 先生 途中 相手 理由 次第 "
                                        u"メッセージ 今回"_s.split(u' ');
    auto found = noun.globalMatch(text);
    while (found.hasNext()) {
        const QString word = found.next().captured(1);
        if (!notNouns.contains(word))
            return word;
    }
    return {};
}

QString pickedChinese(const QString &text)
{
    static const Pattern noun(
        u"(?:关于|什么是|喜欢|聊聊|谈谈|说说|讲讲|推荐)(?!你|我|一|什么|哪|自己)([\\p{"
        u"Han}]{2,6}?)(?=的|吗|呢|吧|[，。？！,?!.\\s]|$)|"
        u"(?:^|[，。！,!.])([一-鿿々]{2,6}?)(?=是什么|怎么样|好不好|难吗|好玩吗)"_s);
    auto found = noun.globalMatch(text);
    while (found.hasNext()) {
        const auto match = found.next();
        const QString word = match.captured(match.captured(1).isEmpty() ? 2 : 1);
        if (!word.isEmpty() && !QStringView(u"你我他她它这那谁您").contains(word[0]))
            return word;
    }
    return {};
}

} // namespace

Intents intentsOf(const QString &text, Language language)
{
    const IntentPatterns &patterns = intentsOf(language);
    const QString folded = normalized(text).replace(u'’', u'\'');
    Intents intents;
    intents.setFlag(Intent::Greeting, patterns.greeting.match(folded).hasMatch());
    intents.setFlag(Intent::WhoAreYou, patterns.whoAreYou.match(folded).hasMatch());
    intents.setFlag(Intent::AreYouAnAi, patterns.areYouAnAi.match(folded).hasMatch());
    intents.setFlag(Intent::HowAreYou, patterns.howAreYou.match(folded).hasMatch());
    intents.setFlag(Intent::Thanks, patterns.thanks.match(folded).hasMatch());
    intents.setFlag(Intent::Goodbye, patterns.goodbye.match(folded).hasMatch());
    intents.setFlag(Intent::Question, patterns.question.match(folded).hasMatch());
    intents.setFlag(Intent::Sorrow, patterns.sorrow.match(folded).hasMatch());
    intents.setFlag(Intent::Sight, patterns.sight.match(folded).hasMatch());
    intents.setFlag(Intent::NobodyNeedsToAnswer, patterns.nobodyNeedsToAnswer.match(folded).hasMatch());
    return intents;
}

QStringList touched(const QStringList &words, const QString &text)
{
    const QString folded = normalized(text);
    QStringList hits;
    for (const QString &word : words) {
        const QString wanted = normalized(word).trimmed();
        if (wanted.isEmpty())
            continue;
        if (isEastern(wanted) ? touchesEastern(wanted, folded) : touchesWestern(wanted, folded))
            hits.append(word);
    }
    return hits;
}

QString pickedWord(const QString &text, Language language)
{
    switch (language) {
    case Language::English: return pickedEnglish(text);
    case Language::Japanese: return pickedJapanese(text);
    case Language::Chinese: return pickedChinese(text);
    }
    return {};
}

} // namespace studio::llm::rehearsal
