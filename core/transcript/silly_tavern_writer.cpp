// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/model/participants.h"
#include "core/transcript/event_lines.h"
#include "core/transcript/room_writer.h"
#include "core/wire/json.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace studio::transcript {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using wire::Json;

namespace {

// As that program names the file of a companion's picture.
QString pictureFile(const QString &name)
{
    QString file = name;
    for (QChar &c : file) {
        if (u"/\\:*?\"<>|"_s.contains(c) || c.unicode() < 0x20)
            c = u'_';
    }
    return file + u".png"_s;
}

QString timeText(const QDateTime &time) { return time.toUTC().toString(Qt::ISODateWithMs); }

/// Names are the only key to who spoke there, so two of one name are told apart by a number.
class SillyTavernWriter final : public RoomWriter
{
public:
    explicit SillyTavernWriter(const DocumentStyle &style)
        : m_style(style)
    {
    }

    QByteArray begin(const model::Room &room, const QList<model::Persona> &) override
    {
        m_isGroup = room.roster.size() > 1;
        m_roomName = room.name;
        m_companion = room.roster.isEmpty() ? QString() : nameOf(room.roster.first());
        m_user = room.identities.isEmpty() ? ParticipantId(u"user"_s) : room.identities.first().id;
        return {};
    }

    // The header has a time, which is that of the first message.
    QByteArray message(const model::MessageRow &row) override
    {
        const QByteArray head = header(row.time);
        const QList<model::MessageRow> alternatives = std::exchange(m_alternatives, {});
        const model::Message &message = row.posted.message;
        const bool isUser = model::isUser(message.from);
        const bool isHidden = isHiddenLine(message);
        const QString name = isHidden ? plainName(message.from) : nameOf(message.from);
        const QString time = timeText(row.time);
        const Json extra = isHidden ? Json::object() : extraOf(message);
        const Json text = wire::toJson(cleanText(message.text));
        Json line{{"name", wire::toJson(name)},      {"is_user", isUser}, {"is_system", isHidden},
                  {"send_date", wire::toJson(time)}, {"mes", text},       {"extra", extra}};
        if (!isUser && !isHidden)
            addSwipes(line, row, alternatives);
        if (m_isGroup && !isUser) {
            line["is_group"] = true;
            line["original_avatar"] = wire::toJson(pictureFile(name));
        }
        return head + wire::dump(line) + '\n';
    }

    bool hasAlternatives() const override { return true; }
    void alternatives(const QList<model::MessageRow> &rows) override { m_alternatives = rows; }
    QByteArray event(const model::Envelope &) override { return {}; }
    QByteArray end() override { return header(QDateTime::fromMSecsSinceEpoch(0, base::kUtc)); }

private:
    QByteArray header(const QDateTime &time)
    {
        if (m_isGroup || std::exchange(m_hasHeader, true))
            return {};
        const Json line{{"user_name", wire::toJson(nameOf(m_user))},
                        {"character_name", wire::toJson(m_companion)},
                        {"create_date", wire::toJson(timeText(time))},
                        {"chat_metadata", Json::object({{"room", wire::toJson(cleanText(m_roomName))}})}};
        return wire::dump(line) + '\n';
    }

    /// What somebody outside whispered to the person at the keyboard: so a line comes in that is hidden from
    /// models there, under the name of a companion who is told nothing of it.
    static bool isHiddenLine(const model::Message &message)
    {
        const ParticipantId &from = message.from;
        const bool isOutsider = !model::isUser(from) && !model::isCompanion(from) && !model::isGuest(from);
        return message.whisper && isOutsider && !message.to.isEmpty() &&
               std::all_of(message.to.cbegin(), message.to.cend(), model::isUser);
    }

    [[nodiscard]] QString plainName(const ParticipantId &id) const
    {
        return cleanText(m_style.names.plain(id).simplified());
    }

    /// What that program has no member for.
    Json extraOf(const model::Message &message)
    {
        Json extra = Json::object();
        if (message.whisper) {
            Json heard = Json::array();
            for (const ParticipantId &id : message.to)
                heard.push_back(wire::toJson(nameOf(id)));
            extra["whispered_to"] = heard;
        }
        if (message.isInterrupted())
            extra["interrupted"] = true;
        if (!message.program.isEmpty())
            extra["program"] = wire::toJson(cleanText(message.program));
        return extra;
    }

    /// A swipe is another text of the same companion: what somebody else said in its place is none.
    void addSwipes(Json &line, const model::MessageRow &row, const QList<model::MessageRow> &alternatives)
    {
        Json texts = Json::array();
        Json about = Json::array();
        int shown = -1;
        const auto add = [&](const model::MessageRow &one) {
            texts.push_back(wire::toJson(cleanText(one.posted.message.text)));
            about.push_back(Json{{"send_date", wire::toJson(timeText(one.time))},
                                 {"extra", extraOf(one.posted.message)}});
        };
        for (const model::MessageRow &one : alternatives) {
            if (one.posted.message.id == row.posted.message.id)
                shown = int(texts.size());
            if (one.posted.message.from == row.posted.message.from)
                add(one);
        }
        if (shown < 0) {
            shown = int(texts.size());
            add(row);
        }
        line["swipe_id"] = shown;
        line["swipes"] = texts;
        line["swipe_info"] = about;
    }

    QString nameOf(const ParticipantId &id)
    {
        const auto known = m_names.constFind(id);
        if (known != m_names.constEnd())
            return *known;
        const QString wanted = plainName(id);
        QString name = wanted;
        for (int i = 2; m_taken.contains(name); ++i)
            name = u"%1 (%2)"_s.arg(wanted).arg(i);
        m_taken.insert(name);
        m_names.insert(id, name);
        return name;
    }

    DocumentStyle m_style;
    QHash<ParticipantId, QString> m_names;
    QSet<QString> m_taken;
    QList<model::MessageRow> m_alternatives; ///< of the next message
    QString m_roomName;
    QString m_companion;
    ParticipantId m_user;
    bool m_isGroup = false;
    bool m_hasHeader = false;
};

} // namespace

std::unique_ptr<RoomWriter> sillyTavernWriter(const DocumentStyle &style)
{
    return std::make_unique<SillyTavernWriter>(style);
}

} // namespace studio::transcript
