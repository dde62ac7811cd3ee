// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/name_forms.h"

#include "core/addressing/folded_text.h"
#include "core/addressing/script.h"
#include "core/addressing/word_names.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace studio::addressing {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestPart = 2;
constexpr qsizetype kShortestStem = 3; // of what is inflected

bool isCyrillic(const QString &name)
{
    return std::all_of(name.begin(), name.end(),
                       [](QChar unit) { return unit.script() == QChar::Script_Cyrillic; });
}

/// The endings that a Russian name takes in place of its last letter, or behind a consonant.
QStringList endingsOf(QChar last)
{
    switch (last.unicode()) {
    case u'а': return {u"ы"_s, u"и"_s, u"е"_s, u"у"_s, u"ой"_s, u"ою"_s};
    case u'я': return {u"и"_s, u"е"_s, u"ю"_s, u"ей"_s, u"ею"_s};
    case u'и': // й without its accent
        return {u"я"_s, u"ю"_s, u"ем"_s, u"е"_s};
    case u'ь': return {u"и"_s, u"ью"_s, u"я"_s, u"ю"_s, u"ем"_s, u"е"_s};
    default: return {};
    }
}

QStringList inflected(const QString &name)
{
    if (!isCyrillic(name))
        return {};
    const QStringList endings = endingsOf(name.back());
    const bool hasEnding = !endings.isEmpty();
    const QString stem = hasEnding ? name.chopped(1) : name;
    const bool isVowel = u"оуэюеё"_s.contains(name.back());
    if (stem.size() < kShortestStem || (!hasEnding && isVowel))
        return {};
    QStringList forms;
    for (const QString &ending : hasEnding ? endings : QStringList{u"а"_s, u"у"_s, u"ом"_s, u"е"_s})
        forms.append(stem + ending);
    return forms;
}

/// What stands before names, or joins them: "Captain Nemo" is called Nemo, nobody is called "of".
bool isName(const QString &part)
{
    static const QSet<QString> none{
        u"the"_s,   u"a"_s,      u"an"_s,        u"of"_s,       u"van"_s,  u"von"_s,     u"de"_s,
        u"da"_s,    u"del"_s,    u"la"_s,        u"le"_s,       u"der"_s,  u"den"_s,     u"das"_s,
        u"dr"_s,    u"mr"_s,     u"mrs"_s,       u"ms"_s,       u"and"_s,  u"my"_s,      u"no"_s,
        u"prof"_s,  u"miss"_s,   u"sir"_s,       u"in"_s,       u"lady"_s, u"lord"_s,    u"ai"_s,
        u"old"_s,   u"young"_s,  u"big"_s,       u"little"_s,   u"dark"_s, u"captain"_s, u"doctor"_s,
        u"king"_s,  u"queen"_s,  u"prince"_s,    u"princess"_s, u"aunt"_s, u"uncle"_s,   u"detective"_s,
        u"madam"_s, u"master"_s, u"professor"_s, u"saint"_s,    u"st"_s,   u"your"_s,    u"our"_s};
    const bool isLong = part.size() >= kShortestPart || (!part.isEmpty() && isHan(part.front()));
    return isLong && part.front().isLetter() && !none.contains(part);
}

/// The first and the last; of "The Tea Keeper" the last alone.
QStringList partsOf(const QString &name)
{
    static const QRegularExpression between(u"[\\s・·,.]+"_s);
    const QStringList parts = name.split(between, Qt::SkipEmptyParts);
    if (parts.size() < 2)
        return {};
    const bool isTitle = parts.first() == "the"_L1;
    QStringList names;
    for (const QString &part :
         isTitle ? QStringList{parts.last()} : QStringList{parts.first(), parts.last()}) {
        if (isName(part))
            names.append(part);
    }
    return names;
}

void addForm(QList<NameForm> &forms, const QString &text, bool isPart)
{
    const bool isKnown =
        std::any_of(forms.cbegin(), forms.cend(), [&text](const NameForm &one) { return one.text == text; });
    if (!text.isEmpty() && !isKnown)
        forms.append({text, isPart, isAlsoAWord(text) || (isPart && !isHan(text.front()))});
}

} // namespace

QList<NameForm> formsOf(const QStringList &names)
{
    QList<NameForm> forms;
    for (const QString &name : names)
        addForm(forms, folded(name).trimmed(), false);
    for (const NameForm &whole : QList<NameForm>(forms)) {
        for (const QString &part : partsOf(whole.text))
            addForm(forms, part, true);
    }
    for (const NameForm &form : QList<NameForm>(forms)) {
        for (const QString &text : inflected(form.text))
            addForm(forms, text, form.isPart);
    }
    return forms;
}

} // namespace studio::addressing
