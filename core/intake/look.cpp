// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/look.h"

#include "core/intake/talk_source.h"
#include "core/intake/words.h"
#include "core/model/participants.h"
#include "core/model/room_limits.h"
#include "core/persona/naming.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

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

/// The first bytes as UTF-8, without a mark.
QByteArray inUtf8(const QByteArray &head)
{
    const auto marked = QStringConverter::encodingForData(head.left(4));
    return marked ? QString(QStringDecoder(*marked).decode(head)).toUtf8() : head;
}

/// Something that programs write for programs, but no talk that is known here.
bool isJson(const QByteArray &start)
{
    if (!start.startsWith('{') && !start.startsWith('['))
        return false;
    const QByteArray next = start.mid(1).trimmed();
    return next.startsWith('"') || (start.startsWith('[') && (next.startsWith('{') || next.startsWith('[')));
}

/// By the first bytes: a document of the studio, lines of JSON, or a text.
Kind kindOf(const QByteArray &start)
{
    if (!start.startsWith('{'))
        return Kind::Text;
    const auto hasKey = [&start](const char *key) { return start.contains(key); };
    if (hasKey("\"companion-studio-room\""))
        return Kind::Room;
    const bool isChat =
        hasKey("\"mes\"") || hasKey("\"chat_metadata\"") || hasKey("\"user_name\"") || hasKey("\"is_user\"");
    return isChat ? Kind::SillyTavern : Kind::Text;
}

bool isWriterWord(const QString &name)
{
    static const QStringList words{u"you"_s,  u"me"_s,       u"user"_s, u"human"_s, u"あなた"_s, u"私"_s,
                                   u"自分"_s, u"ユーザー"_s, u"你"_s,   u"我"_s,    u"用户"_s};
    return words.contains(name.toLower());
}

const model::Persona *companionCalled(const QString &name, const QList<model::Persona> &library)
{
    const auto isCalled = [&name](const model::Persona &one) {
        if (one.id.value() == name)
            return true;
        return std::any_of(one.texts.cbegin(), one.texts.cend(), [&name](const model::PersonaText &text) {
            return text.name.compare(name, Qt::CaseInsensitive) == 0 ||
                   text.nicknames.contains(name, Qt::CaseInsensitive);
        });
    };
    const auto found = std::find_if(library.cbegin(), library.cend(), isCalled);
    return found == library.cend() ? nullptr : &*found;
}

void guess(QList<ImportedPerson> &people, const QList<model::Persona> &library, const QString &writer)
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
            return base::failure(ErrorCode::Malformed, Words::tr("Nobody says anything in this file."));
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

Result<Found> lookAtTalk(Kind kind, QIODevice &device, const QList<model::Persona> &library,
                         const QString &writer)
{
    QSet<QString> names;
    if (kind == Kind::Text) {
        const auto found = namesInText(device);
        if (!found)
            return tl::unexpected(found.error());
        names = *found;
        device.seek(0);
    }
    const auto reader = readerFor(kind, device, names);
    Found found;
    found.file.kind = kind;
    QHash<QPair<QString, bool>, qsizetype> places;
    for (;;) {
        const auto line = reader->next();
        if (!line)
            return tl::unexpected(line.error());
        if (!*line)
            break;
        const TalkLine &said = **line;
        if (found.file.messages++ < kFirstTexts)
            found.file.first.append({said.name, said.text.left(kLongestFirstText)});
        const QPair<QString, bool> key{said.name, said.isWriter};
        if (!places.contains(key)) {
            places.insert(key, found.file.people.size());
            found.file.people.append({.name = said.name, .isWriter = said.isWriter});
        }
        ++found.file.people[places.value(key)].messages;
    }
    if (found.file.messages == 0)
        return base::failure(ErrorCode::Malformed, Words::tr("Nobody says anything in this file."));
    found.file.report = reader->report();
    guess(found.file.people, library, writer);
    return found;
}

} // namespace

Result<Found> lookThrough(const QString &file, const QList<model::Persona> &library, const QString &writer)
{
    QFile device(file);
    if (QFileInfo(file).isDir() || !device.open(QIODevice::ReadOnly)) {
        return base::failure(device.exists() ? ErrorCode::Storage : ErrorCode::NotFound,
                             Words::tr("%1 cannot be read.").arg(file), device.errorString());
    }
    const QByteArray start = inUtf8(device.peek(64 * 1024)).trimmed();
    const Kind kind = kindOf(start);
    if (kind == Kind::Text && isJson(start))
        return base::failure(ErrorCode::Malformed,
                             Words::tr("This is JSON, but no conversation that can be read."));
    auto found = kind == Kind::Room ? lookAtRoom(device, library) : lookAtTalk(kind, device, library, writer);
    if (!found)
        return found;
    QString name = persona::shownLine(found->file.roomName).left(model::kLongestRoomName);
    if (name.isEmpty())
        name = persona::shownLine(QFileInfo(file).completeBaseName()).left(model::kLongestRoomName);
    found->file.roomName = name.isEmpty() ? Words::tr("Imported conversation") : name;
    return found;
}

} // namespace studio::intake
