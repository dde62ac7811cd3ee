// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/command_options.h"

#include "app/options/command_words.h"

#include <QDir>
#include <QLocale>
#include <QStandardPaths>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

QString systemLanguage()
{
    switch (QLocale::system().language()) {
    case QLocale::Japanese: return u"ja"_s;
    case QLocale::Chinese: return u"zh"_s;
    default: return u"en"_s;
    }
}

} // namespace

tl::unexpected<base::Error> wrong(const QString &what)
{
    return base::failure(base::ErrorCode::InvalidInput,
                         what + u'\n' + CommandWords::tr("See companion-studio --help."));
}

CommandOptions::CommandOptions()
{
    m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
}

void CommandOptions::declare(const QList<OptionEntry> &options)
{
    for (const OptionEntry &option : options) {
        if (option.operand == Operand::None)
            flag(option.name);
        else
            value(option.name);
    }
}

Result<CommonOptions> CommandOptions::read(const QStringList &arguments)
{
    if (!m_parser.parse(QStringList(u"companion-studio"_s) + arguments))
        return wrong(m_parser.errorText());
    CommonOptions common;
    common.data.folder = m_parser.isSet(u"data"_s)
                             ? QDir(m_parser.value(u"data"_s)).absolutePath()
                             : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (m_parser.isSet(u"trace"_s))
        common.data.trace = m_parser.value(u"trace"_s);
    common.language = m_parser.isSet(u"lang"_s) ? m_parser.value(u"lang"_s).left(2) : systemLanguage();
    common.choosesLanguage = m_parser.isSet(u"lang"_s);
    if (!QStringList{u"en"_s, u"ja"_s, u"zh"_s}.contains(common.language))
        return wrong(
            CommandWords::tr("--lang must be en, ja or zh, not \"%1\".").arg(m_parser.value(u"lang"_s)));
    if (m_parser.isSet(u"data"_s) && m_parser.value(u"data"_s).isEmpty())
        return wrong(CommandWords::tr("--data needs a folder."));
    return common;
}

} // namespace studio::app
