// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// All haircuts and faces at the sizes in use, all expressions, and a few random avatars: written to shots/ in
// the build folder for people to look at.

#include "tests/support/suite.h"
#include "ui/avatar/avatar_look.h"
#include "ui/avatar/avatar_painter.h"
#include "ui/theme/avatar_colours.h"
#include "ui/theme/theme.h"

#include <QDir>
#include <QPainter>
#include <QTest>

namespace make_avatar_sheet {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Avatar;

namespace {

QColor colour(int number) { return ui::companionColours().at(number % ui::companionColours().size()); }

void paintChoices(QPainter &painter)
{
    constexpr int kCell = 240;
    for (int hair = 0; hair < 8; ++hair) {
        for (int face = 0; face < 4; ++face) {
            Avatar avatar;
            avatar.hair = Avatar::Hair(hair);
            avatar.face = Avatar::Face(face);
            avatar.eyes = Avatar::Eyes((hair + face) % 4);
            avatar.clothes = Avatar::Clothes((hair + 2 * face) % 6);
            avatar.glasses = (hair * 4 + face) % 7 == 3;
            const QString id = u"companion_%1"_s.arg(hair * 4 + face);
            int y = face * 176 + 8;
            ui::paintAvatar(painter, avatar, colour(hair * 4 + face * 5),
                            QRectF(hair * kCell + 8, y, 160, 160), id);
            for (const int size : {20, 32, 64}) {
                ui::paintAvatar(painter, avatar, colour(hair * 4 + face * 5),
                                QRectF(hair * kCell + 172, y, size, size), id);
                y += size + 8;
            }
        }
    }
}

void paintExpressions(QPainter &painter, int top)
{
    for (int number = 0; number < 6; ++number) {
        Avatar avatar;
        avatar.hair = Avatar::Hair(number + 1);
        avatar.face = Avatar::Face(number % 4);
        avatar.eyes = Avatar::Eyes(number % 3);
        const QRectF rect(number * 264 + 8, top, 256, 256);
        ui::paintAvatar(painter, avatar, colour(number * 2), rect, u"companion_%1"_s.arg(number),
                        {ui::Expression(number), 0, 0});
    }
}

} // namespace

class AvatarSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data();
    void take();
};

void AvatarSheet::take_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("avatars-light") << false;
    QTest::newRow("avatars-dark") << true;
}

void AvatarSheet::take()
{
    QFETCH(bool, dark);
    QImage sheet(1920, 992, QImage::Format_RGB32);
    sheet.fill(dark ? ui::Theme::dark().surface : ui::Theme::light().surface);
    QPainter painter(&sheet);
    paintChoices(painter);
    paintExpressions(painter, 720);
    painter.end();

    const QDir shots(QStringLiteral(STUDIO_BINARY_DIR "/shots"));
    QVERIFY(shots.mkpath(u"."_s));
    QVERIFY(sheet.save(shots.filePath(QString::fromUtf8(QTest::currentDataTag()) + u".png"_s)));
}

SUITE_TEST(QApplication, AvatarSheet)

} // namespace make_avatar_sheet

#include "make_avatar_sheet.moc"
