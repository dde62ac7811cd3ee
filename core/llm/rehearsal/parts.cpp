// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/parts.h"

#include "core/llm/rehearsal/length.h"

namespace studio::llm::rehearsal {

using model::Language;

namespace {

using Choice = unsigned; // a bit for each part

bool has(Choice choice, qsizetype part) { return ((choice >> part) & 1U) != 0; }

bool isSensible(Choice choice, const QStringList &parts, qsizetype needed)
{
    if (needed >= 0)
        return has(choice, needed);
    if (parts.size() < 2)
        return true;
    for (qsizetype i = 0; i < parts.size() - 1; ++i)
        if (has(choice, i) && !parts[i].isEmpty())
            return true;
    return false;
}

QStringList chosen(Choice choice, const QStringList &parts)
{
    QStringList some;
    for (qsizetype i = 0; i < parts.size(); ++i)
        if (has(choice, i))
            some.append(parts[i]);
    return some;
}

} // namespace

QString joined(const QStringList &parts, Language language)
{
    const bool english = language == Language::English;
    QString text;
    for (const QString &part : parts) {
        if (part.isEmpty())
            continue;
        if (!text.isEmpty() && text.back().isLetterOrNumber())
            text += english ? u'.' : u'。';
        if (!text.isEmpty() && (english || text.back().unicode() < 0x80))
            text += u' ';
        text += part;
    }
    return text;
}

QString joinedToFit(const QStringList &parts, qsizetype needed, int longest, Language language)
{
    if (longest == kAnyLength)
        return joined(parts, language);
    QString best;
    int bestLength = 0;
    for (Choice choice = 1; choice < Choice(1) << parts.size(); ++choice) {
        if (!isSensible(choice, parts, needed))
            continue;
        const QString text = joined(chosen(choice, parts), language);
        const int length = clusters(text);
        if (length <= longest && length > bestLength) {
            best = text;
            bestLength = length;
        }
    }
    return best.isEmpty() && needed >= 0 ? leadingSentences(parts[needed], longest) : best;
}

} // namespace studio::llm::rehearsal
