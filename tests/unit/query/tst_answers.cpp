// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/answers.h"
#include "core/wire/data_picture.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_answers {

using namespace Qt::StringLiterals;
using namespace studio;
using model::QueryResult;
using query::QueryTypes;

namespace {

const auto kPicture = u"data:image/jpeg;base64,/9j/4AAQSkZJRgAB"_s;

base::Result<query::Answer> answered(const QString &type, const QueryResult &result,
                                     const std::optional<QString> &kept = {})
{
    return query::checkedAnswer(*QueryTypes::ours().find(type), result, kept);
}

} // namespace

/// Which answers to a query are allowed, and which part of them the log gets.
class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreKeptAsTheyAre();
    void aPictureIsNeverKeptByItself();
    void whatIsKeptOfAPictureIsAsWasSaid();
    void aPictureIsNotKeptByTheBackDoor();
    void onlyPicturesAnswerTheCamera_data();
    void onlyPicturesAnswerTheCamera();
    void aPictureThatIsTooLongIsRefused();
    void aTextThatIsTooLongIsRefused();
    void aFailureHasAWordAndNoBody();
    void anErrorIsCut();
};

void TestAnswers::wordsAreKeptAsTheyAre()
{
    const QueryResult tea{u"q1"_s, true, u"Tea, please."_s, {}};

    QCOMPARE(*answered(u"ask"_s, tea), (query::Answer{tea, tea}));
}

void TestAnswers::aPictureIsNeverKeptByItself()
{
    const auto answer = answered(u"camera"_s, {u"q1"_s, true, kPicture, {}});

    QCOMPARE(answer->result.body, kPicture);
    QVERIFY(answer->kept.success);
    QCOMPARE(answer->kept.body, u"image/jpeg, 12 bytes, not kept"_s);
}

void TestAnswers::whatIsKeptOfAPictureIsAsWasSaid()
{
    const auto answer = answered(u"camera"_s, {u"q1"_s, true, kPicture, {}}, u"attachment:ab12"_s);

    QCOMPARE(answer->kept.body, u"attachment:ab12"_s);
    QCOMPARE(answer->result.body, kPicture);
}

void TestAnswers::aPictureIsNotKeptByTheBackDoor()
{
    QVERIFY(
        !answered(u"camera"_s, {u"q1"_s, true, kPicture, {}}, kPicture)->kept.body->contains(u"base64"_s));
    QVERIFY(!answered(u"ask"_s, {u"q1"_s, true, kPicture, {}})->kept.body->contains(u"base64"_s));
}

void TestAnswers::onlyPicturesAnswerTheCamera_data()
{
    QTest::addColumn<QString>("body");

    QTest::newRow("words") << u"A cat."_s;
    QTest::newRow("an address") << u"https://example.org/cat.jpg"_s;
    QTest::newRow("a file") << u"file:///etc/passwd"_s;
    QTest::newRow("an SVG") << u"data:image/svg+xml;base64,PHN2Zz4="_s;
    QTest::newRow("a WebP") << u"data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="_s;
    QTest::newRow("a JPEG by its name alone") << u"data:image/jpeg;base64,aGVsbG8="_s;
    QTest::newRow("no base64") << u"data:image/jpeg;base64,/9j/!!"_s;
    QTest::newRow("nothing") << QString();
}

void TestAnswers::onlyPicturesAnswerTheCamera()
{
    QFETCH(const QString, body);

    QCOMPARE(answered(u"camera"_s, {u"q1"_s, true, body, {}}).error().code, base::ErrorCode::InvalidInput);
}

void TestAnswers::aPictureThatIsTooLongIsRefused()
{
    const QString huge = kPicture + QString(wire::kLongestPicture / 3 * 4, u'A');

    QVERIFY(!answered(u"screen"_s, {u"q1"_s, true, huge, {}}));
}

void TestAnswers::aTextThatIsTooLongIsRefused()
{
    QVERIFY(!answered(u"ask"_s, {u"q1"_s, true, QString(query::kLongestText + 1, u'a'), {}}));
}

void TestAnswers::aFailureHasAWordAndNoBody()
{
    QCOMPARE(answered(u"camera"_s, {u"q1"_s, false, u"ignored"_s, {}})->result,
             (QueryResult{u"q1"_s, false, {}, u"failed"_s}));
    QCOMPARE(answered(u"camera"_s, {u"q1"_s, false, {}, u"noDevice"_s})->kept.error, u"noDevice"_s);
}

void TestAnswers::anErrorIsCut()
{
    const auto answer = answered(u"camera"_s, {u"q1"_s, false, {}, QString(5000, u'e')});

    QCOMPARE(answer->result.error->size(), query::kLongestError);
}

SUITE_TEST(QCoreApplication, TestAnswers)

} // namespace tst_answers

#include "tst_answers.moc"
