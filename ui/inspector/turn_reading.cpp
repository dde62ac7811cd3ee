// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/turn_reading.h"

#include "core/base/match.h"

namespace studio::ui {

namespace {

using What = TurnStep::What;

TurnStep stepOfSaid(const model::FloorSaid &said)
{
    const base::TurnId turn = said.turn.value_or(base::TurnId());
    return std::visit(
        base::Match{
            [&](const model::StartTurn &start) {
                return TurnStep{.what = What::Begins, .turn = turn, .companion = start.companion};
            },
            [&](const model::Wake &wake) {
                return TurnStep{.what = What::Begins, .turn = turn, .companion = wake.companion};
            },
            [&](const model::AbortTurn &abort) {
                return TurnStep{.what = turn.isEmpty() ? What::Nothing : What::Ends,
                                .turn = turn,
                                .companion = abort.companion,
                                .cause = abort.cause};
            },
            [](const model::AskVotes &ask) { return TurnStep{.what = What::Asks, .about = ask.messageId}; },
            [](const auto &) { return TurnStep{}; },
        },
        said.output.kind);
}

TurnStep stepOfPosted(const model::MessagePosted &posted)
{
    if (!posted.turn)
        return {};
    return {.what = What::Says,
            .turn = *posted.turn,
            .attempt = posted.attempt,
            .about = posted.message.id,
            .cause = posted.cause,
            .message = posted.index};
}

bool isVote(const model::FloorTold &told)
{
    return std::holds_alternative<model::Voted>(told.input.kind) ||
           std::holds_alternative<model::VoteFailed>(told.input.kind);
}

const base::CallId *answeredCall(const model::TurnEventKind &kind)
{
    if (const auto *response = std::get_if<model::ToolCallResponse>(&kind))
        return &response->call;
    if (const auto *question = std::get_if<model::ToolCallConfirmation>(&kind))
        return &question->call;
    return nullptr;
}

} // namespace

TurnStep stepOf(const model::Envelope &event)
{
    return std::visit(base::Match{
                          [](const model::TurnEvent &turn) {
                              return TurnStep{.what = What::Happens,
                                              .turn = turn.turn,
                                              .attempt = turn.attempt,
                                              .companion = turn.companion};
                          },
                          [](const model::FloorSaid &said) { return stepOfSaid(said); },
                          [](const model::MessagePosted &posted) { return stepOfPosted(posted); },
                          [](const model::FloorTold &told) {
                              return TurnStep{.what = isVote(told) ? What::Votes : What::Nothing};
                          },
                          [](const model::Decided &) { return TurnStep{.what = What::Decides}; },
                          [](const model::LoreFound &found) {
                              return TurnStep{.what = What::Lore,
                                              .turn = found.turn.value_or(base::TurnId()),
                                              .attempt = found.attempt,
                                              .companion = found.companion};
                          },
                          [](const auto &) { return TurnStep{}; },
                      },
                      event.body);
}

bool joinTo(TurnNode &node, const model::Envelope &event)
{
    const auto *next = std::get_if<model::TurnEvent>(&event.body);
    auto *last =
        node.kind == TurnNode::Kind::Event ? std::get_if<model::TurnEvent>(&node.event.body) : nullptr;
    if (!next || !last)
        return false;
    if (auto *content = std::get_if<model::Content>(&last->kind)) {
        const auto *more = std::get_if<model::Content>(&next->kind);
        if (more)
            content->text += more->text;
        node.pieces += more ? 1 : 0;
        return more;
    }
    auto *thought = std::get_if<model::Thought>(&last->kind);
    const auto *more = std::get_if<model::Thought>(&next->kind);
    if (!thought || !more || thought->subject != more->subject)
        return false;
    thought->description += more->description;
    ++node.pieces;
    return true;
}

TurnNode *callOf(TurnNode &turn, const model::TurnEvent &event)
{
    const base::CallId *call = answeredCall(event.kind);
    if (!call)
        return nullptr;
    for (auto child = turn.children.rbegin(); child != turn.children.rend(); ++child) {
        const model::TurnEvent *earlier = (*child)->turnEvent();
        const auto *request = earlier ? std::get_if<model::ToolCallRequest>(&earlier->kind) : nullptr;
        if (request && request->call == *call)
            return child->get();
    }
    return nullptr;
}

} // namespace studio::ui
