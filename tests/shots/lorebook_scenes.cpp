// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"

#include <QAction>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace studio::tests::lorebook_scenes {

namespace {

void open(Stage &stage, const QList<model::ShelfBook> &books)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(u"lorebooksAction"_s)->trigger();
    stage.shelf.list(books);
    stage.shelf.uses({{base::LorebookId(u"b1"_s), teaRoom(), stage.talk.room}});
}

/// In the words of the talk, so that each language has its own.
model::ShelfBook book(const Stage &stage, const QString &id, const QString &name, int entries)
{
    model::ShelfBook made{.id = base::LorebookId(id), .book = {.name = name, .description = stage.talk.line}};
    for (int i = 0; i < entries; ++i) {
        model::LoreEntry entry{.name = stage.talk.room,
                               .keys = {stage.talk.room},
                               .content = i % 2 == 0 ? stage.talk.question : stage.talk.line};
        entry.constant = i == 1;
        made.book.entries.append(entry);
    }
    return made;
}

void someBooks(Stage &stage)
{
    model::ShelfBook everywhere = book(stage, u"b2"_s, stage.talk.otherRoom, 1);
    everywhere.everywhere = true;
    open(stage, {book(stage, u"b1"_s, stage.talk.room, 3), everywhere});
    stage.window().findChild<QListWidget *>(u"shelfList"_s)->setCurrentRow(0);
}

void noBooks(Stage &stage) { open(stage, {}); }

} // namespace

QList<Scene> all() { return {{u"lorebooks"_s, true, someBooks}, {u"lorebooks-empty"_s, true, noBooks}}; }

} // namespace studio::tests::lorebook_scenes
