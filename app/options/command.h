// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/options/common_options.h"
#include "app/options/completions.h"
#include "app/options/rules_options.h"
#include "app/options/tape.h"
#include "core/model/past/search.h"
#include "core/model/policy.h"
#include "core/model/provider.h"
#include "core/persona/card/lorebook_file.h"
#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/record_port.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace studio::app {

struct OpenWindow
{
    QStringList files; ///< absolute paths of cards and rooms to import
};
struct PrintPaper ///< for packages: the manual page, or the completion of a shell
{
    std::optional<Shell> shell; ///< null: the manual page
    QString day;                ///< in the head of the manual page
};
struct ShowText ///< --help and --version
{
    QString text;
};
struct Converse
{
    enum class Speed { Instant, Live };
    enum class Format { Text, JsonLines };

    std::optional<QString> room; ///< name or id; null: a new room from the first example
    std::optional<model::PolicyName> policy;
    QStringList say;
    std::optional<int> turns;
    std::optional<quint64> seed;
    RulesWish rules;
    QString as = QStringLiteral("user");
    Speed speed = Speed::Instant;
    Format format = Format::Text;

    QString provider; ///< for every companion in this run: a name or an id; empty: each companion's own
    QString model;    ///< a model of that provider; empty: its standard model
    TapeWish tape;
};
struct Serve
{
    std::optional<QString> room; ///< name or id; null: a new room without companions
    std::optional<model::PolicyName> policy;
    RulesWish rules;
    std::optional<quint16> mcpPort; ///< 0: any; null: the usual port, or the next free port
    std::optional<quint16> firehosePort;
    bool needsToken = true;
    std::optional<QString> token; ///< for this run; null: the studio's own
    bool maySpeakAsMe = false;
    std::optional<QString> frontToken; ///< for this run; with maySpeakAsMe
    bool localPages = false;           ///< web pages on this computer may use the MCP server
};
struct ListRooms
{
    enum class Format { Text, JsonLines };
    Format format = Format::Text;
};
struct RoomStats
{
    enum class Format { Text, Json, Csv };
    QString room;
    Format format = Format::Text;
};
struct ExportRoom
{
    QString room;         ///< name or id
    ports::Record record; ///< which part of the room, in which format; the room is found by name
    QString file;         ///< empty: standard output
};
struct FindText
{
    enum class Format { Text, JsonLines };
    QString text;
    std::optional<QString> room;    ///< name or id
    std::optional<QString> speaker; ///< name or id
    QList<model::SearchKind> kinds; ///< empty: all kinds
    QDateTime from;                 ///< UTC, included; invalid: no bound
    QDateTime to;                   ///< UTC, not included
    qint64 most = 50;
    Format format = Format::Text;
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
struct ImportRoom
{
    enum class Format { Text, Json };
    QString file;
    QString name;                 ///< of the room; empty: the name that the file suggests
    QString asUser;               ///< the user's name in the file; empty: a guess
    QMap<QString, QString> map;   ///< name in the file: a companion's id, "new", "me" or "outsider"
    Format format = Format::Text; ///< of the report
    int conversation = 0;         ///< which conversation of the file; 0 is the first
};
struct PersonaImport
{
    /// What to do with a card whose id a companion already has.
    enum class Taken { Refuse, Replace, NewId };
    QStringList files; ///< and folders
    Taken taken = Taken::Refuse;
    PersonaList::Format format = PersonaList::Format::Text;
    QString companion{}; ///< id of the companion who gets the lorebooks among the files; empty: the
                         ///< companions in the files
};
struct PersonaExport
{
    QString id;
    model::CardFormat format = model::CardFormat::Studio;
    QString file; ///< "-": standard output; empty: the same, for formats that are text
    std::optional<persona::LorebookForm> lorebook{}; ///< a lorebook of the companion in place of a card
    QString book{};                                  ///< which lorebook; empty: the only one
};
struct PersonaValidate
{
    QStringList files; ///< and folders
    PersonaList::Format format = PersonaList::Format::Text;
};

/// Shows which entries of a companion's lorebooks are fired by a user's lines.
struct LoreTry
{
    QString what;      ///< a companion's or a shelf book's id, or the file of a card or a lorebook
    QStringList lines; ///< oldest first
    PersonaList::Format format = PersonaList::Format::Text;
};

/// Imports lorebooks to the shelf, where they belong to no companion.
struct ShelfImport
{
    QStringList files;
    bool everywhere = false;     ///< the books fire in every room
    std::optional<QString> room; ///< name or id of the room for which the books are chosen
    PersonaList::Format format = PersonaList::Format::Text;
};
struct ShelfList
{
    PersonaList::Format format = PersonaList::Format::Text;
};
struct ShelfExport
{
    QString book; ///< name or id
    persona::LorebookForm form = persona::LorebookForm::WorldInfo;
    QString file; ///< empty or "-": standard output
};
struct ShelfRemove
{
    QString book; ///< name or id
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
    QString model;    ///< empty: the provider's standard model
};
struct ProviderAgree
{
    QString provider; ///< name or id
};
struct ProviderRemove
{
    QString provider; ///< name or id
};

/// Maintenance of the data; works on a file that the studio cannot open.
struct Doctor
{
    enum class What { Check, Rebuild, Recover, Backup, Compact, Restore };
    enum class Format { Text, Json };
    What what = What::Check;
    QString file;                    ///< of Restore
    bool onlyShows = false;          ///< of Compact: show what it would free, change nothing
    std::optional<int> exchangeDays; ///< of Compact: also delete raw exchanges older than this
    Format format = Format::Text;
};

using Command =
    std::variant<OpenWindow, ShowText, PrintPaper, Converse, Serve, ListRooms, RoomStats, ExportRoom,
                 FindText, Replay, PersonaList, PersonaImport, PersonaExport, PersonaValidate, LoreTry,
                 ShelfImport, ShelfList, ShelfExport, ShelfRemove, ProviderAdd, ProviderShow, ProviderCheck,
                 ProviderAgree, ProviderRemove, ImportRoom, Doctor>;

} // namespace studio::app
