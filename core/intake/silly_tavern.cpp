// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/chat_values.h"
#include "core/intake/chats/json_pieces.h"
#include "core/intake/talk_reader.h"
#include "core/intake/tavern_note.h"
#include "core/intake/text_lines.h"
#include "core/intake/words.h"
#include "core/wire/json.h"

#include <algorithm>

// SillyTavern's chats: a line of JSON for each message, and an optional header.
namespace studio::intake {

using namespace Qt::StringLiterals;
using base::Result;
using model::CardReport;
using Next = Result<std::optional<TalkLine>>;
using Fate = model::CardNote::Fate;

namespace {

/// The UTF-16 unit of the escape (\\uXXXX) at that place; 0 if there is none.
char16_t escapedUnit(QStringView line, qsizetype at)
{
    constexpr qsizetype kEscape = 6;
    if (at + kEscape > line.size() || line.at(at) != u'\\' || line.at(at + 1) != u'u')
        return 0;
    bool isHex = false;
    const ushort unit = line.sliced(at + 2, 4).toUShort(&isHex, 16);
    return isHex ? char16_t(unit) : u'\0';
}

// JavaScript escapes half a character if a text was cut inside it; JSON does not allow that.
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

/// Names that the program uses for itself.
bool isProgram(const QString &name)
{
    static const QStringList names{u"SillyTavern System"_s, u"System"_s, u"Assistant"_s, u"Group Chat"_s};
    return names.contains(name);
}

/// The text of a message or a swipe: some programs wrap it in an object.
QString saidAt(const wire::Json *value)
{
    if (!value)
        return {};
    return value->is_object() ? textUnder(*value, {"message", "mes", "text", "content"}) : plainText(value);
}

class SillyTavernReader final : public TalkReader
{
public:
    explicit SillyTavernReader(QIODevice &device)
        : m_isList(beginsAsList(device))
        , m_lines(device, TextLines::Encoding::Unicode)
        , m_pieces(device)
    {
    }

    Next next() override
    {
        for (;;) {
            const auto json = nextValue();
            if (!json)
                return tl::unexpected(json.error());
            if (!*json)
                return std::nullopt;
            if (const auto said = lineIn(**json))
                return said;
        }
    }

    CardReport report() const override
    {
        CardReport notes;
        const auto count = [&notes](Fate fate, const QString &part, qint64 number, const QString &text) {
            if (number > 0)
                notes.append({fate, part, text});
        };
        if (m_header)
            notes.append({Fate::Ignored, u"chat_metadata"_s,
                          Words::tr("Settings of the other program, not used here.")});
        filledNote().tellIn(notes);
        if (m_damaged > 0)
            notes.append(
                {Fate::Warning, Words::tr("damaged lines"),
                 Words::tr("Skipped %n damaged line(s); the first is line %1.", nullptr, int(m_damaged))
                     .arg(m_firstDamaged)});
        count(Fate::Used, u"swipes"_s, m_swipes,
              Words::tr("%n message(s) keep other versions.", nullptr, int(m_swipes)));
        count(Fate::Used, u"is_system"_s, m_hidden,
              Words::tr("%n message(s) hidden from models stay hidden: you can read them, companions cannot.",
                        nullptr, int(m_hidden)));
        count(Fate::Used, u"whispered_to"_s, m_whispers,
              Words::tr("%n whisper(s) stay whispers.", nullptr, int(m_whispers)));
        count(Fate::Used, u"reasoning"_s, m_thoughts,
              Words::tr("%n message(s) include model thoughts.", nullptr, int(m_thoughts)));
        count(Fate::Warning, Words::tr("pictures"), m_pictures,
              Words::tr("Skipped %n picture(s) that are not in this file.", nullptr, int(m_pictures)));
        count(Fate::Ignored, u"extra"_s, m_extra,
              Words::tr("Skipped model details of %n message(s).", nullptr, int(m_extra)));
        count(Fate::Ignored, Words::tr("empty messages"), m_empty,
              Words::tr("Skipped %n message(s) without text.", nullptr, int(m_empty)));
        return notes;
    }

    QString scene() const override { return filledNote().scene(); }
    QString lorebook() const override { return m_note.lorebook(); }

private:
    void passOver()
    {
        if (m_damaged++ == 0)
            m_firstDamaged = m_number;
    }

    /// The next object, in a list or on a line; damaged objects are skipped.
    Result<std::optional<wire::Json>> nextValue()
    {
        for (;;) {
            QByteArray bytes;
            ++m_number;
            if (m_isList) {
                const auto piece = m_pieces.next();
                if (!piece) {
                    passOver();
                    return std::nullopt; // cut short
                }
                if (!*piece)
                    return std::nullopt;
                bytes = (*piece)->json;
            } else {
                const auto line = m_lines.next();
                if (!line)
                    return tl::unexpected(line.error());
                if (!*line)
                    return std::nullopt;
                if ((*line)->trimmed().isEmpty())
                    continue;
                bytes = (*line)->toUtf8();
            }
            auto json = wire::parse(bytes);
            if (!json)
                json = wire::parse(withoutHalves(QString::fromUtf8(bytes)).toUtf8());
            if (json && json->is_object())
                return std::move(*json);
            if (!json || !json->is_null())
                passOver();
        }
    }

    std::optional<TalkLine> lineIn(const wire::Json &json)
    {
        if (!json.contains("mes")) {
            readHeader(json);
            return std::nullopt;
        }
        TalkLine said{textUnder(json, {"name"}).simplified(), isTrue(firstOf(json, {"is_user"})),
                      saidAt(firstOf(json, {"mes"})), timeOf(firstOf(json, {"send_date"}))};
        if (said.name.isEmpty())
            said.name = said.isWriter ? u"User"_s : u"Character"_s;
        if (said.isWriter)
            m_writer = said.name;
        said.isHidden = isTrue(firstOf(json, {"is_system"}));
        said.isNarrator = said.isHidden && isProgram(said.name);
        const bool isCharacter = !said.isWriter && !said.isNarrator;
        m_isGroup = m_isGroup || (isCharacter && !m_character.isEmpty() && m_character != said.name);
        if (isCharacter && m_character.isEmpty())
            m_character = said.name;
        readSwipes(json, said);
        fill(said);
        const wire::Json *extra = firstOf(json, {"extra"});
        if (extra && extra->is_object() && !extra->empty())
            readExtra(*extra, said);
        if (said.text.trimmed().isEmpty()) {
            ++m_empty;
            return std::nullopt;
        }
        m_hidden += said.isHidden ? 1 : 0;
        return said;
    }

    void readHeader(const wire::Json &json)
    {
        m_header = m_header || json.contains("chat_metadata");
        if (const wire::Json *metadata = firstOf(json, {"chat_metadata"}))
            m_note.read(*metadata);
        const auto named = [&json](const char *key) {
            const QString name = textUnder(json, {key}).simplified();
            return name == "unused"_L1 ? QString() : name; // newer versions write "unused" there
        };
        if (m_writer.isEmpty())
            m_writer = named("user_name");
        if (m_character.isEmpty())
            m_character = named("character_name");
    }

    /// In a group {{char}} is no particular character.
    [[nodiscard]] TavernNote filledNote() const
    {
        TavernNote note = m_note;
        note.fill(m_writer, m_isGroup ? QString() : m_character);
        return note;
    }

    /// Chats of some sites contain {{user}} and {{char}} in messages, older ones <USER> and <BOT>.
    void fill(TalkLine &said) const
    {
        const QString character = said.isWriter ? m_character : said.name;
        const auto filled = [&](QString &text) {
            for (const auto mark : {"{{user}}"_L1, "<USER>"_L1}) {
                if (!m_writer.isEmpty())
                    text.replace(mark, m_writer, Qt::CaseInsensitive);
            }
            for (const auto mark : {"{{char}}"_L1, "<BOT>"_L1}) {
                if (!character.isEmpty())
                    text.replace(mark, character, Qt::CaseInsensitive);
            }
        };
        filled(said.text);
        for (QString &text : said.alternatives)
            filled(text);
    }

    void readExtra(const wire::Json &extra, TalkLine &said)
    {
        const QString type = textUnder(extra, {"type"});
        const bool isTold = type == "narrator"_L1 || type == "comment"_L1;
        said.isNarrator = said.isNarrator || isTold || (said.isHidden && !type.isEmpty());
        said.thoughts = textUnder(extra, {"reasoning"});
        m_thoughts += said.thoughts.isEmpty() ? 0 : 1;
        if (const wire::Json *heard = firstOf(extra, {"whispered_to"}); heard && heard->is_array()) {
            said.isWhisper = true;
            for (const wire::Json &name : *heard)
                said.heardBy.append(wire::toText(name).simplified());
            ++m_whispers;
        }
        for (const char *key : {"image", "file", "video", "media", "image_swipes"}) {
            const wire::Json *one = firstOf(extra, {key});
            if (one && !one->empty()) {
                ++m_pictures;
                break;
            }
        }
        m_extra += extra.contains("api") || extra.contains("model") || extra.contains("token_count") ? 1 : 0;
    }

    // The shown text counts: `mes` may have been edited later, and then replaces its swipe.
    void readSwipes(const wire::Json &json, TalkLine &said)
    {
        const auto swipes = json.find("swipes");
        if (swipes == json.end() || !swipes->is_array() || swipes->empty())
            return;
        const auto chosen = json.find("swipe_id");
        const qsizetype at = chosen != json.end() && chosen->is_number_integer() ? chosen->get<qint64>() : 0;
        const qsizetype shown = std::clamp<qsizetype>(at, 0, qsizetype(swipes->size()) - 1);
        if (said.text.trimmed().isEmpty() && at == shown)
            said.text = saidAt(&(*swipes)[size_t(shown)]);
        for (qsizetype i = 0; i < qsizetype(swipes->size()); ++i) {
            const QString text = i == shown ? said.text : saidAt(&(*swipes)[size_t(i)]);
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

    bool m_isList;
    TextLines m_lines;
    JsonPieces m_pieces;
    qint64 m_number = 0;
    QString m_writer;
    QString m_character;
    bool m_isGroup = false; ///< several characters speak
    TavernNote m_note;
    bool m_header = false;
    qint64 m_damaged = 0;
    qint64 m_firstDamaged = 0;
    qint64 m_swipes = 0;
    qint64 m_hidden = 0;
    qint64 m_whispers = 0;
    qint64 m_thoughts = 0;
    qint64 m_pictures = 0;
    qint64 m_extra = 0;
    qint64 m_empty = 0;
};

} // namespace

std::unique_ptr<TalkReader> sillyTavernReader(QIODevice &device)
{
    return std::make_unique<SillyTavernReader>(device);
}

} // namespace studio::intake
