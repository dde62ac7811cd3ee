// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/continued_room.h"

#include "core/base/uuid_v7.h"
#include "core/model/past/last_words.h"
#include "core/model/past/new_room_events.h"
#include "core/model/room_limits.h"
#include "core/studio/services/origin.h"

#include <QHash>
#include <QRegularExpression>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::MessageId;
using base::Result;
using model::MessagePosted;

namespace {

constexpr qsizetype kAtOnce = 500; // events in one piece

class ContinuedEvents final : public store::RoomSource
{
public:
    explicit ContinuedEvents(std::shared_ptr<const Continuation> from)
        : m_from(std::move(from))
        , m_events(m_from->room, kUser, m_from->rows.isEmpty() ? m_from->now : m_from->rows.first().time)
    {
    }

    Result<Piece> next() override
    {
        Piece piece;
        if (m_events.seq() == 0)
            m_events.begin(piece.events);
        while (piece.events.size() < kAtOnce && m_row < m_from->rows.size())
            say(m_from->rows[m_row++], piece);
        piece.isLast = m_row == m_from->rows.size();
        if (piece.isLast)
            finish(piece);
        return piece;
    }

private:
    void say(const model::MessageRow &row, Piece &piece)
    {
        const MessagePosted &said = row.posted;
        MessagePosted posted;
        posted.message = said.message;
        const auto known = m_from->ids.constFind(said.message.id);
        posted.message.id = known == m_from->ids.cend() ? MessageId(m_source.next()) : *known;
        posted.personaRevision = said.personaRevision;
        posted.cutShort = said.cutShort;
        posted.parent = m_before;
        if (said.way == MessagePosted::Way::Interrupted) {
            posted.way = said.way;
            posted.cause = said.cause;
        }
        m_ids.insert(said.message.id, posted.message.id);
        m_before = posted.message.id;
        m_events.goOn();
        m_events.setTime(row.time);
        m_events.add(posted, piece.events);
    }

    void finish(Piece &piece)
    {
        m_events.setTime(m_from->now);
        for (model::Summary summary : m_from->summaries) {
            if (!m_ids.contains(summary.from) || !m_ids.contains(summary.to))
                continue;
            summary.id = m_source.next();
            summary.from = m_ids.value(summary.from);
            summary.to = m_ids.value(summary.to);
            m_events.add(model::Summarized{summary}, piece.events);
        }
        m_events.seat(m_from->muted, piece.events);
    }

    std::shared_ptr<const Continuation> m_from;
    base::UuidV7Source m_source = base::UuidV7Source::system(); // of this thread alone
    QHash<MessageId, MessageId> m_ids;                          // new ones, by the old
    std::optional<MessageId> m_before;
    qsizetype m_row = 0;
    model::NewRoomEvents m_events;
};

} // namespace

store::NewRoom continuedRoom(const std::shared_ptr<const Continuation> &continuation)
{
    store::NewRoom made{continuation->room};
    made.open = [continuation]() -> Result<std::unique_ptr<store::RoomSource>> {
        return std::make_unique<ContinuedEvents>(continuation);
    };
    return made;
}

QString continuedName(const QString &name, const QSet<QString> &taken)
{
    static const QRegularExpression kNumbered(u"^(.*\\S)\\s*\\([0-9]{1,6}\\)$"_s,
                                              QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch numbered = kNumbered.match(name.trimmed());
    const QString plain = numbered.hasMatch() ? numbered.captured(1) : name.trimmed();
    for (int number = 2;; ++number) {
        const QString ending = u" (%1)"_s.arg(number);
        const QString free =
            model::beginningOf(plain, model::kLongestRoomName - ending.size()).trimmed() + ending;
        if (!taken.contains(free))
            return free;
    }
}

} // namespace studio::services
