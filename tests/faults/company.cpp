// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/company.h"

#include "core/wire/json.h"

#include <array>

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

namespace {

constexpr std::array kImportance{9, 7, 3};

} // namespace

const QStringList &company()
{
    static const QStringList names{u"aya"_s, u"ben"_s, u"cho"_s};
    return names;
}

int importanceOf(int companion) { return kImportance.at(size_t(companion)); }

QString voteOf(int companion)
{
    return uR"({"thought":"Grüße – 東京 😀","addressed_by":null,"act":"answer","selected":true,"state":"speak","importance":%1,"closing":"none"})"_s
        .arg(importanceOf(companion));
}

QStringList speechOf(int companion)
{
    return {company().at(companion), u" sagt: „Grüße"_s, u" aus 東京“"_s, u", 😀 and\nmore"_s,
            u" \"quoted\"."_s};
}

QString boughtBy(int companion) { return u"Tea, 緑茶 😀, says "_s + company().at(companion); }

QString consumptionOf(int companion)
{
    wire::Json arguments = wire::Json::object();
    arguments["amount"] = 60;
    arguments["message"] = wire::toJson(boughtBy(companion));
    return QString::fromUtf8(wire::dump(arguments));
}

QStringList inPieces(const QString &text)
{
    QStringList pieces;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype size = 7;
        if (at + size < text.size() && text.at(at + size).isLowSurrogate())
            ++size;
        pieces.append(text.mid(at, size));
        at += size;
    }
    return pieces;
}

namespace {

Recording of(int companion, Recording recording)
{
    recording.companion = companion;
    return recording;
}

} // namespace

Recording recordingFor(const Case &with, int companion, RequestKind asked, const std::optional<QString> &vote)
{
    if (asked == RequestKind::Vote && with.votesByTool) {
        QList<QByteArray> arguments;
        for (const QString &piece : inPieces(vote.value_or(voteOf(companion))))
            arguments.append(piece.toUtf8());
        return of(companion, calling(with.dialect, u"vote"_s, arguments));
    }
    if (asked == RequestKind::Vote)
        return saying(with.dialect, inPieces(vote.value_or(voteOf(companion))));
    if (with.part != Part::Spending)
        return saying(with.dialect, speechOf(companion));
    if (asked == RequestKind::AfterCall)
        return saying(with.dialect, {});
    QList<QByteArray> arguments;
    for (const QString &piece : inPieces(consumptionOf(companion)))
        arguments.append(piece.toUtf8());
    return of(companion, calling(with.dialect, u"consume"_s, arguments));
}

} // namespace studio::tests::faults
