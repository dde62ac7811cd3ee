// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/studio_window.h"
#include "ui/transcript/transcript_view.h"

#include <QContextMenuEvent>
#include <QMenu>

namespace tst_spoke_for_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

const auto kSentence = u"Kyoko began to speak for Natsumi. That part was removed."_s;
const base::TurnId kTurn{u"turn_7"_s};

struct Stage
{
    explicit Stage(bool readOnly = false)
        : studio(readOnly)
    {
        studio.rooms.commandOf(u"openRoom"_s)
            .answer<ports::RoomView>(roomView(5, {posted(0, aya(), u"Tea?"_s)}, quietFloor()));
        settle();
        studio.rooms.forgetCalls();
    }

    void settle() { QCoreApplication::processEvents(); }
    ui::TranscriptView *transcript() { return studio.find<ui::TranscriptView>(u"transcript"_s); }

    void publish(qint64 seq, const model::EnvelopeBody &body)
    {
        Q_EMIT studio.rooms.published(teaRoom(), {eventAt(seq, body)}, quietFloor());
        settle();
    }

    void speakFor(const model::SpokeFor &other)
    {
        model::TurnEvent end{.turn = kTurn, .companion = kyoko(), .kind = {}};
        end.kind = model::Finished{.spokeFor = other};
        publish(6, end);
        model::MessagePosted message = posted(1, kyoko(), u"I would like some."_s);
        message.turn = kTurn;
        publish(7, message);
    }

    ui::VisibleRow row(qint64 wanted)
    {
        const QList<ui::VisibleRow> rows = transcript()->visibleRows();
        for (const ui::VisibleRow &one : rows) {
            if (one.row == wanted)
                return one;
        }
        return {};
    }

    QStringList offersAt(qint64 wanted)
    {
        QStringList texts;
        const ui::VisibleRow one = row(wanted);
        for (const auto &[action, rect] : one.actions)
            texts.append(action.text);
        return texts;
    }

    StudioWindow studio;
};

} // namespace

/// A companion continued with somebody else's line.
class SpokeForDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOneWhoWasSpokenForIsOfferedTheFloor()
    {
        Stage stage;

        stage.speakFor({u"Natsumi"_s, natsumi()});
        QVERIFY(stage.row(1).notes.contains(kSentence));
        QCOMPARE(stage.offersAt(1), QStringList{u"Give Natsumi the floor"_s});
        QTest::mouseClick(stage.transcript()->viewport(), Qt::LeftButton, {},
                          stage.row(1).actions.first().second.center());
        stage.settle();

        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"cue room_tea companion_natsumi"_s});
    }

    void theKeysReachTheOffer()
    {
        Stage stage;
        stage.speakFor({u"Natsumi"_s, natsumi()});
        stage.transcript()->setFocus();
        stage.transcript()->setCurrentRow(1);

        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
        QCoreApplication::sendEvent(stage.transcript()->viewport(), &wanted);
        auto *menu = stage.transcript()->findChild<QMenu *>(u"transcript.menu"_s);
        QVERIFY(menu);
        auto *offer = menu->findChild<QAction *>(u"transcript.menu.giveFloor"_s);
        QVERIFY(offer);
        offer->trigger();
        delete menu;

        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"cue room_tea companion_natsumi"_s});
    }

    void theOfferEndsWithTheNextMessageAndTheLineStays()
    {
        Stage stage;
        stage.speakFor({u"Natsumi"_s, natsumi()});

        stage.publish(8, posted(2, natsumi(), u"So do I."_s));

        QVERIFY(stage.row(1).notes.contains(kSentence));
        QVERIFY(stage.offersAt(1).isEmpty());
        QVERIFY(!stage.row(2).notes.contains(kSentence));
    }

    void whoIsNotInTheRoomIsOfferedNothing()
    {
        Stage stage;

        stage.speakFor({u"Otto"_s, {}});

        QVERIFY(stage.row(1).notes.first().startsWith(u"Kyoko began to speak for Otto."_s));
        QVERIFY(stage.offersAt(1).isEmpty());
    }

    void aReaderIsOfferedNothing()
    {
        Stage stage(true);

        stage.speakFor({u"Natsumi"_s, natsumi()});

        QVERIFY(stage.row(1).notes.contains(kSentence));
        QVERIFY(stage.offersAt(1).isEmpty());
    }
};

SUITE_TEST(QApplication, SpokeForDeskTest)

} // namespace tst_spoke_for_desk

#include "tst_spoke_for_desk.moc"
