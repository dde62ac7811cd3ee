// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/kobold_story.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {

void tellStory(const Json &json, Sides sides, Collector &collector)
{
    if (const Json *settings = firstOf(json, {"savedsettings"})) {
        const QString me = textUnder(*settings, {"chatname"});
        const QString others = textUnder(*settings, {"chatopponent"});
        sides.writer = me.isEmpty() ? sides.writer : me;
        if (!others.isEmpty())
            sides.model = others.section(u"||$||"_s, 0, 0);
    }
    QString story = textUnder(json, {"prompt"});
    if (const Json *actions = firstOf(json, {"actions"}); actions && actions->is_array()) {
        for (const Json &action : *actions)
            story += contentOf(action).text;
    }
    // The form of an instruction stands for a side: {{[INPUT]}} and {{[OUTPUT]}}.
    story.replace(u"{{[INPUT]}}"_s, u"\n%1: "_s.arg(sides.writer));
    story.replace(u"{{[OUTPUT]}}"_s, u"\n%1: "_s.arg(sides.model));
    static const QRegularExpression kHead(u"^([^\\n:]{1,40}): ?(.*)$"_s);
    TalkLine open{sides.model, false, {}};
    const QStringList rows = story.split(u'\n');
    for (const QString &row : rows) {
        const auto match = kHead.match(row);
        const QString name = match.captured(1).trimmed();
        if (match.hasMatch() && (name == sides.writer || name == sides.model)) {
            if (!open.text.trimmed().isEmpty())
                collector.say(open);
            open = {name, name == sides.writer, match.captured(2)};
        } else {
            open.text += (open.text.isEmpty() ? QString() : u"\n"_s) + row;
        }
    }
    open.text = open.text.trimmed();
    if (!open.text.isEmpty())
        collector.say(open);
}
} // namespace studio::intake
