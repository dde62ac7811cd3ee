// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/action_words.h"

#include <QAction>
#include <QMenu>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr const char *kEnglish = "english";
constexpr const char *kWhyNot = "whyNot";

} // namespace

QAction *addAction(QMenu &menu, const QString &objectName, const QList<QKeySequence> &keys)
{
    QAction *action = menu.addAction(QString());
    action->setObjectName(objectName);
    action->setShortcuts(keys);
    return action;
}

void nameAction(QAction &action, const QString &shown, const char *english)
{
    action.setText(shown);
    action.setProperty(kEnglish, plainTitle(QString::fromUtf8(english)));
}

QString englishName(const QAction &action) { return action.property(kEnglish).toString(); }

void allowAction(QAction &action, bool allowed, const QString &whyNot)
{
    action.setEnabled(allowed);
    action.setProperty(kWhyNot, allowed ? QString() : whyNot);
}

QString whyNot(const QAction &action) { return action.property(kWhyNot).toString(); }

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
