// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/chat_values.h"

#include "core/base/utc.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

constexpr double kSecondsEnd = 1e11; // the year 5138; larger numbers are milliseconds
constexpr double kMillisEnd = 1e14;  // larger ones are microseconds
constexpr double kMicrosEnd = 1e17;  // and larger ones still are nanoseconds
constexpr int kDeepest = 8;
constexpr int kFirstYear = 1990;

QDateTime inOurTimes(const QDateTime &time)
{
    return time.isValid() && time.date().year() >= kFirstYear ? time : QDateTime();
}

QDateTime timeOfNumber(double number)
{
    if (!std::isfinite(number) || number <= 0 || number > 1e20)
        return {};
    double millis = number;
    if (number < kSecondsEnd)
        millis = number * 1000;
    else if (number >= kMicrosEnd)
        millis = number / 1e6;
    else if (number >= kMillisEnd)
        millis = number / 1000;
    return inOurTimes(QDateTime::fromMSecsSinceEpoch(qint64(millis), base::kUtc));
}

void addText(QString &to, const QString &text)
{
    if (text.isEmpty())
        return;
    if (!to.isEmpty())
        to += u'\n';
    to += text;
}

bool isOf(const QString &type, std::initializer_list<QStringView> words)
{
    return std::any_of(words.begin(), words.end(),
                       [&type](QStringView word) { return type.contains(word, Qt::CaseInsensitive); });
}

void addContent(const Json &value, Content &content, int depth);

/// Parts go below each other; a text that is split only for bold words and links continues on its line.
void addParts(const Json &parts, Content &content, int depth)
{
    const auto isText = [](const Json &part) { return part.is_string(); };
    const bool isInline =
        std::any_of(parts.begin(), parts.end(), isText) && !std::all_of(parts.begin(), parts.end(), isText);
    if (!isInline) {
        for (const Json &part : parts)
            addContent(part, content, depth + 1);
        return;
    }
    QString line;
    for (const Json &part : parts) {
        Content one;
        addContent(part, one, depth + 1);
        line += one.text;
        content.pictures += one.pictures;
    }
    addText(content.text, line);
}

void addContent(const Json &value, Content &content, int depth)
{
    if (depth > kDeepest)
        return;
    if (value.is_string()) {
        addText(content.text, wire::toText(value));
        return;
    }
    if (value.is_array()) {
        addParts(value, content, depth);
        return;
    }
    if (!value.is_object())
        return;
    const QString type = textUnder(value, {"type", "content_type"});
    const bool isThought = isTrue(firstOf(value, {"isThought"})) || isTrue(firstOf(value, {"thought"}));
    if (isThought || isOf(type, {u"think", u"thought", u"reasoning"})) {
        Content inner;
        if (const Json *text =
                firstOf(value, {"thinking", "text", "content", "thoughts", "summary", "parts"}))
            addContent(*text, inner, depth + 1);
        addText(content.thoughts, inner.text);
        return;
    }
    const Json *words = firstOf(value, {"text"});
    const bool isWords = words && words->is_string() && !wire::toText(*words).trimmed().isEmpty();
    if (!isWords && isOf(type, {u"image", u"file", u"audio", u"video", u"asset", u"sticker"})) {
        ++content.pictures;
        return;
    }
    if (isOf(type, {u"tool", u"function", u"code_execution", u"search", u"user_editable_context"}))
        return;
    if (const Json *inner =
            firstOf(value, {"text", "parts", "content", "message", "value", "markdown", "result"}))
        addContent(*inner, content, depth + 1);
}

} // namespace

const Json *firstOf(const Json &object, std::initializer_list<const char *> keys)
{
    if (!object.is_object())
        return nullptr;
    for (const char *key : keys) {
        const auto it = object.find(key);
        if (it != object.end() && !it->is_null())
            return &*it;
    }
    return nullptr;
}

QString plainText(const Json *value)
{
    if (!value)
        return {};
    if (value->is_number_integer())
        return QString::number(value->get<qint64>());
    return wire::toText(*value);
}

QString textUnder(const Json &object, std::initializer_list<const char *> keys)
{
    for (const char *key : keys) {
        const QString text = plainText(firstOf(object, {key}));
        if (!text.isEmpty())
            return text;
    }
    return {};
}

bool isTrue(const Json *value)
{
    if (!value)
        return false;
    if (value->is_boolean())
        return value->get<bool>();
    if (value->is_number())
        return value->get<double>() != 0;
    return wire::toText(*value).compare("true"_L1, Qt::CaseInsensitive) == 0;
}

QString withoutEntities(QString text)
{
    if (!text.contains(u'&'))
        return text;
    for (const auto &[entity, sign] :
         {std::pair{u"&lt;"_s, u"<"_s}, std::pair{u"&gt;"_s, u">"_s}, std::pair{u"&quot;"_s, u"\""_s},
          std::pair{u"&#x27;"_s, u"'"_s}, std::pair{u"&#39;"_s, u"'"_s}, std::pair{u"&nbsp;"_s, u" "_s},
          std::pair{u"&amp;"_s, u"&"_s}})
        text.replace(entity, sign);
    return text;
}

QString withoutTags(QString html)
{
    static const QRegularExpression kLineEnd(u"<br[^<>]*>|</(p|div|li|blockquote|h\\d)>"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kTag(u"<[^<>]*>"_s); // only up to the next "<", or it takes too long
    html.replace(kLineEnd, u"\n"_s);
    html.remove(kTag);
    return withoutEntities(html).trimmed();
}

QString unmangled(const QString &text)
{
    bool isWide = false;
    for (const QChar c : text) {
        if (c.unicode() > 0xff)
            return text;
        isWide = isWide || c.unicode() > 0x7f;
    }
    if (!isWide)
        return text;
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString repaired = decoder(text.toLatin1());
    return decoder.hasError() ? text : repaired;
}

void partThoughts(Content &content)
{
    static const QRegularExpression kThoughts(u"^\\s*<(think|thinking)>(.*?)</\\1>\\s*"_s,
                                              QRegularExpression::DotMatchesEverythingOption);
    const auto match = kThoughts.match(content.text);
    if (!match.hasMatch())
        return;
    addText(content.thoughts, match.captured(2).trimmed());
    content.text = content.text.mid(match.capturedLength());
}

Content contentOf(const Json &value)
{
    Content content;
    addContent(value, content, 0);
    return content;
}

QDateTime timeOf(const Json *value)
{
    if (!value)
        return {};
    if (value->is_number())
        return timeOfNumber(value->get<double>());
    if (const Json *inner = firstOf(*value, {"$date", "date", "seconds", "_seconds", "$numberLong"}))
        return timeOf(inner);
    return timeOf(wire::toText(*value));
}

QDateTime timeOf(const QString &written)
{
    const QString text = written.simplified();
    if (text.isEmpty())
        return {};
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (isNumber)
        return timeOfNumber(number);
    QString iso = text;
    if (iso.endsWith(" UTC"_L1))
        iso = iso.chopped(4) + u'Z';
    for (const Qt::DateFormat format : {Qt::ISODateWithMs, Qt::ISODate, Qt::RFC2822Date}) {
        if (const auto time = QDateTime::fromString(iso, format); time.isValid())
            return inOurTimes(time.timeSpec() == Qt::LocalTime
                                  ? QDateTime(time.date(), time.time(), base::kUtc)
                                  : time.toUTC());
    }
    static const QRegularExpression kMarked(
        u"^(\\d{4})-(\\d{1,2})-(\\d{1,2}) ?@ ?(\\d{1,2})h ?(\\d{1,2})m ?(\\d{1,2})s"_s);
    if (const auto match = kMarked.match(text); match.hasMatch()) {
        const auto part = [&match](int group) { return match.captured(group).toInt(); };
        return {QDate(part(1), part(2), part(3)), QTime(part(4), part(5), part(6)), base::kUtc};
    }
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    QString spoken = text.left(1).toUpper() + text.mid(1);
    // "Monday, May 6, 2024 at 7:08:09 AM UTC"
    static const QRegularExpression kWeekday(u"^[A-Z][a-z]{2,5}day, (?=[A-Z])"_s);
    spoken.remove(kWeekday).replace(" at "_L1, " "_L1);
    if (spoken.endsWith(" UTC"_L1))
        spoken.chop(4);
    // Unifies "7:08AM", "7:08 am" and "7:08 AM" for the patterns below.
    static const QRegularExpression kHalf(u" ?([ap])\\.?m\\.?$"_s, QRegularExpression::CaseInsensitiveOption);
    if (const auto match = kHalf.match(spoken); match.hasMatch())
        spoken = spoken.left(match.capturedStart()) + u' ' + match.captured(1).toUpper() + u'M';
    for (const QString &form :
         {u"MMMM d, yyyy h:mm AP"_s, u"MMMM d, yyyy H:mm"_s, u"MMMM d, yyyy h:mm:ss AP"_s,
          u"MMM d, yyyy h:mm AP"_s, u"MMM d, yyyy, h:mm AP"_s, u"d MMMM yyyy H:mm"_s, u"yyyy/MM/dd H:mm:ss"_s,
          u"yyyy/MM/dd H:mm"_s, u"yyyy-MM-dd H:mm:ss"_s, u"yyyy-MM-dd H:mm"_s, u"dd-MMM-yy hh:mm AP"_s,
          u"dd-MMM-yy HH:mm"_s, u"M/d/yyyy h:mm AP"_s, u"dd.MM.yyyy HH:mm:ss"_s, u"dd.MM.yyyy HH:mm"_s}) {
        QDateTime time = english.toDateTime(spoken, form);
        if (!time.isValid())
            continue;
        QDate date = time.date();
        if (!form.contains("yyyy"_L1) && date.year() < 1970)
            date = date.addYears(100);
        return {date, time.time(), base::kUtc};
    }
    return {};
}

} // namespace studio::intake
