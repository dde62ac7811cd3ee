// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/turn_event_words.h"
#include "tests/support/suite.h"

#include <QSet>
#include <QTest>

namespace tst_turn_event_words {

using namespace Qt::StringLiterals;
using namespace studio;

class TestTurnEventWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAreElevenKindsInTheirOwnOrder()
    {
        const QList<model::TurnEventKind> kinds = explain::turnEventKinds();

        QCOMPARE(kinds.size(), 11);
        for (qsizetype number = 0; number < kinds.size(); ++number)
            QCOMPARE(qsizetype(kinds.at(number).index()), number);
    }

    void eachHasANameAndASentenceOfItsOwn()
    {
        QSet<QString> names;
        QSet<QString> sentences;

        const QList<model::TurnEventKind> kinds = explain::turnEventKinds();
        for (const model::TurnEventKind &kind : kinds) {
            names.insert(explain::turnEventName(kind));
            sentences.insert(explain::turnEventHelp(kind));
        }

        QCOMPARE(names.size(), 11);
        QCOMPARE(sentences.size(), 11);
        QVERIFY(!names.contains(QString()));
    }

    void eachSentenceComparesWithSomethingKnown()
    {
        const QList<model::TurnEventKind> kinds = explain::turnEventKinds();
        for (const model::TurnEventKind &kind : kinds) {
            const QString sentence = explain::turnEventHelp(kind);
            QVERIFY2(sentence.contains(u"like "_s, Qt::CaseInsensitive) && sentence.endsWith(u'.'),
                     qPrintable(sentence));
        }
    }
};

SUITE_TEST(QCoreApplication, TestTurnEventWords)

} // namespace tst_turn_event_words

#include "tst_turn_event_words.moc"
