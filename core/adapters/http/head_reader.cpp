// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/head_reader.h"

#include "core/adapters/http/octets.h"

#include <algorithm>

namespace studio::adapters::http {

namespace {

constexpr qsizetype kLongestMethod = 16;
constexpr qsizetype kMostDigits = 15; // of a length: no overflow is possible

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isTokenByte);
}

// In a path with its query: printable ASCII, and no fragment.
bool isTarget(QByteArrayView text)
{
    return text.startsWith('/') &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f && c != '#'; });
}

// Line ends come in pairs, and no other control characters occur; a method comes first.
bool canBecomeHead(QByteArrayView bytes)
{
    if (!bytes.isEmpty() && (bytes.front() < 'A' || bytes.front() > 'Z'))
        return false;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const char c = bytes[at];
        if (c == '\r') {
            if (at + 1 < bytes.size() && bytes[at + 1] != '\n')
                return false;
        } else if (c == '\n') {
            if (bytes[at - 1] != '\r')
                return false;
        } else if (isControl(c)) {
            return false;
        }
    }
    return true;
}

std::optional<HeadFlaw> readRequestLine(QByteArrayView line, ReadHead &read)
{
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    if (first <= 0 || last == first)
        return HeadFlaw{400, "request line"};
    const QByteArrayView method = line.first(first);
    const QByteArrayView target = line.sliced(first + 1, last - first - 1);
    const QByteArrayView version = line.sliced(last + 1);
    if (method.size() > kLongestMethod || !isToken(method))
        return HeadFlaw{400, "method"};
    if (version.size() != 8 || !version.startsWith("HTTP/"))
        return HeadFlaw{400, "no HTTP"};
    if (version != "HTTP/1.1" && version != "HTTP/1.0")
        return HeadFlaw{505, "version"};
    if (target.contains("://") && !target.startsWith('/'))
        return HeadFlaw{403, target.first(std::min<qsizetype>(target.size(), 100)).toByteArray(), true};
    if (!isTarget(target))
        return HeadFlaw{400, "target"};
    const qsizetype query = target.indexOf('?');
    read.isOld = version == "HTTP/1.0";
    read.head.method = method.toByteArray();
    read.head.path = (query < 0 ? target : target.first(query)).toByteArray();
    read.head.query = query < 0 ? QByteArray() : target.sliced(query + 1).toByteArray();
    return {};
}

std::optional<HeadFlaw> readHeader(QByteArrayView line, RequestHead &head)
{
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0 || !isToken(line.first(colon)))
        return HeadFlaw{400, "header"}; // a folded line begins with a space, and no name does
    if (head.headers.size() >= kMostHeaders)
        return HeadFlaw{431, "headers"};
    head.headers.emplaceBack(line.first(colon).toByteArray().toLower(),
                             line.sliced(colon + 1).trimmed().toByteArray());
    return {};
}

bool isListed(const RequestHead &head, QByteArrayView name, QByteArrayView word)
{
    return std::any_of(head.headers.begin(), head.headers.end(),
                       [&](const auto &entry) { return entry.first == name && hasWord(entry.second, word); });
}

std::optional<HeadFlaw> readLength(ReadHead &read)
{
    const int lengths = read.head.count("content-length");
    const int codings = read.head.count("transfer-encoding");
    if (lengths > 1 || codings > 1 || (lengths > 0 && codings > 0) || (codings > 0 && read.isOld))
        return HeadFlaw{400, "two lengths"};
    if (codings > 0) {
        if (read.head.header("transfer-encoding")->toLower() != "chunked")
            return HeadFlaw{501, "transfer coding"};
        read.isChunked = true;
    } else if (lengths > 0) {
        const QByteArray digits = *read.head.header("content-length");
        if (digits.isEmpty() || digits.size() > kMostDigits ||
            !std::all_of(digits.begin(), digits.end(), isDigit))
            return HeadFlaw{400, "length"};
        read.length = digits.toLongLong();
    }
    return {};
}

std::optional<HeadFlaw> readConnection(ReadHead &read)
{
    read.staysOpen = read.isOld ? isListed(read.head, "connection", "keep-alive")
                                : !isListed(read.head, "connection", "close");
    if (read.isOld || read.head.count("expect") == 0)
        return {};
    const auto expected = read.head.header("expect");
    if (!expected || expected->toLower() != "100-continue")
        return HeadFlaw{417, "expectation"};
    read.expectsContinue = true;
    return {};
}

} // namespace

bool ReadHead::wantsSocket() const
{
    return head.method == "GET" && !isOld && isListed(head, "upgrade", "websocket") &&
           isListed(head, "connection", "upgrade");
}

std::variant<Unfinished, ReadHead, HeadFlaw> readHead(QByteArrayView bytes)
{
    const qsizetype skipped = bytes.startsWith("\r\n") ? 2 : 0; // some clients send one after a body
    const QByteArrayView all = bytes.sliced(skipped);
    const qsizetype end = all.indexOf("\r\n\r\n");
    if (!canBecomeHead(end < 0 ? all : all.first(end + 4)))
        return skipped == 0 && bytes == "\r" ? std::variant<Unfinished, ReadHead, HeadFlaw>(Unfinished{})
                                             : HeadFlaw{400, "no HTTP"};
    if (end < 0 ? all.size() > kLongestHead : end > kLongestHead)
        return HeadFlaw{431, "head"};
    if (end < 0)
        return Unfinished{};
    ReadHead read;
    read.size = skipped + end + 4;
    QByteArrayView rest = all.first(end + 2);
    std::optional<HeadFlaw> flaw;
    for (bool isFirst = true; !flaw && !rest.isEmpty(); isFirst = false) {
        const qsizetype lineEnd = rest.indexOf("\r\n");
        const QByteArrayView line = rest.first(lineEnd);
        flaw = isFirst ? readRequestLine(line, read) : readHeader(line, read.head);
        rest = rest.sliced(lineEnd + 2);
    }
    if (!flaw)
        flaw = readLength(read);
    if (!flaw)
        flaw = readConnection(read);
    if (flaw)
        return *flaw;
    return read;
}

} // namespace studio::adapters::http
