// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/voice/sentences.h"

#include "core/markdown/acts.h"
#include "core/voice/spoken_text.h"

#include <QStringList>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace studio::voice {

namespace {

constexpr QStringView kWideEnds = u"。！？｡";
constexpr QStringView kNarrowEnds = u".!?…";
constexpr QStringView kClosers = u"\"')]*_~”’」』）】》〉";
constexpr QStringView kPauses = u",;:、，；：";

/// Past the ends and closing marks that follow one another.
qsizetype pastEnds(QStringView text, qsizetype at)
{
    while (at < text.size() &&
           (kWideEnds.contains(text[at]) || kNarrowEnds.contains(text[at]) || kClosers.contains(text[at])))
        ++at;
    return at;
}

/// Whether the dot there ends a sentence: not after "Dr", an initial, or the number of a list.
bool isEnd(QStringView text, qsizetype dot)
{
    static const QStringList shortened{u"mr"_s, u"mrs"_s, u"ms"_s, u"dr"_s,     u"prof"_s, u"st"_s,
                                       u"vs"_s, u"fig"_s, u"cf"_s, u"approx"_s, u"e.g"_s,  u"i.e"_s};
    qsizetype from = dot;
    while (from > 0 && (text[from - 1].isLetterOrNumber() || text[from - 1] == u'.'))
        --from;
    const QStringView word = text.sliced(from, dot - from);
    const bool isInitial = word.size() == 1 && word[0].isUpper() && word[0] != u'I';
    const bool isListNumber =
        !word.isEmpty() && text.first(from).trimmed().isEmpty() &&
        std::all_of(word.cbegin(), word.cend(), [](QChar unit) { return unit.isDigit(); });
    return !isInitial && !isListNumber && !shortened.contains(word.toString().toLower());
}

/// Where a sentence that is too long is cut: after a comma, a space, or anywhere.
qsizetype emergencyEnd(QStringView text)
{
    for (qsizetype at = Sentences::kLongest - 1; at > Sentences::kLongest / 3; --at) {
        if (kPauses.contains(text[at]))
            return at + 1;
    }
    for (qsizetype at = Sentences::kLongest - 1; at > Sentences::kLongest / 3; --at) {
        if (text[at].isSpace())
            return at + 1;
    }
    return text[Sentences::kLongest - 1].isHighSurrogate() ? Sentences::kLongest - 1 : Sentences::kLongest;
}

/// The acts in its first line; one that is open may still end, unless it is too long already.
QList<markdown::Act> actsInFirstLine(QStringView text, bool whole)
{
    const qsizetype end = text.indexOf(u'\n');
    const bool goesOn = end < 0 && !whole && text.size() < Sentences::kLongestAct;
    return markdown::actsIn(text.first(end < 0 ? std::min(text.size(), Sentences::kLongestAct) : end),
                            goesOn);
}

/// The act that begins there, or none.
std::optional<markdown::Act> actAt(const QList<markdown::Act> &acts, qsizetype at)
{
    for (const markdown::Act &act : acts) {
        if (act.from == at)
            return act;
    }
    return std::nullopt;
}

/// Where its first sentence ends; 0 if that cannot be told yet.
qsizetype endOfFirst(QStringView text, bool whole)
{
    const QList<markdown::Act> acts = actsInFirstLine(text, whole);
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (at >= Sentences::kLongest)
            return emergencyEnd(text);
        if (const std::optional<markdown::Act> act = actAt(acts, at)) {
            if (act->isOpen)
                return 0;
            if (act->to >= Sentences::kLongest)
                return act->to;
            at = act->to - 1;
            continue;
        }
        if (text[at] == u'\n')
            return at + 1;
        const bool wide = kWideEnds.contains(text[at]);
        if (!wide && (!kNarrowEnds.contains(text[at]) || (text[at] == u'.' && !isEnd(text, at))))
            continue;
        const qsizetype end = pastEnds(text, at);
        if (end == text.size())
            return whole ? end : 0; // what comes next may belong to it
        if (wide || text[end].isSpace())
            return text[end].isSpace() ? end + 1 : end;
        at = end - 1;
    }
    return whole ? text.size() : 0;
}

bool isFence(QStringView line)
{
    const QStringView start = line.trimmed();
    return start.startsWith(u"```"_s) || start.startsWith(u"~~~"_s);
}

} // namespace

QList<Sentence> Sentences::add(const QString &piece)
{
    m_open += piece;
    return take(false);
}

QList<Sentence> Sentences::finish() { return take(true); }

QList<Sentence> Sentences::take(bool whole)
{
    QList<Sentence> sentences;
    while (!m_open.isEmpty()) {
        const qsizetype end = endOfFirst(m_open, whole);
        if (end == 0)
            break;
        sentences.append(cutOff(end));
    }
    return sentences;
}

Sentence Sentences::cutOff(qsizetype length)
{
    const QString text = m_open.first(length);
    m_open.remove(0, length);
    const bool fence = m_startsLine && isFence(text);
    Sentence sentence{m_from, m_from + length, fence || m_inCode ? QString() : spokenText(text)};
    if (fence)
        m_inCode = !m_inCode;
    m_startsLine = text.endsWith(u'\n');
    m_from = sentence.to;
    return sentence;
}

} // namespace studio::voice
