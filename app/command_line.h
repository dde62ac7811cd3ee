// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tape.h"
#include "core/base/result.h"
#include "core/model/policy.h"
#include "core/model/provider.h"
#include "core/studio/ports/persona_port.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace studio::app {

/// What holds for every command.
struct CommonOptions
{
    QString dataFolder;           ///< of --data, else of XDG
    QString language;             ///< of --lang, else of the system: "en", "ja", "zh"
    bool choosesLanguage = false; ///< --lang was given
};

struct OpenWindow
{
};
struct ShowText ///< --help and --version
{
    QString text;
};
struct Converse
{
    enum class Speed { Instant, Live };
    enum class Format { Text, JsonLines };

    std::optional<QString> room; ///< name or id; none: a new room from the first example
    std::optional<model::PolicyName> policy;
    QStringList say;
    std::optional<int> turns;
    std::optional<quint64> seed;
    QString as = QStringLiteral("user");
    Speed speed = Speed::Instant;
    Format format = Format::Text;

    QString provider; ///< for every companion in this run: a name or an id; empty: each has its own
    QString model;    ///< of that provider; empty: its standard one
    TapeWish tape;
};
struct Serve
{
    std::optional<QString> room; ///< name or id; none: a new room without companions
    std::optional<model::PolicyName> policy;
    std::optional<quint16> mcpPort; ///< 0: any; none: the usual one, or the next that is free
    std::optional<quint16> firehosePort;
    bool needsToken = true;
    std::optional<QString> token; ///< for this run; none: the studio's own
};
struct ListRooms
{
};
struct ExportRoom
{
    enum class Format { Json, Markdown };
    QString room;
    Format format = Format::Json;
    QString file;                                 ///< empty: standard output
    std::optional<base::ParticipantId> witness{}; ///< only what that one has witnessed
};
struct Replay
{
    QStringList files;           ///< either files …
    std::optional<QString> room; ///< … or a room, whose replay file is written
};

struct PersonaList
{
    enum class Format { Text, JsonLines };
    Format format = Format::Text;
};
struct PersonaImport
{
    /// What becomes of a card whose id a companion has already.
    enum class Taken { Refuse, Replace, NewId };
    QStringList files; ///< and folders
    Taken taken = Taken::Refuse;
    PersonaList::Format format = PersonaList::Format::Text;
};
struct PersonaExport
{
    QString id;
    model::CardFormat format = model::CardFormat::Studio;
    QString file; ///< "-": standard output; empty: the same, for what is text
};
struct PersonaValidate
{
    QStringList files; ///< and folders
    PersonaList::Format format = PersonaList::Format::Text;
};

struct ProviderAdd
{
    enum class Key { None, Stdin, Environment };
    model::Provider provider;
    Key key = Key::None;
};
struct ProviderShow
{
    PersonaList::Format format = PersonaList::Format::Text;
};
struct ProviderCheck
{
    QString provider; ///< name or id
    QString model;    ///< empty: its standard one
};
struct ProviderRemove
{
    QString provider; ///< name or id
};

using Command = std::variant<OpenWindow, ShowText, Converse, Serve, ListRooms, ExportRoom, Replay,
                             PersonaList, PersonaImport, PersonaExport, PersonaValidate, ProviderAdd,
                             ProviderShow, ProviderCheck, ProviderRemove>;

struct CommandLine
{
    CommonOptions common;
    Command command;
};

/// Reads the arguments without the program's name. An error's text says what is wrong and how to get help.
[[nodiscard]] base::Result<CommandLine> readCommandLine(const QStringList &arguments);

} // namespace studio::app
