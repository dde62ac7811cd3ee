// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/quoted.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// Everything that begins a new line in the message box: none of them may lead out of the quote.
const QRegularExpression &lineBreak()
{
    static const QRegularExpression pattern(
        u"\\r\\n|[\\r\\n\\x{0B}\\x{0C}\\x{85}\\x{2028}\\x{2029}\\x{FDD0}\\x{FDD1}]"_s);
    return pattern;
}

/// At the last space near the end, and never inside of a character.
QString beginningOf(const QString &text)
{
    if (text.size() <= kLongestQuote)
        return text;
    qsizetype end = kLongestQuote;
    for (qsizetype back = 0; back < kLongestQuote / 8; ++back) {
        if (text.at(end - back).isSpace()) {
            end -= back;
            break;
        }
    }
    if (text.at(end - 1).isHighSurrogate())
        --end;
    QString beginning = text.left(end);
    while (!beginning.isEmpty() && beginning.back().isSpace())
        beginning.chop(1);
    return beginning + u'…';
}

/// The fence that closes the code at the end of the lines; empty: no code is open there.
QString openFence(const QStringList &lines)
{
    static const QRegularExpression fence(u"^ {0,3}(`{3,}|~{3,})(.*)$"_s);
    QString open;
    for (const QString &line : lines) {
        const QRegularExpressionMatch match = fence.match(line);
        if (!match.hasMatch())
            continue;
        const QString marks = match.captured(1);
        const bool closes = !open.isEmpty() && marks.front() == open.front() && marks.size() >= open.size() &&
                            match.captured(2).trimmed().isEmpty();
        if (open.isEmpty())
            open = marks;
        else if (closes)
            open.clear();
    }
    return open;
}

} // namespace

QString quoted(const QString &text)
{
    const QString words = beginningOf(text);
    QStringList lines = words.split(lineBreak());
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    while (!lines.isEmpty() && lines.first().trimmed().isEmpty())
        lines.removeFirst();
    if (const QString fence = openFence(lines); !fence.isEmpty())
        lines.append(fence);
    for (QString &line : lines)
        line.prepend(line.isEmpty() ? u">"_s : u"> "_s);
    return lines.join(u'\n');
}

} // namespace studio::ui
