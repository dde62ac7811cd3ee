// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/addressing.h"

#include "core/llm/rehearsal/call_patterns.h"
#include "core/llm/rehearsal/names.h"

#include <algorithm>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;

namespace {

struct Span
{
    qsizetype from = 0;
    qsizetype to = 0;
};

bool endsSentence(const QString &text, qsizetype at)
{
    const QChar unit = text[at];
    if (unit == u'。' || unit == u'\n')
        return true;
    if (unit == u'!' || unit == u'?')
        return true;
    if (unit != u'.')
        return false;
    const bool last = at + 1 == text.size() || text[at + 1].isSpace();
    return last && !isTitle(QStringView(text).left(at));
}

/// The sentence around a naming, with its closing mark.
Span sentenceAround(const QString &text, const Naming &naming)
{
    Span sentence{naming.from, naming.to};
    while (sentence.from > 0 && !endsSentence(text, sentence.from - 1))
        --sentence.from;
    while (sentence.to < text.size() && !endsSentence(text, sentence.to))
        ++sentence.to;
    while (sentence.to < text.size() && endsSentence(text, sentence.to))
        ++sentence.to;
    while (sentence.from < naming.from && text[sentence.from].isSpace())
        ++sentence.from;
    return sentence;
}

bool isQuoted(const QString &text, const Naming &naming)
{
    const QStringView all = QStringView(text).trimmed();
    for (const QStringView pair :
         {QStringView(u"「」"), QStringView(u"『』"), QStringView(u"“”"), QStringView(u"\"\"")}) {
        if (all.startsWith(pair[0]) && all.endsWith(pair[1]) && all.mid(1).indexOf(pair[1]) == all.size() - 2)
            continue; // the whole text is quoted
        const QStringView before = QStringView(text).left(naming.from);
        const bool opened = pair[0] == pair[1] ? before.count(pair[0]) % 2 == 1
                                               : before.count(pair[0]) > before.count(pair[1]);
        if (opened && text.indexOf(pair[1], naming.to) >= 0)
            return true;
    }
    return false;
}

/// Namings joined by "and", "と", "和" and the like, or with `commas` also by commas alone.
Span listAround(const QString &text, const QList<Naming> &namings, qsizetype index, bool commas)
{
    const auto joins = [&](qsizetype left) {
        const Naming &a = namings[left];
        const Naming &b = namings[left + 1];
        if (b.from <= a.to)
            return b.from == a.from;
        return isListJoint(QStringView(text).mid(a.to, b.from - a.to), commas);
    };
    qsizetype first = index;
    qsizetype last = index;
    while (first > 0 && joins(first - 1))
        --first;
    while (last + 1 < namings.size() && joins(last))
        ++last;
    return {namings[first].from, namings[last].to};
}

Context contextOf(const QString &text, Span names, bool honoured)
{
    const Span sentence = sentenceAround(text, {.person = 0, .from = names.from, .to = names.to});
    return {.before = text.mid(sentence.from, names.from - sentence.from),
            .after = text.mid(names.to, sentence.to - names.to),
            .honoured = honoured};
}

Call judge(const QString &text, const QList<Naming> &namings, qsizetype index)
{
    const Naming &naming = namings[index];
    const Span self{naming.from, naming.to};
    const Span list = listAround(text, namings, index, false);
    const Span row = listAround(text, namings, index, true);
    const Context own = contextOf(text, self, naming.honoured);
    const Context listed = contextOf(text, list, naming.honoured);

    if (excludes(own) || excludes(listed))
        return Call::Excluded;
    if (naming.from > 0 && text[naming.from - 1] == u'@')
        return Call::Vocative;
    if (isQuoted(text, naming))
        return Call::None;
    // Inside a row of names the commas around one of them call nobody: "I met Kyoko, Aya, and Ken."
    const bool inside = row.from < self.from && self.to < row.to;
    Call call = inside ? Call::None : callIn(own);
    call = std::max(call, callIn(listed));
    return std::max(call, callIn(contextOf(text, row, naming.honoured)));
}

} // namespace

QList<Named> howNamed(const QString &text, const QList<QStringList> &people)
{
    const QString folded = normalized(text);
    const QList<Naming> namings = findNamings(folded, people);
    QList<Call> calls;
    for (qsizetype i = 0; i < namings.size(); ++i)
        calls.append(judge(folded, namings, i));

    const auto somebodyElseIsCalled = [&](qsizetype index) {
        const Span sentence = sentenceAround(folded, namings[index]);
        for (qsizetype i = 0; i < namings.size(); ++i) {
            const bool here = namings[i].from >= sentence.from && namings[i].to <= sentence.to;
            if (here && calls[i] == Call::Vocative && namings[i].person != namings[index].person)
                return true;
        }
        return false;
    };

    QList<Named> named(people.size(), Named::NotAtAll);
    for (qsizetype i = 0; i < namings.size(); ++i) {
        Named how = Named::Mentioned;
        if (calls[i] == Call::Excluded)
            how = Named::Excluded;
        else if (calls[i] == Call::Vocative || (calls[i] == Call::AskedFor && !somebodyElseIsCalled(i)))
            how = Named::Addressed;
        named[namings[i].person] = std::max(named[namings[i].person], how);
    }
    return named;
}

} // namespace studio::llm::rehearsal
