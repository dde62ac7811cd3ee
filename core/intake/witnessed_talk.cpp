// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/chat_values.h"
#include "core/intake/chats/json_pieces.h"
#include "core/intake/talk_reader.h"
#include "core/intake/words.h"
#include "core/model/participants.h"
#include "core/wire/json.h"

// A document of what one companion has witnessed: messages, but no events.
namespace studio::intake {

using namespace Qt::StringLiterals;
using base::Result;
using model::CardReport;
using Next = Result<std::optional<TalkLine>>;

namespace {

class WitnessedReader final : public TalkReader
{
public:
    explicit WitnessedReader(QIODevice &device)
        : m_pieces(device, {"room", "personas"})
    {
    }

    Next next() override
    {
        for (;;) {
            const auto piece = m_pieces.next();
            if (!piece)
                return tl::unexpected(piece.error());
            if (!*piece)
                return std::nullopt;
            if ((*piece)->key != "messages" || !(*piece)->isElement)
                continue;
            const auto json = wire::parse((*piece)->json);
            if (!json || !json->is_object() || !json->contains("from") || !json->contains("message"))
                return base::failure(base::ErrorCode::Malformed,
                                     Words::tr("The file is damaged or incomplete."));
            const QString from = wire::toText((*json)["from"]);
            TalkLine said{from, model::isUser(base::ParticipantId(from)), wire::toText((*json)["message"])};
            if (json->contains("time"))
                said.time = QDateTime::fromString(wire::toText((*json)["time"]), Qt::ISODateWithMs);
            said.isWhisper = isTrue(firstOf(*json, {"whisper"}));
            m_whispers += said.isWhisper ? 1 : 0;
            if (const wire::Json *to = firstOf(*json, {"to"}); said.isWhisper && to && to->is_array()) {
                for (const wire::Json &one : *to)
                    said.heardBy.append(wire::toText(one));
            }
            if (!said.text.isEmpty())
                return said;
        }
    }

    CardReport report() const override
    {
        CardReport notes{
            {model::CardNote::Fate::Warning,
             {},
             Words::tr(
                 "This file contains only what one companion heard. Votes and decisions are not included.")}};
        if (m_whispers > 0)
            notes.append({model::CardNote::Fate::Used, u"whisper"_s,
                          Words::tr("%n whisper(s) stay whispers.", nullptr, int(m_whispers))});
        return notes;
    }

private:
    JsonPieces m_pieces;
    qint64 m_whispers = 0;
};

} // namespace

std::unique_ptr<TalkReader> witnessedReader(QIODevice &device)
{
    return std::make_unique<WitnessedReader>(device);
}

} // namespace studio::intake
