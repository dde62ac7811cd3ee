// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/composer/tea_company.h"
#include "ui/composer/asked_names.h"
#include "ui/composer/composer.h"
#include "ui/composer/message_edit.h"
#include "ui/composer/pill_button.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_asked_names {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;

namespace {

/// A composer in the tea room, with some text.
struct Stage
{
    Stage()
    {
        composer.setCompany(tests::teaCompany());
        composer.resize(600, 220);
        composer.show();
        QVERIFY(QTest::qWaitForWindowActive(&composer));
        composer.focusInput();
    }
    void write(const QString &text)
    {
        composer.findChild<MessageEdit *>(u"composer.input"_s)->setPlainText(text);
    }
    [[nodiscard]] QList<PillButton *> chips() const
    {
        QList<PillButton *> shown;
        for (auto *chip : row()->findChildren<PillButton *>(u"composer.asked.chip"_s)) {
            if (chip->isVisible())
                shown.append(chip);
        }
        return shown;
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const PillButton *chip : chips())
            names.append(chip->text());
        return names;
    }
    [[nodiscard]] AskedNames *row() const { return composer.findChild<AskedNames *>(u"composer.asked"_s); }
    ports::Draft send()
    {
        const QSignalSpy spy(&composer, &Composer::submitted);
        QTest::keyClick(composer.findChild<MessageEdit *>(u"composer.input"_s), Qt::Key_Return);
        return spy.isEmpty() ? ports::Draft() : spy.first().first().value<ports::Draft>();
    }

    Composer composer;
};

base::ParticipantId idOf(const QString &name)
{
    const QList<Mentionable> company = tests::teaCompany();
    for (const Mentionable &one : company) {
        if (one.name == name)
            return one.id;
    }
    return {};
}

} // namespace

/// How the composer understands plain names.
class TestAskedNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyIsShownWhereNobodyIsAsked();
    void whoIsAskedByNameIsShown();
    void whoIsOnlyMentionedIsNot();
    void whoIsTakenOffIsNotMeant();
    void theKeysTakeOffToo();
    void aNameThatIsWrittenAnewCountsAgain();
    void whoIsAddressedAnywayIsNotShownTwice();
    void afterSendingTheRowIsEmpty();
    void controlsHaveNames();
};

void TestAskedNames::nobodyIsShownWhereNobodyIsAsked()
{
    Stage stage;
    QVERIFY(stage.row()->isHidden());
    stage.write(u"Good evening, all."_s);
    QVERIFY(stage.row()->isHidden());
    QCOMPARE(stage.send().notMeant, QList<base::ParticipantId>());
}

void TestAskedNames::whoIsAskedByNameIsShown()
{
    Stage stage;
    stage.write(u"Natsumi, what do you think?"_s);
    QCOMPARE(stage.names(), QStringList{u"Natsumi"_s});
    QVERIFY(stage.row()->isVisible());
    stage.write(u"Natsumi and Aya, what do you think?"_s);
    QCOMPARE(stage.names().size(), 2);
}

void TestAskedNames::whoIsOnlyMentionedIsNot()
{
    Stage stage;
    stage.write(u"I met Natsumi yesterday."_s);
    QVERIFY(stage.row()->isHidden());
}

void TestAskedNames::whoIsTakenOffIsNotMeant()
{
    Stage stage;
    stage.write(u"Natsumi, what do you think?"_s);
    QTest::mouseClick(stage.chips().first(), Qt::LeftButton);
    QVERIFY(stage.row()->isHidden());
    QVERIFY(stage.composer.findChild<MessageEdit *>(u"composer.input"_s)->hasFocus());
    const ports::Draft draft = stage.send();
    QCOMPARE(draft.notMeant, QList{idOf(u"Natsumi"_s)});
    QVERIFY(draft.to.isEmpty());
}

void TestAskedNames::theKeysTakeOffToo()
{
    Stage stage;
    stage.write(u"Natsumi, what do you think?"_s);
    QTest::keyClick(stage.chips().first(), Qt::Key_Delete);
    QVERIFY(stage.row()->isHidden());
    QCOMPARE(stage.row()->takenOff(), QList{idOf(u"Natsumi"_s)});
}

void TestAskedNames::aNameThatIsWrittenAnewCountsAgain()
{
    Stage stage;
    stage.write(u"Natsumi, what do you think?"_s);
    QTest::mouseClick(stage.chips().first(), Qt::LeftButton);
    stage.write(u"Natsumi, what do you think of tea?"_s);
    QVERIFY(stage.row()->isHidden());
    stage.write(u"What do you think?"_s);
    stage.write(u"Natsumi, what do you think?"_s);
    QCOMPARE(stage.names(), QStringList{u"Natsumi"_s});
}

void TestAskedNames::whoIsAddressedAnywayIsNotShownTwice()
{
    Stage stage;
    stage.composer.restore({u"Natsumi, what do you think?"_s, {}, {idOf(u"Natsumi"_s)}, false, {}});
    QVERIFY(stage.row()->isHidden());
}

void TestAskedNames::afterSendingTheRowIsEmpty()
{
    Stage stage;
    stage.write(u"Natsumi, what do you think?"_s);
    QTest::mouseClick(stage.chips().first(), Qt::LeftButton);
    (void)stage.send();
    QVERIFY(stage.row()->isHidden());
    stage.write(u"Natsumi, and now?"_s);
    QCOMPARE(stage.names(), QStringList{u"Natsumi"_s});
}

void TestAskedNames::controlsHaveNames()
{
    Stage stage;
    stage.write(u"Natsumi, what do you think?"_s);
    QCOMPARE(tests::namelessControls(*stage.row()), QString());
    QCOMPARE(stage.chips().first()->accessibleName(), u"Asks Natsumi"_s);
}

SUITE_TEST(QApplication, TestAskedNames)

} // namespace tst_asked_names

#include "tst_asked_names.moc"
