// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "ui/transcript/transcript_view.h"

using namespace Qt::StringLiterals;

namespace studio::tests::summary_scenes {

namespace {

void openWithSummary(Stage &stage)
{
    stage.openRoom(6, quietFloor());
    model::Summary summary{.id = u"s1"_s,
                           .companion = kyoko(),
                           .from = posted(0, kyoko(), {}).message.id,
                           .to = posted(2, kyoko(), {}).message.id,
                           .messages = 42,
                           .text = stage.talk.inShort,
                           .before = 4210,
                           .after = 318};
    Q_EMIT stage.rooms.published(teaRoom(), {eventAt(10, model::Summarized{summary})}, quietFloor());
}

void toldInShort(Stage &stage) { openWithSummary(stage); }

void summarySheet(Stage &stage)
{
    openWithSummary(stage);
    Q_EMIT stage.window().findChild<ui::TranscriptView *>(u"transcript"_s)->noteActivated(u"s1"_s);
}

} // namespace

QList<Scene> all()
{
    return {{u"told-in-short"_s, true, toldInShort}, {u"summary-sheet"_s, true, summarySheet}};
}

} // namespace studio::tests::summary_scenes
