// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/names.h"

#include "core/llm/rehearsal/language.h"

#include <algorithm>
#include <array>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

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
    return (unit.isLetterOrNumber() && !isHan(unit) && !isKana(unit)) || unit == u'_';
}

bool hasKana(const QString &text) { return std::any_of(text.begin(), text.end(), isKana); }

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
        if (isWesternLetter(before) || before == u'-' || before == u'/')
            return false;
        if (before == u'.' && from > 1 && isWesternLetter(text[from - 2]))
            return false;
    }
    if (to >= text.size())
        return true;
    const QChar after = text[to];
    if (isWesternLetter(after) || after == u'-')
        return false;
    const bool dotted = after == u'.' || after == u'@' || after == u'/';
    return !(dotted && to + 1 < text.size() && isWesternLetter(text[to + 1]));
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

bool endsHanName(const QString &text, QStringView after, qsizetype nameLength)
{
    if (after.isEmpty() || !(isKana(after[0]) || isHan(after[0])) || nameLength > 2)
        return true;
    if (hasKana(text))
        return startLength(after, kParticles) > 0;
    return nameLength > 1 || kChineseFollowers.contains(after[0]);
}

bool beginsHanName(const QString &text, QStringView before, qsizetype nameLength)
{
    if (before.isEmpty() || !isHan(before.back()) || nameLength > 2)
        return true;
    if (!hasKana(text))
        return nameLength > 1 || kChineseLeaders.contains(before.back());
    return std::any_of(kAdverbs.begin(), kAdverbs.end(),
                       [before](const char16_t *adverb) { return before.endsWith(QStringView(adverb)); });
}

/// The naming that starts at `from`, if the name stands there as a word of its own.
bool takeNaming(const QString &text, const QString &name, Naming *naming)
{
    const qsizetype nameEnd = naming->from + name.size();
    const qsizetype honorific = honorificLength(QStringView(text).mid(nameEnd));
    const QChar first = name.front();
    const QChar last = name.back();
    naming->to = nameEnd + honorific;
    naming->honoured = honorific > 0;

    if (isHan(first) && !hasKana(text) && naming->from > 0 &&
        QStringView(u"小老阿").contains(text[naming->from - 1])) {
        --naming->from;
        naming->honoured = true;
    }
    const QStringView before = QStringView(text).left(naming->from);
    const QStringView after = QStringView(text).mid(nameEnd);
    if (isKana(first) && !beginsKanaName(before, first))
        return false;
    if (isHan(first) && !naming->honoured && !beginsHanName(text, before, name.size()))
        return false;
    const qsizetype westernEnd = isWesternLetter(last) ? naming->to : text.size();
    const qsizetype westernFrom = isWesternLetter(first) ? naming->from : 0;
    if (!isWesternBoundary(text, westernFrom, westernEnd))
        return false;
    if (honorific > 0)
        return true;
    if (isKana(last) && !endsKanaName(after))
        return false;
    return !isHan(last) || endsHanName(text, after, name.size());
}

void removeHidden(QList<Naming> *namings)
{
    const QList<Naming> all = *namings;
    namings->removeIf([&all](const Naming &naming) {
        return std::any_of(all.begin(), all.end(), [&naming](const Naming &other) {
            const bool overlaps = other.from < naming.to && naming.from < other.to;
            return overlaps && other.to - other.from > naming.to - naming.from;
        });
    });
}

bool suits(const QString &name, Language language)
{
    const bool eastern = std::any_of(name.begin(), name.end(), [](QChar c) { return isHan(c) || isKana(c); });
    switch (language) {
    case Language::English: return !eastern;
    case Language::Japanese: return eastern;
    case Language::Chinese: return eastern && !hasKana(name);
    }
    return false;
}

} // namespace

QString normalized(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

static void addName(QStringList *names, const QString &name)
{
    const QString clean = normalized(name).trimmed();
    if (!clean.isEmpty() && !names->contains(clean))
        names->append(clean);
}

QStringList namesOf(const model::Persona &persona)
{
    QStringList names;
    for (const auto &text : persona.texts) {
        addName(&names, text.name);
        for (const QString &nickname : text.nicknames)
            addName(&names, nickname);
        for (const QString &reading : text.readings)
            addName(&names, reading);
    }
    return names;
}

QStringList namesOf(const Present &present)
{
    QStringList names;
    addName(&names, present.name);
    for (const QString &nickname : present.nicknames)
        addName(&names, nickname);
    return names;
}

QString calledIn(Language language, const QString &name, const QStringList &nicknames)
{
    const QStringList all = QStringList{name} + nicknames;
    // A Chinese speaker takes 小绫 before 綾, which is the Japanese way of writing her.
    if (language == Language::Chinese)
        for (const QString &candidate : all)
            if (candidate.size() > 1 && candidate.startsWith(u'小') && suits(candidate, language))
                return candidate;
    for (const QString &candidate : all)
        if (!candidate.trimmed().isEmpty() && suits(candidate, language))
            return candidate.trimmed();
    return name.trimmed();
}

QList<Naming> findNamings(const QString &normalizedText, const QList<QStringList> &people)
{
    QList<Naming> namings;
    for (qsizetype person = 0; person < people.size(); ++person) {
        for (const QString &name : people[person]) {
            for (qsizetype at = normalizedText.indexOf(name); at >= 0;
                 at = normalizedText.indexOf(name, at + 1)) {
                Naming naming{.person = person, .from = at};
                if (takeNaming(normalizedText, name, &naming) && !namings.contains(naming))
                    namings.append(naming);
            }
        }
    }
    removeHidden(&namings);
    std::sort(namings.begin(), namings.end(),
              [](const Naming &a, const Naming &b) { return a.from < b.from; });
    return namings;
}

} // namespace studio::llm::rehearsal
