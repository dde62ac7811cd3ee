// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/command_line.h"

#include "app/options/command_options.h"
#include "app/options/command_table.h"
#include "app/options/command_words.h"
#include "app/options/doctor_options.h"
#include "app/options/export_options.h"
#include "app/options/lore_options.h"
#include "app/options/persona_options.h"
#include "app/options/policy_option.h"
#include "app/options/provider_options.h"
#include "app/options/record_options.h"
#include "app/options/room_options.h"
#include "app/options/search_options.h"
#include "app/options/serve_options.h"
#include "core/model/participants.h"
#include "core/model/room_limits.h"
#include "core/wire/names.h"

#include <QFileInfo>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

QString usage()
{
    return CommandWords::tr(
        "Companion Studio: talk with several AI companions and see how they decide who "
        "speaks.\n\ncompanion-studio [--data DIR] [--lang en|ja|zh]        opens the "
        "window\ncompanion-studio converse [--room NAME] [--policy "
        "vote|resource|ring|manual|natural|list|pooled|director] [--say TEXT]… [--turns N]\n                 "
        "         [--seed N] [--as user_ID] [--speed instant|live] [--format text|jsonl]\n                   "
        "       [--provider NAME [--model M]] [--record FILE | --play FILE [--pace "
        "recorded]]\ncompanion-studio serve [--room NAME] [--mcp-port N] [--firehose-port N]\n               "
        "        [--policy vote|resource|ring|manual|natural|list|pooled|director] [--token T | "
        "--no-token]\n                       [--may-speak-as-me [--front-token T]] [--local-pages]\n         "
        "                                              lets other programs connect to a room until stopped\n "
        "         both also [--only-when-named NAME]… [--follows NAME=NAME,NAME]… [--cool-down N] [--auto]\n "
        "                   [--idle SECONDS] [--idle-most N] [--wait-for-me SECONDS] [--ceiling MINUTES]\n   "
        "                                                    rules of the room for this "
        "run\ncompanion-studio rooms [--format text|jsonl]           name, ID, messages, last "
        "time\ncompanion-studio export ROOM --format json|md|html|pdf|txt|jsonl|csv|srt|vtt|cassette\n       "
        "                 [--detail talk|votes|full] [--from N|DAY] [--to N|DAY] [--redact]\n                "
        "        [--no-images] [--no-whispers] [--as companion_ID] [--out FILE]\n                            "
        "                           with --as only what that companion heard\ncompanion-studio search TEXT "
        "[--room NAME] [--speaker NAME] [--kind message|thought|decision|tool|note]…\n                       "
        " [--from DAY] [--to DAY] [--most N] [--format text|jsonl]\n                                         "
        "              searches all rooms, newest first\ncompanion-studio import FILE|- [--as-user NAME] "
        "[--map NAME=companion_ID|new|me|outsider]…\n                             [--conversation N] [--name "
        "ROOM] [--format text|json]\n                                                       a new room from "
        "an export of Companion Studio, of a\n                                                       chat "
        "program or service, or from a chat as text\ncompanion-studio stats ROOM [--format text|json|csv]   "
        "who spoke how much, why, how fast, at what cost\ncompanion-studio replay FILE…                      "
        "    runs files through the floor engine\ncompanion-studio replay --room NAME                    "
        "writes a room's replay file\ncompanion-studio persona list [--format text|jsonl]    name, ID, "
        "revision of each companion\ncompanion-studio persona import FILE… [--replace | --new-id] [--for ID] "
        "[--format text|jsonl]\n                                                       cards of any format, "
        "lorebooks, and folders of them\ncompanion-studio persona export ID --format "
        "studio|aikyo|v1|v2|v3|png|charx [--out FILE]\ncompanion-studio persona export ID --format "
        "lorebook|lorebook-v3 [--book NAME] [--out FILE]\n                                                   "
        "    a lorebook for SillyTavern, or of Character Card V3\ncompanion-studio persona validate FILE… "
        "[--format text|jsonl]\n                                                       lists problems; exit "
        "code 0 or 1\ncompanion-studio lore list [--format text|jsonl]       lorebooks without a companion: "
        "name, ID, entries, where they fire\ncompanion-studio lore import FILE… [--everywhere] [--room ID] "
        "[--format text|jsonl]\n                                                       lorebooks of any "
        "format, for every room or for one\ncompanion-studio lore export ID [--format lorebook|lorebook-v3] "
        "[--out FILE]\ncompanion-studio lore remove ID\ncompanion-studio lore try ID|FILE --say TEXT… "
        "[--format text|jsonl]\n                                                       what fires in the "
        "lorebooks of a companion or a file, and why\ncompanion-studio provider add NAME --kind "
        "openai|openai-responses|anthropic|gemini|ollama|compatible\n                          [--base-url "
        "URL] [--model M] [--key-stdin | --key-env VARIABLE]\ncompanion-studio provider list [--format "
        "text|jsonl]   name, ID, kind, address, model, place of the key\ncompanion-studio provider test NAME "
        "[--model M]        tests the provider step by step; exit code 0 or 1\ncompanion-studio provider "
        "agree NAME                   allows sending the key to the address\ncompanion-studio provider "
        "remove NAME                  removes the provider and its key\ncompanion-studio doctor "
        "[check|rebuild|recover|backup] [--format text|json]\ncompanion-studio doctor compact [--show] "
        "[--exchanges-older-than DAYS] [--format text|json]\ncompanion-studio doctor restore FILE [--format "
        "text|json]\n                                                       checks and repairs the stored "
        "data; exit code 1 if problems are found\n\nA key is read from standard input or from the "
        "environment, never from the command line.\nExit code: 0 success, 1 failure, 2 wrong command "
        "line.\n--data DIR   keep everything under DIR        --version   --help\n--trace[=ROOM]   prints "
        "what is written and which model is called to standard error, without message texts\n");
}

Result<Command> readPolicyInto(Converse converse, const CommandOptions &options)
{
    const std::optional<QString> policy = options.text(u"policy"_s);
    if (!policy)
        return converse;
    converse.policy = policyNamed(*policy);
    if (!converse.policy)
        return wrong(CommandWords::tr("--policy must be vote, resource, ring, manual, natural, list, pooled "
                                      "or director, not \"%1\".")
                         .arg(*policy));
    return converse;
}

Result<Converse> readModelInto(Converse converse, const CommandOptions &options)
{
    converse.provider = options.text(u"provider"_s).value_or(QString());
    converse.model = options.text(u"model"_s).value_or(QString());
    converse.tape.record = options.text(u"record"_s).value_or(QString());
    converse.tape.play = options.text(u"play"_s).value_or(QString());
    if (converse.provider.isEmpty() && options.isSet(u"provider"_s))
        return wrong(CommandWords::tr("--provider needs the name of a provider."));
    if (options.isSet(u"model"_s) && !options.isSet(u"provider"_s))
        return wrong(CommandWords::tr("--model works only with --provider."));
    if (options.isSet(u"record"_s) && options.isSet(u"play"_s))
        return wrong(CommandWords::tr("--record and --play cannot be combined."));
    for (const QString &option : {u"record"_s, u"play"_s}) {
        if (options.isSet(option) && options.text(option)->isEmpty())
            return wrong(CommandWords::tr("--%1 needs a file.").arg(option));
    }
    if (options.isSet(u"pace"_s) && !options.isSet(u"play"_s))
        return wrong(CommandWords::tr("--pace works only with --play."));
    const auto pace = options.choice<bool>(u"pace"_s, {u"recorded"_s, true}, {u"instant"_s, false}, false);
    if (!pace)
        return tl::unexpected(pace.error());
    converse.tape.atRecordedPace = *pace;
    return converse;
}

Result<Command> readConverse(const CommandOptions &options)
{
    Converse converse;
    if (!options.positional().isEmpty())
        return wrong(
            CommandWords::tr("converse: unknown argument \"%1\".").arg(options.positional().first()));
    converse.room = options.text(u"room"_s);
    converse.say = options.values(u"say"_s);
    for (const QString &text : std::as_const(converse.say)) {
        if (text.trimmed().isEmpty())
            return wrong(CommandWords::tr("--say needs a text."));
    }
    converse.as = options.text(u"as"_s).value_or(converse.as);
    if (!model::isUser(base::ParticipantId(converse.as)) || converse.as == "user_"_L1)
        return wrong(CommandWords::tr("--as must be user or user_NAME, not \"%1\".").arg(converse.as));
    using Speed = Converse::Speed;
    using Format = Converse::Format;
    const auto turns = options.number<int>(u"turns"_s, 1'000'000);
    const auto seed = options.number<quint64>(u"seed"_s, ~quint64(0));
    const auto speed = options.choice<Speed>(u"speed"_s, {u"instant"_s, Speed::Instant},
                                             {u"live"_s, Speed::Live}, Speed::Instant);
    const auto format = options.choice<Format>(u"format"_s, {u"text"_s, Format::Text},
                                               {u"jsonl"_s, Format::JsonLines}, Format::Text);
    if (!turns)
        return tl::unexpected(turns.error());
    const model::PolicyLimit limit = model::limitOf(model::PolicyNumber::MaxCompanionTurns);
    if (*turns && (**turns < limit.lowest || **turns > limit.highest))
        return wrong(CommandWords::tr("--turns must be a whole number from %L1 to %L2, not %3.")
                         .arg(limit.lowest)
                         .arg(limit.highest)
                         .arg(**turns));
    if (!seed)
        return tl::unexpected(seed.error());
    if (!speed)
        return tl::unexpected(speed.error());
    if (!format)
        return tl::unexpected(format.error());
    converse.turns = *turns;
    converse.seed = *seed;
    converse.speed = *speed;
    converse.format = *format;
    const auto rules = readRules(options);
    if (!rules)
        return tl::unexpected(rules.error());
    converse.rules = *rules;
    return readModelInto(std::move(converse), options).and_then([&options](const Converse &with) {
        return readPolicyInto(with, options);
    });
}

Result<Command> readReplay(const CommandOptions &options)
{
    Replay replay{options.positional(), options.text(u"room"_s)};
    if (replay.files.isEmpty() == !replay.room)
        return wrong(CommandWords::tr("replay needs either files or --room."));
    return replay;
}

const auto kManual = u"print-manual"_s;
const auto kCompletion = u"print-completion"_s;

// Only packages need them, so no help names them.
void declarePapers(CommandOptions &options)
{
    options.value(kManual);
    options.value(kCompletion);
}

Result<Command> readPaper(const CommandOptions &options)
{
    if (const auto day = options.text(kManual))
        return PrintPaper{std::nullopt, *day};
    const QString shell = *options.text(kCompletion);
    if (shell == "bash"_L1)
        return PrintPaper{Shell::Bash, {}};
    if (shell == "zsh"_L1)
        return PrintPaper{Shell::Zsh, {}};
    if (shell == "fish"_L1)
        return PrintPaper{Shell::Fish, {}};
    return wrong(CommandWords::tr("--%1 must be %2 or %3, not \"%4\".")
                     .arg(kCompletion, u"bash, zsh"_s, u"fish"_s, shell));
}

// A desktop opens files by naming them. A word that names no file is a command that was not written well.
Result<Command> readFiles(const QStringList &given)
{
    OpenWindow wanted;
    for (const QString &name : given) {
        const QFileInfo file(name);
        if (!file.exists())
            return wrong(CommandWords::tr("\"%1\" is neither a command nor a file.").arg(name));
        wanted.files.append(file.absoluteFilePath());
    }
    return wanted;
}

Result<Command> readCommand(const QString &name, const CommandOptions &options)
{
    if (name == "converse"_L1)
        return readConverse(options);
    if (name == "serve"_L1)
        return readServe(options);
    if (name == "export"_L1)
        return readExport(options);
    if (name == "rooms"_L1)
        return readRooms(options);
    if (name == "stats"_L1)
        return readStats(options);
    if (name == "search"_L1)
        return readSearch(options);
    if (name == "import"_L1)
        return readImport(options);
    if (name == "replay"_L1)
        return readReplay(options);
    if (name == "persona"_L1)
        return readPersona(options);
    if (name == "lore"_L1)
        return readLore(options);
    if (name == "provider"_L1)
        return readProvider(options);
    if (name == "doctor"_L1)
        return readDoctor(options);
    if (options.isSet(kManual) || options.isSet(kCompletion))
        return readPaper(options);
    return readFiles(options.positional());
}

// Qt's parser has no option whose value may be left out.
QStringList withTraceOfAll(QStringList arguments)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const bool isSaid = i > 0 && arguments[i - 1] == "--say"_L1;
        if (arguments[i] == "--trace"_L1 && !isSaid)
            arguments[i] = u"--trace="_s;
    }
    return arguments;
}

} // namespace

Result<CommandLine> readCommandLine(const QStringList &given)
{
    const QStringList arguments = withTraceOfAll(given);
    if (arguments.contains(u"--help"_s) || arguments.contains(u"-h"_s))
        return CommandLine{{}, ShowText{usage()}};
    if (arguments.contains(u"--version"_s))
        return CommandLine{{}, ShowText{u"companion-studio " STUDIO_VERSION "\n"_s}};

    const QList<CommandEntry> table = commandTable();
    const QStringList commands = commandGroups(table);
    QStringList rest = arguments;
    QString name;
    for (qsizetype i = 0; i < rest.size(); ++i) {
        // The command may come after --data DIR, --lang L and --trace.
        if (rest[i].startsWith("--trace="_L1))
            continue;
        if ((rest[i] == "--data"_L1 || rest[i] == "--lang"_L1) && i + 1 < rest.size()) {
            ++i;
            continue;
        }
        if (commands.contains(rest[i]))
            name = rest.takeAt(i);
        break;
    }

    CommandOptions options;
    options.declare(optionsOfGroup(table, {}));
    if (name.isEmpty())
        declarePapers(options);
    else
        options.declare(optionsOfGroup(table, name));
    const Result<CommonOptions> common = options.read(rest);
    if (!common)
        return tl::unexpected(common.error());
    const Result<Command> command = readCommand(name, options);
    if (!command)
        return tl::unexpected(command.error());
    return CommandLine{*common, *command};
}

} // namespace studio::app
