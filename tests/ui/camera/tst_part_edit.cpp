// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/camera/part_edit.h"

#include <QTest>

namespace tst_part_edit {

using namespace studio::ui;

class PartEditTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cornersAreFoundBeforeTheInside();
    void aDragDrawsFromCornerToCorner();
    void aDragNeverLeavesThePicture();
    void aCornerMovesAgainstItsOpposite();
    void aPartIsNeverTooSmallToGrab();
    void keysMoveAndSize();
};

void PartEditTest::cornersAreFoundBeforeTheInside()
{
    const QRectF part(0.2, 0.2, 0.4, 0.4);
    const QSizeF reach(0.02, 0.02);

    QCOMPARE(gripAt(part, {0.21, 0.21}, reach), Grip::TopLeft);
    QCOMPARE(gripAt(part, {0.61, 0.59}, reach), Grip::BottomRight);
    QCOMPARE(gripAt(part, {0.4, 0.4}, reach), Grip::Inside);
    QCOMPARE(gripAt(part, {0.9, 0.9}, reach), Grip::None);
}

void PartEditTest::aDragDrawsFromCornerToCorner()
{
    QCOMPARE(dragged({}, Grip::None, {0.75, 0.75}, {0.25, 0.5}), QRectF(0.25, 0.5, 0.5, 0.25));
}

void PartEditTest::aDragNeverLeavesThePicture()
{
    const QRectF whole(0, 0, 1, 1);
    for (const Grip grip :
         {Grip::None, Grip::Inside, Grip::TopLeft, Grip::TopRight, Grip::BottomLeft, Grip::BottomRight}) {
        for (const QPointF &to : {QPointF(-3, -3), QPointF(4, 0.5), QPointF(0.5, 9), QPointF(7, -2)}) {
            const QRectF part = dragged({0.2, 0.2, 0.5, 0.5}, grip, {0.3, 0.3}, to);

            QVERIFY(whole.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(part));
            QVERIFY(part.width() >= kSmallestPart - 1e-9 && part.height() >= kSmallestPart - 1e-9);
        }
    }
}

void PartEditTest::aCornerMovesAgainstItsOpposite()
{
    QCOMPARE(dragged({0.25, 0.25, 0.5, 0.5}, Grip::TopLeft, {0.25, 0.25}, {0.5, 0}),
             QRectF(0.5, 0, 0.25, 0.75));
}

void PartEditTest::aPartIsNeverTooSmallToGrab()
{
    const QRectF part = dragged({}, Grip::None, {1, 1}, {1, 1});

    QVERIFY(part.right() <= 1 + 1e-9);
    QCOMPARE(part.width(), kSmallestPart);
}

void PartEditTest::keysMoveAndSize()
{
    const QRectF part(0.5, 0.5, 0.5, 0.25);

    QCOMPARE(moved(part, {0.5, 0.125}), QRectF(0.5, 0.625, 0.5, 0.25));
    QCOMPARE(sized(part, {0.5, 0.125}), QRectF(0.5, 0.5, 0.5, 0.375));
}

SUITE_TEST(QCoreApplication, PartEditTest)

} // namespace tst_part_edit

#include "tst_part_edit.moc"
