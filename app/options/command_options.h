// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/options/command_table.h"
#include "app/options/command_words.h"
#include "app/options/common_options.h"
#include "core/base/result.h"

#include <QCommandLineParser>

namespace studio::app {

/// An error that says what is wrong with a command line, and how to get help.
[[nodiscard]] tl::unexpected<base::Error> wrong(const QString &what);

/// One command's options: declares and parses them, reads typed values, and remembers the first error.
class CommandOptions
{
public:
    CommandOptions();

    void value(const QString &name) { m_parser.addOption({name, {}, name}); }
    void declare(const QList<OptionEntry> &options);
    void flag(const QString &name) { m_parser.addOption(QCommandLineOption(name)); }

    base::Result<CommonOptions> read(const QStringList &arguments);

    [[nodiscard]] QStringList positional() const { return m_parser.positionalArguments(); }
    [[nodiscard]] bool isSet(const QString &name) const { return m_parser.isSet(name); }
    [[nodiscard]] QStringList values(const QString &name) const { return m_parser.values(name); }
    [[nodiscard]] std::optional<QString> text(const QString &name) const
    {
        return m_parser.isSet(name) ? std::optional(m_parser.value(name)) : std::nullopt;
    }

    template<class Number>
    base::Result<std::optional<Number>> number(const QString &name, Number highest) const
    {
        const std::optional<QString> given = text(name);
        if (!given)
            return std::optional<Number>();
        bool isNumber = false;
        const quint64 value = given->toULongLong(&isNumber);
        if (!isNumber || value > quint64(highest))
            return wrong(
                CommandWords::tr("--%1 must be a whole number of 0 or more, not \"%2\".").arg(name, *given));
        return std::optional(Number(value));
    }

    /// The value that belongs to one of two words; `otherwise` if the option is not given.
    template<class Choice>
    base::Result<Choice> choice(const QString &name, std::pair<QString, Choice> a,
                                std::pair<QString, Choice> b, Choice otherwise) const
    {
        const std::optional<QString> given = text(name);
        if (!given)
            return otherwise;
        if (*given == a.first)
            return a.second;
        if (*given == b.first)
            return b.second;
        return wrong(
            CommandWords::tr("--%1 must be %2 or %3, not \"%4\".").arg(name, a.first, b.first, *given));
    }

private:
    QCommandLineParser m_parser;
};

} // namespace studio::app
