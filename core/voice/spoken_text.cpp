// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/voice/spoken_text.h"

#include "core/markdown/acts.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::voice {

namespace {

QString withoutBlockMarks(QString line)
{
    static const QRegularExpression marks(u"^\\s*(?:>\\s*)*(?:#{1,6}\\s+|[-*+]\\s+(?:\\[[ xX]\\]\\s+)?)?"_s);
    static const QRegularExpression rule(u"^[\\s|:*_=-]+$"_s);
    if (rule.match(line).hasMatch())
        return {};
    return line.remove(marks);
}

QString withoutAddresses(QString line)
{
    static const QRegularExpression link(u"!?\\[([^\\]]*)\\]\\([^)]*\\)"_s);
    static const QRegularExpression address(u"<?\\bhttps?://(?:[^\\s/@]*@)?([^\\s/:?#>]+)[^\\s>]*>?"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tag(u"</?[a-zA-Z][^<>]*>"_s);
    line.replace(link, u"\\1"_s);
    line.replace(address, u"\\1"_s);
    return line.replace(tag, u" "_s);
}

bool isWordPart(QStringView line, qsizetype at)
{
    return at >= 0 && at < line.size() && (line[at].isLetterOrNumber() || line[at] == u'_');
}

/// snake_case is a word; _this_ is a mark.
bool isMark(QStringView line, qsizetype at)
{
    switch (line[at].unicode()) {
    case u'*':
    case u'`':
    case u'~': return true;
    case u'_': return !isWordPart(line, at - 1) || !isWordPart(line, at + 1);
    default: return false;
    }
}

bool canBeSaid(char32_t letter)
{
    switch (QChar::category(letter)) {
    case QChar::Symbol_Other: // pictures of all kinds
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned: return false;
    default: return letter != 0xFE0F && (letter < 0x1F3FB || letter > 0x1F3FF); // how a picture is drawn
    }
}

QString withoutMarks(QStringView line)
{
    QString words;
    words.reserve(line.size());
    for (qsizetype at = 0; at < line.size(); ++at) {
        const QChar unit = line[at];
        if (unit.isHighSurrogate() && at + 1 < line.size() && line[at + 1].isLowSurrogate()) {
            if (canBeSaid(QChar::surrogateToUcs4(unit, line[at + 1])))
                words.append(line.mid(at, 2));
            ++at;
        } else if (unit == u'|') {
            words.append(u", "_s);
        } else if (unit == u'<' || unit == u'>' || unit == u'&' || unit == u'\\' || unit.isSpace()) {
            words.append(u' ');
        } else if (!isMark(line, at) && canBeSaid(unit.unicode())) {
            words.append(unit);
        }
    }
    return words.simplified();
}

} // namespace

QString spokenText(QStringView line)
{
    const QString words =
        withoutMarks(withoutAddresses(markdown::withoutActs(withoutBlockMarks(line.toString()))));
    const bool says = std::any_of(words.cbegin(), words.cend(), [](QChar unit) {
        return unit.isLetterOrNumber() || unit.isSurrogate(); // rare Han
    });
    return says ? words : QString();
}

} // namespace studio::voice
