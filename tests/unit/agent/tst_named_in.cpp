// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/named_in.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_named_in {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::companion;

class TestNamedIn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreFoundInEveryScript_data();
    void namesAreFoundInEveryScript();
    void theSpeakerAndUsersAreNotNamed();
};

void TestNamedIn::namesAreFoundInEveryScript_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("nobody") << u"Hello, all."_s << QStringList{};
    QTest::newRow("plain") << u"What do you say, Aya?"_s << QStringList{u"aya"_s};
    QTest::newRow("case") << u"AYA!"_s << QStringList{u"aya"_s};
    QTest::newRow("possessive") << u"Aya's tea"_s << QStringList{u"aya"_s};
    QTest::newRow("inside a word") << u"the Himalayas and Ayako"_s << QStringList{};
    QTest::newRow("second place counts") << u"Ayako, not Aya"_s << QStringList{u"aya"_s};
    QTest::newRow("kanji") << u"綾さんはどう?"_s << QStringList{u"aya"_s};
    QTest::newRow("kana in a sentence") << u"それはアヤちゃんに聞いて"_s << QStringList{u"aya"_s};
    QTest::newRow("Chinese") << u"小绫你觉得呢"_s << QStringList{u"aya"_s};
    QTest::newRow("Latin name among kana") << u"Ayaさんは?"_s << QStringList{u"aya"_s};
    QTest::newRow("two, in the order of the room")
        << u"Natsumi and Aya"_s << QStringList{u"aya"_s, u"natsumi"_s};
}

void TestNamedIn::namesAreFoundInEveryScript()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    const QList<llm::Present> present{{companion(u"aya"_s), u"Aya"_s, {u"綾"_s, u"アヤ"_s, u"小绫"_s}},
                                      {companion(u"natsumi"_s), u"Natsumi"_s, {u"夏美"_s, QString()}}};

    QStringList found;
    for (const auto &id : agent::namedIn(text, present, companion(u"kyoko"_s)))
        found.append(id.value().mid(10));

    QCOMPARE(found, expected);
}

void TestNamedIn::theSpeakerAndUsersAreNotNamed()
{
    const QList<llm::Present> present{{companion(u"aya"_s), u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};

    QVERIFY(agent::namedIn(u"Aya and Mika"_s, present, companion(u"aya"_s)).isEmpty());
}

SUITE_TEST(QCoreApplication, TestNamedIn)

} // namespace tst_named_in

#include "tst_named_in.moc"
