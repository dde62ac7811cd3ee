// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/doors/qr_code.h"
#include "ui/doors/qr_view.h"
#include "ui/theme/theme.h"

#include <QTest>

namespace tst_qr_code {

using namespace Qt::StringLiterals;
using namespace studio;
using ui::QrCode;

namespace {

/// The mark in three corners by which readers find a code: 7 squares wide.
bool hasCornerAt(const QrCode &code, int left, int top)
{
    for (int y = 0; y < 7; ++y) {
        for (int x = 0; x < 7; ++x) {
            const bool isFrame = x == 0 || x == 6 || y == 0 || y == 6;
            const bool isCore = x >= 2 && x <= 4 && y >= 2 && y <= 4;
            if (code.isDark(left + x, top + y) != (isFrame || isCore))
                return false;
        }
    }
    return true;
}

} // namespace

/// The token as a picture.
class QrCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCodeHasTheMarksThatReadersLookFor()
    {
        const auto code = ui::qrCodeOf(u"http://127.0.0.1:3000/mcp?token=abc"_s);

        QVERIFY(code);
        QCOMPARE(code->squares.size(), qsizetype(code->width) * code->width);
        QCOMPARE((code->width - 17) % 4, 0); // version 1 is 21 wide, each further version 4 more
        QVERIFY(hasCornerAt(*code, 0, 0));
        QVERIFY(hasCornerAt(*code, code->width - 7, 0));
        QVERIFY(hasCornerAt(*code, 0, code->width - 7));
        QVERIFY(!hasCornerAt(*code, code->width - 7, code->width - 7));
        for (int at = 8; at < code->width - 8; ++at) // the timing patterns
            QCOMPARE(code->isDark(at, 6), at % 2 == 0);
    }

    void anotherTextGivesAnotherCode()
    {
        const auto one = ui::qrCodeOf(u"token A"_s);
        const auto same = ui::qrCodeOf(u"token A"_s);
        const auto other = ui::qrCodeOf(u"token B"_s);

        QCOMPARE(one, same);
        QVERIFY(one != other);
    }

    void whatNoCodeCanHoldGivesNone()
    {
        QVERIFY(!ui::qrCodeOf({}));
        QVERIFY(!ui::qrCodeOf(QString(100'000, u'x')));
    }

    void theViewIsDarkOnLightWithAQuietEdge()
    {
        ui::QrView view(nullptr);
        view.setText(u"token"_s);
        view.resize(view.sizeHint());

        const QImage picture = view.grab().toImage();

        const ui::Theme paper = ui::Theme::light();
        QCOMPARE(picture.pixelColor(1, 1), paper.surface);
        QCOMPARE(picture.pixelColor(4 * 4 - 1, 4 * 4 + 1), paper.surface);
        QCOMPARE(picture.pixelColor(4 * 4 + 1, 4 * 4 + 1), paper.text); // the first corner
    }
};

SUITE_TEST(QApplication, QrCodeTest)

} // namespace tst_qr_code

#include "tst_qr_code.moc"
