// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/namings.h"

#include "core/addressing/script.h"

#include <algorithm>
#include <array>

namespace studio::addressing {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostOfOne = 100;  // namings of one person, and of all together: a text that names
constexpr qsizetype kMostOfAll = 1000; // more is no talk

constexpr std::array kHonorifics{
    u"お姉さん", u"姉さん",   u"さん",  u"ちゃん",  u"くん",    u"さま", u"様",    u"先生",    u"せんせい",
    u"先輩",     u"せんぱい", u"たん",  u"っち",    u"ちん",    u"博士", u"氏",    u"殿",      u"嬢",
    u"君",       u"小姐",     u"老师",  u"同学",    u"姐姐",    u"姐",   u"妹妹",  u"妹",      u"哥哥",
    u"哥",       u"酱",       u"桑",    u"女士",    u"教授",    u"前辈", u"老師",  u"同學",    u"-san",
    u"-chan",    u"-kun",     u"-sama", u"-sensei", u"-senpai", u" san", u" chan", u" sensei",
};

// What may follow a name in Japanese without being part of a longer word.
constexpr std::array kParticles{
    u"って", u"なら", u"だったら", u"から", u"まで", u"より", u"とか", u"じゃ", u"では", u"的には", u"以外",
    u"抜き", u"だけ", u"にも",     u"には", u"は",   u"が",   u"を",   u"に",   u"の",   u"と",     u"も",
    u"へ",   u"で",   u"や",       u"だ",   u"です", u"よ",   u"ね",   u"か",   u"さえ", u"しか",
};

// What Koreans say behind a name: to call somebody, then for respect.
constexpr std::array kKoreanCalls{u"아", u"야"};
constexpr std::array kKoreanAddress{u" 선생님", u" 씨",  u" 님",  u"선생님", u"선배님", u"교수님", u"박사님",
                                    u"선배",    u"언니", u"오빠", u"누나",   u"형님",   u"형",     u"씨",
                                    u"님",      u"양",   u"군",   u"아",     u"야",     u"쨩",     u"상"};
constexpr std::array kKoreanParticles{
    u"에게서", u"한테서", u"이에게", u"이한테", u"이라고", u"이처럼", u"이부터", u"이까지", u"이랑",
    u"이하고", u"이는",   u"이가",   u"이를",   u"이도",   u"이와",   u"이의",   u"이만",   u"에게",
    u"한테",   u"하고",   u"처럼",   u"부터",   u"까지",   u"보다",   u"라고",   u"이나",   u"으로",
    u"께서",   u"께",     u"랑",     u"은",     u"는",     u"이",     u"가",     u"을",     u"를",
    u"의",     u"와",     u"과",     u"도",     u"만",     u"로",     u"나"};

// What may stand right behind, or right before, a short Han name in Chinese, where words have no gaps.
const QString kChineseFollowers =
    u"你您呢和与跟同的是会说觉怎认想能可请也都有在来吗吧啊呀哦先对以最还又就不没"
    u"要应知喜老给让听去到了为为除之除讲教写做看比更那这什帮别"_s;
const QString kChineseLeaders =
    u"问请让叫和与跟同对给是了看听到得为以的比像用把被向于找谢嘿喂那嗯说知道见过除"
    u"好喜欢爱讨厌关于从"_s;
// Adverbs that end in Han and often stand before a name in Japanese.
constexpr std::array kAdverbs{u"昨日", u"今日", u"明日", u"今朝", u"今夜", u"先日", u"最近", u"結局",
                              u"多分", u"絶対", u"当然", u"是非", u"毎日", u"今度", u"実際", u"全部"};

bool isWesternLetter(QChar unit)
{
    return (unit.isLetterOrNumber() && !isHan(unit) && !isKana(unit) && !isHangul(unit)) || unit == u'_';
}

template<class Table>
qsizetype startLength(QStringView text, const Table &table)
{
    for (const auto *entry : table) {
        const QStringView word(entry);
        if (text.startsWith(word))
            return word.size();
    }
    return 0;
}

/// The length of an honorific right behind a name, 0 if there is none.
qsizetype honorificLength(QStringView after)
{
    const qsizetype length = startLength(after, kHonorifics);
    if (length == 0)
        return 0;
    // "Aya-sanctuary" and "Aya sandwich" are no honorifics.
    const bool western = isWesternLetter(after[length - 1]);
    return western && length < after.size() && isWesternLetter(after[length]) ? 0 : length;
}

bool isWesternBoundary(const QString &text, qsizetype from, qsizetype to)
{
    if (from > 0) {
        const QChar before = text[from - 1];
        const bool isMarked = before == u'_' && (from == 1 || !text[from - 2].isLetterOrNumber()); // _Aya_
        if ((isWesternLetter(before) && !isMarked) || before == u'-' || before == u'/')
            return false;
        if (before == u'.' && from > 1 && isWesternLetter(text[from - 2]))
            return false;
    }
    if (to >= text.size())
        return true;
    const QChar after = text[to];
    const bool isMarked = after == u'_' && (to + 1 == text.size() || !text[to + 1].isLetterOrNumber());
    if ((isWesternLetter(after) && !isMarked) || after == u'-')
        return false;
    const bool dotted = after == u'.' || after == u'@' || after == u'/';
    return !(dotted && to + 1 < text.size() && isWesternLetter(text[to + 1]));
}

/// The length of what calls or honours somebody in Korean; a particle may follow.
qsizetype koreanAddressLength(QStringView after)
{
    const qsizetype length = startLength(after, kKoreanAddress);
    if (length == 0 || length == after.size() || !isHangul(after[length]))
        return length;
    const qsizetype particle = startLength(after.mid(length), kKoreanParticles);
    const qsizetype end = length + particle;
    return particle > 0 && (end == after.size() || !isHangul(after[end])) ? length : 0;
}

bool endsHangulName(QStringView after)
{
    if (after.isEmpty() || !isHangul(after[0]))
        return true;
    const qsizetype particle = startLength(after, kKoreanParticles);
    return particle > 0 && (particle == after.size() || !isHangul(after[particle]));
}

bool endsKanaName(QStringView after)
{
    if (after.isEmpty() || !(isKana(after[0]) || isHan(after[0])))
        return true;
    const qsizetype particle = startLength(after, kParticles);
    if (particle == 0)
        return false;
    const QStringView rest = after.mid(particle);
    // あやのさん is another person; あやとり is a game; か closes a sentence or belongs to a longer name.
    if (honorificLength(rest) > 0 || rest.startsWith(u"り"))
        return false;
    return after[0] != u'か' || rest.isEmpty() || !isKana(rest[0]);
}

bool beginsKanaName(QStringView before, QChar first)
{
    if (before.isEmpty() || !isKana(before.back()))
        return true;
    if (isKatakana(first))
        return !isKatakana(before.back());
    return QStringView(u"ねえぇはがとやにをもでよてかのあ").contains(before.back());
}

bool endsHanName(bool isJapanese, QStringView after, qsizetype nameLength)
{
    if (after.isEmpty() || !(isKana(after[0]) || isHan(after[0])) || nameLength > 2)
        return true;
    if (isJapanese)
        return startLength(after, kParticles) > 0;
    return nameLength > 1 || kChineseFollowers.contains(after[0]);
}

bool beginsHanName(bool isJapanese, QStringView before, qsizetype nameLength)
{
    if (before.isEmpty() || !isHan(before.back()) || nameLength > 2)
        return true;
    if (!isJapanese)
        return nameLength > 1 || kChineseLeaders.contains(before.back());
    return std::any_of(kAdverbs.begin(), kAdverbs.end(),
                       [before](const char16_t *adverb) { return before.endsWith(QStringView(adverb)); });
}

qsizetype honourBehind(QStringView after, QChar last)
{
    return isHangul(last) ? koreanAddressLength(after) : honorificLength(after);
}

/// The naming that starts at `from`, if the name stands there as a word of its own.
bool takeNaming(const QString &text, bool isJapanese, const NameForm &form, Naming *naming)
{
    const QString &name = form.text;
    const QChar first = name.front();
    const QChar last = name.back();
    const qsizetype nameEnd = naming->from + name.size();
    const qsizetype honorific = honourBehind(QStringView(text).mid(nameEnd), last);
    naming->to = nameEnd + honorific;
    naming->honoured = honorific > 0;
    naming->called = honorific > 0 && isHangul(last) &&
                     startLength(QStringView(text).mid(nameEnd), kKoreanCalls) == honorific;

    // 小心 is a warning, and no name of 心's.
    if (isHan(first) && !isJapanese && !form.isWord && naming->from > 0 &&
        QStringView(u"小老阿").contains(text[naming->from - 1])) {
        --naming->from;
        naming->honoured = true;
    }
    const QStringView before = QStringView(text).left(naming->from);
    const QStringView after = QStringView(text).mid(nameEnd);
    if (isKana(first) && !beginsKanaName(before, first))
        return false;
    if (isHangul(first) && !before.isEmpty() && isHangul(before.back()))
        return false;
    if (isHan(first) && !naming->honoured && !beginsHanName(isJapanese, before, name.size()))
        return false;
    const qsizetype westernEnd = isWesternLetter(last) ? naming->to : text.size();
    const qsizetype westernFrom = isWesternLetter(first) ? naming->from : 0;
    if (!isWesternBoundary(text, westernFrom, westernEnd))
        return false;
    if (honorific > 0)
        return true;
    if (isHangul(last) && !endsHangulName(after))
        return false;
    if (isKana(last) && !endsKanaName(after))
        return false;
    return !isHan(last) || endsHanName(isJapanese, after, name.size());
}

void removeHidden(QList<Naming> *namings)
{
    const QList<Naming> all = *namings;
    namings->removeIf([&all](const Naming &naming) {
        return std::any_of(all.begin(), all.end(), [&naming](const Naming &other) {
            const bool overlaps = other.from < naming.to && naming.from < other.to;
            const bool isSame = other.from == naming.from && other.to == naming.to;
            return (overlaps && other.to - other.from > naming.to - naming.from) ||
                   (isSame && naming.isPart && !other.isPart);
        });
    });
}

} // namespace

QList<Naming> findNamings(const QString &text, const QList<QList<NameForm>> &people)
{
    const bool isJapanese = hasKana(text);
    QList<Naming> namings;
    for (qsizetype person = 0; person < people.size(); ++person) {
        const qsizetype most = namings.size() + kMostOfOne;
        for (const NameForm &form : people[person]) {
            for (qsizetype at = text.indexOf(form.text); at >= 0 && namings.size() < most;
                 at = text.indexOf(form.text, at + 1)) {
                Naming naming{.person = person, .from = at, .isPart = form.isPart, .isWord = form.isWord};
                if (takeNaming(text, isJapanese, form, &naming) && !namings.contains(naming))
                    namings.append(naming);
            }
        }
    }
    std::sort(namings.begin(), namings.end(),
              [](const Naming &a, const Naming &b) { return a.from < b.from; });
    namings.resize(std::min(namings.size(), kMostOfAll));
    removeHidden(&namings);
    return namings;
}

} // namespace studio::addressing
