// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/temporary_studio.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/window/main_window.h"
#include "ui/window/translations.h"

#include <QApplication>
#include <QTest>

namespace studio::tests {

using namespace Qt::StringLiterals;

/// A window over fake ports, shown, with the tea room open.
struct StudioWindow
{
    explicit StudioWindow(bool readOnly = false)
        : window(rooms, personas, drafts, translations, {folder.file(u"window.ini"_s), readOnly})
    {
        window.show();
        personas.list(samplePersonas());
        list({tea()});
    }

    void list(const QList<model::RoomSummary> &summaries) { rooms.tell(summaries); }

    void open(const ports::FloorView &floor = quietFloor())
    {
        rooms.commandOf(u"openRoom"_s)
            .answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, floor));
        QVERIFY(QTest::qWaitForWindowActive(&window));
        rooms.forgetCalls();
    }

    static model::RoomSummary tea() { return {.id = teaRoom(), .name = u"Tea at five"_s, .messages = 1}; }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return window.findChild<Widget *>(name);
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    TemporaryStudio folder;
    FakeRoomPort rooms;
    FakePersonaPort personas;
    FakeDraftPort drafts;
    ui::Translations translations;
    ui::MainWindow window;
};

} // namespace studio::tests
