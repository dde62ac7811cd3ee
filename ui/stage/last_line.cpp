// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/last_line.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kLongest = 400; // UTF-16 units; more never fits in a bubble

} // namespace

QString lastLine(const QString &said)
{
    static const QRegularExpression lineMarks(
        u"^\\s*(?:#{1,6}\\s+|>\\s?|[-*+]\\s+|\\d{1,9}[.)]\\s+|```.*$|-{3,}$)"_s);
    static const QRegularExpression link(u"\\[([^\\]]*)\\]\\([^)]*\\)"_s);
    static const QRegularExpression emphasis(u"(\\*{1,3}|`+|~~)"_s);

    const QString end = said.size() > 2 * kLongest ? said.right(2 * kLongest) : said;
    QStringList lines = end.split(u'\n', Qt::SkipEmptyParts);
    for (QString &line : lines) {
        line.remove(lineMarks);
        line.replace(link, u"\\1"_s);
        line.remove(emphasis);
    }
    QString text = lines.join(u' ').simplified();
    if (text.size() > kLongest) {
        text = text.right(kLongest);
        if (text.front().isLowSurrogate())
            text.remove(0, 1);
    }
    return text;
}

} // namespace studio::ui
