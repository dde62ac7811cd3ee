// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

// The commands and their options as one table. The parser, the manual page and the completions of shells are
// made of it, so that none of them knows an option that the others do not know.
namespace studio::app {

/// What stands after an option; completions offer files, folders or the words of `choices`.
enum class Operand { None, Text, File, Folder };

struct OptionEntry
{
    QString name;    ///< without dashes
    Operand operand; ///< None: a flag
    QString shown{}; ///< the operand in the manual, such as N; empty: the choices
    QString about{}; ///< one sentence in the user's language
    QStringList choices{};
    bool repeats = false;
};

struct CommandEntry
{
    QString name;  ///< one word, or two: "persona import"; empty: the options of every command
    QString shown; ///< the operands in the manual, such as FILE…
    Operand operand;
    QString about;
    QList<OptionEntry> options{};

    [[nodiscard]] QString group() const { return name.section(u' ', 0, 0); }
    [[nodiscard]] QString verb() const { return name.section(u' ', 1); } ///< empty: the command has one word
};

/// Every command in the order of the manual, in the language of the application; the first entry opens the
/// window and has the options of every command.
[[nodiscard]] QList<CommandEntry> commandTable();

/// The first words of all commands, each once.
[[nodiscard]] QStringList commandGroups(const QList<CommandEntry> &table);

/// Every option of the commands that begin with that word, each once.
[[nodiscard]] QList<OptionEntry> optionsOfGroup(const QList<CommandEntry> &table, const QString &group);

} // namespace studio::app
