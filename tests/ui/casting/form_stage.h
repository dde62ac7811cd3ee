// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/forms/form_field.h"
#include "ui/library/casting.h"
#include "ui/persona/persona_session.h"
#include "ui/persona/persona_window.h"
#include "ui/widgets/notice_bar.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QWidget>

namespace studio::tests {

using namespace Qt::StringLiterals;

/// Casting in a studio with the three sample companions, over fake ports.
struct FormStage
{
    FormStage()
    {
        parent.resize(1280, 800);
        casting.desk().refresh();
        list(samplePersonas());
    }

    void list(const QList<model::Persona> &all) { port.list(all); }

    /// The form opened last.
    ui::PersonaWindow *form()
    {
        ui::PersonaWindow *found = nullptr;
        for (auto *window : parent.findChildren<ui::PersonaWindow *>())
            if (window->isVisible())
                found = window;
        const auto isLaidOut = [found] { return found->findChild<QWidget *>(u"avatarHair1"_s)->x() > 0; };
        if (found && !(QTest::qWaitForWindowActive(found) && QTest::qWaitFor(isLaidOut)))
            qFatal("no form came up");
        return found;
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        auto *found = form()->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }

    void press(const QString &button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    void type(const QString &input, const QString &text) { QTest::keyClicks(find<QLineEdit>(input), text); }
    QString flaw(const QString &field) { return find<ui::FormField>(field + u"Field"_s)->flawText(); }
    QString notice() { return find<ui::NoticeBar>(u"noticeBar"_s)->text(); }
    QString state() { return find<QLabel>(u"personaState"_s)->text(); }
    const model::Persona &written() { return form()->session().edit().persona(); }

    FakePersonaPort port;
    FakeDraftPort drafts;
    QWidget parent;
    ui::Casting casting{port, drafts, &parent};
};

} // namespace studio::tests
