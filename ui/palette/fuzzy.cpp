// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/fuzzy.h"

#include <QStringList>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr char16_t kKatakanaFirst = 0x30A1;
constexpr char16_t kKatakanaLast = 0x30F6;
constexpr char16_t kKanaDistance = 0x60; // from a katakana to its hiragana

// What a word is worth, best first.
constexpr int kBeginning = 100;
constexpr int kWordBeginning = 80;
constexpr int kInside = 60;
constexpr int kScattered = 40;
constexpr int kLeastScattered = 5;

bool startsWord(const QString &text, qsizetype at) { return at == 0 || !text.at(at - 1).isLetterOrNumber(); }

/// The letters one after another with others between; the fewer between, the better.
std::optional<int> scatteredScore(const QString &word, const QString &text)
{
    qsizetype at = -1;
    qsizetype first = -1;
    for (const QChar letter : word) {
        at = text.indexOf(letter, at + 1);
        if (at < 0)
            return std::nullopt;
        if (first < 0)
            first = at;
    }
    const qsizetype between = at - first + 1 - word.size();
    if (between > 3 * word.size() || word.size() < 2)
        return std::nullopt;
    return std::max(kLeastScattered, kScattered - int(between) * 2);
}

std::optional<int> wordScore(const QString &word, const QString &text)
{
    if (text.startsWith(word))
        return kBeginning;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (startsWord(text, at))
            return kWordBeginning;
    }
    return text.contains(word) ? kInside : scatteredScore(word, text);
}

} // namespace

QString foldedForMatch(const QString &text)
{
    QString folded = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    for (QChar &letter : folded) {
        if (letter.unicode() >= kKatakanaFirst && letter.unicode() <= kKatakanaLast)
            letter = QChar(char16_t(letter.unicode() - kKanaDistance));
    }
    return folded;
}

std::optional<int> fuzzyScore(const QString &typed, const QString &text)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    int sum = 0;
    for (const QString &word : words) {
        const std::optional<int> score = wordScore(word, text);
        if (!score)
            return std::nullopt;
        sum += *score;
    }
    // Of two that fit alike the shorter one was meant.
    return words.isEmpty() ? 0 : sum * 100 / int(words.size()) - int(std::min<qsizetype>(text.size(), 90));
}

} // namespace studio::ui
