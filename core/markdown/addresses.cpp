// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/addresses.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::markdown {

namespace {

constexpr int kDeepestBrackets = 3;

bool isBlank(QChar sign) { return sign == u' ' || sign == u'\t' || sign == u'\n'; }

bool isAddressSign(QChar sign)
{
    return sign > u' ' && sign < QChar(0x7f) && sign != u'<' && sign != u'>' && sign != u'"' &&
           sign != u'\\' && sign != u'`' && sign != u'|' && sign != u'^' && sign != u'{' && sign != u'}';
}

qsizetype schemeLength(QStringView text)
{
    if (text.startsWith("https://"_L1, Qt::CaseInsensitive))
        return 8;
    return text.startsWith("http://"_L1, Qt::CaseInsensitive) ? 7 : 0;
}

qsizetype skipBlanks(QStringView text, qsizetype at)
{
    while (at < text.size() && isBlank(text[at]))
        ++at;
    return at;
}

// Behind the address; it may hold brackets in pairs. -1: this is none.
qsizetype endOfAddress(QStringView text, qsizetype from)
{
    int depth = 0;
    for (qsizetype at = from; at < text.size() && at - from <= kLongestAddress; ++at) {
        const QChar sign = text[at];
        if (isBlank(sign))
            return depth == 0 ? at : -1;
        if (sign == u'(' && ++depth > kDeepestBrackets)
            return -1;
        if (sign == u')' && --depth < 0)
            return at;
    }
    return -1;
}

// Behind a title in quotes or brackets; `from` itself when there is none, -1 when it does not end.
qsizetype endOfTitle(QStringView text, qsizetype from)
{
    const QChar opens = from < text.size() ? text[from] : QChar();
    if (opens != u'"' && opens != u'\'' && opens != u'(')
        return from;
    const QChar closes = opens == u'(' ? QChar(u')') : opens;
    const qsizetype end = text.indexOf(closes, from + 1);
    return end < 0 ? -1 : end + 1;
}

} // namespace

bool isWebAddress(QStringView address)
{
    if (schemeLength(address) == 0 || address.size() > kLongestAddress)
        return false;
    const bool hasBadSign = std::any_of(address.begin(), address.end(), [](QChar sign) {
        return sign <= u' ' || sign == QChar(0x7f) || sign == u'\\' || sign.isSpace() ||
               sign.category() == QChar::Other_Format || sign.category() == QChar::Other_Control;
    });
    if (hasBadSign || !address.isValidUtf16())
        return false;
    const QUrl url(address.toString());
    return url.isValid() && !url.host().isEmpty();
}

qsizetype bareAddressLength(QStringView text)
{
    const qsizetype scheme = schemeLength(text);
    if (scheme == 0)
        return 0;
    qsizetype end = scheme;
    int open = 0;
    int closed = 0;
    while (end < text.size() && end < kLongestAddress && isAddressSign(text[end])) {
        open += text[end] == u'(' ? 1 : 0;
        closed += text[end] == u')' ? 1 : 0;
        ++end;
    }
    const auto isOfTheSentence = [&](QChar sign) {
        return QStringView(u".,;:!?'*_~]").contains(sign) || (sign == u')' && closed > open);
    };
    while (end > scheme && isOfTheSentence(text[end - 1])) {
        closed -= text[end - 1] == u')' ? 1 : 0;
        --end;
    }
    return end > scheme && isWebAddress(text.first(end)) ? end : 0;
}

std::optional<Destination> readDestination(QStringView text)
{
    Destination found;
    found.start = skipBlanks(text, 1);
    qsizetype at = 0;
    if (found.start < text.size() && text[found.start] == u'<') {
        ++found.start;
        found.end = found.start;
        while (found.end < text.size() && !QStringView(u"<>\n").contains(text[found.end]))
            ++found.end;
        if (found.end >= text.size() || text[found.end] != u'>')
            return {};
        at = found.end + 1;
    } else {
        found.end = endOfAddress(text, found.start);
        if (found.end < 0)
            return {};
        at = found.end;
    }
    const qsizetype title = skipBlanks(text, at);
    if (title > at)
        at = endOfTitle(text, title);
    if (at < 0)
        return {};
    at = skipBlanks(text, at);
    if (at >= text.size() || text[at] != u')')
        return {};
    found.length = at + 1;
    return found;
}

} // namespace studio::markdown
