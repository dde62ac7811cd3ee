// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/search_options.h"

#include "app/options/command_options.h"
#include "app/options/command_words.h"
#include "core/search/search_terms.h"

#include <algorithm>
#include <array>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;
using model::SearchKind;

namespace {

constexpr quint64 kMostHits = 1'000'000;

Result<QList<SearchKind>> readKinds(const CommandOptions &options)
{
    static const std::array<std::pair<const char *, SearchKind>, 5> known{{{"message", SearchKind::Message},
                                                                           {"thought", SearchKind::Thought},
                                                                           {"decision", SearchKind::Decision},
                                                                           {"tool", SearchKind::ToolCall},
                                                                           {"note", SearchKind::Note}}};
    QList<SearchKind> kinds;
    const QStringList names = options.values(u"kind"_s);
    for (const QString &name : names) {
        const auto *kind = std::find_if(known.begin(), known.end(), [&name](const auto &one) {
            return name == QLatin1String(one.first);
        });
        if (kind == known.end())
            return wrong(
                CommandWords::tr("--kind must be message, thought, decision, tool or note, not \"%1\".")
                    .arg(name));
        kinds.append(kind->second);
    }
    return kinds;
}

/// Days are in the user's time zone; `daysOn` turns the last day into its end.
Result<QDateTime> readDay(const CommandOptions &options, const QString &name, int daysOn)
{
    const auto written = options.text(name);
    if (!written)
        return QDateTime();
    const QDate day = QDate::fromString(*written, Qt::ISODate);
    if (!day.isValid())
        return wrong(
            CommandWords::tr("--%1 must be a day such as 2026-05-31, not \"%2\".").arg(name, *written));
    return day.addDays(daysOn).startOfDay().toUTC();
}

} // namespace

Result<Command> readSearch(const CommandOptions &options)
{
    using Format = FindText::Format;
    FindText find;
    find.text = options.positional().join(u' ');
    if (search::termsOf(find.text).isEmpty())
        return wrong(CommandWords::tr("search needs a text: letters, digits or signs."));
    find.room = options.text(u"room"_s);
    find.speaker = options.text(u"speaker"_s);
    const auto kinds = readKinds(options);
    const auto from = readDay(options, u"from"_s, 0);
    const auto to = readDay(options, u"to"_s, 1);
    const auto most = options.number<quint64>(u"most"_s, kMostHits);
    const auto format = options.choice<Format>(u"format"_s, {u"text"_s, Format::Text},
                                               {u"jsonl"_s, Format::JsonLines}, Format::Text);
    for (const auto *error :
         {kinds ? nullptr : &kinds.error(), from ? nullptr : &from.error(), to ? nullptr : &to.error(),
          most ? nullptr : &most.error(), format ? nullptr : &format.error()}) {
        if (error)
            return tl::unexpected(*error);
    }
    find.kinds = *kinds;
    find.from = *from;
    find.to = *to;
    find.most = qint64(most->value_or(quint64(find.most)));
    find.format = *format;
    return find;
}

} // namespace studio::app
