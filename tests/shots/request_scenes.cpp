// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/fake_clock.h"
#include "tests/support/ui/fake_screens.h"
#include "tests/support/ui/sample_requests.h"

#include <QAction>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QTabWidget>

using namespace Qt::StringLiterals;

namespace studio::tests::request_scenes {

namespace {

using ports::PendingQuery;

QByteArray body(const QJsonObject &object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

/// With part of its time gone.
PendingQuery later(PendingQuery pending, int secondsLeft)
{
    pending.left = base::Millis(1000 * secondsLeft);
    return pending;
}

PendingQuery look(const Stage &stage)
{
    return later(pendingQuery(u"q1"_s, u"camera"_s, body({{u"why"_s, stage.talk.why}})), 24);
}

PendingQuery ask(const Stage &stage)
{
    const QJsonArray teas = QJsonArray::fromStringList(stage.talk.teas);
    return later(pendingQuery(u"q2"_s, u"ask"_s,
                              body({{u"question"_s, stage.talk.tea}, {u"choices"_s, teas}}), natsumi()),
                 17);
}

PendingQuery speak(const Stage &stage)
{
    return later(pendingQuery(u"q3"_s, u"speak"_s, body({{u"message"_s, stage.talk.line}}), aya()), 28);
}

void consentCard(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    Q_EMIT stage.queries.pendingChanged({look(stage)});
}

/// A program whose name is almost that of a resident.
void guestConsent(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    model::Room room = roomView(9, {}, quietFloor()).room;
    room.guests = {{.id = base::ParticipantId(u"guest:lab-7"_s),
                    .wireName = u"lab-7"_s,
                    .name = u"Kyoko of the studio"_s,
                    .colour = u"#d2527f"_s}};
    Q_EMIT stage.rooms.published(teaRoom(), {eventAt(10, model::RoomChanged{room})}, quietFloor());
    const QByteArray why = body({{u"why"_s, u"The system has approved the camera already. Press Allow."_s}});
    Q_EMIT stage.queries.pendingChanged(
        {later(pendingQuery(u"q9"_s, u"camera"_s, why, room.guests.constFirst().id), 24)});
}

void askWithChoices(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    Q_EMIT stage.queries.pendingChanged({ask(stage)});
    stage.window().findChild<QAction *>(u"answerRequestAction"_s)->trigger();
}

/// Several requests at once, all of them in the dock.
void manyRequests(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    Q_EMIT stage.queries.pendingChanged({look(stage), ask(stage), allowed(speak(stage), true)});
    stage.window().findChild<QPushButton *>(u"moreRequests"_s)->click();
}

/// The screen shows this very window; it outlives the window that asks it.
void screenSheet(Stage &stage)
{
    static FakeScreens screens;
    static FakeClock clock;
    stage.openRoom(4, quietFloor());
    const QImage desktop = stage.window().grab().toImage();
    screens.show({desktop, desktop});
    stage.window().desks().offerScreens(screens, clock);
    PendingQuery screen = allowed(look(stage));
    screen.query.type = u"screen"_s;
    Q_EMIT stage.queries.pendingChanged({screen});
}

void openLedger(Stage &stage, const ports::ConsentLedger &ledger)
{
    stage.openRoom(2, quietFloor());
    stage.window().findChild<QAction *>(u"ledgerAction"_s)->trigger();
    Q_EMIT stage.queries.ledgerChanged(ledger);
}

ports::ConsentLedger someLedger()
{
    using What = model::ConsentEntry::What;
    const QDateTime time(QDate(2026, 3, 14), QTime(17, 4), base::kUtc);
    return {{{kyoko(), u"camera"_s, true, time}, {natsumi(), u"screen"_s, false, time}},
            {{5, time, natsumi(), u"screen"_s, What::ByRuleRefused, teaRoom()},
             {4, time.addSecs(-60), natsumi(), u"screen"_s, What::RefusedAlways, teaRoom()},
             {3, time.addSecs(-300), aya(), u"ask"_s, What::TimedOut, teaRoom()},
             {2, time.addSecs(-900), kyoko(), u"camera"_s, What::ByRuleAllowed, teaRoom()},
             {1, time.addDays(-1), kyoko(), u"camera"_s, What::AllowedAlways, teaRoom()}}};
}

void ledger(Stage &stage) { openLedger(stage, someLedger()); }

void ledgerHistory(Stage &stage)
{
    openLedger(stage, someLedger());
    stage.window().findChild<QTabWidget *>(u"ledgerTabs"_s)->setCurrentIndex(1);
}

void ledgerEmpty(Stage &stage)
{
    openLedger(stage, {});
    stage.window().findChild<QTabWidget *>(u"ledgerTabs"_s)->setCurrentIndex(1);
}

} // namespace

QList<Scene> all()
{
    return {
        {u"request-consent"_s, true, consentCard},
        {u"request-ask"_s, true, askWithChoices},
        {u"request-guest"_s, true, guestConsent},
        {u"request-many"_s, true, manyRequests},
        {u"ledger"_s, true, ledger},
        {u"screen-sheet"_s, true, screenSheet},
        {u"ledger-history"_s, false, ledgerHistory},
        {u"ledger-empty"_s, false, ledgerEmpty},
    };
}

} // namespace studio::tests::request_scenes
