// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/addressing.h"

#include "core/addressing/call_patterns.h"
#include "core/addressing/folded_text.h"
#include "core/addressing/namings.h"

#include <algorithm>

namespace studio::addressing {

using namespace Qt::StringLiterals;

namespace {

/// What is longer is read no further: a text that is pasted calls nobody in its middle.
constexpr qsizetype kLongestRead = 16'000; // UTF-16 units
constexpr qsizetype kLongestHalf = 300;    // of a sentence, before and behind a name
constexpr qsizetype kMostNamings = 300;    // judged

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

/// The sentence around a naming, with its closing mark; of a long one what stands near.
Span sentenceAround(const QString &text, const Naming &naming)
{
    const qsizetype first = std::max<qsizetype>(naming.from - kLongestHalf, 0);
    const qsizetype last = std::min(naming.to + kLongestHalf, text.size());
    Span sentence{naming.from, naming.to};
    while (sentence.from > first && !endsSentence(text, sentence.from - 1))
        --sentence.from;
    while (sentence.to < last && !endsSentence(text, sentence.to))
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

Context contextOf(const QString &text, Span names, const Naming &naming)
{
    const Span sentence = sentenceAround(text, {.person = 0, .from = names.from, .to = names.to});
    return {.before = text.mid(sentence.from, names.from - sentence.from),
            .after = text.mid(names.to, sentence.to - names.to),
            .honoured = naming.honoured,
            .called = naming.called,
            .isWord = naming.isWord && !naming.honoured};
}

Call judge(const QString &text, const QList<Naming> &namings, qsizetype index)
{
    const Naming &naming = namings[index];
    const Span self{naming.from, naming.to};
    const Span list = listAround(text, namings, index, false);
    const Span row = listAround(text, namings, index, true);
    const Context own = contextOf(text, self, naming);
    const Context listed = contextOf(text, list, naming);

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
    return std::max(call, callIn(contextOf(text, row, naming)));
}

/// A text with the namings in it, and what became of each.
class Reading
{
public:
    Reading(const QString &text, const QList<QStringList> &people)
        : m_written(text.left(kLongestRead))
        , m_folded(foldedText(m_written))
    {
        QList<QList<NameForm>> forms;
        for (const QStringList &names : people)
            forms.append(formsOf(names));
        m_namings = findNamings(m_folded.text, forms);
        m_namings.resize(std::min(m_namings.size(), kMostNamings));
        leaveOutOthersSpellings(people);
        for (qsizetype i = 0; i < m_namings.size(); ++i)
            m_calls.append(judge(m_folded.text, m_namings, i));
    }

    [[nodiscard]] qsizetype size() const { return m_namings.size(); }
    [[nodiscard]] qsizetype person(qsizetype index) const { return m_namings[index].person; }
    /// In the text as it is written.
    [[nodiscard]] Span place(qsizetype index) const
    {
        return {m_folded.origin[m_namings[index].from], m_folded.origin[m_namings[index].to]};
    }
    [[nodiscard]] Named how(qsizetype index) const
    {
        if (m_calls[index] == Call::Excluded)
            return Named::Excluded;
        if (m_calls[index] == Call::Vocative ||
            (m_calls[index] == Call::AskedFor && !isSomebodyElseCalled(index)))
            return Named::Addressed;
        const Naming &naming = m_namings[index];
        const bool isDoubtful = naming.isWord && !naming.honoured;
        return isDoubtful && !isWrittenAsName(index) ? Named::NotAtAll : Named::Mentioned;
    }

private:
    // Zoë beside Zoe: who is written exactly so is meant, the other is not.
    void leaveOutOthersSpellings(const QList<QStringList> &people)
    {
        const auto isExact = [&](const Naming &naming) {
            const Span place{m_folded.origin[naming.from], m_folded.origin[naming.to]};
            const QString written = normalized(m_written.mid(place.from, place.to - place.from));
            return std::any_of(people[naming.person].cbegin(), people[naming.person].cend(),
                               [&](const QString &name) {
                                   const QString wanted = normalized(name).trimmed();
                                   return !wanted.isEmpty() && written.startsWith(wanted);
                               });
        };
        const QList<Naming> all = m_namings;
        m_namings.removeIf([&](const Naming &naming) {
            return !isExact(naming) && std::any_of(all.cbegin(), all.cend(), [&](const Naming &other) {
                return other.person != naming.person && other.from == naming.from && other.to == naming.to &&
                       isExact(other);
            });
        });
    }

    [[nodiscard]] bool isSomebodyElseCalled(qsizetype index) const
    {
        const Span sentence = sentenceAround(m_folded.text, m_namings[index]);
        for (qsizetype i = 0; i < m_namings.size(); ++i) {
            const bool here = m_namings[i].from >= sentence.from && m_namings[i].to <= sentence.to;
            if (here && m_calls[i] == Call::Vocative && m_namings[i].person != m_namings[index].person)
                return true;
        }
        return false;
    }

    /// With a capital letter where a word would have none.
    [[nodiscard]] bool isWrittenAsName(qsizetype index) const
    {
        const Span sentence = sentenceAround(m_folded.text, m_namings[index]);
        const QChar first = m_written.at(m_folded.origin[m_namings[index].from]);
        const bool isShouted = m_written == m_written.toUpper();
        return first.isUpper() && !isShouted && m_namings[index].from > sentence.from;
    }

    QString m_written;
    FoldedText m_folded;
    QList<Naming> m_namings;
    QList<Call> m_calls;
};

} // namespace

QList<Named> howNamed(const QString &text, const QList<QStringList> &people)
{
    const Reading reading(text, people);
    QList<Named> named(people.size(), Named::NotAtAll);
    for (qsizetype i = 0; i < reading.size(); ++i)
        named[reading.person(i)] = std::max(named[reading.person(i)], reading.how(i));
    return named;
}

Understanding understand(const QString &text, const QList<Person> &people)
{
    QList<QStringList> names;
    for (const Person &person : people)
        names.append(person.names);
    const Reading reading(text, names);
    QList<Named> named(people.size(), Named::NotAtAll);
    Understanding understanding;
    for (qsizetype i = 0; i < reading.size(); ++i) {
        const Named how = reading.how(i);
        const qsizetype person = reading.person(i);
        named[person] = std::max(named[person], how);
        if (how != Named::NotAtAll)
            understanding.evidence.append(
                {people[person].id, reading.place(i).from, reading.place(i).to, how});
    }
    for (qsizetype person = 0; person < people.size(); ++person) {
        if (named[person] == Named::Addressed)
            understanding.asks.append(people[person].id);
        if (named[person] == Named::Addressed || named[person] == Named::Mentioned)
            understanding.mentions.append(people[person].id);
    }
    return understanding;
}

} // namespace studio::addressing
