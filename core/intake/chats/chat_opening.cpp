// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/chat_opening.h"

#include "core/intake/chats/chat_values.h"
#include "core/intake/chats/json_chats.h"
#include "core/intake/chats/json_pieces.h"
#include "core/intake/pages/pages_file.h"
#include "core/intake/text_lines.h"
#include "core/intake/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::base::ErrorCode;
using studio::base::Result;
using studio::wire::Json;
using Next = studio::base::Result<std::optional<studio::intake::Conversation>>;

namespace studio::intake {
namespace {

constexpr qint64 kLargestObject = qint64(128) * 1024 * 1024; // for a file that must be in memory as a whole
constexpr int kDeepestList = 4;
constexpr qsizetype kBeginning = 64 * 1024; // bytes that tell a page from JSON, as for other kinds

/// Adds the conversations in lists inside the object, whatever the names of the lists.
void addInside(const Json &json, QList<Conversation> &to, int depth)
{
    if (auto one = conversationIn(json)) {
        if (!one->lines.isEmpty())
            to.append(std::move(*one));
        return;
    }
    if (depth >= kDeepestList || (!json.is_object() && !json.is_array()))
        return;
    for (const Json &inner : json) {
        if (inner.is_object() || inner.is_array())
            addInside(inner, to, depth + 1);
    }
}

/// Fills in what all conversations of a file have in common, from its header.
void name(QList<Conversation> &all, const Json &json)
{
    QString character;
    const Json *info = firstOf(json, {"info", "character"});
    if (const Json *inner = info ? firstOf(*info, {"character"}) : nullptr)
        info = inner;
    if (info && info->is_object())
        character = textUnder(*info, {"name", "title"});
    if (character.isEmpty())
        character = textUnder(json, {"character_name", "char_name"});
    for (Conversation &one : all) {
        for (TalkLine &line : one.lines) {
            if (!line.isWriter && line.name == "Assistant"_L1 && !character.isEmpty())
                line.name = character;
        }
        if (one.title.isEmpty())
            one.title = character;
    }
}

/// A file that is in memory as a whole.
class ObjectFile final : public ChatFile
{
public:
    explicit ObjectFile(QIODevice &device)
        : m_device(device)
    {
    }

    Next next() override
    {
        if (!std::exchange(m_isRead, true)) {
            if (const auto error = read())
                return tl::unexpected(*error);
        }
        if (m_all.isEmpty())
            return std::nullopt;
        return m_all.takeFirst();
    }

private:
    std::optional<base::Error> read()
    {
        if (m_device.size() > kLargestObject)
            return base::Error{ErrorCode::Malformed,
                               Words::tr("The file is a single JSON object of more than 128 MB. Export fewer "
                                         "conversations at once."),
                               {}};
        QByteArray bytes = m_device.readAll();
        if (const auto wide = wideEncodingOf(bytes))
            bytes = asUtf8(bytes, *wide);
        const auto json = wire::parse(bytes);
        if (!json)
            return base::Error{ErrorCode::Malformed, Words::tr("The file is damaged or incomplete."),
                               json.error().text};
        addInside(*json, m_all, 0);
        name(m_all, *json);
        return std::nullopt;
    }

    QIODevice &m_device;
    bool m_isRead = false;
    QList<Conversation> m_all;
};

/// Values one after another, in a list or on lines: conversations, or the messages of a single conversation.
class ValuesFile : public ChatFile
{
public:
    Next next() override
    {
        while (m_ready.isEmpty() && !m_isAtEnd) {
            const auto value = nextValue();
            if (!value)
                return tl::unexpected(value.error());
            if (!*value) {
                m_isAtEnd = true;
                break;
            }
            take(**value);
        }
        if (m_ready.isEmpty()) {
            if (Conversation one = m_messages->done(); !one.lines.isEmpty())
                m_ready.append(std::move(one));
        }
        if (m_ready.isEmpty() && !m_pairs.empty()) {
            if (auto one = conversationIn(std::exchange(m_pairs, Json::array()));
                one && !one->lines.isEmpty())
                m_ready.append(*one);
        }
        if (m_ready.isEmpty())
            return std::nullopt;
        Conversation one = m_ready.takeFirst();
        if (m_damaged > 0) {
            one.report.append({model::CardNote::Fate::Warning, Words::tr("damaged"),
                               Words::tr("Skipped %n damaged part(s) of the file; the first is number %1.",
                                         nullptr, int(std::exchange(m_damaged, 0)))
                                   .arg(m_firstDamaged)});
        }
        return one;
    }

protected:
    /// None at the end, and after a place that cannot be read.
    virtual Result<std::optional<Json>> nextValue() = 0;

    void passOver(qint64 number)
    {
        if (m_damaged++ == 0)
            m_firstDamaged = number;
    }

private:
    void take(const Json &value)
    {
        if (isMessage(value) || isRecord(value))
            m_messages->add(value);
        else if (value.is_array() && std::any_of(value.begin(), value.end(), isRecord))
            std::for_each(value.begin(), value.end(), [this](const Json &one) { m_messages->add(one); });
        else if (value.is_array() && value.size() == 2 && value[0].is_string())
            m_pairs.push_back(value);
        else
            addInside(value, m_ready, 0);
    }

    QList<Conversation> m_ready;
    std::unique_ptr<RecordedTalk> m_messages = recordedTalk();
    Json m_pairs = Json::array();
    bool m_isAtEnd = false;
    qint64 m_damaged = 0;
    qint64 m_firstDamaged = 0;
};

class ListFile final : public ValuesFile
{
public:
    explicit ListFile(QIODevice &device)
        : m_pieces(device)
    {
    }

protected:
    Result<std::optional<Json>> nextValue() override
    {
        for (;;) {
            const auto piece = m_pieces.next();
            ++m_number;
            if (!piece) {
                if (m_number == 1)
                    return tl::unexpected(piece.error());
                passOver(m_number);
                return std::nullopt; // cut short: the values before it are complete
            }
            if (!*piece)
                return std::nullopt;
            if (auto json = wire::parse((*piece)->json))
                return std::move(*json);
            passOver(m_number);
        }
    }

private:
    JsonPieces m_pieces;
    qint64 m_number = 0;
};

class LinesFile final : public ValuesFile
{
public:
    explicit LinesFile(QIODevice &device)
        : m_lines(device, TextLines::Encoding::Unicode)
    {
    }

protected:
    Result<std::optional<Json>> nextValue() override
    {
        for (;;) {
            const auto line = m_lines.next();
            if (!line)
                return tl::unexpected(line.error());
            if (!*line)
                return std::nullopt;
            ++m_number;
            const QString text = (*line)->trimmed();
            if (text.isEmpty())
                continue;
            if (auto json = wire::parse(text.toUtf8()); json && (json->is_object() || json->is_array()))
                return std::move(*json);
            passOver(m_number);
        }
    }

private:
    TextLines m_lines;
    qint64 m_number = 0;
};

/// Whether the first line is a complete JSON value and more lines follow.
bool isInLines(QIODevice &device)
{
    TextLines lines(device, TextLines::Encoding::Unicode);
    int found = 0;
    bool isValue = false;
    while (found < 2) {
        const auto line = lines.next();
        if (!line || !*line)
            break;
        const QString text = (*line)->trimmed();
        if (text.isEmpty())
            continue;
        if (++found == 1)
            isValue = wire::parse(text.toUtf8()).has_value();
        if (!isValue)
            break;
    }
    device.seek(0);
    return isValue && found == 2;
}

} // namespace

std::unique_ptr<ChatFile> openChatFile(QIODevice &device)
{
    if (isPage(beginningOf(device, kBeginning)))
        return pagesFile(device);
    if (isInLines(device))
        return std::make_unique<LinesFile>(device);
    if (beginsAsList(device))
        return std::make_unique<ListFile>(device);
    return std::make_unique<ObjectFile>(device);
}

} // namespace studio::intake
