// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/field_texts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace studio::ui {

QStringList wordsIn(const QString &text)
{
    static const QRegularExpression commas(u"[,、，;；\\n]"_s);
    QStringList words;
    for (const QString &part : text.split(commas)) {
        const QString word = part.trimmed();
        if (!word.isEmpty() && !words.contains(word))
            words.append(word);
    }
    return words;
}

QString asText(const QStringList &words) { return words.join(u", "_s); }

TextPairs nicknamePairs(const model::PersonaText &text)
{
    TextPairs pairs;
    for (const QString &nickname : text.nicknames)
        pairs.append({nickname, text.readings.value(nickname)});
    return pairs;
}

void setNicknames(model::PersonaText &text, const TextPairs &pairs)
{
    for (const QString &nickname : std::as_const(text.nicknames))
        if (nickname != text.name)
            text.readings.remove(nickname);
    text.nicknames.clear();
    for (const auto &[nickname, reading] : pairs) {
        if (nickname.isEmpty() && reading.isEmpty())
            continue;
        text.nicknames.append(nickname);
        if (!reading.isEmpty() && !nickname.isEmpty())
            text.readings.insert(nickname, reading);
    }
}

void setName(model::PersonaText &text, const QString &name, const QString &reading)
{
    if (!text.nicknames.contains(text.name))
        text.readings.remove(text.name);
    text.name = name;
    if (!reading.isEmpty() && !name.isEmpty())
        text.readings.insert(name, reading);
}

TextPairs linePairs(const model::PersonaText &text)
{
    TextPairs pairs;
    for (const model::SampleLine &line : text.sampleLines)
        pairs.append({line.text, asText(line.topics)});
    return pairs;
}

void setSampleLines(model::PersonaText &text, const TextPairs &pairs)
{
    text.sampleLines.clear();
    for (const auto &[line, topics] : pairs)
        if (!line.isEmpty() || !topics.isEmpty())
            text.sampleLines.append({line, wordsIn(topics)});
}

} // namespace studio::ui
