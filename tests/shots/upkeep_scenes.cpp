// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/ui/sample_sizes.h"

#include <QAction>
#include <QCoreApplication>
#include <QListWidget>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace studio::tests::upkeep_scenes {

namespace {

/// A sentence of the store.
QString said(const char *sentence) { return QCoreApplication::translate("Store", sentence); }

void open(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(u"yourDataAction"_s)->trigger();
}

void press(Stage &stage, const QString &button) { stage.window().findChild<QPushButton *>(button)->click(); }

void shown(Stage &stage)
{
    open(stage);
    stage.upkeep.tell(sampleSizesWithBackups({stage.talk.room}));
}

void backingUp(Stage &stage)
{
    shown(stage);
    press(stage, u"dataBackUp"_s);
    stage.upkeep.tellProgress(40);
}

void found(Stage &stage)
{
    shown(stage);
    press(stage, u"dataCheck"_s);
    model::CheckReport report;
    report.rooms = 1;
    report.events = 8'412;
    report.findings = {{model::Finding::Code::Gap, model::Finding::Severity::Error, u"room"_s,
                        said("Events %1 to %2 of a room are missing.").arg(311).arg(318)},
                       {model::Finding::Code::ReadModel, model::Finding::Severity::Warning, u"alternatives"_s,
                        said("The table “%1” could not be read to the end.").arg(u"alternatives"_s)}};
    stage.upkeep.tell(report);
}

/// The consents in a backup are listed before it is used.
void restored(Stage &stage)
{
    shown(stage);
    stage.window().findChild<QListWidget *>(u"dataCopies"_s)->setCurrentRow(0);
    press(stage, u"dataRestore"_s);
    press(stage, u"restoreAnswer"_s);
    giveAnswer(stage.upkeep.restores.last(),
               QStringList{said("The MCP server was open. It is now closed."),
                           said("Programs were allowed to speak as you. Now they are not."),
                           said("%1 had a standing answer: %2. Now you are asked again.")
                               .arg(u"“Aya” (companion_aya)"_s, u"camera"_s)});
}

void backedUpNever(Stage &stage)
{
    open(stage);
    stage.upkeep.tell(sampleSizes({stage.talk.room}));
}

} // namespace

QList<Scene> all()
{
    return {{u"your-data"_s, true, shown},
            {u"your-data-backup"_s, true, backingUp},
            {u"your-data-findings"_s, true, found},
            {u"your-data-restored"_s, true, restored},
            {u"your-data-new"_s, false, backedUpNever}};
}

} // namespace studio::tests::upkeep_scenes
