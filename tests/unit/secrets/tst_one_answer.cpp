// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/one_answer.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_one_answer {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::Result;
using secrets::OneAnswer;
using tests::FakeClock;

/// A keychain that asks its user for a password may never answer: then another answer comes in its place,
/// once.
class TestOneAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatComesInTimeIsTheAnswer();
    void nothingInTimeIsAnAnswerToo();
    void whatComesTooLateIsDropped();
    void nobodyIsAnsweredWhoIsGone();

private:
    std::shared_ptr<OneAnswer<QByteArray>> ask(QObject *context);

    FakeClock m_clock;
    QList<Result<QByteArray>> m_answers;
    const base::Error m_tooLate{base::ErrorCode::Refused, u"Nobody answers."_s, {}};
};

void TestOneAnswer::init() { m_answers.clear(); }

std::shared_ptr<OneAnswer<QByteArray>> TestOneAnswer::ask(QObject *context)
{
    auto answer = std::make_shared<OneAnswer<QByteArray>>(
        base::Mailbox(context), [this](const Result<QByteArray> &result) { m_answers.append(result); });
    answer->notAfter(m_clock, m_clock.steadyNow() + Millis(100), this, m_tooLate);
    return answer;
}

void TestOneAnswer::whatComesInTimeIsTheAnswer()
{
    const auto answer = ask(this);

    answer->give(QByteArray("key"));
    QVERIFY(m_answers.isEmpty()); // never inside the call
    m_clock.advance(Millis(1000));

    QCOMPARE(m_answers.size(), 1);
    QCOMPARE(*m_answers.first(), QByteArray("key"));
}

void TestOneAnswer::nothingInTimeIsAnAnswerToo()
{
    const auto answer = ask(this);

    m_clock.advance(Millis(99));
    QVERIFY(m_answers.isEmpty());
    m_clock.advance(Millis(1));
    QCoreApplication::sendPostedEvents();

    QCOMPARE(m_answers.size(), 1);
    QCOMPARE(m_answers.first().error(), m_tooLate);
}

void TestOneAnswer::whatComesTooLateIsDropped()
{
    const auto answer = ask(this);

    m_clock.advance(Millis(100));
    answer->give(QByteArray("key"));
    QCoreApplication::sendPostedEvents();

    QCOMPARE(m_answers.size(), 1);
    QVERIFY(!m_answers.first());
}

void TestOneAnswer::nobodyIsAnsweredWhoIsGone()
{
    auto context = std::make_unique<QObject>();
    const auto answer = ask(context.get());

    context.reset();
    answer->give(QByteArray("key"));
    m_clock.advance(Millis(1000));

    QVERIFY(m_answers.isEmpty());
}

SUITE_TEST(QCoreApplication, TestOneAnswer)

} // namespace tst_one_answer

#include "tst_one_answer.moc"
