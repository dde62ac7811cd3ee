// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "ui/window/help/help_desk.h"

#include <QAction>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>

using namespace Qt::StringLiterals;

namespace studio::tests::help_scenes {

namespace {

void press(Stage &stage, const QString &action)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(action)->trigger();
}

/// Also the windows that have no parent.
template<class Widget>
Widget *find(Stage &stage, const QString &name)
{
    for (QWidget *window : stage.windows())
        if (auto *found = window->findChild<Widget *>(name))
            return found;
    return nullptr;
}

void manual(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    stage.window().help()->openManual(stage.window().findChild<QWidget *>(u"floorPanel"_s));
}

void searched(Stage &stage)
{
    manual(stage);
    find<QLineEdit>(stage, u"manualField"_s)->setText(u"PDF"_s);
}

void about(Stage &stage) { press(stage, u"aboutAction"_s); }

/// What is said of this computer differs from one to the next.
void report(Stage &stage)
{
    press(stage, u"reportAction"_s);
    find<QPlainTextEdit>(stage, u"reportText"_s)
        ->setPlainText(u"[program]\nCompanion Studio: 0.1.0\nQt: 6.4.2\n"_s);
}

} // namespace

QList<Scene> all()
{
    return {{u"manual"_s, true, manual, true},
            {u"manual-search"_s, false, searched, true},
            {u"about"_s, true, about, true},
            {u"report"_s, true, report, true}};
}

} // namespace studio::tests::help_scenes
