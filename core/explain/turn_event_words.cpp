// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/turn_event_words.h"

#include "core/base/match.h"

#include <QCoreApplication>

#include <utility>

namespace studio::explain {

namespace {

struct TurnEventWords
{
    Q_DECLARE_TR_FUNCTIONS(TurnEventWords)
};

template<size_t... Kinds>
QList<model::TurnEventKind> oneOfEach(std::index_sequence<Kinds...>)
{
    return {model::TurnEventKind(std::in_place_index<Kinds>)...};
}

} // namespace

QList<model::TurnEventKind> turnEventKinds()
{
    return oneOfEach(std::make_index_sequence<std::variant_size_v<model::TurnEventKind>>());
}

QString turnEventName(const model::TurnEventKind &kind)
{
    return std::visit(
        base::Match{
            [](const model::Content &) { return TurnEventWords::tr("Said"); },
            [](const model::ToolCallRequest &) { return TurnEventWords::tr("Tool asked for"); },
            [](const model::ToolCallResponse &) { return TurnEventWords::tr("Tool answered"); },
            [](const model::ToolCallConfirmation &) { return TurnEventWords::tr("Permission asked for"); },
            [](const model::UserCancelled &) { return TurnEventWords::tr("Cancelled"); },
            [](const model::TurnError &) { return TurnEventWords::tr("Error"); },
            [](const model::ChatCompressed &) { return TurnEventWords::tr("Put in short"); },
            [](const model::Thought &) { return TurnEventWords::tr("Thought"); },
            [](const model::MaxSessionTurns &) { return TurnEventWords::tr("Turns used up"); },
            [](const model::Finished &) { return TurnEventWords::tr("Finished"); },
            [](const model::LoopDetected &) { return TurnEventWords::tr("Going in circles"); },
        },
        kind);
}

QString turnEventHelp(const model::TurnEventKind &kind)
{
    return std::visit(
        base::Match{
            [](const model::Content &) {
                return TurnEventWords::tr(
                    "What the companion says, as it comes: like a train announcement that you "
                    "hear word by word.");
            },
            [](const model::ToolCallRequest &) {
                return TurnEventWords::tr(
                    "The companion wants to use a tool: like a reader who hands the librarian a "
                    "slip with a title.");
            },
            [](const model::ToolCallResponse &) {
                return TurnEventWords::tr(
                    "What the tool gave back: like the book that the librarian brings, or the "
                    "news that it is out.");
            },
            [](const model::ToolCallConfirmation &) {
                return TurnEventWords::tr(
                    "Somebody must agree before it is done: like a neighbour who asks before "
                    "borrowing your bicycle.");
            },
            [](const model::UserCancelled &) {
                return TurnEventWords::tr(
                    "The turn was ended before it was over: like ringing the bell to get off the "
                    "bus early.");
            },
            [](const model::TurnError &) {
                return TurnEventWords::tr(
                    "The turn could not go on: like a train that stops because a tree fell on "
                    "the line.");
            },
            [](const model::ChatCompressed &) {
                return TurnEventWords::tr(
                    "What was said long ago was put in short for the companion: like the story so "
                    "far at the head of a new chapter. The earlier pages stay.");
            },
            [](const model::Thought &) {
                return TurnEventWords::tr(
                    "What the model noted for itself, which nobody in the room hears: like "
                    "pencil notes in the margin of a script.");
            },
            [](const model::MaxSessionTurns &) {
                return TurnEventWords::tr(
                    "The room has used up the turns that you gave it: like a parking meter that "
                    "ran out. Add some, and it goes on.");
            },
            [](const model::Finished &) {
                return TurnEventWords::tr(
                    "The turn came to its end by itself: like a runner who hands on the baton.");
            },
            [](const model::LoopDetected &) {
                return TurnEventWords::tr(
                    "The companion did the same thing over and over and was stopped: like "
                    "lifting the needle from a record that is stuck.");
            },
        },
        kind);
}

} // namespace studio::explain
