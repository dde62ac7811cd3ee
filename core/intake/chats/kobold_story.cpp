// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/kobold_story.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

/// The tag before an instruction or its answer; the settings store line ends as escapes.
QString tagUnder(const Json &settings, const char *key, const QString &usual)
{
    const QString tag = textUnder(settings, {key}).replace(u"\\n"_s, u"\n"_s).trimmed();
    return tag.isEmpty() ? usual : tag;
}

QRegularExpression tagAlone(const QString &tag)
{
    return QRegularExpression(u"\n*"_s + QRegularExpression::escape(tag) + u"\n?"_s);
}

} // namespace

void tellStory(const Json &json, Sides sides, Collector &collector)
{
    QStringList opponents;
    QString startTag = u"### Instruction:"_s;
    QString endTag = u"### Response:"_s;
    if (const Json *settings = firstOf(json, {"savedsettings"})) {
        const QString me = textUnder(*settings, {"chatname"});
        const QString others = textUnder(*settings, {"chatopponent"});
        sides.writer = me.isEmpty() ? sides.writer : me;
        if (!others.isEmpty())
            opponents = others.split(u"||$||"_s, Qt::SkipEmptyParts);
        startTag = tagUnder(*settings, "instruct_starttag", startTag);
        endTag = tagUnder(*settings, "instruct_endtag", endTag);
    }
    if (!opponents.isEmpty())
        sides.model = opponents.constFirst();
    else
        opponents = {sides.model};
    QString story = textUnder(json, {"prompt"});
    if (const Json *actions = firstOf(json, {"actions"}); actions && actions->is_array()) {
        for (const Json &action : *actions)
            story += contentOf(action).text;
    }
    story.replace(tagAlone(startTag), u"{{[INPUT]}}"_s);
    story.replace(tagAlone(endTag), u"{{[OUTPUT]}}"_s);
    // Instruction tags stand for a side: {{[INPUT]}} and {{[OUTPUT]}}.
    story.replace(u"{{[INPUT]}}"_s, u"\n%1: "_s.arg(sides.writer));
    story.replace(u"{{[OUTPUT]}}"_s, u"\n%1: "_s.arg(sides.model));
    static const QRegularExpression kHead(u"^([^\\n:]{1,40}): ?(.*)$"_s);
    TalkLine open{sides.model, false, {}};
    const QStringList rows = story.split(u'\n');
    for (const QString &row : rows) {
        const auto match = kHead.match(row);
        const QString name = match.captured(1).trimmed();
        if (match.hasMatch() && (name == sides.writer || opponents.contains(name))) {
            if (!open.text.trimmed().isEmpty())
                collector.sayAs(open);
            open = {name, name == sides.writer, match.captured(2)};
        } else {
            open.text += (open.text.isEmpty() ? QString() : u"\n"_s) + row;
        }
    }
    open.text = open.text.trimmed();
    if (!open.text.isEmpty())
        collector.sayAs(open);
}
} // namespace studio::intake
