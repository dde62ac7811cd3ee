// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/sprite_names.h"
#include "tests/support/suite.h"
#include "ui/avatar/avatars.h"
#include "ui/avatar/sprites.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_sprites {

using namespace Qt::StringLiterals;
using namespace studio;
using ui::Expression;

namespace {

base::ParticipantId aya() { return base::ParticipantId(u"companion_aya"_s); }

model::Avatar withSprites(const QMap<QString, QString> &sprites)
{
    model::Avatar avatar;
    avatar.sprites = sprites;
    return avatar;
}

QImage plain(const QColor &colour)
{
    QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
    image.fill(colour);
    return image;
}

QColor middle(const QPixmap &pixmap)
{
    return pixmap.toImage().pixelColor(pixmap.width() / 2, pixmap.height() / 2);
}

} // namespace

class SpritesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theUsualNamesAreKnownOnceEach()
    {
        const QStringList &names = wire::spriteNames();

        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        QCOMPARE(names.size(), 28 + 6 - 1); // "neutral" is in both
        for (const char *name : {"admiration", "surprise", "neutral", "happy", "thinking"})
            QVERIFY2(names.contains(QString::fromLatin1(name)), name);
    }

    void aFileIsNamedByItsFeeling()
    {
        QCOMPARE(wire::spriteNameOf(u"joy"_s), u"joy"_s);
        QCOMPARE(wire::spriteNameOf(u"Kyoko_Joy"_s), u"joy"_s);
        QCOMPARE(wire::spriteNameOf(u"anger-2"_s), u"anger"_s);
        QCOMPARE(wire::spriteNameOf(u"joyful"_s), QString());
        QCOMPARE(wire::spriteNameOf(u"../../etc/passwd"_s), QString());
        QCOMPARE(wire::spriteNameOf(QString()), QString());
    }

    void anExpressionIsShownByItsOwnElseByANearOneElseByTheNeutralOne()
    {
        const model::Avatar avatar = withSprites(
            {{u"neutral"_s, u"n"_s}, {u"joy"_s, u"j"_s}, {u"gratitude"_s, u"g"_s}, {u"grief"_s, u"s"_s}});

        QCOMPARE(ui::spriteFor(avatar, Expression::Neutral), u"n"_s);
        QCOMPARE(ui::spriteFor(avatar, Expression::Happy), u"j"_s);
        QCOMPARE(ui::spriteFor(avatar, Expression::Sad), u"s"_s);
        QCOMPARE(ui::spriteFor(avatar, Expression::Angry), u"n"_s);
        QCOMPARE(ui::spriteFor({}, Expression::Happy), QString());
    }

    void onlyThePicturesThatAreShownAreAskedFor()
    {
        ui::Avatars avatars;
        const QSignalSpy asked(&avatars, &ui::Avatars::pictureNeeded);
        const model::Avatar avatar =
            withSprites({{u"neutral"_s, u"n"_s}, {u"joy"_s, u"j"_s}, {u"gratitude"_s, u"g"_s}});

        avatars.setPeople({{aya(), {avatar, {}, u"Aya"_s, 1}}});

        QSet<QString> hashes;
        for (const QList<QVariant> &one : asked)
            hashes.insert(one.constFirst().toString());
        QCOMPARE(hashes, (QSet<QString>{u"n"_s, u"j"_s}));
    }

    void aFaceChangesWithTheFeeling()
    {
        ui::Avatars avatars;
        avatars.setPeople(
            {{aya(), {withSprites({{u"neutral"_s, u"n"_s}, {u"anger"_s, u"a"_s}}), {}, u"Aya"_s, 1}}});
        QVERIFY(avatars.drawnFace(aya()));

        avatars.setPicture(u"n"_s, plain(Qt::blue));
        avatars.setPicture(u"a"_s, plain(Qt::red));

        QVERIFY(!avatars.drawnFace(aya()));
        QCOMPARE(middle(avatars.pixmap(aya(), 64, 1)), QColor(Qt::blue));
        QCOMPARE(middle(avatars.pixmap(aya(), 64, 1, Expression::Angry)), QColor(Qt::red));
        QCOMPARE(middle(avatars.pixmap(aya(), 64, 1, Expression::Sad)), QColor(Qt::blue));
    }

    void aSpriteThatIsNotHereYetIsStoodInFor()
    {
        ui::Avatars avatars;
        model::Avatar avatar = withSprites({{u"anger"_s, u"a"_s}});
        avatar.picture = u"p"_s;
        avatars.setPeople({{aya(), {avatar, {}, u"Aya"_s, 1}}});

        avatars.setPicture(u"p"_s, plain(Qt::green));

        QCOMPARE(middle(avatars.pixmap(aya(), 64, 1, Expression::Angry)), QColor(Qt::green));
    }
};

SUITE_TEST(QApplication, SpritesTest)

} // namespace tst_sprites

#include "tst_sprites.moc"
