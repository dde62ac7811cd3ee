// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"

#include <QAction>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace studio::tests::memory_scenes {

namespace {

model::MemoryNote note(qint64 id, const QString &text, bool own = false)
{
    const QDateTime time(QDate(2026, 3, 14), QTime(17, 4), base::kUtc);
    model::MemoryNote made{.id = id, .companion = kyoko(), .text = text, .time = time.addSecs(id * 3600)};
    made.byUser = own;
    if (!own) {
        made.room = teaRoom();
        made.sources = {posted(0, kyoko(), {}).message.id, posted(1, kyoko(), {}).message.id};
    }
    return made;
}

void open(Stage &stage, const QList<model::MemoryNote> &notes)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(u"memoryAction1"_s)->trigger();
    Q_EMIT stage.notes.notesChanged(kyoko(), notes);
}

void someNotes(Stage &stage)
{
    open(stage, {note(1, stage.talk.question), note(2, stage.talk.line, true), note(3, stage.talk.answer)});
    stage.window().findChild<QListWidget *>(u"memoryNotes"_s)->setCurrentRow(1);
}

void forgetting(Stage &stage)
{
    someNotes(stage);
    stage.window().findChild<QPushButton *>(u"memoryForget"_s)->click();
}

/// The user chooses another note before this one is saved.
void unsaved(Stage &stage)
{
    someNotes(stage);
    stage.window().findChild<QPlainTextEdit *>(u"memoryField"_s)->setPlainText(stage.talk.question);
    stage.window().findChild<QListWidget *>(u"memoryNotes"_s)->setCurrentRow(2);
}

void noNotes(Stage &stage) { open(stage, {}); }

} // namespace

QList<Scene> all()
{
    return {{u"memory"_s, true, someNotes},
            {u"memory-forget"_s, false, forgetting},
            {u"memory-unsaved"_s, true, unsaved},
            {u"memory-empty"_s, true, noNotes}};
}

} // namespace studio::tests::memory_scenes
