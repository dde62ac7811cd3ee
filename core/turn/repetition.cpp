// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/repetition.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace studio::turn {

namespace {

QList<uint> foldedLetters(QStringView text)
{
    const QList<uint> folded =
        text.toString().normalized(QString::NormalizationForm_KC).toCaseFolded().toUcs4();
    QList<uint> letters;
    letters.reserve(folded.size());
    for (const uint point : folded) {
        if (QChar::isLetter(point) || QChar::isDigit(point))
            letters.append(point);
    }
    return letters.isEmpty() ? folded : letters;
}

} // namespace

Grams Grams::of(QStringView text)
{
    const QList<uint> points = foldedLetters(text);
    Grams grams;
    if (points.size() < 3) {
        quint64 gram = 0;
        for (const uint point : points)
            gram = (gram << 21) | point;
        grams.sorted.append(gram);
        return grams;
    }
    grams.sorted.reserve(points.size() - 2);
    for (qsizetype i = 0; i + 2 < points.size(); ++i)
        grams.sorted.append(quint64(points[i]) << 42 | quint64(points[i + 1]) << 21 | quint64(points[i + 2]));
    std::sort(grams.sorted.begin(), grams.sorted.end());
    return grams;
}

int similarity(const Grams &a, const Grams &b)
{
    qint64 common = 0;
    auto left = a.sorted.cbegin();
    auto right = b.sorted.cbegin();
    while (left != a.sorted.cend() && right != b.sorted.cend()) {
        if (*left < *right) {
            ++left;
        } else if (*right < *left) {
            ++right;
        } else {
            ++common;
            ++left;
            ++right;
        }
    }
    return int(2000 * common / (a.sorted.size() + b.sorted.size()));
}

void Echo::hear(QStringView text)
{
    m_newest.append(Grams::of(text));
    if (m_newest.size() > kWindow)
        m_newest.removeFirst();
}

std::optional<int> Echo::number() const
{
    if (m_newest.size() < kCountsFrom)
        return std::nullopt;
    QList<int> similarities;
    for (qsizetype i = 0; i + 1 < m_newest.size(); ++i)
        similarities.append(similarity(m_newest[i], m_newest.last()));
    const auto highest = similarities.begin() + kHighest;
    std::partial_sort(similarities.begin(), highest, similarities.end(), std::greater<>());
    return std::accumulate(similarities.begin(), highest, 0) / kHighest;
}

} // namespace studio::turn
