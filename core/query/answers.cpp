// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/answers.h"

#include <QCoreApplication>

#include <array>

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

constexpr std::array<const char *, 3> kPictures{"image/jpeg", "image/png", "image/webp"};

/// Its kind, if the text is the data address of a picture that models take.
std::optional<QString> pictureKind(const QString &body)
{
    for (const char *kind : kPictures) {
        if (body.startsWith(u"data:%1;base64,"_s.arg(QLatin1String(kind))))
            return QString::fromLatin1(kind);
    }
    return std::nullopt;
}

bool isPictureAddress(const QString &text) { return text.startsWith("data:"_L1, Qt::CaseInsensitive); }

std::optional<QString> flawIn(const QueryType &type, const QueryResult &result)
{
    const QString body = result.body.value_or(QString());
    if (body.size() > (type.isPicture ? kLongestPicture : kLongestText))
        return u"%1 units"_s.arg(body.size());
    if (result.success && type.isPicture && !pictureKind(body))
        return u"no picture"_s;
    return std::nullopt;
}

QString noteOn(const QString &picture)
{
    return u"%1, %2 bytes, not kept"_s.arg(pictureKind(picture).value_or(u"image"_s))
        .arg(picture.size() / 4 * 3);
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
    if (const auto flaw = flawIn(type, result)) {
        return base::failure(ErrorCode::InvalidInput,
                             Words::tr("This cannot be the answer to such a request."), *flaw);
    }
    Answer answer{tidied(result), tidied(result)};
    if (!answer.kept.body)
        return answer;
    if (kept && !isPictureAddress(*kept) && kept->size() <= kLongestText)
        answer.kept.body = *kept;
    else if (isPictureAddress(*answer.kept.body))
        answer.kept.body = noteOn(*answer.kept.body);
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
