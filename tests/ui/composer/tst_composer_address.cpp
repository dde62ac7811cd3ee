// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/worn_theme.h"
#include "tests/ui/composer/tea_company.h"
#include "ui/composer/composer.h"
#include "ui/composer/message_edit.h"

#include <QAbstractButton>
#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

namespace tst_composer_address {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::Composer;
using ui::MessageEdit;
using ui::Unsent;

namespace {

const base::ParticipantId kAya(u"companion_aya"_s);
const base::ParticipantId kKyoko(u"companion_kyoko"_s);
const base::ParticipantId kMina(u"user_mina"_s);

} // namespace

class ComposerAddressTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_composer = std::make_unique<Composer>();
        m_composer->resize(640, 200);
        m_composer->setCompany(teaCompany());
        m_composer->show();
        QVERIFY(QTest::qWaitForWindowActive(m_composer.get()));
        m_input = m_composer->findChild<MessageEdit *>(u"composer.input"_s);
        m_composer->focusInput();
        m_spy = std::make_unique<QSignalSpy>(m_composer.get(), &Composer::submitted);
    }

    void aQuoteStandsBeforeTheCursor()
    {
        m_composer->setText(u"First\nSecond"_s);

        m_composer->quote(u"Rain.\n\n```\nint x;\n```"_s);
        QTest::keyClicks(m_input, u"Yes"_s);

        QCOMPARE(m_composer->text(), u"First\nSecond\n> Rain.\n>\n> ```\n> int x;\n> ```\n\nYes"_s);
        QVERIFY(m_input->hasFocus());
        m_composer->setText({});
        m_composer->quote(u"  \n"_s);
        QCOMPARE(m_composer->text(), QString());
        m_composer->setReadOnlyReason(u"Here you can read."_s);
        m_composer->quote(u"Rain."_s);
        QCOMPARE(m_composer->text(), QString());
    }

    void aQuoteStaysAQuote_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("quote");
        QTest::newRow("line breaks") << u"a\r\nb\rc\u2028d\u2029e"_s << u"> a\n> b\n> c\n> d\n> e"_s;
        QTest::newRow("right to left") << u"שלום"_s << u"> שלום"_s;
        QTest::newRow("blank lines around") << u"\n\n a \n \n"_s << u">  a "_s;
        QTest::newRow("a quote") << u"> a"_s << u"> > a"_s;
        QTest::newRow("long") << u"word "_s.repeated(1000)
                              << u"> "_s + u"word "_s.repeated(240).chopped(1) + u"…"_s;
        QTest::newRow("never half a character")
            << u"a"_s + u"😀"_s.repeated(1000) << u"> a"_s + u"😀"_s.repeated(599) + u"…"_s;
        QTest::newRow("long code") << u"~~~~\n"_s + u"x;\n"_s.repeated(1000)
                                   << u"> ~~~~\n"_s + u"> x;\n"_s.repeated(397) + u"> x;…\n> ~~~~"_s;
    }

    void aQuoteStaysAQuote()
    {
        QFETCH(const QString, words);
        QFETCH(const QString, quote);

        m_composer->quote(words);

        QCOMPARE(m_composer->text(), quote + u"\n\n"_s);
    }

    void namesInAQuoteAddNoRecipients()
    {
        m_composer->setText(u"@Aya look"_s);
        m_composer->quote(u"Hello @Kyoko"_s);

        QCOMPARE(m_composer->unsent().to, QList{kAya});
        QVERIFY(!m_composer->unsent().whisper);
    }

    void theQuoteOfAWhisperIsWhisperedToTheSame()
    {
        m_composer->setText(u"To all: @Kyoko "_s);
        m_composer->quoteWhisper(u"A secret."_s, {kAya});

        QCOMPARE(m_composer->unsent().to, QList{kAya});
        QVERIFY(m_composer->unsent().whisper);
        m_composer->quote(u"Something open."_s);
        QVERIFY(m_composer->unsent().whisper);
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(m_spy->size(), 1);
        const auto draft = m_spy->first().first().value<ports::Draft>();
        QVERIFY(draft.whisper);
        QCOMPARE(draft.to, QList{kAya});
    }

    void theQuoteOfAWhisperReachesNobodyElse()
    {
        Unsent unsent;
        unsent.whisper = true;
        unsent.to = {kKyoko};
        m_composer->restore(unsent);

        m_composer->quoteWhisper(u"A secret."_s, {kAya}); // Kyoko has not heard it

        QVERIFY(m_composer->unsent().whisper);
        QVERIFY(m_composer->unsent().to.isEmpty());
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(m_spy->size(), 0);
    }

    void theMenuTicksSeveralAndStaysOpen()
    {
        QMenu *menu = openMenu(u"composer.to"_s, u"composer.toMenu"_s);

        for (const auto &id : {kKyoko, kAya}) {
            auto *action = menu->findChild<QAction *>(u"composer.to."_s + id.value());
            QVERIFY(action);
            const QPoint row = menu->actionGeometry(action).center();
            for (int i = 0; i < 8; ++i) // Qt 6.8 closes a menu that is pressed before the mouse has moved
                QTest::mouseMove(menu, row + QPoint(i % 2, 0));
            QTest::mouseClick(menu, Qt::LeftButton, {}, row);
            QVERIFY(menu->isVisible());
            QVERIFY(action->isChecked());
        }
        QTest::keyClick(menu, Qt::Key_Escape);

        QVERIFY(!menu->isVisible());
        QCOMPARE(chips().size(), 2);
        QTest::keyClicks(m_input, u"Well?"_s);
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(sent().to, QList({kKyoko, kAya}));
        QVERIFY(!sent().whisper);
    }

    void theMenuOpensOverItsButton()
    {
        m_composer->move(100, 400);
        const QMenu *menu = openMenu(u"composer.to"_s, u"composer.toMenu"_s);

        const int top = button(u"composer.to"_s)->mapToGlobal(QPoint()).y();
        QVERIFY(menu->height() > 60);
        QVERIFY(menu->geometry().bottom() <= top);
    }

    void theMenuWorksWithKeys()
    {
        QMenu *menu = openMenu(u"composer.to"_s, u"composer.toMenu"_s);

        menu->setActiveAction(menu->findChild<QAction *>(u"composer.to.companion_aya"_s));
        QTest::keyClick(menu, Qt::Key_Space);
        QVERIFY(menu->isVisible());
        QCOMPARE(m_composer->unsent().to, QList{kAya});
        menu->setActiveAction(menu->actions().first()); // everybody
        QTest::keyClick(menu, Qt::Key_Return);

        QVERIFY(!menu->isVisible());
        QVERIFY(m_composer->unsent().to.isEmpty());
    }

    void aChipIsTakenAwayByAClick()
    {
        m_composer->restore({{}, {}, {kAya, kKyoko}, false});
        QCOMPARE(chips().size(), 2);

        QTest::mouseClick(chips().first(), Qt::LeftButton);

        QCOMPARE(m_composer->unsent().to, QList{kAya});
        QCOMPARE(chips().size(), 1);
    }

    void aChipTakenAwayByKeysLeavesTheFocusNearby()
    {
        m_composer->restore({{}, {}, {kAya, kKyoko}, false});
        chips().first()->setFocus();

        QTest::keyClick(chips().first(), Qt::Key_Space);
        QVERIFY(chips().first()->hasFocus());
        QTest::keyClick(chips().first(), Qt::Key_Return);

        QVERIFY(button(u"composer.to"_s)->hasFocus());
    }

    void whisperingNeedsSomebody()
    {
        QVERIFY(!button(u"composer.whisper"_s)->isEnabled());
        m_composer->restore({u"psst"_s, {}, {kAya}, false});

        QVERIFY(button(u"composer.whisper"_s)->isEnabled());
        QTest::mouseClick(button(u"composer.whisper"_s), Qt::LeftButton);

        QVERIFY(m_composer->unsent().whisper);
        QCOMPARE(m_input->placeholderText(), u"Only Aya will hear this…"_s);
        QTest::keyClick(m_input, Qt::Key_Return);
        QVERIFY(sent().whisper);
        QCOMPARE(sent().to, QList{kAya});
    }

    void aMenuElsewhereAddressesTheTextThatIsWritten()
    {
        m_composer->restore({u"psst @Kyoko"_s, {}, {kKyoko}, false});

        m_composer->address(kAya, true);
        QVERIFY(m_input->hasFocus());
        QCOMPARE(m_composer->text(), u"psst @Kyoko"_s);
        QTest::keyClick(m_input, Qt::Key_Return);
        QVERIFY(sent().whisper);
        QCOMPARE(sent().to, QList{kAya}); // and not whom the text names

        m_composer->address(kKyoko, false);
        QTest::keyClicks(m_input, u"And you?"_s);
        QTest::keyClick(m_input, Qt::Key_Return);
        QVERIFY(!sent().whisper);
        QCOMPARE(sent().to, QList{kKyoko});
    }

    void inAReadOnlyRoomNothingIsAddressed()
    {
        m_composer->setReadOnlyReason(u"This folder is open in another window."_s);
        m_composer->address(kAya, true);
        QVERIFY(m_composer->unsent().to.isEmpty());
    }

    void aWhisperHasAnotherGround()
    {
        m_composer->restore({{}, {}, {kAya}, false});
        const QColor aloud = m_input->palette().color(QPalette::Base);

        for (const ui::Theme &theme : {ui::Theme::light(), ui::Theme::dark(), ui::Theme::highContrast()}) {
            const WornTheme worn(theme);
            QTest::mouseClick(button(u"composer.whisper"_s), Qt::LeftButton);
            const QColor ground = m_input->palette().color(QPalette::Base);
            QVERIFY(ui::Theme::contrast(theme.mutedText, ground) >= theme.textContrast());
            QVERIFY(ground != aloud);
            QTest::mouseClick(button(u"composer.whisper"_s), Qt::LeftButton);
        }
    }

    void theAddressIsForOneMessage()
    {
        m_composer->restore({u"one"_s, {}, {kAya}, false});
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(sent().to, QList{kAya});

        QTest::keyClicks(m_input, u"two"_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 2);
        QVERIFY(sent().to.isEmpty());
        QVERIFY(chips().isEmpty());
    }

    void aPinKeepsTheRecipients()
    {
        QVERIFY(!button(u"composer.keep"_s)->isVisible());
        m_composer->restore({u"one, @Kyoko"_s, {}, {kAya}, false});
        QCOMPARE(button(u"composer.keep"_s)->accessibleName(), u"Keep this recipient"_s);
        QTest::mouseClick(button(u"composer.keep"_s), Qt::LeftButton);
        m_composer->focusInput();
        QTest::keyClick(m_input, Qt::Key_Return);

        QTest::keyClicks(m_input, u"two"_s);
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(sent().to, QList{kAya});
        QTest::mouseClick(button(u"composer.keep"_s), Qt::LeftButton);
        m_composer->setText(u"three"_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(sent().to, QList{kAya}); // this message, too
        QVERIFY(m_composer->unsent().to.isEmpty());
        QVERIFY(!button(u"composer.keep"_s)->isVisible());
    }

    void aPinKeepsWhoWasMentioned()
    {
        m_composer->setText(u"Hi @Kyoko"_s);
        QTest::mouseClick(button(u"composer.keep"_s), Qt::LeftButton);
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_composer->unsent().to, QList{kKyoko});
        QVERIFY(button(u"composer.keep"_s)->isChecked());
    }

    void aPinWithoutARecipientIsGone()
    {
        m_composer->restore({{}, {}, {kAya}, false, base::ParticipantId(u"user"_s), true});

        QTest::mouseClick(chips().first(), Qt::LeftButton);

        QVERIFY(m_composer->unsent().isUntouched());
        QVERIFY(!button(u"composer.keep"_s)->isVisible());
    }

    void whisperingKeepsTheHearers()
    {
        m_composer->restore({u"one"_s, {}, {kAya}, false});
        QTest::mouseClick(button(u"composer.whisper"_s), Qt::LeftButton);
        QVERIFY(button(u"composer.keep"_s)->isChecked());
        QTest::keyClick(m_input, Qt::Key_Return);

        QTest::keyClicks(m_input, u"two"_s);
        QTest::keyClick(m_input, Qt::Key_Return);
        QVERIFY(sent().whisper);
        QCOMPARE(sent().to, QList{kAya});
        QTest::mouseClick(button(u"composer.keep"_s), Qt::LeftButton);
        m_composer->setText(u"three"_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        QVERIFY(sent().whisper);
        QVERIFY(m_composer->unsent().isUntouched());
    }

    void takingTheLastOneAwayEndsTheWhisper()
    {
        m_composer->restore({{}, {}, {kAya}, true});

        QTest::mouseClick(chips().first(), Qt::LeftButton);

        QVERIFY(!m_composer->unsent().whisper);
        QCOMPARE(m_input->placeholderText(), u"Write a message…"_s);
    }

    void aWhisperWhoseHearersLeftIsNotSaidAloud()
    {
        m_composer->restore({u"secret"_s, {}, {kAya}, true});

        m_composer->setCompany(teaCompany().first(2)); // Aya left
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 0);
        QVERIFY(!button(u"composer.send"_s)->isEnabled());
        QCOMPARE(m_composer->text(), u"secret"_s);
        QTest::mouseClick(button(u"composer.whisper"_s), Qt::LeftButton); // aloud again, as the user chose
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(m_spy->count(), 1);
        QVERIFY(!sent().whisper);
    }

    void severalIdentitiesHaveAMenu()
    {
        QVERIFY(!button(u"composer.as"_s)->isVisible());
        m_composer->setIdentities({{}, {kMina, u"Mina & Co"_s, {}}});
        QVERIFY(button(u"composer.as"_s)->isVisible());

        QMenu *menu = openMenu(u"composer.as"_s, u"composer.asMenu"_s);
        auto *action = menu->findChild<QAction *>(u"composer.as.user_mina"_s);
        QCOMPARE(action->text(), u"Write as Mina && Co"_s);
        action->trigger();
        menu->close();

        QCOMPARE(m_input->placeholderText(), u"Write as Mina & Co…"_s);
        QTest::keyClicks(m_input, u"Hello"_s);
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(sent().from, kMina);
    }

    void anIdentityThatIsGoneGivesWayToTheFirst()
    {
        m_composer->setIdentities({{}, {kMina, u"Mina"_s, {}}});
        m_composer->restore({{}, {}, {}, false, kMina});

        m_composer->setIdentities({});

        QCOMPARE(m_composer->unsent().from.value(), u"user"_s);
    }

    void suggestionsGoToThoseAddressed()
    {
        m_composer->restore({u"half a thought"_s, {}, {kAya}, true});
        m_composer->setSuggestions({u"Hello @Kyoko"_s});

        QTest::mouseClick(button(u"composer.chip.0"_s), Qt::LeftButton);

        QTRY_COMPARE(m_spy->count(), 1);
        QCOMPARE(
            sent(),
            (ports::Draft{.text = u"Hello @Kyoko"_s, .to = {kAya}, .mentions = {kKyoko}, .whisper = true}));
        QCOMPARE(m_composer->text(), u"half a thought"_s);
    }

    void inAReadOnlyRoomNothingCanBeChosen()
    {
        m_composer->restore({{}, {}, {kAya}, false});

        m_composer->setReadOnlyReason(u"Read-only: this data is open in another window."_s);

        for (const QString &name : {u"composer.to"_s, u"composer.whisper"_s, u"composer.send"_s})
            QVERIFY(!button(name)->isEnabled());
        QVERIFY(!chips().first()->isEnabled());
    }

    void everyControlHasANameAndAHint()
    {
        m_composer->setIdentities({{}, {kMina, u"Mina"_s, {}}});
        m_composer->restore({u"x"_s, {u"pasted"_s}, {kAya}, true, kMina});

        for (const auto *each : m_composer->findChildren<QAbstractButton *>()) {
            QVERIFY2(!each->accessibleName().isEmpty(), qPrintable(each->objectName()));
            QVERIFY2(!each->objectName().isEmpty(), qPrintable(each->accessibleName()));
        }
        QCOMPARE(namelessControls(*m_composer), QString());
    }

    void theNameOfTheFieldSaysWhoWillHear()
    {
        m_composer->restore({u"Tea?"_s, {}, {kAya}, false});
        QCOMPARE(m_input->accessibleName(), u"Message"_s);

        QTest::mouseClick(button(u"composer.whisper"_s), Qt::LeftButton);
        QCOMPARE(m_input->accessibleName(), u"Only Aya will hear this…"_s);
        m_composer->restore({u"psst"_s, {}, {kAya, kKyoko}, true});
        QVERIFY(m_input->accessibleName().contains(u"Kyoko"_s));
        m_composer->restore({u"psst"_s, {}, {}, true});
        QVERIFY(m_input->accessibleName().contains(u"whisper"_s));

        m_composer->restore({u"Tea?"_s, {}, {}, false});
        QCOMPARE(m_input->accessibleName(), u"Message"_s);
    }

private:
    [[nodiscard]] QAbstractButton *button(const QString &name) const
    {
        return m_composer->findChild<QAbstractButton *>(name);
    }
    [[nodiscard]] QList<QAbstractButton *> chips() const
    {
        QList<QAbstractButton *> all = m_composer->findChildren<QAbstractButton *>(u"composer.to.chip"_s);
        all.removeIf([](const QAbstractButton *chip) { return chip->isHidden(); });
        return all;
    }
    QMenu *openMenu(const QString &by, const QString &name)
    {
        QTest::mouseClick(button(by), Qt::LeftButton);
        auto *menu = m_composer->findChild<QMenu *>(name);
        return QTest::qWaitForWindowExposed(menu) ? menu : nullptr;
    }
    [[nodiscard]] ports::Draft sent() const { return m_spy->last().first().value<ports::Draft>(); }

    std::unique_ptr<Composer> m_composer;
    MessageEdit *m_input = nullptr;
    std::unique_ptr<QSignalSpy> m_spy;
};

SUITE_TEST(QApplication, ComposerAddressTest)

} // namespace tst_composer_address

#include "tst_composer_address.moc"
