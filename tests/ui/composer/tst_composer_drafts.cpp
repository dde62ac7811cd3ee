// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/ui/composer/tea_company.h"
#include "ui/composer/composer.h"
#include "ui/composer/composer_drafts.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_composer_drafts {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::Composer;
using ui::ComposerDrafts;
using ui::Unsent;

namespace {

const base::RoomId kTea(u"room_tea"_s);
const base::RoomId kLab(u"room_lab"_s);
const base::ParticipantId kAya(u"companion_aya"_s);
const base::Error kFull{base::ErrorCode::Storage, u"The disk is full."_s, {}};

struct Desk
{
    Desk() { composer.setCompany(teaCompany()); }

    [[nodiscard]] Unsent kept(const base::RoomId &room) const
    {
        return Unsent::fromText(port.newest(u"composer/"_s + room.value()));
    }

    FakeDraftPort port;
    Composer composer;
    ComposerDrafts drafts{port, composer};
};

} // namespace

class ComposerDraftsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsKeptAMomentLater()
    {
        Desk desk;
        desk.drafts.enter(kTea);

        desk.composer.setText(u"Half a thou"_s);
        desk.composer.setText(u"Half a thought"_s);

        QVERIFY(desk.port.kept().isEmpty());
        QTRY_COMPARE(desk.port.kept().size(), 1);
        QCOMPARE(desk.kept(kTea).text, u"Half a thought"_s);
    }

    void eachRoomHasItsOwnDraft()
    {
        Desk desk;
        desk.drafts.enter(kTea);
        desk.composer.restore({u"secret"_s, {}, {kAya}, true});

        desk.drafts.leave();
        QVERIFY(desk.composer.unsent().isUntouched());
        QCOMPARE(desk.kept(kTea).text, u"secret"_s); // at once, not a moment later
        desk.drafts.enter(kLab);
        QVERIFY(desk.composer.unsent().isUntouched());
        desk.drafts.leave();
        desk.drafts.enter(kTea);

        QCOMPARE(desk.composer.unsent(), (Unsent{u"secret"_s, {}, {kAya}, true}));
        QVERIFY(desk.kept(kLab).isUntouched());
    }

    void draftsOfTheLastTimeComeBack()
    {
        Desk desk;
        const Unsent before{u"from yesterday"_s, {u"pasted"_s}, {kAya}, false};
        desk.port.answer({{u"composer/room_tea"_s, before.toText()}});

        desk.drafts.enter(kTea);

        QCOMPARE(desk.composer.unsent(), before);
        desk.drafts.keepNow();
        QVERIFY(desk.port.kept().isEmpty()); // it is stored already
    }

    void aKeptRecipientStaysWithItsRoom()
    {
        Desk desk;
        desk.drafts.enter(kTea);
        desk.composer.restore({{}, {}, {kAya}, false, base::ParticipantId(u"user"_s), true});

        desk.drafts.leave();
        desk.drafts.enter(kLab);
        QVERIFY(desk.composer.unsent().isUntouched());
        desk.drafts.leave();
        desk.drafts.enter(kTea);

        QCOMPARE(desk.composer.unsent().to, QList{kAya});
        QVERIFY(desk.kept(kTea).kept);
    }

    void aMentionThatCameBackIsTakenAwayWithItsName()
    {
        Desk desk;
        desk.drafts.enter(kTea);

        desk.drafts.notSaid(kTea, {.text = u"Hi @Aya"_s, .to = {kAya}, .mentions = {kAya}});
        QCOMPARE(desk.composer.unsent().to, QList{kAya});
        desk.composer.setText(u"Hi"_s);

        QVERIFY(desk.composer.unsent().to.isEmpty());
    }

    void draftsThatComeLateLoseNothing()
    {
        Desk desk;
        desk.drafts.enter(kTea);
        desk.composer.setText(u"quick"_s);

        desk.port.answer({{u"composer/room_tea"_s, Unsent{.text = u"from yesterday"_s}.toText()}});

        QCOMPARE(desk.composer.text(), u"from yesterday\nquick"_s);
    }

    void whatWasSentIsKeptUntilItIsConfirmed()
    {
        Desk desk;
        desk.drafts.enter(kTea);
        desk.composer.setText(u"Hello"_s);
        desk.drafts.keepNow();
        QSignalSpy submitted(&desk.composer, &Composer::submitted);
        desk.composer.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk.composer));
        QTest::keyClick(desk.composer.focusWidget(), Qt::Key_Return);
        QCOMPARE(submitted.count(), 1);

        desk.drafts.keepNow();
        QCOMPARE(desk.kept(kTea).text, u"Hello"_s);
        desk.drafts.said(kTea, submitted.at(0).at(0).value<ports::Draft>());

        QCOMPARE(desk.port.newest(u"composer/room_tea"_s), QString());
        QCOMPARE(desk.port.kept().size(), 2);
    }

    void whatWasRefusedComesBackWithAllItHeld()
    {
        Desk desk;
        desk.drafts.enter(kTea);
        desk.composer.setText(u"and then"_s);

        desk.drafts.notSaid(kTea,
                            {.text = u"Hello @Aya"_s, .to = {kAya}, .mentions = {kAya}, .whisper = true});

        QCOMPARE(desk.composer.unsent(),
                 (Unsent{u"Hello @Aya\nand then"_s, {}, {kAya}, true, base::ParticipantId(u"user"_s), true}));
        QCOMPARE(desk.kept(kTea), desk.composer.unsent());
    }

    void whatWasRefusedInAnotherRoomWaitsThere()
    {
        Desk desk;
        desk.drafts.enter(kLab);
        desk.composer.setText(u"here"_s);

        desk.drafts.notSaid(kTea, {.text = u"there"_s});

        QCOMPARE(desk.composer.text(), u"here"_s);
        QCOMPARE(desk.kept(kTea).text, u"there"_s);
        desk.drafts.leave();
        desk.drafts.enter(kTea);
        QCOMPARE(desk.composer.text(), u"there"_s);
    }

    void aDraftThatCouldNotBeKeptIsTold()
    {
        Desk desk;
        desk.drafts.enter(kTea);
        QSignalSpy notKept(&desk.drafts, &ComposerDrafts::notKept);
        desk.composer.setText(u"Hello"_s);
        desk.drafts.keepNow();

        desk.port.keepDraft(u"composer/room_tea"_s, u"somebody else's"_s, {});
        giveAnswer(desk.port.kept().last().then, tl::unexpected(kFull));
        QCOMPARE(notKept.count(), 0);
        giveAnswer(desk.port.kept().first().then, tl::unexpected(kFull));

        QCOMPARE(notKept.count(), 1);
    }

    void anAnswerToAComposerThatIsGoneIsLost()
    {
        auto desk = std::make_unique<Desk>();
        desk->drafts.enter(kTea);
        desk->composer.setText(u"Hello"_s);
        desk->drafts.keepNow();
        const base::Then<void> then = desk->port.kept().last().then;

        then(tl::unexpected(kFull)); // on its way
        desk.reset();
        giveAnswer(then, tl::unexpected(kFull));

        QVERIFY(!desk);
    }

    void withoutARoomNothingIsKept()
    {
        Desk desk;

        desk.composer.setText(u"Hello"_s);
        desk.drafts.keepNow();
        desk.drafts.leave();

        QVERIFY(desk.port.kept().isEmpty());
    }
};

SUITE_TEST(QApplication, ComposerDraftsTest)

} // namespace tst_composer_drafts

#include "tst_composer_drafts.moc"
