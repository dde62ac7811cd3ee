// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/manual_page.h"

#include "app/options/command_table.h"
#include "app/options/command_words.h"

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

/// Text for roff: no character of it is a request or an escape.
QString roff(QString text)
{
    text.replace(u'\\', u"\\e"_s);
    text.replace(u'-', u"\\-"_s);
    text.replace(u"…"_s, u"..."_s);
    if (text.startsWith(u'.') || text.startsWith(u'\''))
        text.prepend(u"\\&"_s);
    return text;
}

QString heading(const QString &text) { return u".SH \""_s + roff(text) + u"\"\n"_s; }

QString paragraph(const QString &text) { return u".PP\n"_s + roff(text) + u'\n'; }

/// An entry of a list: what it is about, and below it the sentence.
QString listed(const QString &term, const QString &about)
{
    return u".TP\n"_s + term + u'\n' + roff(about) + u'\n';
}

QString operandOf(const OptionEntry &option)
{
    return option.choices.isEmpty() ? u"\\fI"_s + roff(option.shown) + u"\\fR"_s
                                    : roff(option.choices.join(u'|'));
}

QString termOf(const OptionEntry &option)
{
    QString term = u"\\fB"_s + roff(u"--"_s + option.name) + u"\\fR"_s;
    if (option.name == "trace"_L1) // the one option whose value may be left out
        term += u"[="_s + operandOf(option) + u']';
    else if (option.operand != Operand::None)
        term += u' ' + operandOf(option);
    return option.repeats ? term + u" ..."_s : term;
}

QString optionsOf(const QList<OptionEntry> &options)
{
    QString page;
    for (const OptionEntry &option : options)
        page += listed(termOf(option), option.about);
    return page;
}

QString commandOf(const CommandEntry &entry)
{
    const QString synopsis = u"companion-studio "_s + entry.name +
                             (entry.shown.isEmpty() ? QString() : u" "_s + entry.shown) +
                             (entry.options.isEmpty() ? QString() : u" [OPTION…]"_s);
    QString page = u".SS \""_s + roff(synopsis) + u"\"\n"_s + roff(entry.about) + u'\n';
    return page + optionsOf(entry.options);
}

QString endOf()
{
    QString page = heading(CommandWords::tr("EXIT STATUS"));
    page += listed(u"0"_s, CommandWords::tr("Success."));
    page += listed(u"1"_s, CommandWords::tr("Something failed; standard error says what."));
    page += listed(u"2"_s, CommandWords::tr("The command line is wrong."));
    page += heading(CommandWords::tr("FILES"));
    page += listed(roff(u"~/.local/share/companion-studio"_s),
                   CommandWords::tr("Every room, companion and setting. Removing the program keeps it."));
    page += heading(CommandWords::tr("KEYS"));
    page += roff(CommandWords::tr(
                "A key is read from standard input or from the environment, never from the command line.")) +
            u'\n';
    return page;
}

} // namespace

QString manualPage(const QString &day)
{
    const QList<CommandEntry> table = commandTable();
    QString page = u".TH COMPANION-STUDIO 1 \"%1\" \"companion\\-studio %2\"\n"_s.arg(
        day, QString::fromLatin1(STUDIO_VERSION));
    page += heading(CommandWords::tr("NAME"));
    page += u"companion\\-studio \\- "_s +
            roff(CommandWords::tr("several AI companions in one conversation")) + u'\n';
    page += heading(CommandWords::tr("SYNOPSIS"));
    page += u"\\fBcompanion\\-studio\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]\n.br\n"
            "\\fBcompanion\\-studio\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR...]\n"_s;
    page += heading(CommandWords::tr("DESCRIPTION"));
    page += roff(table.first().about) + u'\n';
    page += paragraph(CommandWords::tr("With a command, Companion Studio works without a display."));
    page += heading(CommandWords::tr("OPTIONS OF EVERY COMMAND"));
    page += optionsOf(table.first().options);
    page += heading(CommandWords::tr("COMMANDS"));
    for (const CommandEntry &entry : table.mid(1))
        page += commandOf(entry);
    return page + endOf();
}

} // namespace studio::app
