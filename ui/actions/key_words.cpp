// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/key_words.h"

#include <QCoreApplication>

namespace studio::ui {

namespace {

struct KeyWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::KeyWords)
};

QString anyMember(const ActionEntry &entry)
{
    //: Instead of a name: "Give the floor to a companion"
    return entry.isFamily() ? KeyWords::tr("a companion") : QString();
}

} // namespace

QString keysText(const ActionEntry &entry, const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::NativeText));
    const QString first = texts.value(0);
    if (entry.isNumbered && !first.isEmpty())
        //: Shortcuts of a row of actions: Alt+1 to Alt+9
        return KeyWords::tr("%1 to %2").arg(first, QString(first).replace(u'1', u'9'));
    if (texts.size() > 1)
        //: Two shortcuts of the same action
        return KeyWords::tr("%1 or %2").arg(first, texts.value(1));
    return first;
}

QString listedName(const ActionEntry &entry) { return titleOf(entry, anyMember(entry)); }

QString aboutListed(const ActionEntry &entry) { return aboutAction(entry, anyMember(entry)); }

QString nameInSentence(const ActionEntry &entry)
{
    QString name = listedName(entry);
    while (name.endsWith(u'…'))
        name.chop(1);
    return name;
}

QString soughtText(const ActionEntry &entry)
{
    const QStringList parts{listedName(entry), englishTitle(entry), searchWords(entry),
                            keysText(entry, shortcutsOf(entry))};
    return parts.join(u'\n').toCaseFolded();
}

} // namespace studio::ui
