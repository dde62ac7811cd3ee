// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/answers.h"

#include "core/wire/data_picture.h"

#include <QCoreApplication>

namespace studio::query {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using model::QueryResult;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(QueryDesk)
};

bool isPictureAddress(const QString &text) { return text.startsWith("data:"_L1, Qt::CaseInsensitive); }

std::optional<QString> flawIn(const QueryType &type, const QueryResult &result, bool isPicture)
{
    const QString body = result.body.value_or(QString());
    if (!isPicture && body.size() > kLongestText)
        return u"%1 units"_s.arg(body.size());
    if (result.success && type.isPicture && !isPicture)
        return u"no picture"_s;
    return std::nullopt;
}

QString noteOn(const QString &kind, qsizetype bytes)
{
    return u"%1, %2 bytes, not kept"_s.arg(kind).arg(bytes);
}

QueryResult tidied(const QueryResult &result)
{
    QueryResult tidy = result;
    if (result.success) {
        tidy.error.reset();
        return tidy;
    }
    tidy.body.reset();
    tidy.error = result.error.value_or(QString()).left(kLongestError);
    if (tidy.error->isEmpty())
        tidy.error = QString::fromLatin1(why::kFailed);
    return tidy;
}

} // namespace

Result<Answer> checkedAnswer(const QueryType &type, const QueryResult &result,
                             const std::optional<QString> &kept)
{
    const auto picture = type.isPicture ? wire::pictureIn(result.body.value_or(QString())) : std::nullopt;
    if (const auto flaw = flawIn(type, result, picture.has_value())) {
        return base::failure(ErrorCode::InvalidInput, Words::tr("This answer does not fit the request."),
                             *flaw);
    }
    Answer answer{tidied(result), tidied(result)};
    if (!answer.kept.body)
        return answer;
    if (kept && !isPictureAddress(*kept) && kept->size() <= kLongestText)
        answer.kept.body = *kept;
    else if (picture)
        answer.kept.body = noteOn(picture->mime, picture->bytes.size());
    else if (isPictureAddress(*answer.kept.body))
        answer.kept.body = noteOn(u"image"_s, answer.kept.body->size() / 4 * 3);
    return answer;
}

Answer failure(const QString &id, const char *why)
{
    const QueryResult result{id, false, {}, QString::fromLatin1(why)};
    return {result, result};
}

Answer success(const QString &id, const QString &body)
{
    const QueryResult result{id, true, body, {}};
    return {result, result};
}

} // namespace studio::query
