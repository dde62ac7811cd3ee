// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/theme/icons.h"
#include "ui/theme/motion.h"

#include <QDir>
#include <QPainter>
#include <QTest>

namespace tst_icons {

using namespace Qt::StringLiterals;
using namespace studio::ui;

namespace {

/// How many pixels are at least half covered.
int inked(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y).alpha() > 127 ? 1 : 0;
    return count;
}

bool touchesTheEdge(const QImage &image)
{
    for (int at = 0; at < image.width(); ++at)
        for (const QPoint &edge :
             {QPoint(at, 0), QPoint(at, image.height() - 1), QPoint(0, at), QPoint(image.width() - 1, at)})
            if (image.pixelColor(edge).alpha() > 16)
                return true;
    return false;
}

} // namespace

class TestIcons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNameHasADrawingThatStaysInItsBox()
    {
        for (int number = 0; number < kIconCount; ++number) {
            const auto name = IconName(number);
            const QImage image = iconPixmap(name, Theme::light().text, 24, 4).toImage();

            QVERIFY2(inked(image) > 100, qPrintable(iconFile(name)));
            QVERIFY2(!touchesTheEdge(image), qPrintable(iconFile(name)));
        }
    }

    void noTwoNamesShareADrawing()
    {
        QList<QImage> seen;
        for (int number = 0; number < kIconCount; ++number) {
            const QImage image = iconPixmap(IconName(number), Theme::light().text, 24, 1).toImage();
            QVERIFY2(!seen.contains(image), qPrintable(iconFile(IconName(number))));
            seen << image;
        }
    }

    void everyDrawingInTheFolderHasAName()
    {
        const QDir folder(QStringLiteral(STUDIO_SOURCE_DIR "/resources/icons/actions"));
        QCOMPARE(folder.entryList({u"*.svg"_s}).size(), kIconCount);
    }

    void itTakesTheColoursOfTheTheme()
    {
        const Theme theme = Theme::dark();
        const QIcon stop = icon(IconName::Stop, theme, theme.warning);

        const auto edge = [&](QIcon::Mode mode) {
            return stop.pixmap(QSize(24, 24), 4, mode).toImage().pixelColor(48, 22).rgb();
        };

        QCOMPARE(edge(QIcon::Normal), theme.warning.rgb());
        QCOMPARE(edge(QIcon::Disabled), theme.disabledText.rgb());
        QCOMPARE(edge(QIcon::Selected), theme.selectionText.rgb());
    }

    void itIsPaintedAtThePixelsOfTheScreen()
    {
        const QIcon search = icon(IconName::Search, Theme::light());

        const QPixmap plain = search.pixmap(QSize(20, 20), 1.0);
        const QPixmap doubled = search.pixmap(QSize(20, 20), 2.0);

        QCOMPARE(plain.size(), QSize(20, 20));
        QCOMPARE(doubled.size(), QSize(40, 40));
        QCOMPARE(doubled.devicePixelRatio(), 2.0);
        QVERIFY(doubled.toImage() != plain.toImage().scaled(40, 40));
    }

    void reducedMotionTakesNoTime()
    {
        QCOMPARE(Motion{false}.lasting(kCalm), kCalm);
        QCOMPARE(Motion{true}.lasting(kCalm), std::chrono::milliseconds(0));
    }
};

SUITE_TEST(QApplication, TestIcons)

} // namespace tst_icons

#include "tst_icons.moc"
