// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/other_kinds.h"

#include "core/intake/words.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace studio::intake {
namespace {

/// Lines of "Name: value" up to the first blank line, with one among them that only programs write.
bool isHeaderBlock(const QByteArray &start)
{
    static const QSet<QByteArray> kHeaders{"host",         "content-type", "content-length", "message-id",
                                           "mime-version", "received",     "return-path",    "user-agent",
                                           "accept",       "delivered-to", "cache-control",  "set-cookie"};
    bool isSure = false;
    for (const QByteArray &line : start.split('\n')) {
        if (line.trimmed().isEmpty())
            break;
        if (line.startsWith(' ') || line.startsWith('\t'))
            continue; // continues the value above
        const QByteArray name = line.left(line.indexOf(':')).toLower();
        if (!line.contains(':') || name.isEmpty() || name.contains(' '))
            return false;
        isSure = isSure || kHeaders.contains(name);
    }
    return isSure;
}

/// Cues with or without numbers: "00:00:01,000 --> 00:00:02,000" near the beginning.
bool isSubtitles(const QByteArray &start)
{
    static const QRegularExpression kCue(
        u"^(?:\\d+\\s+)?(?:\\d{1,2}:)?\\d{2}:\\d{2}[.,]\\d{3} --> (?:\\d{1,2}:)?\\d{2}:\\d{2}[.,]\\d{3}"_s);
    return start.startsWith("WEBVTT") || kCue.match(QString::fromUtf8(start.left(200))).hasMatch();
}

bool isWeb(const QByteArray &start)
{
    static const QRegularExpression kRequest(
        u"^(?:HTTP/\\d|(?:GET|POST|PUT|HEAD|DELETE|PATCH|OPTIONS) \\S+ HTTP/)"_s);
    return kRequest.match(QString::fromUtf8(start.left(4'000))).hasMatch();
}

} // namespace

QString otherKindOf(const QByteArray &start)
{
    if (start.startsWith("BEGIN:VCARD"))
        return Words::tr("These are contacts, not a conversation.");
    if (start.startsWith("BEGIN:VCALENDAR"))
        return Words::tr("This is a calendar, not a conversation.");
    if (start.startsWith("<?xml") || start.startsWith("<!DOCTYPE"))
        return Words::tr("This is XML, but not a readable conversation.");
    if (isSubtitles(start))
        return Words::tr("These are subtitles, not a conversation.");
    if (isWeb(start) || isHeaderBlock(start))
        return Words::tr("This is an email or a web server response, not a conversation.");
    return {};
}

} // namespace studio::intake
