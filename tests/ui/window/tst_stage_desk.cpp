// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_voice_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/stage/speech_bubble.h"
#include "ui/stage/stage_actor.h"
#include "ui/stage/stage_caption.h"
#include "ui/stage/stage_view.h"
#include "ui/stage/stage_window.h"
#include "ui/theme/theme_of.h"

#include <QContextMenuEvent>
#include <QMenu>

namespace tst_stage_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::StageGround;
using ui::StageWindow;

namespace {

/// Kyoko wants to speak, the others have not voted yet.
ports::FloorView voting()
{
    ports::FloorView floor = quietFloor();
    floor.votingOn = base::MessageId(u"message_6"_s);
    for (ports::FloorRow &row : floor.rows) {
        row.vote = ports::FloorRow::Vote::Pending;
        if (row.id != kyoko())
            continue;
        row.vote = ports::FloorRow::Vote::Voted;
        row.state = model::VoteState::Speak;
        row.importance = 8;
    }
    return floor;
}

/// The main window with its stage window open.
struct Show
{
    explicit Show(const QList<model::MessagePosted> &messages = {posted(0, aya(), u"Tea?"_s)})
    {
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(roomView(5, messages, quietFloor()));
        QCoreApplication::processEvents();
        studio.find<QAction>(u"stageWindowAction"_s)->trigger();
        window = studio.find<StageWindow>(u"stageWindow"_s);
    }

    void publish(qint64 seq, const model::EnvelopeBody &body, const ports::FloorView &floor)
    {
        Q_EMIT studio.rooms.published(teaRoom(), {eventAt(seq, body)}, floor);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] ports::FloorView speaking() const
    {
        ports::FloorView floor = quietFloor();
        floor.rows[0].speaking = true;
        return floor;
    }
    [[nodiscard]] QString caption() const
    {
        return window->findChild<ui::StageCaption *>(u"stageCaption"_s)->words();
    }
    [[nodiscard]] QRectF hand(const QString &actor) const
    {
        return window->stage().findChild<ui::StageActor *>(actor)->handRect();
    }
    /// The entry of its menu.
    void choose(const QString &entry)
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), window->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(window, &event);
        auto *menu = window->findChild<QMenu *>(u"stageWindowMenu"_s);
        QVERIFY(menu);
        auto *action = menu->findChild<QAction *>(entry);
        QVERIFY(action);
        action->trigger();
        menu->close();
        QTRY_VERIFY(!window->findChild<QMenu *>(u"stageWindowMenu"_s));
    }

    StudioWindow studio;
    StageWindow *window = nullptr;
};

} // namespace

class StageDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itShowsTheRoomThatIsOpen()
    {
        Show show;
        QVERIFY(show.window && show.window->isVisible());
        QCOMPARE(show.window->windowTitle(), u"Stage – Tea at five"_s);
        QCOMPARE(show.window->stage().findChildren<ui::StageActor *>().size(), 3);

        show.publish(6, contentOf(u"turn_1"_s, kyoko(), u"Green tea, please."_s), show.speaking());
        QTRY_COMPARE(show.caption(), u"Green tea, please."_s);
        QVERIFY(
            show.window->stage().findChild<ui::StageActor *>(u"actor_companion_kyoko"_s)->look().speaking);

        show.studio.window.openRoom(base::RoomId(u"room_lab"_s));
        QTRY_VERIFY(show.caption().isEmpty());
    }

    void theSecondTimeTheSameWindowComesForward()
    {
        Show show;

        show.studio.find<QAction>(u"stageWindowAction"_s)->trigger();

        QCOMPARE(show.studio.window.findChildren<StageWindow *>().size(), 1);
        show.window->close();
        show.studio.find<QAction>(u"stageWindowAction"_s)->trigger();
        QVERIFY(show.window->isVisible());
    }

    void whispersAreNotForTheAudience()
    {
        model::MessagePosted whisper = posted(0, base::ParticipantId(u"user"_s), u"A secret."_s);
        whisper.message.whisper = true;
        whisper.message.to = {kyoko()};
        Show show({whisper});

        show.publish(6, contentOf(u"turn_1"_s, kyoko(), u"I keep it."_s), show.speaking());
        auto *own =
            show.studio.find<ui::StageView>(u"stage"_s)->findChild<ui::SpeechBubble *>(u"speechBubble"_s);
        QTRY_COMPARE(own->text(), u"I keep it."_s); // the user's own stage says it

        QVERIFY(show.caption().isEmpty());
    }

    void troublesAreNotForTheAudience()
    {
        Show show;

        show.window->stage().setTrouble(kyoko(), u"The key is wrong."_s);

        QVERIFY(show.caption().isEmpty());
        QVERIFY(!show.window->findChild<ui::SpeechBubble *>(u"speechBubble"_s)->isVisible());
    }

    void groundAndCaptionsAreChosenAndKept()
    {
        Show show;
        QCOMPARE(show.window->ground(), StageGround::Scene);

        show.choose(u"stageGroundGreen"_s);
        show.choose(u"stageCaptions"_s);

        QCOMPARE(show.window->ground(), StageGround::Green);
        QVERIFY(!show.window->hasCaptions());
        QCOMPARE(show.window->grab().toImage().pixelColor(2, 2), QColor(0, 177, 64));
        show.window->resize(700, 420);
        show.studio.window.close();
        const ui::WindowMemory memory = ui::readWindowMemory(show.studio.folder.file(u"window.ini"_s));
        const ui::Settings settings(show.studio.folder.file(u"settings.json"_s));
        QCOMPARE(settings.choice<StageGround>(ui::setting::kStageGround), StageGround::Green);
        QVERIFY(!settings.isOn(ui::setting::kStageCaptions));
        QVERIFY(!memory.stageWindow.isEmpty());
    }

    void aClearGroundIsSeenThrough()
    {
        Show show;

        show.choose(u"stageGroundClear"_s);

        QImage picture(show.window->size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        show.window->render(&picture, {}, {}, QWidget::DrawChildren);
        QCOMPARE(qAlpha(picture.pixel(2, 2)), 0);
    }

    void keysFillTheScreenAndClose()
    {
        Show show;
        show.window->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(show.window));

        QTest::keyClick(show.window, Qt::Key_F11);
        QVERIFY(show.window->isFullScreen());
        QTest::keyClick(show.window, Qt::Key_Escape);
        QVERIFY(!show.window->isFullScreen());
        QVERIFY(show.window->isVisible());
        QTest::keyClick(show.window, Qt::Key_Escape);

        QVERIFY(!show.window->isVisible());
    }

    void longWordsEndWithTheNewest()
    {
        ui::StageCaption caption(nullptr);
        caption.resize(400, caption.sizeHint().height());

        caption.say(u"Kyoko"_s, u"word "_s.repeated(100) + u"end"_s);

        QCOMPARE(caption.shownLines().size(), 2);
        QVERIFY(caption.shownLines().last().endsWith(u"end"_s));
        caption.say(u"Kyoko"_s, {});
        QVERIFY(caption.shownLines().isEmpty());
        QVERIFY(caption.accessibleName().isEmpty());
    }

    void seatsAndHandsAreChosenAndKept()
    {
        Show show;
        QCOMPARE(show.window->seats(), ui::StageSeats::AsNeeded);

        show.choose(u"stageSeatsArc"_s);
        show.choose(u"stageHands"_s);

        QCOMPARE(show.window->seats(), ui::StageSeats::Arc);
        QVERIFY(!show.window->hasHands());
        QVERIFY(show.studio.find<QAction>(u"stageSeatsAction3"_s)->isChecked());
        show.studio.find<QAction>(u"stageSeatsAction2"_s)->trigger();
        QCOMPARE(show.window->seats(), ui::StageSeats::TwoRows);
        show.studio.window.close();
        const ui::Settings settings(show.studio.folder.file(u"settings.json"_s));
        QCOMPARE(settings.choice<ui::StageSeats>(ui::setting::kStageSeats), ui::StageSeats::TwoRows);
        QVERIFY(!settings.isOn(ui::setting::kStageHands));
    }

    void votesAreRaisedHands()
    {
        Show show;

        show.publish(6, posted(6, base::ParticipantId(u"user"_s), u"Who?"_s), voting());

        QVERIFY(!show.hand(u"actor_companion_kyoko"_s).isEmpty());
        show.choose(u"stageHands"_s);
        QVERIFY(show.hand(u"actor_companion_kyoko"_s).isEmpty());
    }

    void votesOnWhispersAreNotForTheAudience()
    {
        model::MessagePosted whisper = posted(0, base::ParticipantId(u"user"_s), u"A secret."_s);
        whisper.message.whisper = true;
        whisper.message.to = {kyoko()};
        Show show({whisper});

        Q_EMIT show.studio.rooms.published(teaRoom(), {}, voting());
        QCoreApplication::processEvents();

        auto *own = show.studio.find<ui::StageView>(u"stage"_s);
        const auto ring = [](const QObject *stage) {
            return stage->findChild<ui::StageActor *>(u"actor_companion_kyoko"_s)->look().ring;
        };
        QCOMPARE(ring(own), ui::ActorLook::Ring::Filled); // the user's own stage shows it
        QCOMPARE(ring(&show.window->stage()), ui::ActorLook::Ring::None);
        QVERIFY(show.hand(u"actor_companion_kyoko"_s).isEmpty());
    }

    void whoeverIsReadAloudMovesTheMouth()
    {
        FakeVoicePort voices;
        Show show;
        show.studio.window.desks().offerVoices(voices);
        auto *actor = show.window->stage().findChild<ui::StageActor *>(u"actor_companion_kyoko"_s);
        QVERIFY(!actor->life().isHeard());

        Q_EMIT voices.speakingChanged(ports::SpokenTurn{teaRoom(), base::TurnId(u"turn_1"_s), kyoko()});
        QVERIFY(actor->life().isHeard());
        Q_EMIT voices.speakingChanged(
            ports::SpokenTurn{base::RoomId(u"room_lab"_s), base::TurnId(u"turn_1"_s), kyoko()});
        QVERIFY(!actor->life().isHeard());
        Q_EMIT voices.speakingChanged(std::nullopt);
        QVERIFY(!actor->life().isHeard());
    }

    void wordsHaveAGroundOfTheirOwn_data()
    {
        QTest::addColumn<QString>("ground");
        QTest::newRow("green") << u"stageGroundGreen"_s;
        QTest::newRow("clear") << u"stageGroundClear"_s;
    }

    void wordsHaveAGroundOfTheirOwn()
    {
        QFETCH(QString, ground);
        Show show;
        show.choose(ground);
        const auto *actor = show.window->stage().findChild<ui::StageActor *>(u"actor_companion_kyoko"_s);
        const QPoint middle(actor->width() / 2, actor->height() - ui::Metrics().tiny -
                                                    ui::StageActor::wordsHeight(actor->font()) + 1);

        const QImage picture = show.window->grab().toImage();

        const QPoint place = actor->mapTo(show.window, middle);
        QCOMPARE(picture.pixelColor(place), ui::themeOf(show.window).surface);
    }

    void manySitInSeveralRows()
    {
        Show show;
        ports::FloorView floor;
        for (int seat = 0; seat < 12; ++seat)
            floor.rows.append({.id = base::ParticipantId(u"companion_%1"_s.arg(seat))});
        show.window->resize(640, 520);

        show.window->stage().setFloor(floor, {});
        QCoreApplication::processEvents();

        QSet<int> tops;
        const QList<ui::StageActor *> actors = show.window->stage().findChildren<ui::StageActor *>();
        for (const ui::StageActor *one : actors) {
            tops.insert(one->y());
            for (const ui::StageActor *other : actors)
                QVERIFY(one == other || !one->geometry().intersects(other->geometry()));
        }
        QVERIFY(tops.size() >= 2);
    }
};

SUITE_TEST(QApplication, StageDeskTest)

} // namespace tst_stage_desk

#include "tst_stage_desk.moc"
