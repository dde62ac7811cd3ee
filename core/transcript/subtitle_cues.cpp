// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/subtitle_cues.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace studio::transcript {

using namespace Qt::StringLiterals;
using base::Millis;

namespace {

constexpr int kLineWidth = 42; ///< in letters; a wide one counts twice
constexpr int kLines = 2;
constexpr Millis kNarrow{59}; ///< for a narrow letter
constexpr Millis kWide{143};
constexpr Millis kShortest{1000};

bool isWide(QChar c)
{
    const ushort code = c.unicode();
    return (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xd7a3) ||
           (code >= 0xf900 && code <= 0xfaff) || (code >= 0xff00 && code <= 0xff60) || c.isHighSurrogate();
}

int width(QStringView text)
{
    int sum = 0;
    for (const QChar c : text)
        sum += c.isLowSurrogate() ? 0 : isWide(c) ? 2 : 1;
    return sum;
}

bool isTooWide(QStringView text) { return width(text.left(kLineWidth + 1)) > kLineWidth; }

// The end of as many characters from `start` on as fit; at least one.
qsizetype cutWithin(QTextBoundaryFinder &letters, const QString &text, qsizetype start, qsizetype end)
{
    letters.setPosition(start);
    qsizetype cut = letters.toNextBoundary();
    for (qsizetype more = letters.toNextBoundary(); more > 0 && more < end; more = letters.toNextBoundary()) {
        if (width(QStringView(text).mid(start, more - start)) > kLineWidth)
            break;
        cut = more;
    }
    return cut;
}

// One line of the text, broken into lines of a bounded width. What has no place to break is cut between
// characters.
void breakInto(QStringList &lines, const QString &text)
{
    QTextBoundaryFinder words(QTextBoundaryFinder::Line, text);
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    qsizetype start = 0;
    qsizetype fits = 0; ///< the last place to break that still fits
    const auto take = [&](qsizetype end) {
        const QString line = text.mid(start, end - start).trimmed();
        if (!line.isEmpty())
            lines.append(line);
        start = end;
    };
    for (qsizetype next = words.toNextBoundary(); next >= 0; next = words.toNextBoundary()) {
        if (fits > start && isTooWide(QStringView(text).mid(start, next - start)))
            take(fits);
        while (isTooWide(QStringView(text).mid(start, next - start))) {
            const qsizetype cut = cutWithin(letters, text, start, next);
            if (cut <= start || cut >= next)
                break;
            take(cut);
        }
        fits = next;
    }
    take(text.size());
}

} // namespace

Millis readingTime(const QString &text)
{
    Millis sum{0};
    for (const QChar c : text) {
        if (!c.isLowSurrogate() && !c.isSpace())
            sum += isWide(c) ? kWide : kNarrow;
    }
    return std::max(sum, kShortest);
}

QList<SubtitleCue> cuesOf(const QString &text, Millis from)
{
    QStringList lines;
    const QStringList given = text.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : given)
        breakInto(lines, line.simplified());
    QList<SubtitleCue> cues;
    Millis at = from;
    for (qsizetype i = 0; i < lines.size(); i += kLines) {
        const QStringList shown = lines.mid(i, kLines);
        const Millis end = at + readingTime(shown.join(u' '));
        cues.append({at, end, shown});
        at = end;
    }
    return cues;
}

} // namespace studio::transcript
