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

/// Only the beginning of a long text is read: what is pasted calls nobody in its middle.
constexpr qsizetype kLongestRead = 16'000; // UTF-16 units
constexpr qsizetype kLongestHalf = 300;    // of a sentence, before and behind a name

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
         {QStringView(u"「」"), QStringView(u"『』"), QStringView(u"“”"), QStringView(u"\"\""),
          QStringView(u"„“"), QStringView(u"„”"), QStringView(u"«»"), QStringView(u"»«")}) {
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

bool isMark(QChar unit) { return unit == u'*' || unit == u'_' || unit == u'~' || unit == u'`'; }

/// Without the signs that make a name bold.
QString bare(QString text, bool atEnd)
{
    while (!text.isEmpty() && isMark(atEnd ? text.back() : text.front()))
        atEnd ? text.chop(1) : void(text.remove(0, 1));
    return text;
}

Context contextOf(const QString &text, Span names, const Naming &naming)
{
    const Span sentence = sentenceAround(text, {.person = 0, .from = names.from, .to = names.to});
    const bool isFirst = QStringView(text).left(sentence.from).trimmed().isEmpty();
    return {.before = bare(text.mid(sentence.from, names.from - sentence.from), true),
            .after = bare(text.mid(names.to, sentence.to - names.to), false),
            .honoured = naming.honoured,
            .called = naming.called,
            .isFirst = isFirst,
            .isAlone = isFirst && QStringView(text).mid(sentence.to).trimmed().isEmpty(),
            .isWord = naming.isWord && !naming.honoured};
}

bool isOfTwo(const QList<Naming> &namings, Span row)
{
    return std::count_if(namings.cbegin(), namings.cend(),
                         [row](const Naming &one) { return one.from >= row.from && one.to <= row.to; }) == 2;
}

/// "Aya, Natsumi and I": somebody follows who is no name.
bool goesOnAsList(const QString &text, qsizetype at)
{
    constexpr qsizetype kLongestJoint = 8;
    const QStringView rest = QStringView(text).mid(at, kLongestJoint);
    for (qsizetype size = 1; size <= rest.size(); ++size) {
        if (isListJoint(rest.left(size), false))
            return true;
    }
    return false;
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
    // In a row of names the commas call nobody: "Kyoko, Aya, and Ken went home." Behind the last they may,
    // and of two the first may be called and the other be asked for: "Kyoko, ask Aya" is so in Japanese.
    const bool isRow = row.to > self.to || row.from < self.from;
    const bool isPair = isRow && namings.size() > 1 && isOfTwo(namings, row) && !goesOnAsList(text, row.to);
    Call call = self.to < row.to && !isPair ? Call::None : callIn(own);
    if (list.to == row.to)
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
        const Naming &naming = m_namings[index];
        const bool isDoubtful = naming.isWord && !naming.honoured;
        if (m_calls[index] == Call::Excluded)
            return Named::Excluded;
        if (isDoubtful && ((naming.isPart && !isCapital(index)) ||
                           (m_calls[index] == Call::AskedFor && !isWrittenAsName(index))))
            return Named::NotAtAll;
        if (m_calls[index] == Call::Vocative ||
            (m_calls[index] == Call::AskedFor && !isSomebodyElseCalled(index)))
            return Named::Addressed;
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

    /// With a capital letter, or in a script that has none.
    [[nodiscard]] bool isCapital(qsizetype index) const
    {
        const QChar first = m_written.at(m_folded.origin[m_namings[index].from]);
        return first.isUpper() || first.toUpper() == first.toLower();
    }

    /// With a capital letter where a word would have none.
    [[nodiscard]] bool isWrittenAsName(qsizetype index) const
    {
        const Span sentence = sentenceAround(m_folded.text, m_namings[index]);
        const QChar first = m_written.at(m_folded.origin[m_namings[index].from]);
        const bool isShouted = m_written == m_written.toUpper();
        const bool hasCase = first.toUpper() != first.toLower();
        const QStringView before =
            QStringView(m_folded.text).mid(sentence.from, m_namings[index].from - sentence.from);
        const bool isInside =
            std::any_of(before.begin(), before.end(), [](QChar c) { return c.isLetterOrNumber(); });
        return hasCase ? first.isUpper() && !isShouted && isInside : m_calls[index] == Call::AskedFor;
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

/// Told not to answer, at another place.
static bool isExcluded(const QList<Evidence> &evidence, const base::ParticipantId &who)
{
    return std::any_of(evidence.cbegin(), evidence.cend(),
                       [&who](const Evidence &one) { return one.who == who && one.how == Named::Excluded; });
}

Understanding understand(const QString &text, const QList<Person> &people)
{
    QList<QStringList> names;
    for (const Person &person : people)
        names.append(person.names);
    const Reading reading(text, names);
    Understanding understanding;
    for (qsizetype i = 0; i < reading.size(); ++i) {
        const Named how = reading.how(i);
        if (how != Named::NotAtAll)
            understanding.evidence.append(
                {people[reading.person(i)].id, reading.place(i).from, reading.place(i).to, how});
    }
    const auto addOnce = [](QList<base::ParticipantId> &list, const base::ParticipantId &id) {
        if (!list.contains(id))
            list.append(id);
    };
    for (const Evidence &one : std::as_const(understanding.evidence)) {
        if (one.how == Named::Addressed)
            addOnce(understanding.asks, one.who);
    }
    understanding.mentions = understanding.asks;
    for (const Evidence &one : std::as_const(understanding.evidence)) {
        if (one.how == Named::Mentioned && !isExcluded(understanding.evidence, one.who))
            addOnce(understanding.mentions, one.who);
    }
    return understanding;
}

} // namespace studio::addressing
