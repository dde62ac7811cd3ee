// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/slack_text.h"

#include "core/intake/chats/chat_values.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

/// "<what|label>"; the text's own < and > are entities.
const QRegularExpression &slackMark()
{
    static const QRegularExpression kMark(u"<([^<>|]{1,2000})(?:\\|([^<>]{0,1000}))?>"_s);
    return kMark;
}

/// Rewrites each mark of the text.
template<typename Write>
QString withMarks(const QString &text, Write write)
{
    if (!text.contains(u'<'))
        return text;
    QString written;
    qsizetype from = 0;
    auto marks = slackMark().globalMatch(text);
    while (marks.hasNext()) {
        const auto mark = marks.next();
        written += QStringView(text).mid(from, mark.capturedStart() - from);
        written += write(mark.captured(1), mark.captured(2), mark.captured());
        from = mark.capturedEnd();
    }
    written += QStringView(text).mid(from);
    return written;
}

QString shownMark(const QString &what, const QString &label)
{
    if (what.startsWith(u'@') || what.startsWith(u'#')) {
        const QString name = label.isEmpty() ? what.mid(1) : label;
        return name.startsWith(what.front()) ? name : QString(what.front() + name);
    }
    if (what.startsWith(u'!'))
        return label.isEmpty() ? QString(u'@' + what.mid(1).section(u'^', 0, 0)) : label;
    if (label.isEmpty() || what.endsWith(label))
        return what;
    return label + u" ("_s + what + u')';
}

} // namespace

QHash<QString, QString> slackNames(const Json &users)
{
    QHash<QString, QString> names;
    if (!users.is_array())
        return names;
    for (const Json &user : users) {
        const QString id = textUnder(user, {"id"});
        const Json *profile = firstOf(user, {"profile"});
        QString name = profile ? textUnder(*profile, {"display_name", "real_name"}) : QString();
        if (name.simplified().isEmpty())
            name = textUnder(user, {"real_name", "name"});
        name = name.simplified().remove(u'<').remove(u'>').remove(u'|');
        if (!id.isEmpty() && !name.isEmpty())
            names.insert(id, name);
    }
    return names;
}

QString withSlackNames(const QString &text, const QHash<QString, QString> &names)
{
    return withMarks(text, [&names](const QString &what, const QString &, const QString &whole) {
        const QString name = what.startsWith(u'@') ? names.value(what.mid(1)) : QString();
        return name.isEmpty() ? whole : QString(u'<' + what + u'|' + name + u'>');
    });
}

QString shownSlackText(const QString &text)
{
    return withoutEntities(withMarks(text, [](const QString &what, const QString &label, const QString &) {
        return shownMark(what, label);
    }));
}

} // namespace studio::intake
