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
            [](const model::ToolCallRequest &) { return TurnEventWords::tr("Tool called"); },
            [](const model::ToolCallResponse &) { return TurnEventWords::tr("Tool result"); },
            [](const model::ToolCallConfirmation &) { return TurnEventWords::tr("Permission requested"); },
            [](const model::UserCancelled &) { return TurnEventWords::tr("Cancelled"); },
            [](const model::TurnError &) { return TurnEventWords::tr("Error"); },
            [](const model::ChatCompressed &) { return TurnEventWords::tr("Summary"); },
            [](const model::Thought &) { return TurnEventWords::tr("Thought"); },
            [](const model::MaxSessionTurns &) { return TurnEventWords::tr("Turn limit reached"); },
            [](const model::Finished &) { return TurnEventWords::tr("Finished"); },
            [](const model::LoopDetected &) { return TurnEventWords::tr("Loop"); },
        },
        kind);
}

QString turnEventHelp(const model::TurnEventKind &kind)
{
    return std::visit(
        base::Match{
            [](const model::Content &) {
                return TurnEventWords::tr("What the companion says, as it comes. Like a train announcement "
                                          "that you hear word by word.");
            },
            [](const model::ToolCallRequest &) {
                return TurnEventWords::tr("The companion wants to use a tool. Like a reader who hands the "
                                          "librarian a slip with a title.");
            },
            [](const model::ToolCallResponse &) {
                return TurnEventWords::tr("What the tool returned. Like the book that the librarian brings, "
                                          "or the news that it is out.");
            },
            [](const model::ToolCallConfirmation &) {
                return TurnEventWords::tr("This needs your permission first. Like a neighbour who asks "
                                          "before borrowing your bicycle.");
            },
            [](const model::UserCancelled &) {
                return TurnEventWords::tr(
                    "The turn was stopped early. Like ringing the bell to get off the bus before your stop.");
            },
            [](const model::TurnError &) {
                return TurnEventWords::tr(
                    "The turn could not go on. Like a train that stops because a tree fell on the line.");
            },
            [](const model::ChatCompressed &) {
                return TurnEventWords::tr("Old messages were summarised for the companion. Like “the story "
                                          "so far” at the start of a new chapter. The originals stay.");
            },
            [](const model::Thought &) {
                return TurnEventWords::tr("What the model noted for itself. Nobody in the room hears it. "
                                          "Like pencil notes in the margin of a script.");
            },
            [](const model::MaxSessionTurns &) {
                return TurnEventWords::tr("The room has used all the turns you allowed. Like a parking meter "
                                          "that ran out. Add some, and it goes on.");
            },
            [](const model::Finished &) {
                return TurnEventWords::tr("The turn ended normally. Like a runner who hands on the baton.");
            },
            [](const model::LoopDetected &) {
                return TurnEventWords::tr("The companion did the same thing over and over and was stopped. "
                                          "Like lifting the needle from a stuck record.");
            },
        },
        kind);
}

} // namespace studio::explain
