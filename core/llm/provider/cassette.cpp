// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/cassette.h"

#include "core/llm/provider/cassette_words.h"
#include "core/wire/json.h"
#include "core/wire/object_reader.h"

#include <algorithm>
#include <array>
#include <limits>

namespace studio::llm::provider {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Millis;
using base::Result;
using codec::Fault;
using http::HttpRequest;
using wire::Json;
using wire::ObjectReader;

namespace {

constexpr int kVersion = 1;
constexpr qint64 kLongest = std::numeric_limits<qint64>::max() / 4; // milliseconds

constexpr std::array<std::pair<const char *, Exchange::End>, 3> kEnds{{{"finished", Exchange::End::Finished},
                                                                       {"failed", Exchange::End::Failed},
                                                                       {"aborted", Exchange::End::Aborted}}};

const char *nameOf(Exchange::End end)
{
    const auto found =
        std::find_if(kEnds.begin(), kEnds.end(), [end](const auto &entry) { return entry.second == end; });
    return found->first;
}

/// A string if the bytes are text, so that people can read a cassette.
Json bytesToJson(const QByteArray &bytes)
{
    if (bytes.isValidUtf8() && !bytes.contains('\0'))
        return bytes.toStdString();
    return {{"base64", bytes.toBase64().toStdString()}};
}

std::optional<QByteArray> bytesFromJson(const Json &json)
{
    if (json.is_string())
        return QByteArray::fromStdString(json.get<std::string>());
    if (!json.is_object() || !json.contains("base64") || !json["base64"].is_string())
        return std::nullopt;
    const auto decoded =
        QByteArray::fromBase64Encoding(QByteArray::fromStdString(json["base64"].get<std::string>()),
                                       QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(*decoded) : std::nullopt;
}

Json faultToJson(const Fault &fault)
{
    Json json{{"cause", wire::toJson(wire::nameOf(fault.cause))},
              {"detail", wire::toJson(fault.detail)},
              {"mayRetry", fault.mayRetry}};
    if (fault.advice != model::Advice::None)
        json["advice"] = wire::toJson(wire::nameOf(fault.advice));
    return json;
}

Result<Fault> faultFromJson(const Json &json)
{
    ObjectReader reader(json, u"fault of an exchange"_s, ObjectReader::Unknown::Ignore);
    Fault fault;
    fault.cause = reader.name<model::Cause>("cause");
    fault.detail = reader.text("detail");
    fault.mayRetry = reader.boolean("mayRetry", false);
    fault.advice = reader.optionalName<model::Advice>("advice").value_or(model::Advice::None);
    return reader.result(fault);
}

Json answerToJson(const Exchange &exchange)
{
    Json answer = Json::object();
    if (exchange.status > 0) {
        answer["status"] = exchange.status;
        answer["began"] = exchange.began.count();
        QList<QByteArray> names = exchange.headers.keys();
        std::sort(names.begin(), names.end());
        Json headers = Json::object();
        for (const QByteArray &name : names)
            headers[name.toStdString()] = wire::toJson(QString::fromLatin1(exchange.headers.value(name)));
        answer["headers"] = std::move(headers);
    }
    Json pieces = Json::array();
    for (const Exchange::Piece &piece : exchange.pieces)
        pieces.push_back(Json::array({piece.at.count(), bytesToJson(piece.bytes)}));
    answer["pieces"] = std::move(pieces);
    answer["end"] = nameOf(exchange.end);
    answer["ended"] = exchange.ended.count();
    if (exchange.fault)
        answer["fault"] = faultToJson(*exchange.fault);
    return answer;
}

void readPieces(ObjectReader &reader, Exchange &exchange)
{
    const Json *pieces = reader.any("pieces");
    if (!pieces || !pieces->is_array())
        return reader.wrong("pieces", u"is no list"_s);
    for (const Json &piece : *pieces) {
        const bool isPair = piece.is_array() && piece.size() == 2 && piece[0].is_number_integer();
        const auto bytes = isPair ? bytesFromJson(piece[1]) : std::nullopt;
        if (!bytes)
            return reader.wrong("pieces", u"holds something that is no time with its bytes"_s);
        exchange.pieces.append({Millis(piece[0].get<qint64>()), *bytes});
    }
}

void readHeaders(ObjectReader &reader, Exchange &exchange)
{
    const Json *headers = reader.any("headers");
    if (!headers || !headers->is_object())
        return;
    for (const auto &[name, value] : headers->items())
        exchange.headers.insert(QByteArray::fromStdString(name), wire::toText(value).toLatin1());
}

Result<Exchange> readAnswer(const Json &json, Exchange exchange)
{
    ObjectReader reader(json, u"answer of an exchange"_s, ObjectReader::Unknown::Ignore);
    exchange.status = int(reader.whole("status", 100, 999, 0));
    exchange.began = Millis(reader.whole("began", 0, kLongest, 0));
    readHeaders(reader, exchange);
    readPieces(reader, exchange);
    const QString name = reader.text("end");
    const auto end = std::find_if(kEnds.begin(), kEnds.end(),
                                  [&name](const auto &entry) { return name == QLatin1String(entry.first); });
    if (end == kEnds.end())
        reader.wrong("end", u"is none of its names"_s);
    else
        exchange.end = end->second;
    exchange.ended = Millis(reader.whole("ended", 0, kLongest, 0));
    if (const Json *json = reader.any("fault")) {
        const Result<Fault> fault = faultFromJson(*json);
        if (!fault)
            return tl::unexpected(fault.error());
        exchange.fault = *fault;
    }
    return reader.result(exchange);
}

void sortByStart(QList<Exchange> &exchanges, qsizetype first)
{
    std::stable_sort(exchanges.begin() + first, exchanges.end(),
                     [](const Exchange &a, const Exchange &b) { return a.started < b.started; });
}

Error wrongLine(qsizetype number, const Error &error)
{
    //: %1 is a number, %2 says what is wrong
    return {ErrorCode::Corrupt,
            CassetteWords::tr("Line %1 of the cassette could not be read: %2").arg(number).arg(error.text),
            error.detail};
}

} // namespace

bool isCassetteHead(const QByteArray &line)
{
    const Result<Json> json = wire::parse(line);
    return json && json->is_object() && json->value("cassette", Json()) == kVersion;
}

QByteArray cassetteHead() { return wire::dump({{"cassette", kVersion}}) + '\n'; }

QByteArray exchangeToLine(const Exchange &exchange)
{
    Json request{{"url", wire::toJson(exchange.url.toString(QUrl::FullyEncoded))}};
    if (exchange.verb == HttpRequest::Verb::Get)
        request["verb"] = "get";
    const Result<Json> body = wire::parse(exchange.body);
    request["body"] =
        body && wire::dump(*body) == exchange.body ? Json{{"json", *body}} : bytesToJson(exchange.body);
    const Json line{{"started", exchange.started.count()},
                    {"request", std::move(request)},
                    {"answer", answerToJson(exchange)}};
    return wire::dump(line) + '\n';
}

Result<Exchange> exchangeFromLine(const QByteArray &line)
{
    const Result<Json> json = wire::parse(line);
    if (!json)
        return tl::unexpected(json.error());
    ObjectReader reader(*json, u"exchange"_s, ObjectReader::Unknown::Ignore);
    Exchange exchange;
    exchange.started = Millis(reader.whole("started", 0, kLongest, 0));
    const Json *request = reader.any("request");
    const Json *answer = reader.any("answer");
    if (!request || !answer)
        reader.wrong("request", u"or its answer is missing"_s);
    if (const auto flaw = reader.flaw())
        return tl::unexpected(*flaw);
    ObjectReader asked(*request, u"request of an exchange"_s, ObjectReader::Unknown::Ignore);
    exchange.url = QUrl(asked.text("url"));
    if (asked.optionalText("verb") == u"get"_s)
        exchange.verb = HttpRequest::Verb::Get;
    const Json *body = asked.any("body");
    const bool isJson = body && body->is_object() && body->contains("json");
    const auto bytes = isJson ? wire::dump((*body)["json"]) : bytesFromJson(body ? *body : Json());
    if (!bytes)
        asked.wrong("body", u"is neither JSON nor bytes"_s);
    if (const auto flaw = asked.flaw())
        return tl::unexpected(*flaw);
    exchange.body = *bytes;
    return readAnswer(*answer, std::move(exchange));
}

Result<QList<Exchange>> exchangesOf(const QByteArray &cassette)
{
    QList<QByteArray> lines = cassette.split('\n');
    lines.removeLast(); // after the last LF: nothing, or a line that was being written
    if (lines.isEmpty() || !isCassetteHead(lines.first()))
        return base::failure(ErrorCode::InvalidInput,
                             CassetteWords::tr("This file is not a cassette of Companion Studio."));
    QList<Exchange> exchanges;
    qsizetype first = 0; // of this recording
    for (qsizetype i = 1; i < lines.size(); ++i) {
        if (isCassetteHead(lines.at(i))) {
            sortByStart(exchanges, first);
            first = exchanges.size();
            continue;
        }
        Result<Exchange> exchange = exchangeFromLine(lines.at(i));
        if (!exchange)
            return tl::unexpected(wrongLine(i + 1, exchange.error()));
        exchanges.append(std::move(*exchange));
    }
    sortByStart(exchanges, first);
    return exchanges;
}

} // namespace studio::llm::provider
