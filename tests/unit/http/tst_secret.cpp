// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/secret.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_secret {

using namespace Qt::StringLiterals;
using studio::llm::http::withoutSecret;

class TestSecret : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecretIsTakenOutOfAText_data();
    void aSecretIsTakenOutOfAText();
};

void TestSecret::aSecretIsTakenOutOfAText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("without");

    QTest::newRow("none") << u"Not found"_s << u"Not found"_s;
    QTest::newRow("in the middle") << u"Key sk-12345678 is wrong"_s << u"Key ••• is wrong"_s;
    QTest::newRow("twice") << u"sk-12345678 sk-12345678"_s << u"••• •••"_s;
    QTest::newRow("cut in the middle of it") << u"Key sk-1234"_s << u"Key •••"_s;
    QTest::newRow("its beginning is in many a text") << u"Key sk-1"_s << u"Key sk-1"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestSecret::aSecretIsTakenOutOfAText()
{
    QFETCH(QString, text);
    QFETCH(QString, without);

    QCOMPARE(withoutSecret(text, "sk-12345678"), without);
    QCOMPARE(withoutSecret(text, {}), text);
}

SUITE_TEST(void, TestSecret)

} // namespace tst_secret

#include "tst_secret.moc"
