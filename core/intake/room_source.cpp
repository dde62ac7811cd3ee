// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/room_source.h"

#include "core/intake/chats/json_pieces.h"
#include "core/intake/words.h"
#include "core/persona/picture/picture_check.h"
#include "core/wire/envelope_wire.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSet>

#include <algorithm>

namespace studio::intake {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::Envelope;
using wire::Json;

namespace {

/// Renames people everywhere: in values and in keys, but not in spoken texts.
void renameIn(Json &json, const QHash<QString, QString> &ids)
{
    if (json.is_array()) {
        for (Json &one : json)
            renameIn(one, ids);
    } else if (json.is_string()) {
        const auto to = ids.constFind(wire::toText(json));
        if (to != ids.constEnd())
            json = wire::toJson(*to);
    } else if (json.is_object()) {
        Json renamed = Json::object();
        for (const auto &[key, value] : json.items()) {
            Json copy = value;
            const bool isText = key == "message" || key == "text" || key == "metadata" || key == "params";
            if (!isText || !copy.is_string())
                renameIn(copy, ids);
            const QString id = QString::fromStdString(key);
            renamed[ids.value(id, id).toStdString()] = std::move(copy);
        }
        json = std::move(renamed);
    }
}

class FileSource final : public store::RoomSource
{
public:
    FileSource(std::unique_ptr<QFile> file, RoomChanges changes, std::shared_ptr<Progress> progress,
               std::shared_ptr<PassedOver> passedOver)
        : m_file(std::move(file))
        , m_pieces(*m_file, {"messages", "personas", "revisions"})
        , m_changes(std::move(changes))
        , m_progress(std::move(progress))
        , m_passedOver(std::move(passedOver))
    {
        m_progress->events = 0;
        *m_passedOver = {};
    }

    std::optional<base::Error> withdrawal() const override
    {
        return m_progress->isCancelled ? std::optional(cancelled()) : std::nullopt;
    }

    Result<Piece> next() override
    {
        if (const auto withdrawn = withdrawal())
            return tl::unexpected(*withdrawn);
        Piece piece;
        while (piece.events.size() < kMostEventsAtOnce && piece.pictures.isEmpty() && !piece.isLast) {
            const auto read = m_pieces.next();
            if (!read)
                return tl::unexpected(read.error());
            const auto error = *read ? take(**read, piece) : finish(piece);
            if (error)
                return tl::unexpected(*error);
        }
        m_progress->events += piece.events.size();
        return piece;
    }

private:
    std::optional<Error> take(const JsonPieces::Piece &read, Piece &piece)
    {
        if (!read.isElement || (read.key != "events" && read.key != "attachments"))
            return std::nullopt;
        auto json = wire::parse(read.json);
        if (!json || !json->is_object())
            return broken(json ? u"no object"_s : json.error().text);
        return read.key == "events" ? takeEvent(std::move(*json), piece) : takePicture(*json, piece);
    }

    // An event of a later version that we cannot read is left out; later events move up.
    std::optional<Error> takeEvent(Json json, Piece &piece)
    {
        if (!m_changes.ids.isEmpty() && json.contains("body"))
            renameIn(json["body"], m_changes.ids);
        auto envelope = wire::envelopeFromJson(json);
        if (!envelope) {
            if (!json.contains("seq") || !json.contains("kind"))
                return broken(envelope.error().text);
            ++m_passedOver->unknownEvents;
            return std::nullopt;
        }
        if (envelope->seq <= m_fileSeq)
            return broken(u"events out of order"_s);
        m_fileSeq = envelope->seq;
        envelope->seq = ++m_seq;
        if (m_gaps.isEmpty() ? m_fileSeq != m_seq : m_gaps.last().second != m_fileSeq - m_seq)
            m_gaps.append({m_fileSeq, m_fileSeq - m_seq});
        envelope->room = m_changes.room;
        if (const auto error = adapt(envelope->body))
            return error;
        piece.events.append(*envelope);
        m_last = *envelope;
        return std::nullopt;
    }

    std::optional<Error> adapt(model::EnvelopeBody &body)
    {
        if (m_seq == 1 && !std::holds_alternative<model::RoomChanged>(body))
            return broken(u"the room does not begin with itself"_s);
        if (auto *changed = std::get_if<model::RoomChanged>(&body)) {
            changed->room.id = m_changes.room;
            if (changed->room.foreignGroup.toUtf8().size() > model::kMostForeignGroup)
                changed->room.foreignGroup.clear(); // not from our own export
            m_room = changed->room;
        } else if (auto *rewound = std::get_if<model::Rewound>(&body)) {
            rewound->to = moved(rewound->to);
            if (rewound->to < 1 || rewound->to >= m_seq)
                return broken(u"a way back to nowhere"_s);
        } else if (!m_changes.revisions.isEmpty()) {
            adaptRevisions(body);
        }
        if (const auto *posted = std::get_if<model::MessagePosted>(&body)) {
            for (const model::MessagePicture &picture : posted->message.pictures)
                m_inMessages.insert(picture.hash);
        }
        return std::nullopt;
    }

    // The event has our ids already.
    void adaptRevisions(model::EnvelopeBody &body)
    {
        const auto adapted = [this](const base::ParticipantId &who, int revision) {
            return m_changes.revisions.value({who, revision}, revision);
        };
        if (auto *posted = std::get_if<model::MessagePosted>(&body)) {
            posted->personaRevision = adapted(posted->message.from, posted->personaRevision);
        } else if (auto *event = std::get_if<model::TurnEvent>(&body)) {
            event->personaRevision = adapted(event->companion, event->personaRevision);
        } else if (auto *said = std::get_if<model::FloorSaid>(&body)) {
            for (auto it = said->personaRevisions.begin(); it != said->personaRevisions.end();) {
                *it = adapted(it.key(), *it);
                it = *it > 0 ? std::next(it) : said->personaRevisions.erase(it);
            }
        }
    }

    [[nodiscard]] qint64 moved(qint64 seq) const
    {
        const auto after =
            std::upper_bound(m_gaps.cbegin(), m_gaps.cend(), seq,
                             [](qint64 wanted, const auto &gap) { return wanted < gap.first; });
        return after == m_gaps.cbegin() ? seq : seq - std::prev(after)->second;
    }

    // Pictures of companions and in messages are checked like a picture from a user; their source files are
    // kept unchanged. Other attachments are not needed.
    std::optional<Error> takePicture(const Json &json, Piece &piece)
    {
        if (!json.contains("hash") || !json.contains("bytes"))
            return broken(u"no picture"_s);
        const QString hash = wire::toText(json["hash"]);
        const bool isPicture = m_changes.pictures.contains(hash) || m_inMessages.contains(hash);
        if (!isPicture && !m_changes.sources.contains(hash))
            return std::nullopt;
        const auto bytes = QByteArray::fromBase64Encoding(wire::toText(json["bytes"]).toLatin1(),
                                                          QByteArray::AbortOnBase64DecodingErrors);
        const auto sum = QCryptographicHash::hash(bytes.decoded, QCryptographicHash::Sha256).toHex();
        if (!bytes || QString::fromLatin1(sum) != hash)
            return broken(u"a picture with another hash"_s);
        QString mime = u"application/octet-stream"_s;
        if (isPicture) {
            const auto checked = persona::checkPicture(bytes.decoded);
            const bool isJpeg = checked && checked->format == persona::PictureFormat::Jpeg;
            const bool isKnown = isJpeg || (checked && checked->format == persona::PictureFormat::Png);
            if (!isKnown || checked->bytes != bytes.decoded)
                return broken(u"a picture that is none"_s);
            mime = isJpeg ? u"image/jpeg"_s : u"image/png"_s;
        }
        piece.pictures.append({hash, mime, bytes.decoded});
        return std::nullopt;
    }

    // A new name, and out of the bin: one event at the end says so, so that the rest of the log stays
    // unchanged.
    std::optional<Error> finish(Piece &piece)
    {
        piece.isLast = true;
        if (!m_last)
            return broken(u"no events"_s);
        model::Room room = m_room;
        room.deleted = false;
        if (!m_changes.name.isEmpty())
            room.name = m_changes.name;
        if (room == m_room)
            return std::nullopt;
        Envelope last = *m_last;
        last.seq = ++m_seq;
        last.body = model::RoomChanged{room};
        last.topic = model::topicOf(last.body);
        piece.events.append(last);
        return std::nullopt;
    }

    [[nodiscard]] static Error broken(const QString &detail)
    {
        return {ErrorCode::Malformed, Words::tr("The file is damaged or incomplete."), detail};
    }

    std::unique_ptr<QFile> m_file;
    JsonPieces m_pieces;
    RoomChanges m_changes;
    std::shared_ptr<Progress> m_progress;
    std::shared_ptr<PassedOver> m_passedOver;
    qint64 m_seq = 0;                    ///< of the newest event, here
    qint64 m_fileSeq = 0;                ///< of the newest event, in the file
    QList<QPair<qint64, qint64>> m_gaps; ///< from that number in the file on, how much lower it is here
    model::Room m_room;
    QSet<QString> m_inMessages; ///< hashes of kept pictures
    std::optional<Envelope> m_last;
};

} // namespace

Error cancelled() { return {ErrorCode::Cancelled, Words::tr("Import cancelled. Nothing was changed."), {}}; }

Result<std::unique_ptr<store::RoomSource>> roomSource(const QString &file, const RoomChanges &changes,
                                                      const std::shared_ptr<Progress> &progress,
                                                      const std::shared_ptr<PassedOver> &passedOver)
{
    auto opened = std::make_unique<QFile>(file);
    if (!opened->open(QIODevice::ReadOnly))
        return unreadable(opened->errorString());
    return std::make_unique<FileSource>(std::move(opened), changes, progress, passedOver);
}

} // namespace studio::intake
