// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/length.h"

#include "core/addressing/call_patterns.h"
#include "core/llm/rehearsal/names.h"

#include <QTextBoundaryFinder>

namespace studio::llm::rehearsal {

namespace {

bool endsWithTitle(const QString &text)
{
    return text.endsWith(u'.') && addressing::isTitle(normalized(text.chopped(1)));
}

/// Gives the text up to the end of each sentence in turn, until `wanted` has seen enough.
template<class Wanted>
void forEachBeginning(const QString &text, Wanted wanted)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
    while (finder.toNextBoundary() != -1) {
        const QString beginning = text.left(finder.position()).trimmed();
        if (!beginning.isEmpty() && !endsWithTitle(beginning) && !wanted(beginning))
            return;
    }
}

} // namespace

int clusters(QStringView text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.data(), text.size());
    int count = 0;
    while (finder.toNextBoundary() != -1)
        ++count;
    return count;
}

QString leadingSentences(const QString &text, int longest)
{
    const QString whole = text.trimmed();
    if (whole.size() <= longest || clusters(whole) <= longest)
        return whole;
    QString fitting;
    forEachBeginning(whole, [&](const QString &beginning) {
        if (clusters(beginning) > longest)
            return false;
        fitting = beginning;
        return true;
    });
    return fitting;
}

QString firstSentence(const QString &text)
{
    QString first;
    forEachBeginning(text.trimmed(), [&](const QString &beginning) {
        first = beginning;
        return false;
    });
    return first;
}

} // namespace studio::llm::rehearsal
