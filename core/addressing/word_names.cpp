// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/word_names.h"

#include <QSet>

namespace studio::addressing {

using namespace Qt::StringLiterals;

bool isAlsoAWord(const QString &name)
{
    static const QString signs(
        u"光愛空海月花桜雪星心夢春夏秋冬葵翼誠大学守望希恵虹音歌詩環要忍薫泉渚紫緑雨風森林川山石"
        u"玉竹梅松虎龍竜猫犬朝夜命力真幸福金銀王爱梦云风龙"_s);
    if (name.size() == 1)
        return signs.contains(name);
    static const QSet<QString> words{
        u"amber"_s, u"angel"_s, u"april"_s, u"art"_s, u"ash"_s, u"august"_s, u"autumn"_s, u"basil"_s,
        u"bill"_s, u"bob"_s, u"brook"_s, u"buddy"_s, u"carol"_s, u"chance"_s, u"chase"_s, u"chip"_s,
        u"cliff"_s, u"clay"_s, u"colt"_s, u"coral"_s, u"crystal"_s, u"daisy"_s, u"dale"_s, u"dawn"_s,
        u"dean"_s, u"destiny"_s, u"don"_s, u"drew"_s, u"earl"_s, u"echo"_s, u"eve"_s, u"faith"_s, u"fern"_s,
        u"fox"_s, u"frank"_s, u"gene"_s, u"ginger"_s, u"glory"_s, u"grace"_s, u"grant"_s, u"guy"_s,
        u"harmony"_s, u"hazel"_s, u"heath"_s, u"heather"_s, u"honey"_s, u"hope"_s, u"hunter"_s, u"iris"_s,
        u"ivy"_s, u"jack"_s, u"jade"_s, u"jasmine"_s, u"jewel"_s, u"joy"_s, u"june"_s, u"king"_s, u"lance"_s,
        u"lily"_s, u"luck"_s, u"major"_s, u"mark"_s, u"may"_s, u"max"_s, u"melody"_s, u"mercy"_s, u"miles"_s,
        u"misty"_s, u"moon"_s, u"nova"_s, u"olive"_s, u"opal"_s, u"page"_s, u"pat"_s, u"patience"_s,
        u"pearl"_s, u"penny"_s, u"peace"_s, u"poppy"_s, u"prince"_s, u"queen"_s, u"rain"_s, u"ray"_s,
        u"red"_s, u"reed"_s, u"rich"_s, u"river"_s, u"rob"_s, u"robin"_s, u"rocky"_s, u"rose"_s, u"ruby"_s,
        u"rusty"_s, u"sage"_s, u"sandy"_s, u"scout"_s, u"sky"_s, u"sonny"_s, u"star"_s, u"sterling"_s,
        u"stone"_s, u"storm"_s, u"sue"_s, u"summer"_s, u"sunny"_s, u"tim"_s, u"trip"_s, u"victor"_s,
        u"viola"_s, u"violet"_s, u"wade"_s, u"will"_s, u"willow"_s, u"winter"_s, u"wolf"_s, u"bot"_s,
        u"assistant"_s, u"narrator"_s, u"ai"_s, u"ella"_s, u"nina"_s, u"sol"_s, u"tea"_s, u"user"_s,
        u"host"_s, u"captain"_s,
        // in kana, and Chinese words of two signs
        u"あい"_s, u"あおい"_s, u"あき"_s, u"あさひ"_s, u"うみ"_s, u"かえで"_s, u"かおる"_s, u"こころ"_s,
        u"さくら"_s, u"しずく"_s, u"そら"_s, u"つき"_s, u"つばさ"_s, u"なぎさ"_s, u"なつ"_s, u"のぞみ"_s,
        u"はな"_s, u"はる"_s, u"ひかり"_s, u"ふゆ"_s, u"ほし"_s, u"まこと"_s, u"みどり"_s, u"もも"_s,
        u"ゆき"_s, u"ゆめ"_s, u"晨曦"_s, u"星星"_s, u"月亮"_s, u"小雨"_s, u"小雪"_s, u"小花"_s, u"小草"_s,
        u"小月"_s, u"阳光"_s, u"可可"_s, u"天天"_s, u"未来"_s, u"希望"_s, u"明日"_s, u"なお"_s, u"さら"_s,
        u"さき"_s, u"かな"_s, u"まい"_s, u"みな"_s, u"かりん"_s, u"りん"_s,
        // in Korean and Russian
        u"하늘"_s, u"바다"_s, u"나라"_s, u"사랑"_s, u"보라"_s, u"이슬"_s, u"가을"_s, u"겨울"_s, u"여름"_s,
        u"나무"_s, u"하나"_s, u"роман"_s, u"марта"_s, u"март"_s, u"вера"_s, u"надежда"_s, u"любовь"_s,
        u"лев"_s, u"мая"_s, u"роза"_s, u"лилия"_s, u"слава"_s};
    return words.contains(name);
}

} // namespace studio::addressing
