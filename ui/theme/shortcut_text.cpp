// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/shortcut_text.h"

#include <QCoreApplication>

namespace studio::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Shortcut)
};

} // namespace

QString withShortcut(const QString &words, const QKeySequence &key)
{
    if (key.isEmpty())
        return words;
    //: A tool tip: %1 what the button does, %2 its keys, such as "Shift+F8"
    return Words::tr("%1 (%2)").arg(words, key.toString(QKeySequence::NativeText));
}

} // namespace studio::ui
