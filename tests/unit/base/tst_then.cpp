// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/then.h"
#include "tests/support/suite.h"

#include <QTest>

#include <memory>

namespace tst_then {

using studio::base::ErrorCode;
using studio::base::failure;
using studio::base::Result;
using studio::base::Then;

/// A port with news besides its answers.
class Port : public QObject
{
    Q_OBJECT

Q_SIGNALS:
    void news(int number);
};

class TestThen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerNeverComesInsideTheCall();
    void anErrorComesTheSameWay();
    void nobodyIsToldOnceTheContextIsGone();
    void aCallerMayNotWantToKnow();
    void newsThatCameFirstArrivesFirst();
};

void TestThen::anAnswerNeverComesInsideTheCall()
{
    int heard = 0;
    const Then<int> then(this, [&heard](const Result<int> &answer) { heard = answer.value(); });

    then(7);

    QCOMPARE(heard, 0);
    QTRY_COMPARE(heard, 7);
}

void TestThen::anErrorComesTheSameWay()
{
    QString heard;
    const Then<void> then(this, [&heard](const Result<void> &answer) { heard = answer.error().text; });

    then(failure(ErrorCode::NotFound, QStringLiteral("There is no such note.")));

    QTRY_COMPARE(heard, QStringLiteral("There is no such note."));
}

void TestThen::nobodyIsToldOnceTheContextIsGone()
{
    auto context = std::make_unique<QObject>();
    bool heard = false;
    bool after = false;
    const Then<int> then(context.get(), [&heard](const Result<int> &) { heard = true; });
    const Then<void> last(this, [&after](const Result<void> &) { after = true; });

    then(1);
    context.reset();
    then(2);
    last({});

    QTRY_VERIFY(after);
    QVERIFY(!heard);
}

void TestThen::aCallerMayNotWantToKnow()
{
    const Then<QString> then;

    then(QStringLiteral("nobody reads this"));
    then(failure(ErrorCode::Internal, {}));
}

// A port on another thread reports news, then answers: the receiver's thread keeps that order.
void TestThen::newsThatCameFirstArrivesFirst()
{
    QStringList heard;
    auto *port = new Port;
    QThread home;
    port->moveToThread(&home);
    connect(&home, &QThread::finished, port, &QObject::deleteLater);
    connect(port, &Port::news, this,
            [&heard](int number) { heard << QStringLiteral("news %1").arg(number); });
    const Then<int> then(
        this, [&heard](const Result<int> &answer) { heard << QStringLiteral("answer %1").arg(*answer); });
    home.start();

    QMetaObject::invokeMethod(port, [port, then] {
        for (int i = 0; i < 3; ++i) {
            Q_EMIT port->news(i);
            then(i);
        }
    });

    const QStringList wanted{QStringLiteral("news 0"), QStringLiteral("answer 0"),
                             QStringLiteral("news 1"), QStringLiteral("answer 1"),
                             QStringLiteral("news 2"), QStringLiteral("answer 2")};
    QTRY_COMPARE(heard, wanted);
    home.quit();
    home.wait();
}

SUITE_TEST(QCoreApplication, TestThen)

} // namespace tst_then

#include "tst_then.moc"
