// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/look.h"

#include "core/intake/chats/chat_opening.h"
#include "core/intake/group_beside.h"
#include "core/intake/other_kinds.h"
#include "core/intake/pages/pages_file.h"
#include "core/intake/spoken_words.h"
#include "core/intake/talk_file.h"
#include "core/intake/talk_source.h"
#include "core/intake/text_lines.h"
#include "core/intake/words.h"
#include "core/model/participants.h"
#include "core/model/room_limits.h"
#include "core/persona/naming.h"

#include <algorithm>

namespace studio::intake {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using model::ImportedFile;
using model::ImportedPerson;
using Kind = ImportedFile::Kind;
using As = ImportedPerson::As;

namespace {

constexpr qsizetype kMostNewcomers = 8;

/// A file written for programs, but no known kind of talk.
bool isJson(const QByteArray &start)
{
    if (!start.startsWith('{') && !start.startsWith('['))
        return false;
    const QByteArray next = start.mid(1).trimmed();
    return next.startsWith('"') || (start.startsWith('[') && (next.startsWith('{') || next.startsWith('[')));
}

/// Judged by the first bytes: a document of the studio, lines of JSON, a web page, or a text.
Kind kindOf(const QByteArray &start)
{
    if (isPage(start))
        return Kind::Chat;
    if (!start.startsWith('{') && !start.startsWith('['))
        return Kind::Text;
    const auto hasKey = [&start](const char *key) { return start.contains(key); };
    if (hasKey("\"companion-studio-room\""))
        return Kind::Room;
    const bool isTavern = hasKey("\"mes\"") ||
                          (start.startsWith('{') && (hasKey("\"chat_metadata\"") || hasKey("\"user_name\"")));
    if (isTavern && !hasKey("\"activation_strategy\"") && !hasKey("\"messages\""))
        return Kind::SillyTavern;
    return isJson(start) ? Kind::Chat : Kind::Text;
}

const model::Persona *companionCalled(const QString &name, const QList<model::Persona> &library)
{
    const QString id = model::isCompanion(base::ParticipantId(name)) ? name : QString();
    const auto isCalled = [&name, &id](const model::Persona &one) {
        if (one.id.value() == id)
            return true;
        return std::any_of(one.texts.cbegin(), one.texts.cend(), [&name](const model::PersonaText &text) {
            return text.name.compare(name, Qt::CaseInsensitive) == 0 ||
                   text.nicknames.contains(name, Qt::CaseInsensitive);
        });
    };
    const auto found = std::find_if(library.cbegin(), library.cend(), isCalled);
    return found == library.cend() ? nullptr : &*found;
}

/// `nobody` are speakers who only narrate; in doubt they are not made companions.
void guess(QList<ImportedPerson> &people, const QList<model::Persona> &library, const QString &writer,
           const QSet<QString> &nobody = {}, bool isDoubtful = false)
{
    qsizetype newcomers = 0;
    for (ImportedPerson &one : people) {
        const auto *known = companionCalled(one.name, library);
        if (one.name == writer || one.isWriter) {
            one.as = As::Me;
        } else if (known) {
            one.as = As::Companion;
            one.companion = known->id;
        } else if (isWriterWord(one.name)) {
            one.as = As::Me;
        } else if (nobody.contains(one.name) || isDoubtful) {
            one.as = As::Outsider;
        } else if (newcomers < kMostNewcomers) {
            one.as = As::NewCompanion;
            ++newcomers;
        }
    }
}

Result<Found> lookAtRoom(QIODevice &device, const QList<model::Persona> &library)
{
    auto room = readRoomFile(device);
    if (!room)
        return tl::unexpected(room.error());
    Found found;
    found.file.roomName = room->room.name;
    found.file.messages = room->messages;
    found.file.events = room->events;
    found.file.first = room->first;
    if (room->witness || room->events == 0) {
        if (room->messages == 0)
            return base::failure(ErrorCode::Malformed, Words::tr("This file contains no messages."));
        found.file.kind = Kind::Witnessed;
        found.file.people = room->speakers;
        for (ImportedPerson &one : found.file.people)
            one.isWriter = model::isUser(base::ParticipantId(one.name));
        guess(found.file.people, library, {});
        return found;
    }
    found.file.kind = Kind::Room;
    found.room = std::move(*room);
    return found;
}

/// Counts the messages of a file one after another: how many each speaker has, and how the talk begins.
class Census
{
public:
    explicit Census(ImportedFile &file)
        : m_file(file)
    {
    }

    void add(const TalkLine &said)
    {
        if (m_file.messages++ < kFirstTexts)
            m_file.first.append({said.name, said.text.left(kLongestFirstText)});
        const QPair<QString, bool> key{said.name, said.isWriter};
        if (!m_places.contains(key)) {
            m_places.insert(key, m_file.people.size());
            m_file.people.append({.name = said.name, .isWriter = said.isWriter});
        }
        ++m_file.people[m_places.value(key)].messages;
        (said.isNarrator || said.isHidden ? m_tellers : m_talkers).insert(said.name);
    }

    /// Speakers who only narrate, or whose text is hidden from companions.
    [[nodiscard]] QSet<QString> nobody() const { return m_tellers - m_talkers; }

private:
    ImportedFile &m_file;
    QHash<QPair<QString, bool>, qsizetype> m_places;
    QSet<QString> m_tellers;
    QSet<QString> m_talkers;
};

tl::unexpected<base::Error> nobodySpeaks(Kind kind)
{
    return base::failure(ErrorCode::Malformed,
                         kind == Kind::Text
                             ? Words::tr("This file contains no messages. In a text file, write each message "
                                         "on its own line, after a name and a colon.")
                             : Words::tr("This file contains no messages."));
}

Result<Found> lookAtTalk(Kind kind, QIODevice &device, const QByteArray &start,
                         const QList<model::Persona> &library, const LookWish &wish)
{
    Found found;
    found.file.kind = kind;
    bool isDoubtful = false;
    if (kind == Kind::Text) {
        const QString other = otherKindOf(start);
        if (!other.isEmpty())
            return base::failure(ErrorCode::Malformed, other);
        QSet<QString> known = wish.names;
        if (!wish.writer.isEmpty())
            known.insert(wish.writer);
        const auto form = formOf(device, known);
        if (!form)
            return tl::unexpected(form.error());
        found.form = *form;
        isDoubtful = form->isDoubtful || form->isUnspoken;
    }
    const auto reader = readerFor(kind, device, found.form.value_or(TextForm()), 0);
    Census census(found.file);
    for (;;) {
        const auto line = reader->next();
        if (!line)
            return tl::unexpected(line.error());
        if (!*line)
            break;
        census.add(**line);
    }
    if (found.file.messages == 0)
        return nobodySpeaks(kind);
    found.file.report = reader->report();
    found.file.scene = reader->scene();
    found.file.lorebook = reader->lorebook();
    guess(found.file.people, library, wish.writer, census.nobody(), isDoubtful);
    return found;
}

/// How the chat's group takes turns, if its file can be found.
void findGroup(Found &found, const QString &file, const QString &talk)
{
    found.group = groupBeside(file, talk);
    if (!found.group)
        return;
    found.file.roomName = found.group->name;
    for (const model::CardNote &note : std::as_const(found.group->report)) {
        if (note.part != "members"_L1 && note.part != "disabled_members"_L1 && note.part != "chats"_L1)
            found.file.report.append(note); // the user is told who they are here
    }
}

/// What a file is that has another use here.
QString otherUse(const QByteArray &start)
{
    if (isPage(start))
        return Words::tr("No conversation found in this web page. HTML exports of DiscordChatExporter "
                         "(Discord) and Telegram Desktop can be imported.");
    const auto hasKey = [&start](const char *key) { return start.contains(key); };
    if (start.startsWith("{\"room\":{") && hasKey("\"policy\""))
        return Words::tr(
            "This is a replay file: votes and events of a room, without a conversation to import. "
            "To repeat its decisions, run “companion-studio replay FILE”.");
    const bool isCard = hasKey("\"chara_card") || hasKey("\"first_mes\"") || hasKey("\"char_persona\"") ||
                        hasKey("\"mes_example\"") || hasKey("\"personality\"");
    if (isCard)
        return Words::tr("This is a companion card, not a conversation. Import it as a companion, or with "
                         "“companion-studio persona import”.");
    if (hasKey("\"entries\"") && hasKey("\"key"))
        return Words::tr("This is a lorebook, not a conversation.");
    return Words::tr("This is JSON, but not a readable conversation.");
}

/// Another program's file, which may hold many conversations.
Result<Found> lookAtChats(QIODevice &device, const QByteArray &start, const QList<model::Persona> &library,
                          const LookWish &wish)
{
    const auto file = openChatFile(device);
    Found found;
    found.file.kind = Kind::Chat;
    found.file.conversation = wish.conversation;
    std::optional<Conversation> wanted;
    for (;;) {
        auto read = file->next();
        if (!read)
            return tl::unexpected(read.error());
        if (!*read)
            break;
        const QDateTime time = (*read)->lines.first().time;
        found.file.conversations.append({(*read)->title, (*read)->lines.size(), time});
        if (found.file.conversations.size() == wish.conversation + 1)
            wanted = std::move(**read);
    }
    if (found.file.conversations.isEmpty())
        return base::failure(ErrorCode::Malformed, otherUse(start));
    if (!wanted) {
        return base::failure(ErrorCode::InvalidInput,
                             Words::tr("This file contains %n conversation(s).", nullptr,
                                       int(found.file.conversations.size())));
    }
    found.file.program = wanted->program;
    found.file.roomName = wanted->title;
    Census census(found.file);
    for (const TalkLine &said : std::as_const(wanted->lines))
        census.add(said);
    found.file.report = wanted->report;
    if (found.file.conversations.size() > 1) {
        found.file.report.prepend({model::CardNote::Fate::Warning, Words::tr("conversations"),
                                   Words::tr("This file contains %n conversation(s); this is number %1.",
                                             nullptr, int(found.file.conversations.size()))
                                       .arg(wish.conversation + 1)});
    } else {
        found.file.conversations.clear();
    }
    guess(found.file.people, library, wish.writer);
    return found;
}

} // namespace

Result<Found> lookThrough(const QString &file, const QList<model::Persona> &library, const LookWish &wish)
{
    const auto opened = openTalkFile(file);
    if (!opened)
        return tl::unexpected(opened.error());
    QIODevice &device = *opened->device;
    const QByteArray start = beginningOf(device, 64 * 1024);
    const Kind kind = kindOf(start);
    auto found = [&] {
        switch (kind) {
        case Kind::Room:
        case Kind::Witnessed: return lookAtRoom(device, library);
        case Kind::Chat: return lookAtChats(device, start, library, wish);
        case Kind::SillyTavern:
        case Kind::Text: break;
        }
        return lookAtTalk(kind, device, start, library, wish);
    }();
    if (!found)
        return found;
    if (kind == Kind::SillyTavern)
        findGroup(*found, file, opened->name);
    QString name = persona::shownLine(found->file.roomName).left(model::kLongestRoomName);
    if (name.isEmpty())
        name = persona::shownLine(opened->name).left(model::kLongestRoomName);
    found->file.roomName = name.isEmpty() ? Words::tr("Imported conversation") : name;
    return found;
}

} // namespace studio::intake
