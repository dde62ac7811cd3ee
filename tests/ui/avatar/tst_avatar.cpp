// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/avatar/avatar_look.h"
#include "ui/avatar/avatar_painter.h"
#include "ui/avatar/avatars.h"
#include "ui/theme/avatar_colours.h"

#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace tst_avatar {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Avatar;
using ui::Avatars;
using ui::Expression;
using ui::Face;

namespace {

base::ParticipantId aya() { return base::ParticipantId(u"companion_aya"_s); }

Face faceOf(const Avatar &avatar) { return {avatar, u"#3f6fc4"_s, u"Aya"_s, 1}; }

QImage painted(const Avatar &avatar, const ui::Pose &pose = {}, int size = 64)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    ui::paintAvatar(painter, avatar, ui::companionColours().at(6), image.rect(), u"companion_aya"_s, pose);
    return image;
}

/// How many pixels differ between two pictures of one size.
int different(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

} // namespace

class TestAvatar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIdGivesTheSameColoursForGood();
    void aChosenColourIsKept();
    void nonsenseForAColourIsAsIfEmpty();
    void everyChoiceCanBeSeen();
    void everyChoiceCanBeSeenWhereItIsSmall();
    void everyExpressionIsAFaceOfItsOwn();
    void speechOpensTheMouth();
    void aFaceIsRoundAndFillsItsPlace();
    void featuresPassIntoEachOther();
    void chanceIsRepeatable();
    void usersAndStrangersAreAnInitial();
    void aFaceIsPaintedOnceForEachSize();
    void aPictureIsAskedForOnceAndShown();
    void aPictureThatIsNotThereLeavesTheDrawnFace();
    void whatNobodyWearsIsForgotten();
    void picturesOfALibraryAreAskedForWhenTheyAreSeen();
    void onlySomePicturesOfALibraryAreKept();
};

void TestAvatar::anIdGivesTheSameColoursForGood()
{
    const ui::AvatarLook look = ui::lookOf({}, ui::companionColours().first(), u"companion_aya"_s);

    // Fixed here on purpose: another hash would change every companion of every user.
    QCOMPARE(look.skin.name(), ui::skinColours().at(0).name());
    QCOMPARE(look.hair.name(), ui::hairColours().at(2).name());
    QCOMPARE(look.eyes.name(), ui::eyeColours().at(3).name());
    QCOMPARE(look.clothes, ui::companionColours().first());
}

void TestAvatar::aChosenColourIsKept()
{
    Avatar avatar;
    avatar.skinColour = u"#102030"_s;
    avatar.hairColour = u"#405060"_s;
    avatar.eyeColour = u"#708090"_s;
    avatar.clothesColour = u"#a0b0c0"_s;

    const ui::AvatarLook look = ui::lookOf(avatar, ui::companionColours().first(), u"companion_aya"_s);

    QCOMPARE(look.skin.name(), u"#102030"_s);
    QCOMPARE(look.hair.name(), u"#405060"_s);
    QCOMPARE(look.eyes.name(), u"#708090"_s);
    QCOMPARE(look.clothes.name(), u"#a0b0c0"_s);
}

void TestAvatar::nonsenseForAColourIsAsIfEmpty()
{
    Avatar avatar;
    avatar.hairColour = u"javascript:alert(1)"_s;
    avatar.clothesColour = u"#12"_s;

    QCOMPARE(painted(avatar), painted({}));
}

void TestAvatar::everyChoiceCanBeSeen()
{
    QSet<QByteArray> seen;
    for (int face = 0; face < 4; ++face)
        for (int hair = 0; hair < 8; ++hair)
            for (int eyes = 0; eyes < 4; ++eyes) {
                const QImage image = painted(
                    {.face = Avatar::Face(face), .hair = Avatar::Hair(hair), .eyes = Avatar::Eyes(eyes)});
                seen.insert(
                    QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
            }
    QCOMPARE(seen.size(), 4 * 8 * 4);
}

/// 20 px in a list: two haircuts must still look different.
void TestAvatar::everyChoiceCanBeSeenWhereItIsSmall()
{
    for (int one = 0; one < 8; ++one)
        for (int other = one + 1; other < 8; ++other)
            QVERIFY(different(painted({.hair = Avatar::Hair(one)}, {}, 20),
                              painted({.hair = Avatar::Hair(other)}, {}, 20)) > 40);
    for (int one = 0; one < 6; ++one)
        for (int other = one + 1; other < 6; ++other)
            QVERIFY(different(painted({.clothes = Avatar::Clothes(one)}),
                              painted({.clothes = Avatar::Clothes(other)})) > 60);
    QVERIFY(different(painted({.glasses = true}, {}, 20), painted({.glasses = false}, {}, 20)) > 20);
}

void TestAvatar::everyExpressionIsAFaceOfItsOwn()
{
    for (int one = 0; one < 6; ++one)
        for (int other = one + 1; other < 6; ++other)
            QVERIFY(different(painted({}, {.expression = Expression(one)}),
                              painted({}, {.expression = Expression(other)})) > 60);
}

void TestAvatar::speechOpensTheMouth()
{
    const ui::Features shut = ui::featuresOf({.mouth = 0});
    const ui::Features open = ui::featuresOf({.mouth = 1});
    const ui::Features blinking = ui::featuresOf({.blink = 1});

    QVERIFY(open.mouthOpen > shut.mouthOpen + 4);
    QCOMPARE(blinking.eyeOpen, 0.0);
    QCOMPARE(ui::featuresOf({.mouth = 7}), open);
    QVERIFY(different(painted({}, {.mouth = 0}), painted({}, {.mouth = 1})) > 30);
}

void TestAvatar::aFaceIsRoundAndFillsItsPlace()
{
    const QImage image = painted({}, {}, 100);

    for (const QPoint &corner : {QPoint(0, 0), QPoint(99, 0), QPoint(0, 99), QPoint(99, 99), QPoint(10, 10)})
        QCOMPARE(qAlpha(image.pixel(corner)), 0);
    for (const QPoint &edge : {QPoint(50, 1), QPoint(1, 50), QPoint(98, 50), QPoint(50, 98), QPoint(50, 50)})
        QCOMPARE(qAlpha(image.pixel(edge)), 255);
}

void TestAvatar::featuresPassIntoEachOther()
{
    const ui::Features sad = ui::featuresOf({.expression = Expression::Sad});
    const ui::Features happy = ui::featuresOf({.expression = Expression::Happy});

    QCOMPARE(ui::between(sad, happy, 0), sad);
    QVERIFY(std::abs(ui::between(sad, happy, 1).eyeOpen - happy.eyeOpen) < 1e-9);
    QVERIFY(std::abs(ui::between(sad, happy, 0.5).mouthCurve - (sad.mouthCurve + happy.mouthCurve) / 2) <
            1e-9);
}

void TestAvatar::chanceIsRepeatable()
{
    QCOMPARE(ui::drawnByChance(7), ui::drawnByChance(7));
    QSet<int> hairs;
    for (quint32 seed = 0; seed < 200; ++seed) {
        const Avatar avatar = ui::drawnByChance(seed);
        hairs.insert(int(avatar.hair));
        QVERIFY(QColor(avatar.skinColour).isValid());
        QVERIFY(avatar.picture.isEmpty());
    }
    QCOMPARE(hairs.size(), 7);
}

void TestAvatar::usersAndStrangersAreAnInitial()
{
    Avatars avatars;
    avatars.setPeople(
        {{aya(), faceOf({})}, {base::ParticipantId(u"user"_s), {{}, u"#123456"_s, u"結衣"_s, 1}}});

    const QImage user = avatars.pixmap(base::ParticipantId(u"user"_s), 32, 1).toImage();
    const QImage stranger = avatars.pixmap(base::ParticipantId(u"companion_gone"_s), 32, 1).toImage();
    const QImage nobody = avatars.pixmap({}, 32, 1).toImage();

    // A flat disc: its upper edge has one colour; a face has ground, hair and skin.
    for (const QImage &image : {user, stranger, nobody})
        QCOMPARE(image.pixel(16, 3), image.pixel(16, 28));
    QVERIFY(different(user, stranger) > 100);
}

void TestAvatar::aFaceIsPaintedOnceForEachSize()
{
    Avatars avatars;
    avatars.setPeople({{aya(), faceOf({})}});

    const QPixmap one = avatars.pixmap(aya(), 20, 2);
    const QPixmap again = avatars.pixmap(aya(), 20, 2);
    const QPixmap larger = avatars.pixmap(aya(), 40, 1);

    QCOMPARE(one.cacheKey(), again.cacheKey());
    QCOMPARE(one.size(), QSize(40, 40));
    QCOMPARE(one.devicePixelRatio(), 2.0);
    QCOMPARE(larger.devicePixelRatio(), 1.0);
    QVERIFY(larger.cacheKey() != one.cacheKey());
}

void TestAvatar::aPictureIsAskedForOnceAndShown()
{
    Avatars avatars;
    const QSignalSpy asked(&avatars, &Avatars::pictureNeeded);
    const QSignalSpy changed(&avatars, &Avatars::changed);
    const QHash<base::ParticipantId, Face> people{{aya(), faceOf({.picture = u"abc"_s})}};

    avatars.setPeople(people);
    avatars.setPeople(people);
    const QPixmap drawn = avatars.pixmap(aya(), 32, 1);
    QImage picture(512, 512, QImage::Format_RGB32);
    picture.fill(QColor(10, 200, 30));
    avatars.setPicture(u"abc"_s, picture);

    QCOMPARE(asked.size(), 1);
    QCOMPARE(changed.size(), 2);
    QVERIFY(drawn.toImage().pixelColor(16, 16) != QColor(10, 200, 30));
    QCOMPARE(avatars.pixmap(aya(), 32, 1).toImage().pixelColor(16, 16), QColor(10, 200, 30));
    QCOMPARE(avatars.pixmap(aya(), 32, 1).toImage().pixelColor(0, 0).alpha(), 0);
}

void TestAvatar::aPictureThatIsNotThereLeavesTheDrawnFace()
{
    Avatars avatars;
    avatars.setPeople({{aya(), faceOf({.picture = u"abc"_s})}});
    const QImage drawn = avatars.pixmap(aya(), 32, 1).toImage();
    const QSignalSpy changed(&avatars, &Avatars::changed);

    avatars.setPicture(u"abc"_s, {});

    QCOMPARE(changed.size(), 0);
    QCOMPARE(avatars.pixmap(aya(), 32, 1).toImage(), drawn);
}

void TestAvatar::whatNobodyWearsIsForgotten()
{
    Avatars avatars;
    const QSignalSpy asked(&avatars, &Avatars::pictureNeeded);
    avatars.setPeople({{aya(), faceOf({.picture = u"abc"_s})}});
    avatars.setPicture(u"abc"_s, QImage(64, 64, QImage::Format_RGB32));

    avatars.setPeople({{aya(), faceOf({})}});
    avatars.setPeople({{aya(), faceOf({.picture = u"abc"_s})}});

    QCOMPARE(asked.size(), 2);
}

void TestAvatar::picturesOfALibraryAreAskedForWhenTheyAreSeen()
{
    Avatars avatars;
    avatars.fetchWhenPainted(8);
    const QSignalSpy asked(&avatars, &Avatars::pictureNeeded);
    avatars.setPeople({{aya(), faceOf({.picture = u"abc"_s})}});
    QCOMPARE(asked.size(), 0);

    (void)avatars.pixmap(aya(), 32, 1);
    (void)avatars.pixmap(aya(), 48, 1);

    QCOMPARE(asked.size(), 1);
    QImage picture(64, 64, QImage::Format_RGB32);
    picture.fill(QColor(10, 200, 30));
    avatars.setPicture(u"abc"_s, picture);
    QCOMPARE(avatars.pixmap(aya(), 32, 1).toImage().pixelColor(16, 16), QColor(10, 200, 30));
}

void TestAvatar::onlySomePicturesOfALibraryAreKept()
{
    Avatars avatars;
    avatars.fetchWhenPainted(2);
    QHash<base::ParticipantId, Face> people;
    const QStringList hashes{u"a"_s, u"b"_s, u"c"_s};
    for (const QString &hash : hashes)
        people.insert(base::ParticipantId(u"companion_"_s + hash), faceOf({.picture = hash}));
    avatars.setPeople(people);
    const QSignalSpy asked(&avatars, &Avatars::pictureNeeded);
    for (const QString &hash : hashes) {
        (void)avatars.pixmap(base::ParticipantId(u"companion_"_s + hash), 32, 1);
        avatars.setPicture(hash, QImage(64, 64, QImage::Format_RGB32));
    }
    QCOMPARE(asked.size(), 3);

    (void)avatars.pixmap(base::ParticipantId(u"companion_a"_s), 48, 1); // its picture was dropped when c came
    (void)avatars.pixmap(base::ParticipantId(u"companion_c"_s), 48, 1);

    QCOMPARE(asked.size(), 4);
    QCOMPARE(asked.last().first().toString(), u"a"_s);
}

SUITE_TEST(QApplication, TestAvatar)

} // namespace tst_avatar

#include "tst_avatar.moc"
