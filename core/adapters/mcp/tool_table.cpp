// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/tool_table.h"

#include <algorithm>

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

Json object(std::initializer_list<std::pair<const char *, Json>> properties,
            std::initializer_list<const char *> required)
{
    Json schema{{"type", "object"}, {"properties", Json::object()}};
    for (const auto &[name, property] : properties)
        schema["properties"][name] = property;
    schema["required"] = Json::array();
    for (const char *name : required)
        schema["required"].push_back(name);
    return schema;
}

Json text(const char *about) { return {{"type", "string"}, {"description", about}}; }

Json fromWhom() { return text("Your id in the room, always the same, such as companion_mio."); }

Json said()
{
    Json entry =
        object({{"from", {{"type", "string"}}}, {"message", {{"type", "string"}}}}, {"from", "message"});
    return {{"type", "array"}, {"items", std::move(entry)}};
}

Tool consume()
{
    return {u"consume"_s, u"Consume Resource"_s,
            u"Says the message in the room for that amount of the shared resource, which comes back after a "
            "while. Fails when less than the amount is left. Where the room has other rules, it speaks "
            "when you have the turn, and the amount does not matter. message tells why not: notYourTurn, "
            "tooMany, turnLimit (the companions wait for a person), muted, stopped."_s,
            object({{"amount", {{"type", "number"}, {"minimum", 0}, {"maximum", 100}}},
                    {"message", text("What you say.")},
                    {"from", fromWhom()}},
                   {"amount", "message", "from"}),
            object({{"success", {{"type", "boolean"}}},
                    {"resource", {{"type", "number"}}},
                    {"message", {{"type", "string"}}}},
                   {"success", "resource", "message"})};
}

Tool status()
{
    return {u"status"_s,
            u"Check Resource Status"_s,
            u"Tells how much of the shared resource is left, 0 to 100."_s,
            object({}, {}),
            object({{"resource", {{"type", "number"}}}}, {"resource"}),
            false};
}

Tool history()
{
    return {u"history"_s,
            u"Check History"_s,
            u"Tells what was said in the room, oldest first."_s,
            object({}, {}),
            object({{"history", said()}}, {"history"}),
            false};
}

Tool vote()
{
    return {
        u"vote"_s, u"Vote"_s,
        u"Says whether you want to speak next on the newest message, and how much it matters. Where the "
        "room decides by votes, the winner gets the turn."_s,
        object({{"from", fromWhom()},
                {"state", {{"type", "string"}, {"enum", {"speak", "listen"}}}},
                {"importance", {{"type", "number"}, {"minimum", 0}, {"maximum", 10}}},
                {"selected", {{"type", "boolean"}, {"description", "You were asked to answer."}}},
                {"closing", {{"type", "string"}, {"enum", {"none", "pre-closing", "closing", "terminal"}}}},
                {"messageId", text("The message that it is about; left out: the one voted on now.")},
                {"name", text("How people shall call you, when you come in.")},
                {"colour", text("Your colour, #rrggbb, when you come in.")}},
               {"from", "state", "importance"}),
        object({{"accepted", {{"type", "boolean"}}},
                {"reason", text("Why not: noRound, late, duplicate, stranger, malformed; else empty.")}},
               {"accepted", "reason"})};
}

Tool waitForTurn()
{
    return {u"wait_for_turn"_s,
            u"Wait For Turn"_s,
            u"Waits until it is your turn to speak, until your vote is wanted, or until the time is over. "
            "Call it again and again to take part."_s,
            object({{"from", fromWhom()},
                    {"seconds", {{"type", "number"}, {"minimum", 0}, {"maximum", 55}}},
                    {"name", text("How people shall call you, when you come in.")},
                    {"colour", text("Your colour, #rrggbb, when you come in.")}},
                   {"from"}),
            object({{"event",
                     {{"type", "string"},
                      {"enum", {"turn", "awake", "vote", "timeout", "closed"}},
                      {"description", "turn: speak or pass. awake: you may consume. vote: cast your vote."}}},
                    {"messageId", text("The message that it is about; empty if there is none.")},
                    {"policy", {{"type", "string"}}},
                    {"resource", {{"type", "number"}}}},
                   {"event", "messageId", "policy", "resource"}),
            false};
}

Tool pass()
{
    return {u"pass"_s, u"Pass"_s, u"Ends your turn without a word."_s,
            object({{"from", fromWhom()}}, {"from"}),
            object({{"passed", {{"type", "boolean"}}}}, {"passed"})};
}

Tool act()
{
    return {u"act"_s, u"Act"_s,
            u"Moves your body on the stage: a gesture, a look, an expression; a few in a second at most."_s,
            object({{"from", fromWhom()},
                    {"name", text("gesture, look, expression, move")},
                    {"params", {{"type", "object"}, {"description", "Such as {\"name\": \"wave\"}."}}}},
                   {"from", "name"}),
            object({{"done", {{"type", "boolean"}}}}, {"done"})};
}

Tool query()
{
    return {u"query"_s, u"Query"_s,
            u"Asks the person's computer for something: a picture of the camera, to speak, a question. The "
            "person decides; it may take half a minute."_s,
            object({{"from", fromWhom()},
                    {"type", text("camera, screen, speak, ask, time, locale")},
                    {"body", {{"type", "object"}}}},
                   {"from", "type"}),
            object({{"success", {{"type", "boolean"}}},
                    {"body", text("What came of it; empty without success.")},
                    {"error", text("Why not, in one word; else empty.")}},
                   {"success", "body", "error"})};
}

Tool participants()
{
    Json person = object(
        {{"id", {{"type", "string"}}},
         {"name", {{"type", "string"}}},
         {"kind", {{"type", "string"}, {"enum", {"companion", "guest", "user"}}}},
         {"state",
          {{"type", "string"},
           {"enum", {"speaking", "next", "awake", "voting", "listening", "outside"}},
           {"description", "next: has the turn, and has not begun. awake: may consume. voting: its vote is "
                           "awaited. outside: is not given turns, as people are not."}}},
         {"speaking", {{"type", "boolean"}}},
         {"muted", {{"type", "boolean"}}},
         {"closing", {{"type", "string"}}}},
        {"id", "name", "kind", "state", "speaking", "muted", "closing"});
    return {
        u"participants"_s,
        u"Who Is Here"_s,
        u"Tells who takes part in the room, also from outside of the turns, what everybody does now, and by "
        "which rules they take turns."_s,
        object({}, {}),
        object({{"room", {{"type", "string"}}},
                {"policy", {{"type", "string"}}},
                {"participants", {{"type", "array"}, {"items", std::move(person)}}}},
               {"room", "policy", "participants"}),
        false};
}

} // namespace

const QList<Tool> &tools()
{
    static const QList<Tool> all{consume(), status(), history(), vote(),        waitForTurn(),
                                 pass(),    act(),    query(),   participants()};
    return all;
}

const Tool *toolOf(const QString &name)
{
    const QList<Tool> &all = tools();
    const auto found =
        std::find_if(all.cbegin(), all.cend(), [&name](const Tool &tool) { return tool.name == name; });
    return found == all.cend() ? nullptr : &*found;
}

const QByteArray &toolList()
{
    static const QByteArray text = [] {
        Json list = Json::array();
        for (const Tool &tool : tools())
            list.push_back(
                {{"name", wire::toJson(tool.name)},
                 {"title", wire::toJson(tool.title)},
                 {"description", wire::toJson(tool.description)},
                 {"inputSchema", tool.input},
                 {"outputSchema", tool.output},
                 {"annotations",
                  {{"readOnlyHint", !tool.changes}, {"destructiveHint", false}, {"openWorldHint", false}}}});
        return wire::dump(Json{{"tools", std::move(list)}});
    }();
    return text;
}

} // namespace studio::adapters::mcp
