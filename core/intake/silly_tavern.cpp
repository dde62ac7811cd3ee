// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/intake/talk_reader.h"
#include "core/intake/text_lines.h"
#include "core/intake/words.h"
#include "core/wire/json.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

// SillyTavern's chats: a line of JSON for each message, and a header that may be missing.
namespace studio::intake {

using namespace Qt::StringLiterals;
using base::Result;
using model::CardReport;
using Next = Result<std::optional<TalkLine>>;
using Fate = model::CardNote::Fate;

namespace {

QString textAt(const wire::Json &json, const char *key)
{
    const auto it = json.find(key);
    return it == json.end() ? QString() : wire::toText(*it);
}

bool isTrue(const wire::Json &json, const char *key)
{
    const auto it = json.find(key);
    return it != json.end() && it->is_boolean() && it->get<bool>();
}

// "2024-05-06T07:08:09.000Z", "May 6, 2024 7:08am", "2024-05-06 @07h 08m 09s 010ms", or milliseconds.
QDateTime timeIn(const wire::Json &json)
{
    const auto it = json.find("send_date");
    if (it == json.end())
        return {};
    if (it->is_number())
        return QDateTime::fromMSecsSinceEpoch(it->get<qint64>(), base::kUtc);
    const QString text = wire::toText(*it).simplified();
    if (const auto iso = QDateTime::fromString(text, Qt::ISODateWithMs); iso.isValid())
        return iso.toUTC();
    static const QRegularExpression marked(
        u"^(\\d{4})-(\\d{1,2})-(\\d{1,2}) ?@ ?(\\d{1,2})h ?(\\d{1,2})m ?(\\d{1,2})s"_s);
    if (const auto match = marked.match(text); match.hasMatch()) {
        const auto part = [&match](int group) { return match.captured(group).toInt(); };
        return {QDate(part(1), part(2), part(3)), QTime(part(4), part(5), part(6)), base::kUtc};
    }
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const auto spoken = english.toDateTime(text.toUpper(), u"MMMM d, yyyy h:mmAP"_s);
    const auto capital = english.toDateTime(text.left(1).toUpper() + text.mid(1), u"MMMM d, yyyy h:mmap"_s);
    const QDateTime local = capital.isValid() ? capital : spoken;
    return local.isValid() ? QDateTime(local.date(), local.time(), base::kUtc) : QDateTime();
}

/// The unit of UTF-16 that is written as an escape (\\uXXXX) at that place; 0: none is.
char16_t escapedUnit(QStringView line, qsizetype at)
{
    constexpr qsizetype kEscape = 6;
    if (at + kEscape > line.size() || line.at(at) != u'\\' || line.at(at + 1) != u'u')
        return 0;
    bool isHex = false;
    const ushort unit = line.sliced(at + 2, 4).toUShort(&isHex, 16);
    return isHex ? char16_t(unit) : u'\0';
}

// JavaScript writes half of a character as an escape where a text was cut in its middle; it is none in JSON.
QString withoutHalves(const QString &line)
{
    QString whole;
    for (qsizetype at = 0; at < line.size();) {
        const char16_t unit = escapedUnit(line, at);
        const bool isPair = QChar::isHighSurrogate(unit) && QChar::isLowSurrogate(escapedUnit(line, at + 6));
        const bool isHalf = QChar::isSurrogate(unit) && !isPair;
        const qsizetype size = isPair ? 12 : unit != 0 ? 6 : line.at(at) == u'\\' ? 2 : 1;
        whole += isHalf ? QStringView(u"\\ufffd") : QStringView(line).mid(at, size);
        at += size;
    }
    return whole;
}

class SillyTavernReader final : public TalkReader
{
public:
    explicit SillyTavernReader(QIODevice &device)
        : m_lines(device, TextLines::Encoding::Utf8)
    {
    }

    Next next() override
    {
        for (;;) {
            const auto line = m_lines.next();
            if (!line)
                return tl::unexpected(line.error());
            if (!*line)
                return std::nullopt;
            ++m_number;
            if ((*line)->trimmed().isEmpty())
                continue;
            auto json = wire::parse((*line)->toUtf8());
            if (!json)
                json = wire::parse(withoutHalves(**line).toUtf8());
            if (!json || !json->is_object()) {
                return base::failure(base::ErrorCode::Malformed,
                                     Words::tr("Line %1 of the file is damaged.").arg(m_number),
                                     json ? QString() : json.error().text);
            }
            if (const auto said = lineIn(*json))
                return said;
        }
    }

    CardReport report() const override
    {
        CardReport notes;
        if (m_header)
            notes.append({Fate::Ignored, u"chat_metadata"_s,
                          Words::tr("Settings of the other program; they mean nothing here.")});
        if (m_swipes > 0)
            notes.append({Fate::Used, u"swipes"_s,
                          Words::tr("%n messages keep their other versions.", nullptr, int(m_swipes))});
        if (m_system > 0)
            notes.append(
                {Fate::Warning, u"is_system"_s,
                 Words::tr("%n messages were hidden from the models there; here they are part of the "
                           "talk.",
                           nullptr, int(m_system))});
        if (m_extra > 0)
            notes.append(
                {Fate::Ignored, u"extra"_s,
                 Words::tr("What %n messages say of their models is left out.", nullptr, int(m_extra))});
        if (m_empty > 0)
            notes.append({Fate::Ignored, Words::tr("empty messages"),
                          Words::tr("%n messages without a word are left out.", nullptr, int(m_empty))});
        return notes;
    }

private:
    std::optional<TalkLine> lineIn(const wire::Json &json)
    {
        if (!json.contains("mes")) {
            m_header = m_header || json.contains("chat_metadata");
            return std::nullopt;
        }
        TalkLine said{textAt(json, "name").simplified(), isTrue(json, "is_user"), textAt(json, "mes"),
                      timeIn(json)};
        if (said.name.isEmpty())
            said.name = said.isWriter ? u"User"_s : u"Character"_s;
        readSwipes(json, said);
        if (said.text.trimmed().isEmpty()) {
            ++m_empty;
            return std::nullopt;
        }
        m_system += isTrue(json, "is_system") ? 1 : 0;
        const auto extra = json.find("extra");
        m_extra += extra != json.end() && extra->is_object() && !extra->empty() ? 1 : 0;
        return said;
    }

    // What is shown counts: `mes` may have been edited since, and then stands for its swipe.
    void readSwipes(const wire::Json &json, TalkLine &said)
    {
        const auto swipes = json.find("swipes");
        if (swipes == json.end() || !swipes->is_array() || swipes->size() < 2)
            return;
        const auto chosen = json.find("swipe_id");
        const qsizetype at = chosen != json.end() && chosen->is_number_integer() ? chosen->get<qint64>() : 0;
        const qsizetype shown = std::clamp<qsizetype>(at, 0, qsizetype(swipes->size()) - 1);
        for (qsizetype i = 0; i < qsizetype(swipes->size()); ++i) {
            const QString text = i == shown ? said.text : wire::toText((*swipes)[size_t(i)]);
            if (text.trimmed().isEmpty())
                continue;
            if (i == shown)
                said.chosen = int(said.alternatives.size());
            said.alternatives.append(text);
        }
        if (said.alternatives.size() < 2)
            said.alternatives.clear();
        else
            ++m_swipes;
    }

    TextLines m_lines;
    qint64 m_number = 0;
    bool m_header = false;
    qint64 m_swipes = 0;
    qint64 m_system = 0;
    qint64 m_extra = 0;
    qint64 m_empty = 0;
};

} // namespace

std::unique_ptr<TalkReader> sillyTavernReader(QIODevice &device)
{
    return std::make_unique<SillyTavernReader>(device);
}

} // namespace studio::intake
