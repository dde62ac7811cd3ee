// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/emphasis.h"

#include <algorithm>
#include <array>

namespace studio::markdown {

namespace {

char32_t codePointBefore(QStringView text, qsizetype at)
{
    if (at <= 0)
        return U' ';
    const QChar low = text[at - 1];
    if (low.isLowSurrogate() && at > 1 && text[at - 2].isHighSurrogate())
        return QChar::surrogateToUcs4(text[at - 2], low);
    return low.unicode();
}

char32_t codePointAt(QStringView text, qsizetype at)
{
    if (at >= text.size())
        return U' ';
    const QChar high = text[at];
    if (high.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(high, text[at + 1]);
    return high.unicode();
}

bool isEastAsian(char32_t sign)
{
    switch (QChar::script(sign)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Bopomofo: return true;
    default: break;
    }
    return (sign >= 0x3000 && sign <= 0x303f) || (sign >= 0xff00 && sign <= 0xffef) || sign == 0x30fc;
}

bool isPunctuation(char32_t sign) { return QChar::isPunct(sign) || QChar::isSymbol(sign); }

Style styleOf(QChar sign, int signs)
{
    if (sign == u'~')
        return Style::Strike;
    return signs == 2 ? Style::Strong : Style::Emphasis;
}

bool fits(const Delimiter &open, const Delimiter &close)
{
    if (!open.opens || open.count == 0 || open.sign != close.sign)
        return false;
    if (open.sign == u'~')
        return open.count == 2 && close.count == 2;
    // CommonMark: a run that could do both pairs only where the lengths do not add up to a multiple of three.
    const bool both = open.closes || close.opens;
    return !both || (open.written + close.written) % 3 != 0 ||
           (open.written % 3 == 0 && close.written % 3 == 0);
}

// Closers of one kind fit the same openers.
size_t kindOf(const Delimiter &close)
{
    const size_t sign = close.sign == u'*' ? 0 : close.sign == u'_' ? 1 : 2;
    const size_t opens = close.opens ? 1 : 0;
    return (sign * 2 + opens) * 3 + size_t(close.written % 3);
}

} // namespace

Delimiter delimiterAt(QStringView text, int at)
{
    Delimiter run;
    run.sign = text[at];
    run.at = at;
    while (at + run.count < text.size() && text[at + run.count] == run.sign)
        ++run.count;
    run.written = run.count;

    const char32_t before = codePointBefore(text, at);
    const char32_t after = codePointAt(text, at + run.count);
    const bool lax = run.sign != u'_';
    const bool left = !QChar::isSpace(after) && (!isPunctuation(after) || QChar::isSpace(before) ||
                                                 isPunctuation(before) || (lax && isEastAsian(before)));
    const bool right = !QChar::isSpace(before) && (!isPunctuation(before) || QChar::isSpace(after) ||
                                                   isPunctuation(after) || (lax && isEastAsian(after)));
    if (run.sign == u'_') {
        run.opens = left && (!right || isPunctuation(before));
        run.closes = right && (!left || isPunctuation(after));
    } else if (run.sign != u'~' || run.count == 2) {
        run.opens = left;
        run.closes = right;
    }
    return run;
}

void pairDelimiters(std::vector<Delimiter> &delimiters, size_t first, std::vector<Emphasized> &found)
{
    std::vector<size_t> open; // runs that may still open something, outermost first
    std::array<size_t, 18>
        bottom{}; // by kind of closer: below this, looking for an opener has failed already
    for (size_t index = first; index < delimiters.size(); ++index) {
        Delimiter &close = delimiters[index];
        while (close.closes && close.count > 0) {
            size_t &floor = bottom[kindOf(close)];
            floor = std::min(floor, open.size());
            size_t at = open.size();
            while (at > floor && !fits(delimiters[open[at - 1]], close))
                --at;
            if (at == floor) {
                floor = open.size();
                break;
            }
            Delimiter &opener = delimiters[open[at - 1]];
            open.resize(at);
            const int signs = opener.count >= 2 && close.count >= 2 ? 2 : 1;
            found.push_back({opener.at + opener.count - signs, close.at, signs, styleOf(close.sign, signs)});
            opener.count -= signs;
            close.at += signs;
            close.count -= signs;
            if (opener.count == 0)
                open.pop_back();
        }
        if (close.opens && close.count > 0)
            open.push_back(index);
    }
    delimiters.resize(first);
}

} // namespace studio::markdown
