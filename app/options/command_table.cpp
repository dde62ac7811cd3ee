// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/command_table.h"

#include "app/options/command_words.h"

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

using Entries = QList<OptionEntry>;

OptionEntry flagOf(const QString &name, const QString &about) { return {name, Operand::None, {}, about}; }

OptionEntry textOf(const QString &name, const QString &shown, const QString &about)
{
    return {name, Operand::Text, shown, about};
}

OptionEntry many(OptionEntry entry)
{
    entry.repeats = true;
    return entry;
}

OptionEntry fileOf(const QString &name, const QString &about)
{
    return {name, Operand::File, u"FILE"_s, about};
}

OptionEntry choiceOf(const QString &name, const QStringList &choices, const QString &about)
{
    return {name, Operand::Text, {}, about, choices};
}

OptionEntry formatOf(const QStringList &choices)
{
    return choiceOf(u"format"_s, choices, CommandWords::tr("The form of the output."));
}

OptionEntry linesOption() { return formatOf({u"text"_s, u"jsonl"_s}); }

OptionEntry outOption()
{
    return fileOf(u"out"_s, CommandWords::tr("The file to write; - is standard output."));
}

OptionEntry roomOption(const QString &about) { return textOf(u"room"_s, u"NAME"_s, about); }

OptionEntry policyOption()
{
    return choiceOf(u"policy"_s,
                    {u"vote"_s, u"resource"_s, u"ring"_s, u"manual"_s, u"natural"_s, u"list"_s, u"pooled"_s,
                     u"director"_s},
                    CommandWords::tr("How the room decides who speaks."));
}

Entries ruleOptions()
{
    return {
        many(textOf(u"only-when-named"_s, u"NAME"_s,
                    CommandWords::tr("This companion speaks only when named."))),
        many(textOf(u"follows"_s, u"NAME=NAME,NAME"_s,
                    CommandWords::tr("Who may speak after the first companion."))),
        textOf(u"cool-down"_s, u"N"_s,
               CommandWords::tr("How many turns by others come before a companion speaks again.")),
        flagOf(u"auto"_s, CommandWords::tr("Companions continue by themselves.")),
        textOf(u"idle"_s, u"SECONDS"_s,
               CommandWords::tr("Companions speak after this many seconds of silence.")),
        textOf(u"idle-most"_s, u"N"_s,
               CommandWords::tr("How many times companions break the silence, at most.")),
        textOf(u"wait-for-me"_s, u"SECONDS"_s, CommandWords::tr("How long companions wait for your answer.")),
        textOf(u"ceiling"_s, u"MINUTES"_s,
               CommandWords::tr("How long companions may talk without you, at most.")),
    };
}

CommandEntry windowEntry()
{
    return {
        {},
        u"[FILE…]"_s,
        Operand::File,
        CommandWords::tr("Open the window. Cards and exported rooms named by FILE are imported."),
        {{u"data"_s, Operand::Folder, u"DIR"_s,
          CommandWords::tr("Keep everything in this folder instead of the usual one.")},
         choiceOf(u"lang"_s, {u"en"_s, u"ja"_s, u"zh"_s}, CommandWords::tr("The language of the output.")),
         textOf(u"trace"_s, u"ROOM"_s,
                CommandWords::tr("Print on standard error what is written to the log and which model is "
                                 "called, without the text of messages. The room is optional."))}};
}

CommandEntry converseEntry()
{
    return {u"converse"_s,
            {},
            Operand::None,
            CommandWords::tr("Talk in a room and print what happens. Without --room in a new room."),
            Entries{roomOption(CommandWords::tr("The name or id of a room.")), policyOption(),
                    many(textOf(u"say"_s, u"TEXT"_s, CommandWords::tr("One of your messages."))),
                    textOf(u"turns"_s, u"N"_s, CommandWords::tr("How many turns companions take, at most.")),
                    textOf(u"seed"_s, u"N"_s, CommandWords::tr("The seed of all random draws.")),
                    textOf(u"as"_s, u"user_NAME"_s, CommandWords::tr("The name you write under.")),
                    choiceOf(u"speed"_s, {u"instant"_s, u"live"_s},
                             CommandWords::tr("Without pauses, or at the speed of a conversation.")),
                    linesOption(),
                    textOf(u"provider"_s, u"NAME"_s, CommandWords::tr("The provider for every companion.")),
                    textOf(u"model"_s, u"MODEL"_s, CommandWords::tr("A model of that provider.")),
                    fileOf(u"record"_s, CommandWords::tr("Record the model calls into a cassette.")),
                    fileOf(u"play"_s, CommandWords::tr("Answer from a cassette, without a network.")),
                    choiceOf(u"pace"_s, {u"instant"_s, u"recorded"_s},
                             CommandWords::tr("How fast the cassette is played."))} +
                ruleOptions()};
}

CommandEntry serveEntry()
{
    return {
        u"serve"_s,
        {},
        Operand::None,
        CommandWords::tr("Let other programs into a room until the command is stopped."),
        Entries{roomOption(CommandWords::tr("The name or id of a room.")),
                textOf(u"mcp-port"_s, u"N"_s, CommandWords::tr("The port for MCP; 0 is any free port.")),
                textOf(u"firehose-port"_s, u"N"_s,
                       CommandWords::tr("The port for the firehose; 0 is any free port.")),
                policyOption(),
                textOf(u"token"_s, u"TOKEN"_s, CommandWords::tr("The token that programs must show.")),
                flagOf(u"no-token"_s, CommandWords::tr("Let in every program on this computer.")),
                flagOf(u"may-speak-as-me"_s, CommandWords::tr("Programs may write in your name.")),
                textOf(u"front-token"_s, u"TOKEN"_s,
                       CommandWords::tr("The token of programs that write in your name.")),
                flagOf(u"local-pages"_s, CommandWords::tr("Let in web pages that this computer serves."))} +
            ruleOptions()};
}

CommandEntry exportEntry()
{
    return {u"export"_s,
            u"ROOM"_s,
            Operand::Text,
            CommandWords::tr("Write a room as one document."),
            {formatOf({u"json"_s, u"md"_s, u"html"_s, u"pdf"_s, u"txt"_s, u"jsonl"_s, u"csv"_s, u"srt"_s,
                       u"vtt"_s, u"cassette"_s}),
             choiceOf(u"detail"_s, {u"talk"_s, u"votes"_s, u"full"_s},
                      CommandWords::tr("How much of the room the document contains.")),
             textOf(u"from"_s, u"N|DAY"_s, CommandWords::tr("The first message or day.")),
             textOf(u"to"_s, u"N|DAY"_s, CommandWords::tr("The last message or day.")),
             flagOf(u"redact"_s, CommandWords::tr("Replace all names.")),
             flagOf(u"no-images"_s, CommandWords::tr("Leave out the pictures.")),
             flagOf(u"no-whispers"_s, CommandWords::tr("Leave out whispers.")),
             textOf(u"as"_s, u"companion_ID"_s, CommandWords::tr("Only what this companion has heard.")),
             outOption()}};
}

QList<CommandEntry> roomEntries()
{
    return {
        {u"rooms"_s, {}, Operand::None, CommandWords::tr("List the rooms."), {linesOption()}},
        exportEntry(),
        {u"search"_s,
         u"TEXT"_s,
         Operand::Text,
         CommandWords::tr("Find words in all rooms."),
         {roomOption(CommandWords::tr("Only in this room.")),
          textOf(u"speaker"_s, u"NAME"_s, CommandWords::tr("Only what this participant said.")),
          many(choiceOf(u"kind"_s, {u"message"_s, u"thought"_s, u"decision"_s, u"tool"_s, u"note"_s},
                        CommandWords::tr("Only in entries of this kind."))),
          textOf(u"from"_s, u"DAY"_s, CommandWords::tr("The first day.")),
          textOf(u"to"_s, u"DAY"_s, CommandWords::tr("The last day.")),
          textOf(u"most"_s, u"N"_s, CommandWords::tr("How many places are listed at most.")), linesOption()}},
        {u"import"_s,
         u"FILE|-"_s,
         Operand::File,
         CommandWords::tr("Make a new room from an exported conversation."),
         {textOf(u"as-user"_s, u"NAME"_s, CommandWords::tr("Your name in the file.")),
          many(textOf(u"map"_s, u"NAME=companion_ID|new|me|outsider"_s,
                      CommandWords::tr("Who a name in the file is."))),
          textOf(u"conversation"_s, u"N"_s,
                 CommandWords::tr("Which conversation of the file; 1 is the first.")),
          textOf(u"name"_s, u"ROOM"_s, CommandWords::tr("The name of the new room.")),
          formatOf({u"text"_s, u"json"_s})}},
        {u"stats"_s,
         u"ROOM"_s,
         Operand::Text,
         CommandWords::tr("Show who spoke how much, why, how fast and at what cost."),
         {formatOf({u"text"_s, u"json"_s, u"csv"_s})}},
        {u"replay"_s,
         u"[FILE…]"_s,
         Operand::File,
         CommandWords::tr("Feed replay files to the floor and print what it decides."),
         {roomOption(CommandWords::tr("Write the replay file of this room."))}},
    };
}

QList<CommandEntry> personaEntries()
{
    return {
        {u"persona list"_s, {}, Operand::None, CommandWords::tr("List the companions."), {linesOption()}},
        {u"persona import"_s,
         u"FILE…"_s,
         Operand::File,
         CommandWords::tr("Import cards and lorebooks, also from folders."),
         {flagOf(u"replace"_s, CommandWords::tr("Change a companion whose id is taken.")),
          flagOf(u"new-id"_s, CommandWords::tr("Make a second companion if an id is taken.")),
          textOf(u"for"_s, u"ID"_s, CommandWords::tr("The companion who gets the lorebooks.")),
          linesOption()}},
        {u"persona export"_s,
         u"ID"_s,
         Operand::Text,
         CommandWords::tr("Write a companion as a card, or one of their lorebooks."),
         {formatOf({u"studio"_s, u"aikyo"_s, u"v1"_s, u"v2"_s, u"v3"_s, u"png"_s, u"charx"_s, u"lorebook"_s,
                    u"lorebook-v3"_s}),
          textOf(u"book"_s, u"NAME"_s, CommandWords::tr("Which lorebook, if there are several.")),
          outOption()}},
        {u"persona validate"_s,
         u"FILE…"_s,
         Operand::File,
         CommandWords::tr("Show what is wrong with cards."),
         {linesOption()}},
    };
}

QList<CommandEntry> loreEntries()
{
    return {
        {u"lore list"_s,
         {},
         Operand::None,
         CommandWords::tr("List the lorebooks that belong to no companion."),
         {linesOption()}},
        {u"lore import"_s,
         u"FILE…"_s,
         Operand::File,
         CommandWords::tr("Import lorebooks that belong to no companion."),
         {flagOf(u"everywhere"_s, CommandWords::tr("The lorebooks fire in every room.")),
          textOf(u"room"_s, u"ID"_s, CommandWords::tr("The lorebooks fire in this room.")), linesOption()}},
        {u"lore export"_s,
         u"ID"_s,
         Operand::Text,
         CommandWords::tr("Write a lorebook as a file."),
         {formatOf({u"lorebook"_s, u"lorebook-v3"_s}), outOption()}},
        {u"lore remove"_s, u"ID"_s, Operand::Text, CommandWords::tr("Remove a lorebook.")},
        {u"lore try"_s,
         u"ID|FILE"_s,
         Operand::File,
         CommandWords::tr("Show which lorebook entries a line fires, and why."),
         {many(textOf(u"say"_s, u"TEXT"_s, CommandWords::tr("One of your messages."))), linesOption()}},
    };
}

QList<CommandEntry> providerEntries()
{
    return {
        {u"provider add"_s,
         u"NAME"_s,
         Operand::Text,
         CommandWords::tr("Connect a provider of models."),
         {choiceOf(
              u"kind"_s,
              {u"openai"_s, u"openai-responses"_s, u"anthropic"_s, u"gemini"_s, u"ollama"_s, u"compatible"_s},
              CommandWords::tr("The protocol of the provider.")),
          textOf(u"base-url"_s, u"URL"_s, CommandWords::tr("The address of the provider.")),
          textOf(u"model"_s, u"MODEL"_s, CommandWords::tr("A model of that provider.")),
          flagOf(u"key-stdin"_s,
                 CommandWords::tr("Read the key from standard input and store it in the keychain.")),
          textOf(u"key-env"_s, u"VARIABLE"_s,
                 CommandWords::tr("The environment variable that holds the key."))}},
        {u"provider list"_s, {}, Operand::None, CommandWords::tr("List the providers."), {linesOption()}},
        {u"provider test"_s,
         u"NAME"_s,
         Operand::Text,
         CommandWords::tr("Test a provider step by step."),
         {textOf(u"model"_s, u"MODEL"_s, CommandWords::tr("A model of that provider."))}},
        {u"provider agree"_s, u"NAME"_s, Operand::Text,
         CommandWords::tr("Agree that the key is sent to the address of this provider.")},
        {u"provider remove"_s, u"NAME"_s, Operand::Text, CommandWords::tr("Remove a provider and its key.")},
    };
}

QList<CommandEntry> doctorEntries()
{
    const OptionEntry format = formatOf({u"text"_s, u"json"_s});
    return {
        {u"doctor check"_s,
         {},
         Operand::None,
         CommandWords::tr("Look for damage in the stored data."),
         {format}},
        {u"doctor rebuild"_s,
         {},
         Operand::None,
         CommandWords::tr("Rebuild the lists in the stored data."),
         {format}},
        {u"doctor recover"_s,
         {},
         Operand::None,
         CommandWords::tr("Read what can be read of damaged data."),
         {format}},
        {u"doctor backup"_s, {}, Operand::None, CommandWords::tr("Copy the stored data."), {format}},
        {u"doctor compact"_s,
         {},
         Operand::None,
         CommandWords::tr("Compact the stored data."),
         {flagOf(u"show"_s, CommandWords::tr("Only show how much space it would free.")),
          textOf(u"exchanges-older-than"_s, u"DAYS"_s,
                 CommandWords::tr("Also delete exchanges with models that are older than this.")),
          format}},
        {u"doctor restore"_s,
         u"FILE"_s,
         Operand::File,
         CommandWords::tr("Replace the stored data with a backup."),
         {format}},
    };
}

} // namespace

QList<CommandEntry> commandTable()
{
    return QList<CommandEntry>{windowEntry(), converseEntry(), serveEntry()} + roomEntries() +
           personaEntries() + loreEntries() + providerEntries() + doctorEntries();
}

QStringList commandGroups(const QList<CommandEntry> &table)
{
    QStringList groups;
    for (const CommandEntry &entry : table) {
        if (!entry.name.isEmpty() && !groups.contains(entry.group()))
            groups.append(entry.group());
    }
    return groups;
}

QList<OptionEntry> optionsOfGroup(const QList<CommandEntry> &table, const QString &group)
{
    QList<OptionEntry> options;
    QStringList known;
    for (const CommandEntry &entry : table) {
        if (entry.group() != group)
            continue;
        for (const OptionEntry &option : entry.options) {
            if (!known.contains(option.name))
                options.append(option);
            known.append(option.name);
        }
    }
    return options;
}

} // namespace studio::app
