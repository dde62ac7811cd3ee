// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/envelope.h"

#include "core/base/match.h"

namespace studio::model {

EnvelopeBody::EnvelopeBody() = default;
EnvelopeBody::EnvelopeBody(const EnvelopeBody &) = default;
EnvelopeBody::EnvelopeBody(EnvelopeBody &&) noexcept = default;
EnvelopeBody &EnvelopeBody::operator=(const EnvelopeBody &) = default;
EnvelopeBody &EnvelopeBody::operator=(EnvelopeBody &&) noexcept = default;
EnvelopeBody::~EnvelopeBody() = default;
bool EnvelopeBody::operator==(const EnvelopeBody &) const = default;

Topic topicOf(const EnvelopeBody &body)
{
    return std::visit(base::Match{
                          [](const MessagePosted &) { return Topic::Messages; },
                          [](const MessageEdited &) { return Topic::Messages; },
                          [](const Rewound &) { return Topic::Messages; },
                          [](const Action &) { return Topic::Actions; },
                          [](const Query &) { return Topic::Queries; },
                          [](const QueryResult &) { return Topic::QueryResults; },
                          [](const FloorTold &told) {
                              const auto &kind = told.input.kind;
                              const bool isVote = std::holds_alternative<Voted>(kind) ||
                                                  std::holds_alternative<VoteFailed>(kind);
                              return isVote ? Topic::States : Topic::Floor;
                          },
                          [](const FloorSaid &) { return Topic::Floor; },
                          [](const Decided &) { return Topic::Decisions; },
                          [](const TurnEvent &) { return Topic::TurnEvents; },
                          [](const Summarized &) { return Topic::TurnEvents; },
                          [](const SummaryUndone &) { return Topic::TurnEvents; },
                          [](const RoomChanged &) { return Topic::Roster; },
                          [](const LoreFound &) { return Topic::Lore; },
                      },
                      body);
}

} // namespace studio::model
