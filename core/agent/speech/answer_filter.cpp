// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/answer_filter.h"

#include "core/agent/speech/silence_mark.h"
#include "core/agent/written_value.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

using SilenceKind = SilenceMark::What;

constexpr qsizetype kLongestAround = 16; // marks around NO_REPLY
constexpr qsizetype kLongestRemark = 40; // marks after it before it is clear that nothing follows in its line
constexpr QStringView kOpening = u"\"“「『«„‘";
constexpr QStringView kClosing = u"\"”」』»“’";

bool endsSentence(QChar c) { return c.isNull() || u".!?…。！？”\"」』)）\n*"_s.contains(c); }

/// What follows NO_REPLY in its line.
enum class After { Unclear, Nothing, Words };

After after(QStringView rest, bool isLast)
{
    for (qsizetype at = 0; at < rest.size(); ++at) {
        const QChar c = rest.at(at);
        if (c == u'\n' || at > kLongestRemark)
            return After::Nothing;
        if (!standsAround(c) && !u"。!！?？,、:"_s.contains(c))
            return After::Words;
    }
    return isLast ? After::Nothing : After::Unclear;
}

/// The marks before NO_REPLY that belong to the sentence before it.
QString endOf(QStringView around)
{
    qsizetype size = 0;
    while (size < around.size() && !around.at(size).isSpace())
        ++size;
    if (size < around.size())
        return around.left(size).toString();
    size = 0;
    while (size < around.size() && u".…”』」)）"_s.contains(around.at(size)))
        ++size;
    return around.left(size).toString();
}

/// "no reply" and a remark in brackets, or behind a dash.
bool isRemark(QStringView rest)
{
    const QStringView remark = rest.trimmed();
    return !remark.isEmpty() && u"(（[-–—"_s.contains(remark.front());
}

} // namespace

QString AnswerFilter::add(QStringView text)
{
    for (const QChar c : text) {
        if (m_place == Place::Over)
            break;
        m_kept += c;
        work(false);
    }
    return std::exchange(m_out, {});
}

QString AnswerFilter::finish()
{
    work(true);
    return std::exchange(m_out, {});
}

void AnswerFilter::work(bool isLast)
{
    while (!m_kept.isEmpty() && m_place != Place::Over && step(isLast)) {
    }
}

/// False: more has to come.
bool AnswerFilter::step(bool isLast)
{
    switch (m_place) {
    case Place::Start: return stepStart(isLast);
    case Place::Fence: return stepFence(isLast);
    case Place::Quote: return stepQuote(isLast);
    case Place::Value: return stepValue(isLast);
    case Place::Body: return stepBody(isLast);
    case Place::Over: break;
    }
    return false;
}

bool AnswerFilter::stepStart(bool isLast)
{
    if (m_kept.front().isSpace()) {
        m_kept.remove(0, 1);
        return true;
    }
    if (m_kept.front() == u'`' && QStringView(u"```").startsWith(QStringView(m_kept).left(3))) {
        if (m_kept.size() >= 3)
            m_place = Place::Fence;
        else if (!isLast)
            return false;
        if (m_place == Place::Fence)
            return true;
    }
    bool waits = false;
    if (becomesSilence(isLast, waits)) {
        m_isSilence = true;
        m_place = Place::Over;
        return false;
    }
    if (waits)
        return false;
    m_scanned = 0;
    m_depth = 0;
    m_closed = -1;
    m_valueAtStart = true;
    if (kOpening.contains(m_kept.front()))
        m_place = Place::Quote;
    else
        m_place = m_kept.front() == u'{' ? Place::Value : Place::Body;
    return true;
}

/// At the start: the whole answer is silence. `waits`: more has to come.
bool AnswerFilter::becomesSilence(bool isLast, bool &waits)
{
    const SilenceMark mark = silenceAt(m_kept);
    waits = mark.what == SilenceKind::MayBecome && mark.begin <= kLongestAround && !isLast;
    if (mark.what == SilenceKind::Certain)
        return mark.begin <= kLongestAround;
    if (mark.what != SilenceKind::Words)
        return false;
    const QStringView rest = QStringView(m_kept).mid(mark.end);
    if (mark.isLoud && isRemark(rest))
        return true;
    const After next = after(rest, isLast);
    waits = next == After::Unclear;
    return next == After::Nothing;
}

/// Code at the start: it is said, unless it is NO_REPLY, a vote or a call.
bool AnswerFilter::stepFence(bool isLast)
{
    const qsizetype line = m_kept.indexOf(u'\n');
    if (line < 0 && !isLast && m_kept.size() < kLongestRemark)
        return false;
    const QString inner = line < 0 ? m_kept.mid(3) : m_kept.mid(line + 1);
    const SilenceMark mark = silenceAt(inner);
    if (mark.what == SilenceKind::Certain || (mark.what == SilenceKind::Words && mark.isLoud)) {
        m_isSilence = true;
        m_place = Place::Over;
        return false;
    }
    const QString word = line < 0 ? QString() : m_kept.mid(3, line - 3).trimmed();
    const bool isCall = word.startsWith("tool"_L1) || word.startsWith("function"_L1);
    const bool mayBe = mark.what == SilenceKind::MayBecome || inner.trimmed().startsWith(u'{') || isCall;
    const qsizetype end = line < 0 ? -1 : m_kept.indexOf("```"_L1, line);
    if (mayBe && end < 0 && !isLast && m_kept.size() < kLongestValue)
        return false;
    const qsizetype size = end < 0 ? m_kept.size() : end + 3;
    const QString value = m_kept.mid(line + 1, (end < 0 ? size : end) - line - 1);
    const auto what = valueOf(value).what;
    if (isCall || what == WrittenValue::What::Call || what == WrittenValue::What::Vote) {
        m_sawVote |= what == WrittenValue::What::Vote;
        if (what != WrittenValue::What::Vote)
            m_calls.append(value);
        m_kept.remove(0, size);
        m_place = Place::Start;
        return true;
    }
    m_place = Place::Body;
    return true;
}

/// The quotation is the whole answer only if its closing mark is the last character.
bool AnswerFilter::stepQuote(bool isLast)
{
    const QChar opening = m_kept.front();
    const QChar close = kClosing.at(kOpening.indexOf(opening));
    for (; m_scanned < m_kept.size(); ++m_scanned) {
        const QChar c = m_kept.at(m_scanned);
        if (m_closed >= 0) {
            if (!c.isSpace()) {
                m_place = Place::Body;
                return true;
            }
        } else if (m_scanned > 0 && c == close) {
            m_depth -= 1;
            if (m_depth <= 0)
                m_closed = m_scanned;
        } else if (c == opening) {
            m_depth += 1;
        }
    }
    if (m_kept.size() > kLongestQuote) {
        m_place = Place::Body;
        return true;
    }
    if (!isLast)
        return false;
    if (m_closed > 1)
        m_kept = m_kept.mid(1, m_closed - 1);
    m_place = Place::Body;
    return true;
}

bool AnswerFilter::stepValue(bool isLast)
{
    for (; m_scanned < m_kept.size(); ++m_scanned) {
        const QChar c = m_kept.at(m_scanned);
        if (m_scanned > 0 && m_depth == 1 && !m_inText && m_scanned < 4 && !c.isSpace() &&
            !u"\"'}"_s.contains(c)) {
            m_place = Place::Body; // no object: {{user}}, {smiles}
            giveFirst();
            return true;
        }
        if (m_inText) {
            m_inText = m_escaped || c != u'"';
            m_escaped = !m_escaped && c == u'\\';
        } else if (c == u'"') {
            m_inText = true;
        } else if (c == u'{') {
            ++m_depth;
        } else if (c == u'}' && --m_depth == 0) {
            takeValue(m_kept.left(m_scanned + 1), m_scanned + 1);
            return true;
        }
    }
    if (!isLast && m_kept.size() <= kLongestValue)
        return false;
    takeValue(m_kept, m_kept.size());
    return true;
}

void AnswerFilter::takeValue(const QString &value, qsizetype size)
{
    using What = WrittenValue::What;
    const WrittenValue written = valueOf(value);
    m_place = m_valueAtStart ? Place::Start : Place::Body;
    m_inText = m_escaped = false;
    switch (written.what) {
    case What::Vote: m_sawVote = true; break;
    case What::Call: m_calls.append(value); break;
    case What::Speech:
        if (m_valueAtStart) {
            m_kept.replace(0, size, written.text);
            return;
        }
        [[fallthrough]];
    case What::Text:
        m_place = Place::Body;
        giveFirst();
        return;
    }
    m_kept.remove(0, size);
}

/// After the start only NO_REPLY and values at the beginning of a line are looked for.
bool AnswerFilter::stepBody(bool isLast)
{
    if (m_kept.front() == u'{' && (m_last == u'\n' || m_last.isNull()) && m_hasSaid) {
        m_scanned = 0;
        m_depth = 0;
        m_valueAtStart = false;
        m_place = Place::Value;
        return true;
    }
    if (m_kept.front().isSpace() || u".…"_s.contains(m_kept.front())) {
        giveFirst(); // stays, whatever follows
        return true;
    }
    const SilenceMark mark = silenceAt(m_kept);
    const bool isClose = mark.begin <= kLongestAround;
    const QChar before = mark.begin > 0 ? m_kept.at(mark.begin - 1) : m_last;
    const bool standsAlone = !before.isLetterOrNumber();
    if (mark.what == SilenceKind::MayBecome && isClose && !isLast) {
        const bool begun = mark.begin < m_kept.size();
        if (!begun || standsAlone || m_kept.at(mark.begin).isUpper())
            return false;
    }
    const bool isMark = mark.what == SilenceKind::Certain || (mark.what == SilenceKind::Words && mark.isLoud);
    if (isMark && isClose && (standsAlone || mark.isLoud)) {
        bool waits = false;
        if (endsBehind(mark, isLast, waits)) {
            m_out += endOf(QStringView(m_kept).left(mark.begin));
            m_place = Place::Over;
        }
        if (waits || m_place == Place::Over)
            return false;
    }
    giveFirst();
    return true;
}

/// NO_REPLY behind a text: the end of what is said, or words in a sentence. `waits`: more has to come.
bool AnswerFilter::endsBehind(const SilenceMark &mark, bool isLast, bool &waits) const
{
    const After next = after(QStringView(m_kept).mid(mark.end), isLast);
    waits = next == After::Unclear;
    const QStringView around = QStringView(m_kept).left(mark.begin);
    const bool atSentence = around.contains(u'\n') || m_isLineEmpty || endsSentence(m_lastLetter);
    const bool isQuoted = around.contains(u'`') || around.contains(u'"') || around.contains(u'“');
    const bool isLastWord = next == After::Nothing;
    return isLastWord ? atSentence || !isQuoted : !waits && atSentence && mark.what == SilenceKind::Certain;
}

void AnswerFilter::giveFirst()
{
    m_last = m_kept.front();
    if (!m_last.isSpace())
        m_lastLetter = m_last;
    m_isLineEmpty = m_last == u'\n' || (m_isLineEmpty && m_last.isSpace());
    m_hasSaid = true;
    m_out += m_last;
    m_kept.remove(0, 1);
}

} // namespace studio::agent
