// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/completions.h"

#include "app/options/command_table.h"

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

QStringList verbsOf(const QList<CommandEntry> &table, const QString &group)
{
    QStringList verbs;
    for (const CommandEntry &entry : table) {
        if (!entry.name.isEmpty() && entry.group() == group && !entry.verb().isEmpty())
            verbs.append(entry.verb());
    }
    return verbs;
}

QString dashed(const QList<OptionEntry> &options)
{
    QStringList words;
    for (const OptionEntry &option : options)
        words.append(u"--"_s + option.name);
    return words.join(u' ');
}

QString aboutGroup(const QList<CommandEntry> &table, const QString &group)
{
    for (const CommandEntry &entry : table) {
        if (!entry.name.isEmpty() && entry.group() == group)
            return entry.about;
    }
    return {};
}

/// Between single quotes of a POSIX shell.
QString quoted(QString text) { return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\''; }

/// What bash offers after one option of a command.
QString bashValue(const QString &group, const OptionEntry &option)
{
    if (option.operand == Operand::None)
        return {};
    QString reply = u"COMPREPLY=()"_s;
    if (!option.choices.isEmpty())
        reply = u"COMPREPLY=($(compgen -W '%1' -- \"$cur\"))"_s.arg(option.choices.join(u' '));
    else if (option.operand == Operand::File)
        reply = u"compopt -o filenames; COMPREPLY=($(compgen -f -- \"$cur\"))"_s;
    else if (option.operand == Operand::Folder)
        reply = u"compopt -o filenames; COMPREPLY=($(compgen -d -- \"$cur\"))"_s;
    return u"    %1:--%2) %3; return ;;\n"_s.arg(group, option.name, reply);
}

QString bashCompletion(const QList<CommandEntry> &table)
{
    QString values;
    QString words;
    for (const OptionEntry &option : table.first().options)
        values += bashValue(u"*"_s, option);
    const QString common = dashed(table.first().options);
    const QStringList groups = commandGroups(table);
    for (const QString &group : groups) {
        const QList<OptionEntry> options = optionsOfGroup(table, group);
        for (const OptionEntry &option : options)
            values += bashValue(group, option);
        words += u"    %1) words='%2' verbs='%3' ;;\n"_s.arg(
            group, (QStringList{dashed(options), common}).join(u' ').trimmed(),
            verbsOf(table, group).join(u' '));
    }
    return u"# bash completion for companion-studio\n"
           "_companion_studio() {\n"
           "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= verb= i\n"
           "  for ((i = 1; i < COMP_CWORD; ++i)); do\n"
           "    case ${COMP_WORDS[i]} in\n"
           "      --data | --lang) ((++i)) ;;\n"
           "      -*) ;;\n"
           "      *) if [[ -z $command ]]; then command=${COMP_WORDS[i]}; else verb=${COMP_WORDS[i]}; break; "
           "fi ;;\n"
           "    esac\n"
           "  done\n"
           "  case $command:$prev in\n"_s +
           values +
           u"  esac\n"
           "  local words verbs=\n"
           "  case $command in\n"
           "    '') words='"_s +
           common + u" --help --version' verbs='"_s + groups.join(u' ') + u"' ;;\n"_s + words +
           u"  esac\n"
           "  [[ -n $verb ]] && verbs=\n"
           "  if [[ $cur == -* ]]; then\n"
           "    COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
           "  else\n"
           "    compopt -o filenames\n"
           "    COMPREPLY=($(compgen -W \"$verbs\" -- \"$cur\") $(compgen -f -- \"$cur\"))\n"
           "  fi\n"
           "}\n"
           "complete -F _companion_studio companion-studio\n"_s;
}

/// One option as _arguments of zsh wants it.
QString zshOption(const OptionEntry &option)
{
    QString about = option.about;
    about.remove(u'[').remove(u']').replace(u':', u"\\:"_s);
    QString text = (option.repeats ? u"*"_s : QString()) + u"--"_s + option.name + u'[' + about + u']';
    if (option.operand == Operand::None)
        return quoted(text);
    const QString action = !option.choices.isEmpty()           ? u"("_s + option.choices.join(u' ') + u')'
                           : option.operand == Operand::File   ? u"_files"_s
                           : option.operand == Operand::Folder ? u"_files -/"_s
                                                               : u" "_s;
    return quoted(text + u':' + option.name + u':' + action);
}

QString zshGroup(const QList<CommandEntry> &table, const QString &group)
{
    QString text = u"    (%1)\n      _arguments"_s.arg(group);
    const QList<OptionEntry> options = optionsOfGroup(table, group) + table.first().options;
    for (const OptionEntry &option : options)
        text += u" \\\n        "_s + zshOption(option);
    const QStringList verbs = verbsOf(table, group);
    if (!verbs.isEmpty())
        text += u" \\\n        '1:command:("_s + verbs.join(u' ') + u")'"_s;
    return text + u" \\\n        '*:file:_files'\n      ;;\n"_s;
}

QString zshCompletion(const QList<CommandEntry> &table)
{
    QString commands;
    QString cases;
    const QStringList groups = commandGroups(table);
    for (const QString &group : groups) {
        commands += u"    "_s + quoted(group + u':' + aboutGroup(table, group)) + u'\n';
        cases += zshGroup(table, group);
    }
    QString common;
    for (const OptionEntry &option : table.first().options)
        common += u"    "_s + zshOption(option) + u" \\\n"_s;
    return u"#compdef companion-studio\n"
           "local context state state_descr line\n"
           "typeset -A opt_args\n"
           "local -a commands=(\n"_s +
           commands +
           u")\n"
           "_arguments -C \\\n"_s +
           common +
           u"    '(- *)--help[help]' '(- *)--version[version]' \\\n"
           "    '1:command:->command' '*::argument:->argument' && return\n"
           "case $state in\n"
           "  (command) _describe command commands; _files ;;\n"
           "  (argument) case $line[1] in\n"_s +
           cases +
           u"    (*) _files ;;\n"
           "    esac ;;\n"
           "esac\n"_s;
}

QString fishOption(const QString &condition, const OptionEntry &option)
{
    QString line = u"complete -c companion-studio"_s +
                   (condition.isEmpty() ? QString() : u" -n "_s + quoted(condition)) + u" -l "_s +
                   option.name;
    if (!option.choices.isEmpty())
        line += u" -x -a "_s + quoted(option.choices.join(u' '));
    else if (option.operand == Operand::File || option.operand == Operand::Folder)
        line += u" -r -F"_s;
    else if (option.operand == Operand::Text)
        line += u" -x"_s;
    return line + u" -d "_s + quoted(option.about) + u'\n';
}

QString fishCompletion(const QList<CommandEntry> &table)
{
    QString text = u"# fish completion for companion-studio\n"_s;
    for (const OptionEntry &option : table.first().options)
        text += fishOption({}, option);
    const QStringList groups = commandGroups(table);
    for (const QString &group : groups) {
        text += u"complete -c companion-studio -n __fish_use_subcommand -a %1 -d %2\n"_s.arg(
            group, quoted(aboutGroup(table, group)));
        const QString inside = u"__fish_seen_subcommand_from "_s + group;
        const QStringList verbs = verbsOf(table, group);
        if (!verbs.isEmpty())
            text +=
                u"complete -c companion-studio -n '%1; and not __fish_seen_subcommand_from %2' -a '%2'\n"_s
                    .arg(inside, verbs.join(u' '));
        for (const OptionEntry &option : optionsOfGroup(table, group))
            text += fishOption(inside, option);
    }
    return text;
}

} // namespace

QString completionFor(Shell shell)
{
    const QList<CommandEntry> table = commandTable();
    switch (shell) {
    case Shell::Bash: return bashCompletion(table);
    case Shell::Zsh: return zshCompletion(table);
    case Shell::Fish: return fishCompletion(table);
    }
    Q_UNREACHABLE();
}

} // namespace studio::app
