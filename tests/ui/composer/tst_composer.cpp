// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_limits.h"
#include "tests/support/suite.h"
#include "ui/composer/composer.h"
#include "ui/composer/message_edit.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLayout>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

namespace tst_composer {

using namespace studio::ui;
using namespace Qt::StringLiterals;

namespace {

void compose(QWidget *input, const QString &preedit, const QString &commit = {})
{
    QInputMethodEvent event(preedit, {});
    event.setCommitString(commit);
    QCoreApplication::sendEvent(input, &event);
}

} // namespace

class TestComposer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_composer = std::make_unique<Composer>();
        m_composer->resize(600, 200);
        m_composer->show();
        QVERIFY(QTest::qWaitForWindowActive(m_composer.get()));
        m_input = m_composer->findChild<MessageEdit *>(u"composer.input"_s);
        m_send = m_composer->findChild<QAbstractButton *>(u"composer.send"_s);
        m_composer->focusInput();
        m_spy = std::make_unique<QSignalSpy>(m_composer.get(), &Composer::submitted);
    }

    void enterSendsAndEmptiesTheField()
    {
        QTest::keyClicks(m_input, u"Hello"_s);

        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 1);
        QCOMPARE(said(), u"Hello"_s);
        QCOMPARE(m_composer->text(), QString());
    }

    void theEnterOfTheNumberPadSendsToo()
    {
        QTest::keyClicks(m_input, u"Hello"_s);

        QTest::keyClick(m_input, Qt::Key_Enter, Qt::KeypadModifier);

        QCOMPARE(m_spy->count(), 1);
    }

    void shiftEnterBeginsALine()
    {
        QTest::keyClicks(m_input, u"one"_s);
        QTest::keyClick(m_input, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(m_input, u"two"_s);

        QCOMPARE(m_spy->count(), 0);
        QCOMPARE(m_composer->text(), u"one\ntwo"_s);
    }

    void theRepeatOfAHeldEnterSendsNothing()
    {
        QTest::keyClicks(m_input, u"Hello"_s);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);

        QCoreApplication::sendEvent(m_input, &held);

        QCOMPARE(m_spy->count(), 0);
    }

    void enterWhileAnInputMethodComposesSendsNothing()
    {
        QTest::keyClicks(m_input, u"a"_s);
        compose(m_input, u"こんに"_s);

        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 0);
    }

    void theEnterThatCommitsSendsNothing()
    {
        compose(m_input, u"こんにちは"_s);
        compose(m_input, QString(), u"今日は"_s);

        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 0);
        QCOMPARE(m_composer->text(), u"今日は"_s);
    }

    void theNextEnterAfterACommitSends()
    {
        compose(m_input, u"こんにちは"_s);
        compose(m_input, QString(), u"今日は"_s);
        QCoreApplication::processEvents();

        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 1);
        QCOMPARE(said(), u"今日は"_s);
    }

    void theSendButtonWorksWhileThereIsText()
    {
        QVERIFY(!m_send->isEnabled());
        QTest::keyClicks(m_input, u"  "_s);
        QVERIFY(!m_send->isEnabled());
        QTest::keyClicks(m_input, u"hi"_s);
        QVERIFY(m_send->isEnabled());

        QTest::mouseClick(m_send, Qt::LeftButton);

        QCOMPARE(m_spy->count(), 1);
        QVERIFY(!m_send->isEnabled());
        QVERIFY(m_input->hasFocus());
    }

    void blankTextIsNotSent()
    {
        QTest::keyClicks(m_input, u"   "_s);

        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 0);
        QCOMPARE(m_composer->text(), u"   "_s);
    }

    void aChipSaysItsText()
    {
        m_composer->setSuggestions({u"Introduce yourselves"_s, u"おはよう"_s});
        auto *chip = m_composer->findChild<QAbstractButton *>(u"composer.chip.1"_s);
        QVERIFY(chip && chip->isVisible());
        QCOMPARE(chip->accessibleName(), u"おはよう"_s);

        QTest::mouseClick(chip, Qt::LeftButton);

        QTRY_COMPARE(m_spy->count(), 1);
        QCOMPARE(said(), u"おはよう"_s);
    }

    void chipsMayBeReplacedWhileOneIsClicked()
    {
        m_composer->setSuggestions({u"one"_s});
        connect(m_composer.get(), &Composer::submitted, m_composer.get(),
                [this] { m_composer->setSuggestions({}); });

        QTest::mouseClick(m_composer->findChild<QAbstractButton *>(u"composer.chip.0"_s), Qt::LeftButton);

        QTRY_COMPARE(m_spy->count(), 1);
        QVERIFY(!m_composer->findChild<QAbstractButton *>(u"composer.chip.0"_s));
        QVERIFY(!m_composer->findChild<QWidget *>(u"composer.chips"_s)->isVisible());
    }

    void theFieldGrowsWithItsLinesUpToEight()
    {
        const int one = m_input->height();
        m_composer->setText(u"1\n2\n3"_s);
        QCoreApplication::processEvents();
        const int three = m_input->height();
        m_composer->setText(QString(u"line\n"_s).repeated(30));
        QCoreApplication::processEvents();
        const int most = m_input->height();

        QVERIFY(three > 2 * one);
        QVERIFY(most > 7 * (three - one) / 2);
        QVERIFY(most <= 9 * one);
    }

    void aReasonClosesTheField()
    {
        m_composer->setText(u"draft"_s);
        m_composer->setSuggestions({u"one"_s});

        m_composer->setReadOnlyReason(u"This folder is open in another window."_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 0);
        QVERIFY(!m_send->isEnabled());
        QVERIFY(!m_composer->findChild<QAbstractButton *>(u"composer.chip.0"_s)->isVisible());
        QCOMPARE(m_input->placeholderText(), u"This folder is open in another window."_s);
        QCOMPARE(m_composer->text(), u"draft"_s);
    }

    void onlyPlainTextIsPasted()
    {
        auto *rich = new QMimeData;
        rich->setHtml(u"<b>bold</b><img src=/dev/zero>"_s);
        rich->setText(u"bold"_s);
        QGuiApplication::clipboard()->setMimeData(rich);

        m_input->paste();

        QCOMPARE(m_composer->text(), u"bold"_s);
    }

    void filesAreNotTaken()
    {
        auto *files = new QMimeData;
        files->setUrls({QUrl::fromLocalFile(u"/etc/passwd"_s)});
        files->setText(u"file:///etc/passwd"_s);
        QGuiApplication::clipboard()->setMimeData(files);

        m_input->paste();

        QCOMPARE(m_composer->text(), QString());
    }

    void aPastedMegabyteIsTakenWhole()
    {
        const QString text = QString(u"ともだち and friends "_s).repeated(1'000'000 / 17);
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClicks(m_input, u"Read:"_s);

        m_input->paste();
        QCOMPARE(m_composer->text(), u"Read:"_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(m_spy->count(), 1);
        QCOMPARE(said(), u"Read:\n"_s + text);
        QVERIFY(m_composer->unsent().isUntouched());
    }

    void whatWasPastedCanBeLookedAtAndTakenAway()
    {
        m_composer->restore({u"x"_s, {QString(1'048'576, u'a'), QString(50'000, u'b')}, {}, false});
        const auto parts = [this](const QString &name) {
            QList<QAbstractButton *> all = m_composer->findChildren<QAbstractButton *>(name);
            all.removeIf([](const QAbstractButton *one) { return one->parentWidget()->isHidden(); });
            return all;
        };
        QCOMPARE(parts(u"composer.pasted.chip"_s).size(), 2);
        QCOMPARE(parts(u"composer.pasted.chip"_s).first()->text(), u"1,048,576 characters pasted"_s);
        const auto *view = m_composer->findChild<QPlainTextEdit *>(u"composer.pasted.view"_s);

        QTest::mouseClick(parts(u"composer.pasted.peek"_s).first(), Qt::LeftButton);
        QVERIFY(view->isVisible());
        QVERIFY(view->toPlainText().startsWith(u"aaaa"_s));
        QVERIFY(view->toPlainText().size() < 5000);
        QTest::mouseClick(parts(u"composer.pasted.remove"_s).first(), Qt::LeftButton);

        QVERIFY(!view->isVisible());
        QCOMPARE(m_composer->unsent().pasted, QStringList{QString(50'000, u'b')});
        QTest::mouseClick(parts(u"composer.pasted.remove"_s).first(), Qt::LeftButton);
        QVERIFY(!m_composer->findChild<QWidget *>(u"composer.pasted"_s)->isVisible());
    }

    /// The reason for the limit: each key lays out its whole line again.
    void aKeyInTheLongestLineCostsAFractionOfOneInAMegabyte()
    {
        const auto costOfAKey = [this](qsizetype length) {
            m_input->setPlainText(QString(u"ともだち and friends "_s).repeated(length / 17).left(length));
            m_input->moveCursor(QTextCursor::End);
            QTest::keyClick(m_input, Qt::Key_X);
            QElapsedTimer timer;
            timer.start();
            QTest::keyClick(m_input, Qt::Key_X);
            return timer.nsecsElapsed();
        };

        const qint64 longest = costOfAKey(MessageEdit::kLongestPaste);
        const qint64 megabyte = costOfAKey(1'000'000);

        QVERIFY2(megabyte > 10 * longest, qPrintable(u"%1 and %2 ns"_s.arg(longest).arg(megabyte)));
    }

    void manyPastesDoNotAddUpToASlowField()
    {
        QGuiApplication::clipboard()->setText(QString(MessageEdit::kLongestPaste, u'x'));

        for (int paste = 0; paste < 5; ++paste)
            m_input->paste();

        QVERIFY(m_composer->text().size() <= MessageEdit::kMostByPastes);
        QCOMPARE(m_composer->unsent().wholeText().count(u'x'), 5 * MessageEdit::kLongestPaste);
    }

    void aHugePasteTakesTheSelectionAway()
    {
        m_composer->setText(u"old"_s);
        m_input->selectAll();
        QGuiApplication::clipboard()->setText(QString(100'000, u'x'));

        m_input->paste();

        QCOMPARE(m_composer->unsent().wholeText(), QString(100'000, u'x'));
    }

    void aPasteThatNoMessageHasRoomForChangesNothing()
    {
        const auto *trouble = m_composer->findChild<QLabel *>(u"composer.trouble"_s);
        m_composer->setText(u"Read this:"_s);
        m_input->selectAll();
        const QString text(50 * 1024 * 1024, u'x');
        QGuiApplication::clipboard()->setText(text);

        m_input->paste();

        QCOMPARE(m_composer->unsent().wholeText(), u"Read this:"_s);
        QVERIFY(m_input->textCursor().hasSelection());
        QCOMPARE(trouble->text(), u"The pasted text has 52,428,800 characters. A message can have at most "
                                  "2,000,000. Nothing was pasted."_s);
        QVERIFY(trouble->isVisible());
        QVERIFY(m_send->isEnabled());
        QTest::keyClick(m_input, Qt::Key_X);
        QVERIFY(!trouble->isVisible());
    }

    void pastesAddUpToNoMoreThanAMessage()
    {
        QGuiApplication::clipboard()->setText(QString(studio::model::kLongestMessage / 2, u'x'));
        m_input->paste();
        QCOMPARE(m_composer->unsent().pasted.size(), 1);

        QGuiApplication::clipboard()->setText(QString(studio::model::kLongestMessage / 2 + 1, u'y'));
        m_input->paste();

        QCOMPARE(m_composer->unsent().pasted.size(), 1);
        QVERIFY(m_composer->findChild<QLabel *>(u"composer.trouble"_s)->isVisible());
    }

    void upInAnEmptyFieldBringsBackWhatWasSaid()
    {
        m_composer->setHistory({u"one"_s, u"two"_s});
        QTest::keyClicks(m_input, u"three"_s);
        QTest::keyClick(m_input, Qt::Key_Return);

        QTest::keyClick(m_input, Qt::Key_Up);
        QCOMPARE(m_composer->text(), u"three"_s);
        QTest::keyClick(m_input, Qt::Key_Up);
        QTest::keyClick(m_input, Qt::Key_Up);
        QTest::keyClick(m_input, Qt::Key_Up); // there is nothing older
        QCOMPARE(m_composer->text(), u"one"_s);
        QTest::keyClick(m_input, Qt::Key_Down);
        QCOMPARE(m_composer->text(), u"two"_s);
        QTest::keyClick(m_input, Qt::Key_Down);
        QTest::keyClick(m_input, Qt::Key_Down);

        QCOMPARE(m_composer->text(), QString());
    }

    void historyLeavesWrittenTextAlone()
    {
        m_composer->setHistory({u"one"_s});
        QTest::keyClicks(m_input, u"new"_s);

        QTest::keyClick(m_input, Qt::Key_Up);

        QCOMPARE(m_composer->text(), u"new"_s);
        QTest::keyClick(m_input, Qt::Key_Down);
        QCOMPARE(m_composer->text(), u"new"_s);
    }

    void upGoesThroughTheLinesOfWhatWasFoundFirst()
    {
        m_composer->setHistory({u"older"_s, u"first\nsecond"_s});

        QTest::keyClick(m_input, Qt::Key_Up);
        QTest::keyClick(m_input, Qt::Key_Up);
        QCOMPARE(m_composer->text(), u"first\nsecond"_s);
        QTest::keyClick(m_input, Qt::Key_Up);

        QCOMPARE(m_composer->text(), u"older"_s);
    }

    void whileComposingUpIsTheInputMethods()
    {
        m_composer->setHistory({u"one"_s});
        compose(m_input, u"こ"_s);

        QTest::keyClick(m_input, Qt::Key_Up);

        QCOMPARE(m_composer->text(), QString());
    }

    void whatWasRefusedComesBeforeWhatWasWrittenSince()
    {
        m_composer->setText(u"and now"_s);

        m_composer->bringBack({.text = u"refused"_s});

        QCOMPARE(m_composer->text(), u"refused\nand now"_s);
    }

    void everythingHasANameAndTheTabOrderGoesDown()
    {
        m_composer->setSuggestions({u"one"_s, u"two"_s});
        m_composer->setText(u"x"_s);
        const auto *first = m_composer->findChild<QWidget *>(u"composer.chip.0"_s);
        auto *second = m_composer->findChild<QWidget *>(u"composer.chip.1"_s);
        QVERIFY(!m_input->accessibleName().isEmpty());
        QVERIFY(!m_send->accessibleName().isEmpty());

        second->setFocus();
        QTest::keyClick(second, Qt::Key_Tab);
        QVERIFY(m_input->hasFocus());
        QTest::keyClick(m_input, Qt::Key_Tab);
        auto *attach = m_composer->findChild<QWidget *>(u"composer.attach"_s);
        QVERIFY(attach->hasFocus());
        QTest::keyClick(attach, Qt::Key_Tab);
        QVERIFY(m_send->hasFocus());
        QTest::keyClick(m_send, Qt::Key_Tab);

        QVERIFY(first->hasFocus());
    }

private:
    QString said() const { return m_spy->first().first().value<studio::ports::Draft>().text; }

    std::unique_ptr<Composer> m_composer;
    MessageEdit *m_input = nullptr;
    QAbstractButton *m_send = nullptr;
    std::unique_ptr<QSignalSpy> m_spy;
};

SUITE_TEST(QApplication, TestComposer)

} // namespace tst_composer

#include "tst_composer.moc"
