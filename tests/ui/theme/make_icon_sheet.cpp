// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// All icons on all themes, at their usual size and doubled, for people to look at.
#include "tests/support/suite.h"
#include "ui/theme/icons.h"

#include <QDir>
#include <QPainter>
#include <QTest>

namespace make_icon_sheet {

using namespace Qt::StringLiterals;
using namespace studio::ui;

namespace {

constexpr int kColumns = 11;
constexpr int kCell = 92;
constexpr int kRows = (kIconCount + kColumns - 1) / kColumns;

void paintSheet(QPainter &painter, const Theme &theme, int top, qreal ratio)
{
    painter.fillRect(0, top, kColumns * kCell, kRows * kCell, theme.surface);
    QFont small = painter.font();
    small.setPixelSize(10);
    painter.setFont(small);
    for (int number = 0; number < kIconCount; ++number) {
        const auto name = IconName(number);
        const QPoint at((number % kColumns) * kCell, top + (number / kColumns) * kCell);
        painter.drawPixmap(at + QPoint(8, 24), iconPixmap(name, theme.text, 20, ratio));
        painter.drawPixmap(at + QPoint(38, 12), iconPixmap(name, theme.text, 44, ratio));
        painter.setPen(theme.mutedText);
        painter.drawText(QRect(at + QPoint(0, 64), QSize(kCell, 16)), Qt::AlignCenter, iconFile(name));
    }
}

} // namespace

class IconSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paint()
    {
        const qreal ratio = 2;
        const QSize size(kColumns * kCell, kRows * kCell * 3);
        QImage image(size * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        QPainter painter(&image);
        int top = 0;
        for (const Theme &theme : {Theme::light(), Theme::dark(), Theme::highContrast()}) {
            paintSheet(painter, theme, top, ratio);
            top += kRows * kCell;
        }
        painter.end();

        const QDir folder(QStringLiteral(STUDIO_BINARY_DIR "/shots"));
        QVERIFY(folder.mkpath(u"."_s));
        QVERIFY(image.save(folder.filePath(u"icons.png"_s)));
    }
};

SUITE_TEST(QApplication, IconSheet)

} // namespace make_icon_sheet

#include "make_icon_sheet.moc"
