// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/note_search.h"

#include <QSet>

#include <algorithm>
#include <numeric>

namespace studio::memory {

using model::MemoryNote;

namespace {

constexpr qsizetype kLongestWords = 4'000; // UTF-16 units, of what is looked for; the newest part counts

/// Pairs of letters or digits that stand side by side; a letter alone for a word of one.
QSet<QString> pairsIn(const QString &text)
{
    const QString folded = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    QSet<QString> pairs;
    QList<char32_t> word;
    const auto endWord = [&] {
        if (word.size() == 1)
            pairs.insert(QString::fromUcs4(word.constData(), 1));
        for (qsizetype i = 0; i + 1 < word.size(); ++i)
            pairs.insert(QString::fromUcs4(word.constData() + i, 2));
        word.clear();
    };
    for (const char32_t c : folded.toUcs4()) {
        if (QChar::isLetterOrNumber(c) || QChar::isMark(c))
            word.append(c);
        else
            endWord();
    }
    endWord();
    return pairs;
}

struct Fit
{
    double share = 0; ///< of the shorter one's pairs, in common
    qsizetype place = 0;
};

QList<Fit> fitsOf(const QList<MemoryNote> &notes, const QString &words)
{
    const QSet<QString> wanted = pairsIn(words.right(kLongestWords));
    QList<Fit> fits;
    for (qsizetype i = 0; i < notes.size(); ++i) {
        const QSet<QString> has = pairsIn(notes.at(i).text);
        const auto common = std::count_if(has.cbegin(), has.cend(),
                                          [&](const QString &pair) { return wanted.contains(pair); });
        if (common > 0)
            fits.append({double(common) / double(std::min(has.size(), wanted.size())), i});
    }
    std::stable_sort(fits.begin(), fits.end(), [](const Fit &a, const Fit &b) {
        return a.share != b.share ? a.share > b.share : a.place > b.place;
    });
    return fits;
}

qsizetype lengthOf(const QList<MemoryNote> &notes)
{
    return std::accumulate(notes.cbegin(), notes.cend(), qsizetype(0),
                           [](qsizetype sum, const MemoryNote &note) { return sum + note.text.size(); });
}

} // namespace

QList<MemoryNote> fitting(const QList<MemoryNote> &notes, const QString &words, qsizetype most)
{
    QList<MemoryNote> found;
    const QList<Fit> fits = fitsOf(notes, words);
    for (qsizetype i = 0; i < std::min(most, fits.size()); ++i)
        found.append(notes.at(fits.at(i).place));
    return found;
}

// One that fits, one of the newest, and so on, so that neither crowds the other out.
QList<MemoryNote> atHand(const QList<MemoryNote> &notes, const QString &talk, qsizetype most,
                         qsizetype longest)
{
    if (notes.size() <= most && lengthOf(notes) <= longest)
        return notes;
    const QList<Fit> fits = fitsOf(notes, talk);
    QSet<qsizetype> taken;
    qsizetype length = 0;
    const auto take = [&](qsizetype place) {
        const qsizetype more = notes.at(place).text.size();
        if (taken.contains(place) || taken.size() >= most || length + more > longest)
            return;
        taken.insert(place);
        length += more;
    };
    for (qsizetype i = 0; i < notes.size() && taken.size() < most; ++i) {
        if (i < fits.size())
            take(fits.at(i).place);
        take(notes.size() - 1 - i);
    }
    QList<qsizetype> places(taken.cbegin(), taken.cend());
    std::sort(places.begin(), places.end());
    QList<MemoryNote> chosen;
    for (const qsizetype place : places)
        chosen.append(notes.at(place));
    return chosen;
}

} // namespace studio::memory
