// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/ui/composer/tea_company.h"
#include "ui/composer/composer.h"
#include "ui/composer/message_edit.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QVBoxLayout>

namespace tst_composer_mentions {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::Composer;
using ui::MessageEdit;

namespace {

const base::ParticipantId kAya(u"companion_aya"_s);
const base::ParticipantId kKyoko(u"companion_kyoko"_s);

void compose(QWidget *input, const QString &preedit, const QString &commit = {})
{
    QInputMethodEvent event(preedit, {});
    event.setCommitString(commit);
    QCoreApplication::sendEvent(input, &event);
}

} // namespace

class ComposerMentionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->resize(640, 480);
        auto *column = new QVBoxLayout(m_window.get());
        column->addStretch();
        m_composer = new Composer(m_window.get());
        column->addWidget(m_composer);
        m_composer->setCompany(teaCompany());
        m_escape = new QAction(m_window.get());
        m_escape->setShortcut(Qt::Key_Escape);
        m_window->addAction(m_escape);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_input = m_composer->findChild<MessageEdit *>(u"composer.input"_s);
        m_composer->focusInput();
        m_spy = std::make_unique<QSignalSpy>(m_composer, &Composer::submitted);
    }

    void anAtOpensTheListOverTheText()
    {
        QTest::keyClicks(m_input, u"Hi @"_s);

        QVERIFY(popup());
        QCOMPARE(list()->model()->rowCount(), 3);
        QVERIFY(popup()->geometry().bottom() < m_input->mapTo(m_window.get(), QPoint()).y() + 8);
        QVERIFY(m_input->hasFocus());
        QTest::keyClicks(m_input, u"ay"_s);
        QCOMPARE(list()->model()->rowCount(), 1);
    }

    void enterTakesTheNameAndTheNextOneSends()
    {
        QTest::keyClicks(m_input, u"Hi @ky"_s);

        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(m_composer->text(), u"Hi @Kyoko "_s);
        QCOMPARE(m_spy->count(), 0);
        QVERIFY(!popup());
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 1);
        QCOMPARE(sent().mentions, QList{kKyoko});
        QCOMPARE(sent().text, u"Hi @Kyoko "_s);
    }

    void arrowsGoThroughTheListAndAround()
    {
        QTest::keyClicks(m_input, u"@"_s);

        QTest::keyClick(m_input, Qt::Key_Up);
        QCOMPARE(list()->currentIndex().row(), 2);
        QTest::keyClick(m_input, Qt::Key_Down);
        QTest::keyClick(m_input, Qt::Key_Down);
        QTest::keyClick(m_input, Qt::Key_Tab);

        QCOMPARE(m_composer->text(), u"@Natsumi "_s);
        QVERIFY(m_input->hasFocus());
    }

    void aClickTakesAName()
    {
        QTest::keyClicks(m_input, u"@"_s);
        const QRect row = list()->visualRect(list()->model()->index(2, 0));

        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, row.center());

        QCOMPARE(m_composer->text(), u"@Aya "_s);
        QVERIFY(m_input->hasFocus());
        QVERIFY(!popup());
    }

    void oneUndoTakesTheNameBack()
    {
        QTest::keyClicks(m_input, u"@ky"_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        m_input->undo();

        QCOMPARE(m_composer->text(), u"@ky"_s);
    }

    void escapeClosesTheListAndNothingElse()
    {
        QSignalSpy stopped(m_escape, &QAction::triggered);
        QTest::keyClicks(m_input, u"@"_s);

        QTest::keyClick(m_input, Qt::Key_Escape);
        QVERIFY(!popup());
        QTest::keyClicks(m_input, u"ky"_s);
        QVERIFY(!popup()); // the user has dismissed this one
        QCOMPARE(stopped.count(), 0);
        QTest::keyClick(m_input, Qt::Key_Escape);

        QCOMPARE(stopped.count(), 1);
        QTest::keyClicks(m_input, u" @"_s);
        QVERIFY(popup());
    }

    void withTheListClosedUpAndDownMoveInTheText()
    {
        m_composer->setText(u"one\n@Aya"_s);
        QVERIFY(!popup());

        QTest::keyClick(m_input, Qt::Key_Up);

        QCOMPARE(m_input->textCursor().blockNumber(), 0);
        QCOMPARE(m_composer->text(), u"one\n@Aya"_s);
    }

    void aCursorThatGoesAwayClosesTheList()
    {
        QTest::keyClicks(m_input, u"Hi @"_s);
        QVERIFY(popup());

        QTest::keyClick(m_input, Qt::Key_Home);

        QVERIFY(!popup());
        QTest::keyClick(m_input, Qt::Key_End);
        QVERIFY(!popup());
    }

    void whileAnInputMethodComposesNoKeyIsTaken()
    {
        QTest::keyClicks(m_input, u"@"_s);
        compose(m_input, u"きょ"_s);
        QVERIFY(popup()); // it is found already
        QCOMPARE(list()->model()->rowCount(), 1);

        QTest::keyClick(m_input, Qt::Key_Return);
        QTest::keyClick(m_input, Qt::Key_Down);
        QCOMPARE(m_spy->count(), 0);
        QCOMPARE(m_composer->text(), u"@"_s);
        compose(m_input, {}, u"きょ"_s);
        QTest::keyClick(m_input, Qt::Key_Return); // the key that committed
        QCOMPARE(m_composer->text(), u"@きょ"_s);
        QCOMPARE(m_spy->count(), 0);
        QCoreApplication::processEvents();
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_composer->text(), u"@Kyoko "_s);
        QCOMPARE(m_spy->count(), 0);
    }

    void namesTypedByHandAreMentionsToo()
    {
        QTest::keyClicks(m_input, u"@aya, ask @Kyoko"_s);
        QTest::keyClick(m_input, Qt::Key_Escape);

        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(sent().mentions, QList({kAya, kKyoko}));
        QCOMPARE(sent().to, QList({kAya, kKyoko}));
    }

    void aMentionIsARecipientWhileItStands()
    {
        QTest::keyClicks(m_input, u"Hi @ky"_s);
        QVERIFY(recipients().isEmpty());
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(recipients(), QList{kKyoko});

        for (int i = 0; i < 4; ++i)
            QTest::keyClick(m_input, Qt::Key_Backspace);

        QCOMPARE(m_composer->text(), u"Hi @Ky"_s);
        QVERIFY(recipients().isEmpty());
    }

    void aChosenRecipientStaysWithoutTheMention()
    {
        m_composer->restore({u"Hi "_s, {}, {kKyoko}, false});
        m_composer->focusInput();
        QTest::keyClicks(m_input, u"@Kyoko"_s);
        QTest::keyClick(m_input, Qt::Key_Escape);

        m_composer->setText(u"Hi"_s);

        QCOMPARE(recipients(), QList{kKyoko});
    }

    void theNextMessageIsForEverybodyAgain()
    {
        QTest::keyClicks(m_input, u"@ky"_s);
        QTest::keyClick(m_input, Qt::Key_Return);
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(sent().to, QList{kKyoko});
        QVERIFY(recipients().isEmpty());

        QTest::keyClicks(m_input, u"And you all?"_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 2);
        QVERIFY(sent().to.isEmpty());
    }

    void aMentionThatTheUserTookOffAsksNobody()
    {
        m_composer->setText(u"Look what @Kyoko did"_s);
        QCOMPARE(recipients(), QList{kKyoko});

        QTest::mouseClick(m_composer->findChild<QAbstractButton *>(u"composer.to.chip"_s), Qt::LeftButton);
        m_composer->focusInput();
        QTest::keyClicks(m_input, u"!"_s);
        QVERIFY(recipients().isEmpty());
        m_composer->setText({});
        m_composer->setText(u"@Kyoko"_s); // another mention

        QCOMPARE(recipients(), QList{kKyoko});
    }

    void aMentionInAWhisperAddsNoHearer()
    {
        m_composer->restore({{}, {}, {kAya}, true});
        m_composer->setText(u"Do not tell @Kyoko"_s);

        QCOMPARE(recipients(), QList{kAya});
        QVERIFY(m_composer->unsent().whisper);
    }

    void whoIsToldToBeSilentIsNoRecipient()
    {
        m_composer->setText(u"Everyone except @Kyoko, what do you think?"_s);

        QVERIFY(recipients().isEmpty());
    }

    void whatStandsInADraftStaysWithIt()
    {
        m_composer->restore({u"Look at @Kyoko"_s, {}, {}, false}); // taken off before

        QVERIFY(recipients().isEmpty());
        m_composer->focusInput();
        QTest::keyClicks(m_input, u" and @Aya"_s);
        QCOMPARE(recipients(), QList{kAya});
    }

    void ofTwoWhoShareANameTheOneThatWasTakenIsAsked()
    {
        QList<ui::Mentionable> company = teaCompany();
        company.append(company.last());
        company.last().id = base::ParticipantId(u"companion_other"_s);
        m_composer->setCompany(company);
        QTest::keyClicks(m_input, u"@ay"_s);
        QTest::keyClick(m_input, Qt::Key_Down);

        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(recipients(), QList{company.last().id});
    }

    void aSuggestionAsksWhomItMentions()
    {
        m_composer->setSuggestions({u"Hello @Kyoko"_s});

        QTest::mouseClick(m_composer->findChild<QAbstractButton *>(u"composer.chip.0"_s), Qt::LeftButton);

        QTRY_COMPARE(m_spy->count(), 1);
        QCOMPARE(sent().to, QList{kKyoko});
        QVERIFY(recipients().isEmpty());
        QVERIFY(m_input->hasFocus());
    }

    void nobodyFoundOpensNothing()
    {
        QTest::keyClicks(m_input, u"@zzz"_s);

        QVERIFY(!popup());
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(m_spy->count(), 1);
        QVERIFY(sent().mentions.isEmpty());
    }

    void theListGoesWithTheFocus()
    {
        auto *other = new QWidget(m_window.get());
        other->setFocusPolicy(Qt::StrongFocus);
        other->show();
        QTest::keyClicks(m_input, u"@"_s);

        other->setFocus();

        QVERIFY(!popup());
    }

    void namesThatCountAreMarked()
    {
        m_composer->setText(u"Hi @Aya and @Nobody"_s);

        const QList<QTextLayout::FormatRange> marks = m_input->document()->firstBlock().layout()->formats();

        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks.first().start, 3);
        QCOMPARE(marks.first().length, 4);
        QVERIFY(ui::Theme::contrast(marks.first().format.foreground().color(), ui::Theme::light().surface) >=
                4.5);
    }

    void theCommandMakesAWhisper_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<base::ParticipantId>>("to");
        QTest::addColumn<QString>("left");
        QTest::newRow("a name") << u"/w Aya are you there?"_s << QList{kAya} << u"are you there?"_s;
        QTest::newRow("without case") << u"/W kyoko Hm."_s << QList{kKyoko} << u"Hm."_s;
        QTest::newRow("in Japanese") << u"/w 綾 ひみつ"_s << QList{kAya} << u"ひみつ"_s;
        QTest::newRow("full-width") << u"／ｗ\u3000綾\u3000ひみつ"_s << QList{kAya} << u"ひみつ"_s;
        QTest::newRow("in Chinese") << u"/w 小绫 秘密"_s << QList{kAya} << u"秘密"_s;
        QTest::newRow("after blanks") << u" \n /w Aya x"_s << QList{kAya} << u"x"_s;
        QTest::newRow("in the next line") << u"/w\nAya x"_s << QList{kAya} << u"x"_s;
        QTest::newRow("with an at sign") << u"/w @Aya x"_s << QList{kAya} << u"x"_s;
        QTest::newRow("no blank yet") << u"/w Aya"_s << QList<base::ParticipantId>() << u"/w Aya"_s;
        QTest::newRow("not at the beginning")
            << u"say /w Aya x"_s << QList<base::ParticipantId>() << u"say /w Aya x"_s;
        QTest::newRow("another word") << u"/we Aya x"_s << QList<base::ParticipantId>() << u"/we Aya x"_s;
    }

    void theCommandMakesAWhisper()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, left);

        m_composer->setText(typed);

        QTEST(recipients(), "to");
        QCOMPARE(m_composer->unsent().whisper, !recipients().isEmpty());
        QCOMPARE(m_composer->unsent().kept, !recipients().isEmpty());
        QCOMPARE(m_composer->text(), left);
    }

    void theCommandOffersNamesAndIsNeverSaid()
    {
        QTest::keyClicks(m_input, u"/w ky"_s);
        QVERIFY(popup());
        QCOMPARE(list()->model()->rowCount(), 1);

        QTest::keyClick(m_input, Qt::Key_Tab);
        QCOMPARE(recipients(), QList{kKyoko});
        QCOMPARE(m_composer->text(), QString());
        QTest::keyClicks(m_input, u"Psst"_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(sent().text, u"Psst"_s);
        QVERIFY(sent().whisper);
        QCOMPARE(sent().to, QList{kKyoko});
        QTest::keyClicks(m_input, u"/w Aya"_s); // instead of her
        QTest::keyClick(m_input, Qt::Key_Escape);
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(m_spy->count(), 1);
        QCOMPARE(recipients(), QList{kAya});
    }

    void aWhisperToAnUnknownNameIsNotSent()
    {
        const auto *trouble = m_window->findChild<QLabel *>(u"composer.trouble"_s);
        QTest::keyClicks(m_input, u"/w Na"_s);
        QVERIFY(trouble->isHidden()); // the name may become one

        QTest::keyClicks(m_input, u"nobody hello"_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 0);
        QCOMPARE(m_composer->text(), u"/w Nanobody hello"_s);
        QCOMPARE(trouble->text(), u"Nobody in this room is called “Nanobody”. Write a name after /w."_s);
        QVERIFY(trouble->isVisible());
        QVERIFY(!m_composer->findChild<QAbstractButton *>(u"composer.send"_s)->isEnabled());
    }

    void aLongerNameCanBeTyped()
    {
        const base::ParticipantId sato(u"companion_aya_sato"_s);
        QList<ui::Mentionable> company = teaCompany();
        ui::Mentionable other = company.last();
        other.id = sato;
        other.name = u"Aya Sato"_s;
        other.calls.clear();
        company.append(other);
        m_composer->setCompany(company);

        QTest::keyClicks(m_input, u"/w Aya "_s);
        QVERIFY(recipients().isEmpty()); // the name may go on
        QTest::keyClicks(m_input, u"Sato secret"_s);
        QCOMPARE(recipients(), QList{sato});
        QCOMPARE(m_composer->text(), u"secret"_s);

        m_composer->setText({});
        QTest::keyClicks(m_input, u"/w Aya secret"_s);
        QCOMPARE(recipients(), QList{kAya});
        QCOMPARE(m_composer->text(), u"secret"_s);
    }

    void nothingThatBeginsWithTheCommandIsSaid()
    {
        for (const QString &text : {u"/w"_s, u" /w"_s, u"/w Nanobody x"_s}) {
            m_composer->setText(text);
            QTest::keyClick(m_input, Qt::Key_Return);
            QCOMPARE(m_spy->count(), 0);
        }
        m_composer->setText({});
        ui::Unsent unsent;
        unsent.pasted = {u"/w Aya and a long text"_s};
        m_composer->restore(unsent);
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(m_spy->count(), 0);
        QVERIFY(m_window->findChild<QLabel *>(u"composer.trouble"_s)->text().contains(u"/w"_s));
    }

    void aWhisperIsNotReaddressed()
    {
        m_composer->setText(u"/w Aya a secret"_s);

        m_composer->address(kKyoko, false);
        QCOMPARE(recipients(), QList{kAya});
        QVERIFY(m_composer->unsent().whisper);
        QVERIFY(m_window->findChild<QLabel *>(u"composer.trouble"_s)->text().contains(u"whisper"_s));

        m_composer->setText({});
        m_composer->address(kKyoko, true);
        QCOMPARE(recipients(), QList{kKyoko});
        QVERIFY(m_composer->unsent().kept); // so that a second one is not said aloud
    }

    void theCommandIsTakenWhenTheInputMethodIsDone()
    {
        QTest::keyClicks(m_input, u"/w "_s);
        compose(m_input, u"きょうこ "_s);
        QCOMPARE(m_composer->unsent().whisper, false);

        compose(m_input, {}, u"京子 "_s);

        QCOMPARE(recipients(), QList{kKyoko});
        QCOMPARE(m_composer->text(), QString());
    }

    void undoPassesTheCommand()
    {
        QTest::keyClicks(m_input, u"/w Kyoko secret"_s);
        QCOMPARE(recipients(), QList{kKyoko});

        m_input->undo();
        QCOMPARE(m_composer->text(), QString());
        QVERIFY(m_composer->unsent().whisper);
        m_input->undo();
        QCOMPARE(m_composer->text(), u"/w Kyoko "_s);
        QVERIFY(recipients().isEmpty());
        QVERIFY(!m_composer->unsent().whisper);
        QVERIFY(!m_composer->unsent().kept);
        QVERIFY(!popup() || popup()->isHidden());
        QTest::keyClick(m_input, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_composer->unsent().isUntouched());

        m_input->redo();
        QCOMPARE(m_composer->text(), u"/w Kyoko "_s);
        m_input->redo();
        QCOMPARE(recipients(), QList{kKyoko}); // before its words come back
        QVERIFY(m_composer->unsent().whisper);
        m_input->redo();
        QCOMPARE(m_composer->text(), u"secret"_s);
        QVERIFY(!m_input->document()->isRedoAvailable());
    }

    void aCommandThatWasBroughtBackIsText()
    {
        const auto *trouble = m_window->findChild<QLabel *>(u"composer.trouble"_s);
        QTest::keyClicks(m_input, u"/w Kyoko "_s);
        m_input->undo();

        QTest::keyClicks(m_input, u"hello"_s);
        QCOMPARE(m_composer->text(), u"/w Kyoko hello"_s);
        QVERIFY(!m_composer->unsent().whisper);
        QVERIFY(!m_composer->findChild<QAbstractButton *>(u"composer.send"_s)->isEnabled());
        QVERIFY2(trouble->text().contains(u"Enter makes it a whisper"_s), qPrintable(trouble->text()));
        QTest::keyClick(m_input, Qt::Key_Return);
        QCOMPARE(m_spy->count(), 0);
        QCOMPARE(recipients(), QList{kKyoko});
        QCOMPARE(m_composer->text(), u"hello"_s);
        QVERIFY(trouble->isHidden());

        m_input->undo();
        QCOMPARE(m_composer->text(), u"/w Kyoko hello"_s);
        m_composer->setText({});
        QTest::keyClicks(m_input, u"/w Kyoko "_s); // written anew
        QVERIFY(m_composer->unsent().whisper);
    }

    void undoGoesBackThroughTwoCommands()
    {
        QTest::keyClicks(m_input, u"/w Kyoko /w Aya psst"_s);
        QCOMPARE(recipients(), QList{kAya});

        for (int i = 0; i < 2; ++i)
            m_input->undo();
        QCOMPARE(m_composer->text(), u"/w Aya "_s);
        QCOMPARE(recipients(), QList{kKyoko});
        for (int i = 0; i < 2; ++i)
            m_input->undo();
        QCOMPARE(m_composer->text(), u"/w Kyoko "_s);
        QVERIFY(!m_composer->unsent().whisper);
    }

    void undoChangesNoLaterChoice()
    {
        QTest::keyClicks(m_input, u"/w Kyoko "_s);
        m_composer->address(kAya, true);

        m_input->undo();

        QCOMPARE(m_composer->text(), u"/w Kyoko "_s);
        QCOMPARE(recipients(), QList{kAya});
        QVERIFY(m_composer->unsent().whisper);
        m_input->redo();
        QCOMPARE(recipients(), QList{kKyoko});
    }

    void whoDeletesTheCommandByHandDoesNotWhisper()
    {
        QTest::keyClicks(m_input, u"/w Kyoko "_s);
        m_input->undo();

        m_input->selectAll();
        QTest::keyClick(m_input, Qt::Key_Delete);
        QTest::keyClicks(m_input, u"hello"_s);

        QCOMPARE(m_composer->text(), u"hello"_s);
        QVERIFY(!m_composer->unsent().whisper);
        QVERIFY(recipients().isEmpty());
    }

    void undoSaysNoPastedWhisperAloud()
    {
        QTest::keyClicks(m_input, u"/w Kyoko "_s);
        QGuiApplication::clipboard()->setText(u"secret "_s.repeated(4000));
        m_input->paste();
        QVERIFY(!m_composer->unsent().pasted.isEmpty());

        m_input->undo();
        m_input->undo();

        QCOMPARE(m_composer->text(), QString());
        QVERIFY(m_composer->unsent().whisper); // the pasted text is still there
        QCOMPARE(recipients(), QList{kKyoko});
    }

    void aSentWhisperIsNotUndone()
    {
        QTest::keyClicks(m_input, u"/w Kyoko psst"_s);
        QTest::keyClick(m_input, Qt::Key_Return);
        QTest::keyClicks(m_input, u"and this"_s);

        for (int i = 0; i < 4; ++i)
            m_input->undo();

        QCOMPARE(m_composer->text(), QString());
        QVERIFY(m_composer->unsent().whisper);
        QCOMPARE(recipients(), QList{kKyoko});
    }

    void theListTellsWhatItPointsAt()
    {
        const HeardByScreenReaders readers;

        QTest::keyClicks(m_input, u"@"_s);
        QCOMPARE(readers.alerts(u"composer.mentions"_s), QStringList{u"Kyoko, 1 of 3"_s});
        QTest::keyClick(m_input, Qt::Key_Down);

        QCOMPARE(readers.alerts(u"composer.mentions"_s),
                 QStringList({u"Kyoko, 1 of 3"_s, u"Natsumi, 2 of 3"_s}));
    }

private:
    [[nodiscard]] QWidget *popup() const
    {
        auto *found = m_window->findChild<QWidget *>(u"composer.mentions"_s);
        return found && found->isVisible() ? found : nullptr;
    }
    [[nodiscard]] QAbstractItemView *list() const
    {
        return m_window->findChild<QAbstractItemView *>(u"composer.mentions.list"_s);
    }
    [[nodiscard]] QList<base::ParticipantId> recipients() const { return m_composer->unsent().to; }
    [[nodiscard]] ports::Draft sent() const { return m_spy->last().first().value<ports::Draft>(); }

    std::unique_ptr<QWidget> m_window;
    Composer *m_composer = nullptr;
    MessageEdit *m_input = nullptr;
    QAction *m_escape = nullptr;
    std::unique_ptr<QSignalSpy> m_spy;
};

SUITE_TEST(QApplication, ComposerMentionsTest)

} // namespace tst_composer_mentions

#include "tst_composer_mentions.moc"
