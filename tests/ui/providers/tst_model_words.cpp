// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/providers/model_words.h"
#include "ui/providers/provider_places.h"

#include <QTest>

namespace tst_model_words {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Known;
using model::ModelAbilities;

class ModelWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotKnownIsNotSaid()
    {
        const ModelAbilities nothing;

        QCOMPARE(ui::abilitiesList(nothing), u"not tested"_s);
        QVERIFY(ui::abilitiesSentence(nothing).isEmpty());
    }

    void abilitiesAreListed()
    {
        ModelAbilities abilities;
        abilities.forcedTool = Known::Yes;
        abilities.tools = Known::Yes;
        abilities.pictures = Known::No;

        QCOMPARE(ui::abilitiesList(abilities), u"format, tools"_s);
        QCOMPARE(ui::abilitiesSentence(abilities),
                 u"The provider enforces the vote format. Tools supported. No picture support."_s);
    }

    void onlyThisMachineIsThisMachine_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("here");
        QTest::newRow("name") << u"http://localhost:11434"_s << true;
        QTest::newRow("v4") << u"http://127.0.0.1:1234/v1"_s << true;
        QTest::newRow("short v4") << u"http://127.1:1234"_s << true;
        QTest::newRow("v6") << u"http://[::1]:8080"_s << true;
        QTest::newRow("a trick") << u"http://127.0.0.1.example.com"_s << false;
        QTest::newRow("another trick") << u"http://localhost.example.com"_s << false;
        QTest::newRow("the house") << u"http://192.168.1.2:11434"_s << false;
    }
    void onlyThisMachineIsThisMachine()
    {
        QFETCH(QString, address);
        QFETCH(bool, here);

        QCOMPARE(ui::isOnThisMachine(QUrl(address)), here);
    }
};

SUITE_TEST(QCoreApplication, ModelWordsTest)

} // namespace tst_model_words

#include "tst_model_words.moc"
