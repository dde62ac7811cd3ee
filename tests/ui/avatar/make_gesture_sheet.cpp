// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every gesture as a row of moments, by companions with all haircuts and clothes, and every feeling of a
// puppet: written to shots/ in the build folder for people to look at.

#include "core/gesture/gesture_book.h"
#include "tests/support/suite.h"
#include "ui/avatar/puppet_painter.h"
#include "ui/theme/avatar_colours.h"
#include "ui/theme/theme.h"

#include <QDir>
#include <QPainter>
#include <QTest>

namespace make_gesture_sheet {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Avatar;

namespace {

constexpr int kMoments = 11;
constexpr int kWords = 22;      // pixels for a name above a row
constexpr double kLarge = 1.25; // pixels for each unit: a large stage

Avatar companion(int number)
{
    Avatar avatar;
    avatar.hair = Avatar::Hair(number % 8);
    avatar.face = Avatar::Face(number % 4);
    avatar.eyes = Avatar::Eyes((number / 2) % 4);
    avatar.clothes = Avatar::Clothes((number + 3) % 6);
    avatar.glasses = number % 5 == 4;
    return avatar;
}

ui::PuppetPainter painterFor(int number, double scale)
{
    ui::PuppetPainter painter;
    const QList<QColor> &colours = ui::companionColours();
    painter.setLook(companion(number), colours.at(number * 5 % colours.size()),
                    u"companion_%1"_s.arg(number));
    painter.setScale(scale);
    return painter;
}

void keep(const QImage &sheet, const QString &name)
{
    const QDir shots(QStringLiteral(STUDIO_BINARY_DIR "/shots"));
    QVERIFY(shots.mkpath(u"."_s));
    QVERIFY(sheet.save(shots.filePath(name + u".png"_s)));
}

QImage emptySheet(const QSize &size, bool dark)
{
    QImage sheet(size, QImage::Format_RGB32);
    sheet.fill(dark ? ui::Theme::dark().stage : ui::Theme::light().stage);
    return sheet;
}

} // namespace

class GestureSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gestures_data() { everyLook(); }
    void gestures();
    void figures_data() { everyLook(); }
    void figures();

private:
    static void everyLook();
};

void GestureSheet::everyLook()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

/// Eight gestures on a sheet.
void GestureSheet::gestures()
{
    QFETCH(bool, dark);
    constexpr int kRows = 4;
    const gesture::GestureBook book = gesture::GestureBook::own();
    const QList<gesture::Gesture> &all = book.gestures();
    const QSize cell = (ui::kPuppetCanvas.size() * kLarge).toSize();
    for (int first = 0; first < all.size(); first += kRows) {
        QImage sheet = emptySheet({cell.width() * kMoments, (cell.height() + kWords) * kRows}, dark);
        QPainter paint(&sheet);
        paint.setPen(dark ? ui::Theme::dark().text : ui::Theme::light().text);
        for (int row = 0; row < kRows && first + row < all.size(); ++row) {
            const gesture::Gesture &gesture = all.at(first + row);
            const int top = row * (cell.height() + kWords);
            paint.drawText(8, top + kWords - 6, gesture.name);
            ui::PuppetPainter puppet = painterFor(first + row, kLarge);
            for (int moment = 0; moment < kMoments; ++moment)
                paint.drawImage(cell.width() * moment, top + kWords,
                                puppet.frame(ui::poseOf(gesture, moment / double(kMoments - 1))));
        }
        paint.end();
        keep(sheet,
             u"gestures-%1-%2"_s.arg(first / kRows + 1).arg(QString::fromUtf8(QTest::currentDataTag())));
    }
}

/// Every haircut with every kind of clothes once at two sizes, and every feeling.
void GestureSheet::figures()
{
    QFETCH(bool, dark);
    constexpr int kColumns = 8;
    const QSize cell = (ui::kPuppetCanvas.size() * kLarge).toSize();
    QImage sheet = emptySheet({cell.width() * kColumns, cell.height() * 3}, dark);
    QPainter paint(&sheet);
    for (int number = 0; number < kColumns; ++number) {
        paint.drawImage(cell.width() * number, 0, painterFor(number, kLarge).frame({}));
        paint.drawImage(cell.width() * number, cell.height() * 2, painterFor(number, 0.75).frame({}));
    }
    for (int feeling = 0; feeling < 6; ++feeling) {
        ui::PuppetPose pose;
        pose.feeling = ui::featuresOf({.expression = ui::Expression(feeling)});
        paint.drawImage(cell.width() * feeling, cell.height(), painterFor(feeling + 1, kLarge).frame(pose));
    }
    for (const double turn : {-1.0, 1.0}) {
        ui::PuppetPose pose;
        pose.joints[gesture::Joint::HeadTurn] = turn;
        pose.joints[gesture::Joint::HeadNod] = turn * 0.8;
        paint.drawImage(cell.width() * (turn > 0 ? 7 : 6), cell.height(), painterFor(3, kLarge).frame(pose));
    }
    paint.end();
    keep(sheet, u"puppets-"_s + QString::fromUtf8(QTest::currentDataTag()));
}

SUITE_TEST(QApplication, GestureSheet)

} // namespace make_gesture_sheet

#include "make_gesture_sheet.moc"
