// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/action_words.h"

#include "ui/actions/action_registry.h"
#include "ui/theme/short_name.h"
#include "ui/theme/theme_of.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr const char *kId = "actionId";
constexpr const char *kFull = "fullName";
constexpr const char *kEnglish = "english";
constexpr const char *kHasKeys = "hasKeys";
constexpr const char *kWhyNot = "whyNot";
constexpr int kMostNumbered = 9;

int numberOf(const QString &objectName, const ActionEntry &entry)
{
    return objectName.mid(qsizetype(qstrlen(entry.id))).toInt();
}

void applyKeys(QAction &action)
{
    const ActionEntry *entry = registeredAction(action.objectName());
    Q_ASSERT(entry);
    QList<QKeySequence> keys = shortcutsOf(*entry);
    if (entry->isNumbered && !keys.isEmpty()) {
        const int number = numberOf(action.objectName(), *entry);
        const QKeyCombination first = keys.constFirst()[0];
        keys.clear();
        if (number >= 1 && number <= kMostNumbered)
            keys.append(QKeySequence(first.keyboardModifiers() | Qt::Key(int(first.key()) + number - 1)));
    }
    if (action.shortcuts() != keys)
        action.setShortcuts(keys);
}

} // namespace

QAction *addAction(QMenu &menu, const QString &objectName)
{
    QAction *action = menu.addAction(QString());
    action->setObjectName(objectName);
    giveKeys(*action);
    return action;
}

void giveKeys(QAction &action)
{
    action.setProperty(kHasKeys, true);
    applyKeys(action);
}

QAction *addContextAction(QMenu &menu, const char *id, const QString &of)
{
    QAction *action = menu.addAction(QString());
    action->setObjectName(QLatin1StringView(id));
    nameAction(*action, of);
    // Only commands that are in the menus too have a mnemonic; one letter in ten underlined looks like a
    // fault.
    action->setText(plainTitle(action->text()).replace(u'&', u"&&"_s));
    const ActionEntry *entry = registeredAction(action->objectName());
    if (entry->icon)
        action->setIcon(icon(*entry->icon, themeOf(&menu)));
    menu.setToolTipsVisible(true);
    return action;
}

QString actionId(const QAction &action) { return action.property(kId).toString(); }

void nameAction(QAction &action, const QString &of)
{
    const ActionEntry *entry = registeredAction(action.objectName());
    Q_ASSERT(entry);
    action.setProperty(kId, QString::fromLatin1(entry->id));
    if (action.property(kHasKeys).toBool())
        applyKeys(action);
    action.setText(menuName(*entry, shortName(of)));
    action.setToolTip(tipOf(*entry, of));
    action.setStatusTip(aboutAction(*entry, of));
    action.setProperty(kFull, titleOf(*entry, of));
    action.setProperty(kEnglish, englishTitle(*entry, of));
}

void nameChoice(QAction &action, const QString &choice, const QString &english)
{
    nameAction(action, choice);
    action.setText(choice);
    action.setProperty(kEnglish, englishTitle(*registeredAction(action.objectName()), english));
}

QString fullName(const QAction &action) { return action.property(kFull).toString(); }

QString englishName(const QAction &action) { return action.property(kEnglish).toString(); }

void allowAction(QAction &action, bool allowed, const QString &whyNot)
{
    action.setEnabled(allowed);
    action.setProperty(kWhyNot, allowed ? QString() : whyNot);
}

QString whyNot(const QAction &action) { return action.property(kWhyNot).toString(); }

} // namespace studio::ui
