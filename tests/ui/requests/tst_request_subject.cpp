// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/requests/request_subject.h"

#include <QTest>

namespace tst_request_subject {

using namespace Qt::StringLiterals;
using namespace studio;
using ui::subjectOf;

namespace {

model::Query query(const QString &type, const QByteArray &body)
{
    return {u"q1"_s, base::ParticipantId(u"companion_kyoko"_s), type, {body}};
}

QByteArray manyChoices(int count)
{
    QByteArrayList choices;
    for (int i = 0; i < count; ++i)
        choices.append("\"choice " + QByteArray::number(i) + '"');
    return R"({"question":"Which?","choices":[)" + choices.join(',') + "]}";
}

} // namespace

class RequestSubjectTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuestionHasItsChoicesOnceEach()
    {
        const auto asked = query(u"ask"_s, R"({"question":"Tea?","choices":["Green","Black","Green",""]})");

        const ui::RequestSubject subject = subjectOf(asked);

        QCOMPARE(subject.text, u"Tea?"_s);
        QCOMPARE(subject.choices, QStringList({u"Green"_s, u"Black"_s}));
    }

    void eachTypeHasItsOwnText()
    {
        const QByteArray body = R"({"why":"to see it","message":"Hello.","question":"Well?"})";

        QCOMPARE(subjectOf(query(u"camera"_s, body)).text, u"to see it"_s);
        QCOMPARE(subjectOf(query(u"screen"_s, body)).text, u"to see it"_s);
        QCOMPARE(subjectOf(query(u"speak"_s, body)).text, u"Hello."_s);
        QCOMPARE(subjectOf(query(u"ask"_s, body)).text, u"Well?"_s);
    }

    void whatDoesNotFitIsLeftOut()
    {
        const QList<QByteArray> bodies{"",
                                       "not json",
                                       "[1,2]",
                                       R"({"question":{"a":1},"choices":"x"})",
                                       R"({"choices":[1,null,{"b":2},[]]})",
                                       "{\"question\":\"" + QByteArray(100'000, 'x') + "\"}"};

        for (const QByteArray &body : bodies)
            QCOMPARE(subjectOf(query(u"ask"_s, body)), ui::RequestSubject());
    }

    void longTextsAndManyChoicesAreCut()
    {
        const QByteArray longText = "{\"why\":\"" + QByteArray(5000, 'w') + "\"}";

        const QString why = subjectOf(query(u"camera"_s, longText)).text;
        const QStringList choices = subjectOf(query(u"ask"_s, manyChoices(50))).choices;

        QVERIFY(why.size() <= 2000);
        QVERIFY(why.endsWith(u'…'));
        QCOMPARE(choices.size(), ui::kMostChoices);
    }

    void aTextCannotTurnTheWritingOrBreakTheLine()
    {
        const QByteArray body = R"({"why":"a\u202eb\u2066c\nd\u0000e\u200df"})";

        const QString why = subjectOf(query(u"camera"_s, body)).text;

        QCOMPARE(why, QString(u"abc de"_s + QChar(0x200d) + u'f'));
    }
};

SUITE_TEST(QCoreApplication, RequestSubjectTest)

} // namespace tst_request_subject

#include "tst_request_subject.moc"
