// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/action_registry.h"

#include "ui/actions/key_rules.h"
#include "ui/actions/shortcut_book.h"
#include "ui/actions/tables/action_tables.h"
#include "ui/theme/shortcut_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr const char *kPlaceNames[] = {
    QT_TRANSLATE_NOOP("Actions", "&Room"),       QT_TRANSLATE_NOOP("Actions", "&Companions"),
    QT_TRANSLATE_NOOP("Actions", "&Models"),     QT_TRANSLATE_NOOP("Actions", "&Floor"),
    QT_TRANSLATE_NOOP("Actions", "&View"),       QT_TRANSLATE_NOOP("Actions", "&Help"),
    QT_TRANSLATE_NOOP("Actions", "Message box"), QT_TRANSLATE_NOOP("Actions", "Message"),
    QT_TRANSLATE_NOOP("Actions", "Stage"),       QT_TRANSLATE_NOOP("Actions", "Votes"),
};

QString translated(const char *english)
{
    return *english ? QCoreApplication::translate("Actions", english) : QString();
}

/// A & of a name is no mnemonic.
QString filled(const QString &text, const QString &of)
{
    return text.contains("%1"_L1) ? text.arg(QString(of).replace(u'&', u"&&"_s)) : text;
}

const ActionEntry *findEntry(const char *id)
{
    const QList<ActionEntry> &all = registeredActions();
    const auto found = std::find_if(all.cbegin(), all.cend(),
                                    [id](const ActionEntry &entry) { return !std::strcmp(entry.id, id); });
    return found == all.cend() ? nullptr : &*found;
}

const ActionEntry &knownEntry(const char *id)
{
    const ActionEntry *entry = findEntry(id);
    Q_ASSERT(entry);
    return *entry;
}

} // namespace

bool ActionEntry::isFamily() const { return std::strstr(name, "%1") != nullptr; }

const QList<ActionEntry> &registeredActions()
{
    static const QList<ActionEntry> all = [] {
        QList<ActionEntry> entries;
        for (const auto table :
             {roomActions(), companionActions(), floorActions(), viewActions(), talkActions()})
            for (const ActionEntry &entry : table)
                entries.append(entry);
        return entries;
    }();
    return all;
}

const ActionEntry *registeredAction(const QString &objectName)
{
    const ActionEntry *entry = findEntry(objectName.toUtf8());
    if (entry)
        return entry;
    QString family = objectName;
    while (!family.isEmpty() && family.back().isDigit())
        family.chop(1);
    entry = family == objectName ? nullptr : findEntry(family.toUtf8());
    return entry && entry->isFamily() ? entry : nullptr;
}

const ActionEntry *actionOfButton(const QString &objectName)
{
    if (objectName.isEmpty())
        return nullptr;
    for (const ActionEntry &entry : registeredActions())
        for (const char *button : entry.buttons)
            if (button && objectName == QLatin1StringView(button))
                return &entry;
    return nullptr;
}

QList<QKeySequence> shortcutsOf(const ActionEntry &entry)
{
    const ShortcutBook *book = shortcutBook();
    return book ? book->keysOf(QString::fromLatin1(entry.id)) : defaultKeys(entry);
}

bool isKeyOf(const char *id, QKeyCombination pressed)
{
    return shortcutsOf(knownEntry(id)).contains(QKeySequence(asShortcut(pressed)));
}

QList<QKeySequence> defaultKeys(const ActionEntry &entry)
{
    QList<QKeySequence> keys;
    for (const QKeyCombination key : entry.keys)
        if (key.key() != Qt::Key_unknown)
            keys.append(QKeySequence(key));
    return keys;
}

QString menuName(const ActionEntry &entry, const QString &of) { return filled(translated(entry.name), of); }

QString titleOf(const ActionEntry &entry, const QString &of) { return plainTitle(menuName(entry, of)); }

QString briefName(const ActionEntry &entry)
{
    return *entry.brief ? translated(entry.brief) : plainTitle(translated(entry.name));
}

QString aboutAction(const ActionEntry &entry, const QString &of)
{
    const QString text = translated(entry.about);
    return text.contains("%1"_L1) ? text.arg(of) : text;
}

QString searchWords(const ActionEntry &entry)
{
    return *entry.words ? translated(entry.words) + u", "_s + QString::fromUtf8(entry.words) : QString();
}

QString tipOf(const ActionEntry &entry, const QString &of)
{
    QString about = aboutAction(entry, of);
    const QKeySequence key = shortcutsOf(entry).value(0);
    if (key.isEmpty() || entry.isNumbered)
        return about;
    if (about.endsWith(u'.') || about.endsWith(u'。')) // the shortcut ends the sentence
        about.chop(1);
    return withShortcut(about, key);
}

QString placeName(ActionPlace place) { return translated(kPlaceNames[size_t(place)]); }

QString menuName(const char *id, const QString &of) { return menuName(knownEntry(id), of); }

QString briefName(const char *id) { return briefName(knownEntry(id)); }

QString tipOf(const char *id, const QString &of) { return tipOf(knownEntry(id), of); }

QString englishTitle(const ActionEntry &entry, const QString &of)
{
    return plainTitle(filled(QString::fromUtf8(entry.name), of));
}

QString plainTitle(const QString &menuText)
{
    // If no letter of the word can carry the mark, the mark follows in brackets: 部屋(&R)…
    static const QRegularExpression behind(u"\\s?[(（]&.[)）]"_s);
    QString title = menuText;
    title.remove(behind);
    title.replace(u"&&"_s, u"\x01"_s);
    title.remove(u'&');
    return title.replace(u"\x01"_s, u"&"_s);
}

} // namespace studio::ui
