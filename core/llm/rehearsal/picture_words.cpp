// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/picture_words.h"

#include <QStringList>
#include <QTextBoundaryFinder>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestQuote = 60;

QString shortQuote(const QString &words)
{
    if (words.size() <= kLongestQuote)
        return words;
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, words);
    characters.setPosition(kLongestQuote);
    if (!characters.isAtBoundary())
        characters.toPreviousBoundary();
    return words.left(characters.position()).trimmed() + u'…';
}

QString betweenQuotes(model::Language language)
{
    switch (language) {
    case model::Language::Japanese: return u"」「"_s;
    case model::Language::Chinese: return u"”和“"_s;
    case model::Language::English: break;
    }
    return u"”, “"_s;
}

} // namespace

QString wordsForPictures(const model::Message &message, model::Language language)
{
    QStringList quotes;
    for (const model::MessagePicture &picture : message.pictures) {
        const QString words = picture.description.simplified();
        const QString quote = shortQuote(words);
        if (!words.isEmpty() && message.text.contains(words) && !quotes.contains(quote))
            quotes.append(quote);
    }
    return quotes.join(betweenQuotes(language));
}

} // namespace studio::llm::rehearsal
