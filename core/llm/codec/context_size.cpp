// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/context_size.h"

#include <QRegularExpression>

#include <array>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kFewest = 128; // less than any model's context: another number
constexpr qint64 kMost = 100'000'000;

std::optional<qint64> numberBehind(const QString &words, const QList<QRegularExpression> &beginnings)
{
    for (const QRegularExpression &beginning : beginnings) {
        QString digits = beginning.match(words).captured(1);
        digits.remove(u',').remove(u'_');
        bool fine = false;
        const qint64 number = digits.toLongLong(&fine);
        if (fine && number >= kFewest && number <= kMost)
            return number;
    }
    return std::nullopt;
}

/// N stands for a number.
QList<QRegularExpression> made(std::initializer_list<QString> patterns)
{
    QList<QRegularExpression> list;
    for (QString pattern : patterns) {
        pattern.replace(u'N', u"(\\d[\\d,_]{0,12})"_s);
        list.append(QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption));
    }
    return list;
}

} // namespace

ContextSize contextIn(const QString &words)
{
    static const QList<QRegularExpression> kMostIs = made({
        u"n_ctx\\W{0,4}N"_s,
        u"max_model_len\\w{0,6}\\W{0,6}N"_s,
        u"(?:context|model|sequence|input|prompt)[ _](?:length|window|size|limit)(?: limit)?(?: of| is|:|=| "
        u"\\()? "
        "?(?:only |just )?\\(?N"_s,
        u"> ?N (?:tokens )?maximum"_s,
        u"maximum (?:number )?of (?:input )?tokens allowed \\(N"_s,
        u"(?:max|maximum|limit|limited to|at most|up to)(?: of| is|:)? N (?:input |prompt |context )?tokens"_s,
        u"must be <=? ?N"_s,
        u"less than or equal to N"_s,
    });
    static const QList<QRegularExpression> kAskedIs = made({
        u"n_prompt_tokens\\W{0,4}N"_s,
        u"n_keep\\W{0,4}N"_s,
        u"requested (?:about )?(?:tokens )?\\(?N"_s,
        u"(?:resulted in|got|given:?|has|have|is|contains?|prompt of|request of|request) \\(?N (?:`?inputs`? )?tokens"_s,
        u"too long: N"_s,
        u"token count \\(N"_s,
        u"request \\(N"_s,
    });
    return {.most = numberBehind(words, kMostIs), .asked = numberBehind(words, kAskedIs)};
}

} // namespace studio::llm::codec
