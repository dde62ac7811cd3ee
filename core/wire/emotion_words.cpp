// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/emotion_words.h"

#include <QHash>
#include <QString>

namespace studio::wire {

using namespace Qt::StringLiterals;
using model::Emotion;

namespace {

constexpr qsizetype kLongestWord = 32;

const QHash<QString, Emotion> &words()
{
    static const QHash<QString, Emotion> table{
        // our own
        {u"neutral"_s, Emotion::Neutral},
        {u"happy"_s, Emotion::Happy},
        {u"sad"_s, Emotion::Sad},
        {u"angry"_s, Emotion::Angry},
        {u"surprised"_s, Emotion::Surprised},
        {u"thinking"_s, Emotion::Thinking},
        // the usual 28
        {u"admiration"_s, Emotion::Happy},
        {u"amusement"_s, Emotion::Happy},
        {u"anger"_s, Emotion::Angry},
        {u"annoyance"_s, Emotion::Angry},
        {u"approval"_s, Emotion::Happy},
        {u"caring"_s, Emotion::Happy},
        {u"confusion"_s, Emotion::Thinking},
        {u"curiosity"_s, Emotion::Thinking},
        {u"desire"_s, Emotion::Happy},
        {u"disappointment"_s, Emotion::Sad},
        {u"disapproval"_s, Emotion::Angry},
        {u"disgust"_s, Emotion::Angry},
        {u"embarrassment"_s, Emotion::Sad},
        {u"excitement"_s, Emotion::Happy},
        {u"fear"_s, Emotion::Surprised},
        {u"gratitude"_s, Emotion::Happy},
        {u"grief"_s, Emotion::Sad},
        {u"joy"_s, Emotion::Happy},
        {u"love"_s, Emotion::Happy},
        {u"nervousness"_s, Emotion::Surprised},
        {u"optimism"_s, Emotion::Happy},
        {u"pride"_s, Emotion::Happy},
        {u"realization"_s, Emotion::Surprised},
        {u"relief"_s, Emotion::Happy},
        {u"remorse"_s, Emotion::Sad},
        {u"sadness"_s, Emotion::Sad},
        {u"surprise"_s, Emotion::Surprised},
        // what models write besides
        {u"calm"_s, Emotion::Neutral},
        {u"relaxed"_s, Emotion::Neutral},
        {u"excited"_s, Emotion::Happy},
        {u"amused"_s, Emotion::Happy},
        {u"shy"_s, Emotion::Happy},
        {u"embarrassed"_s, Emotion::Sad},
        {u"worried"_s, Emotion::Sad},
        {u"annoyed"_s, Emotion::Angry},
        {u"afraid"_s, Emotion::Surprised},
        {u"shocked"_s, Emotion::Surprised},
        {u"curious"_s, Emotion::Thinking},
        {u"confused"_s, Emotion::Thinking},
        {u"thoughtful"_s, Emotion::Thinking},
    };
    return table;
}

} // namespace

std::optional<Emotion> emotionOf(QStringView word)
{
    if (word.size() > kLongestWord)
        return std::nullopt;
    const auto found = words().constFind(word.trimmed().toString().toLower());
    return found == words().cend() ? std::nullopt : std::optional(*found);
}

} // namespace studio::wire
