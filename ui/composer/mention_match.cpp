// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/mention_match.h"

#include "core/addressing/addressing.h"
#include "ui/composer/reading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestQuery = 40;

bool isAt(QChar c) { return c == u'@' || c == u'＠'; }

/// Letters of scripts with spaces between words: only there a name must end at the end of a word.
bool isWordLetter(QChar c) { return c.isDigit() || c == u'_' || (c.isLetter() && c.unicode() < 0x2e80); }

/// Whether the @ at this place begins a mention, rather than the second half of an address.
bool mayBegin(QStringView text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text[at - 1];
    return !isWordLetter(before) && !QStringView(u".+-").contains(before);
}

bool begins(const QString &call, const QStringList &queries)
{
    const QStringList ways = spellings(call) << call;
    return std::any_of(ways.begin(), ways.end(), [&](const QString &way) {
        return std::any_of(queries.begin(), queries.end(),
                           [&](const QString &query) { return way.startsWith(query); });
    });
}

/// 0: the name begins with the query, 1: another name or a reading does, 2: a later word does; null: no
/// match.
std::optional<int> rank(const Mentionable &person, const QString &query)
{
    const QStringList queries = spellings(query) << query;
    const QString name = folded(person.name);
    if (begins(name, queries))
        return 0;
    QStringList words = name.split(u' ').mid(1);
    for (const QString &call : person.calls) {
        const QString plain = folded(call);
        if (begins(plain, queries))
            return 1;
        words += plain.split(u' ').mid(1);
    }
    const bool inside =
        std::any_of(words.begin(), words.end(), [&](const QString &word) { return begins(word, queries); });
    return inside ? std::optional(2) : std::nullopt;
}

} // namespace

std::optional<OpenMention> openMention(QStringView textBeforeCursor)
{
    const qsizetype last = textBeforeCursor.size() - 1;
    for (qsizetype at = last; at >= 0 && last - at <= kLongestQuery; --at) {
        const QChar c = textBeforeCursor[at];
        if (c == u'\n' || c == QChar::ParagraphSeparator)
            return std::nullopt;
        if (!isAt(c))
            continue;
        const QStringView query = textBeforeCursor.mid(at + 1);
        if (!mayBegin(textBeforeCursor, at) || (!query.isEmpty() && query.front().isSpace()))
            return std::nullopt;
        return OpenMention{int(at), query.toString()};
    }
    return std::nullopt;
}

QList<Mentionable> matching(const QList<Mentionable> &people, const QString &query)
{
    const QString plain = folded(query);
    QList<std::pair<int, Mentionable>> ranked;
    for (const Mentionable &person : people) {
        if (const std::optional<int> place = rank(person, plain))
            ranked.append({*place, person});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<Mentionable> found;
    for (const auto &entry : std::as_const(ranked))
        found.append(entry.second);
    return found;
}

MentionReader::MentionReader(const QList<Mentionable> &people)
    : m_people(people)
{
    for (const Mentionable &person : people) {
        const QStringList calls = QStringList(person.name) + person.calls;
        for (const QString &call : calls) {
            const QString plain = folded(call.trimmed());
            if (plain.isEmpty())
                continue;
            auto same = std::find_if(m_names.begin(), m_names.end(),
                                     [&](const Name &name) { return name.foldedName == plain; });
            if (same == m_names.end())
                same = m_names.insert(m_names.end(), {plain, {}});
            if (!same->who.contains(person.id))
                same->who.append(person.id);
        }
    }
    std::stable_sort(m_names.begin(), m_names.end(),
                     [](const Name &a, const Name &b) { return a.foldedName.size() > b.foldedName.size(); });
}

QList<MentionSpan> MentionReader::spans(QStringView text) const
{
    QList<MentionSpan> found;
    if (!std::any_of(text.begin(), text.end(), isAt))
        return found;
    const FoldedText plain = foldWithOrigin(text);
    for (int at = 0; at + 1 < plain.text.size(); ++at) {
        if (plain.text[at] != u'@' || !mayBegin(text, plain.origin[at]))
            continue;
        const QStringView rest = QStringView(plain.text).mid(at + 1);
        const auto name = std::find_if(m_names.begin(), m_names.end(), [&](const Name &candidate) {
            const qsizetype length = candidate.foldedName.size();
            const bool endsInsideAWord = rest.size() > length && isWordLetter(rest[length]) &&
                                         isWordLetter(candidate.foldedName.back());
            return rest.startsWith(candidate.foldedName) && !endsInsideAWord;
        });
        if (name == m_names.end())
            continue;
        const int start = plain.origin[at];
        const int end = plain.origin[at + 1 + name->foldedName.size()];
        found.append({start, end - start, name->who});
    }
    return found;
}

QList<base::ParticipantId> MentionReader::mentionsIn(QStringView text,
                                                     const QList<base::ParticipantId> &preferred) const
{
    QList<base::ParticipantId> all;
    for (const MentionSpan &span : spans(text)) {
        QList<base::ParticipantId> meant;
        std::copy_if(span.who.begin(), span.who.end(), std::back_inserter(meant),
                     [&](const base::ParticipantId &id) { return preferred.contains(id); });
        for (const base::ParticipantId &id : meant.isEmpty() ? span.who : meant) {
            if (!all.contains(id))
                all.append(id);
        }
    }
    return all;
}

QList<base::ParticipantId> MentionReader::askedIn(const QString &text,
                                                  const QList<base::ParticipantId> &preferred) const
{
    QList<base::ParticipantId> asked = mentionsIn(text, preferred);
    if (asked.isEmpty())
        return asked;
    QList<addressing::Person> people;
    for (const Mentionable &one : m_people)
        people.append({one.id, QStringList{one.name} + one.calls});
    const QString plain = QString(text).remove(u'@').remove(u'＠'); // "except @Kyoko" as "except Kyoko"
    for (const addressing::Evidence &evidence : addressing::understand(plain, people).evidence) {
        if (evidence.how == addressing::Named::Excluded)
            asked.removeOne(evidence.who);
    }
    return asked;
}

bool MentionReader::beginsALongerName(QStringView text) const
{
    const QString begin = folded(text);
    return std::any_of(m_names.cbegin(), m_names.cend(), [&begin](const Name &name) {
        return name.foldedName.size() > begin.size() && name.foldedName.startsWith(begin);
    });
}

} // namespace studio::ui
