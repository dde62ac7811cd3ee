// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPalette>
#include <QTest>

namespace tst_theme {

using studio::ui::Theme;
using namespace Qt::StringLiterals;

namespace {

struct Pair
{
    const char *name;
    QColor front;
    QColor back;
};

QList<Pair> textPairs(const Theme &theme)
{
    QList<Pair> pairs{
        {"accentText on accent", theme.accentText, theme.accent},
        {"selectionText on selection", theme.selectionText, theme.selection},
        {"text on userBubble", theme.text, theme.userBubble},
        {"mutedText on userBubble", theme.mutedText, theme.userBubble},
        {"userName on userBubble", theme.userName, theme.userBubble},
        {"text on hover", theme.text, theme.hover},
    };
    const QList<QColor> backs{theme.window, theme.surface, theme.raised, theme.stage, theme.codeSurface};
    for (const QColor &back : backs)
        pairs << Pair{"text", theme.text, back} << Pair{"mutedText", theme.mutedText, back}
              << Pair{"accent", theme.accent, back} << Pair{"userName", theme.userName, back}
              << Pair{"warning", theme.warning, back} << Pair{"error", theme.error, back}
              << Pair{"link", theme.link, back} << Pair{"live", theme.live, back};
    return pairs;
}

const QList<Theme> &allThemes()
{
    static const QList<Theme> themes{Theme::light(), Theme::dark(), Theme::highContrast()};
    return themes;
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textReadsOnEveryBackground_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("light") << 0;
        QTest::newRow("dark") << 1;
        QTest::newRow("high contrast") << 2;
    }
    void textReadsOnEveryBackground()
    {
        QFETCH(int, number);
        const Theme theme = allThemes().at(number);

        const QList<Pair> pairs = textPairs(theme);

        for (const Pair &pair : pairs)
            QVERIFY2(Theme::contrast(pair.front, pair.back) >= theme.textContrast(),
                     qPrintable(u"%1 on %2: %3"_s.arg(QLatin1String(pair.name), pair.back.name())
                                    .arg(Theme::contrast(pair.front, pair.back))));
    }

    void shapesStandOutFromTheirGround()
    {
        for (const Theme &theme : allThemes()) {
            QVERIFY(Theme::contrast(theme.barFill, theme.surface) >= 3.0);
            QVERIFY(Theme::contrast(theme.barFill, theme.barTrack) >= 3.0);
            QVERIFY(Theme::contrast(theme.hatch, theme.surface) >= 3.0);
            for (const QColor &ground : {theme.window, theme.surface, theme.raised, theme.stage})
                QVERIFY(Theme::contrast(theme.focus, ground) >= 3.0);
        }
    }

    void everyCompanionColourBecomesReadable()
    {
        const QStringList hexes{u"#ffffff"_s, u"#000000"_s, u"#ffe600"_s, u"#1a237e"_s,
                                u"#e91e63"_s, u"#7fb6ee"_s, u"#888888"_s};
        for (const Theme &theme : allThemes()) {
            for (const QString &hex : hexes) {
                const QColor colour = theme.companionColour(hex);

                for (const QColor &back :
                     {theme.window, theme.surface, theme.raised, theme.userBubble, theme.stage})
                    QVERIFY2(Theme::contrast(colour, back) >= theme.textContrast(), qPrintable(hex));
            }
        }
    }

    void aReadableCompanionColourIsLeftAlone()
    {
        const QColor colour = Theme::light().companionColour(u"#1a237e"_s);

        QCOMPARE(colour.name(), u"#1a237e"_s);
    }

    void whatIsNoColourBecomesTheAccent()
    {
        const Theme theme = Theme::dark();

        QCOMPARE(theme.companionColour(u"/dev/zero"_s), theme.accent);
        QCOMPARE(theme.companionColour(QString()), theme.accent);
    }

    void theDesktopDecidesBetweenLightAndDark()
    {
        QVERIFY(Theme::following(Theme::dark().palette()).isDark);
        QVERIFY(!Theme::following(Theme::light().palette()).isDark);
    }

    void theFirstFontFollowsTheLanguageAndEmojiComeLast()
    {
        const QStringList japanese = Theme::fontFamilies(QLocale(QLocale::Japanese));
        const QStringList chinese = Theme::fontFamilies(QLocale(QLocale::Chinese));

        QCOMPARE(japanese.first(), u"Noto Sans CJK JP"_s);
        QCOMPARE(chinese.first(), u"Noto Sans CJK SC"_s);
        QCOMPARE(japanese.last(), u"Noto Color Emoji"_s);
    }

    void theApplicationTakesPaletteAndFonts()
    {
        Theme::dark().applyTo(*qApp, QLocale(QLocale::Chinese));

        QCOMPARE(qApp->palette().color(QPalette::Base), Theme::dark().surface);
        QCOMPARE(qApp->font().families().first(), u"Noto Sans CJK SC"_s);
    }
};

SUITE_TEST(QApplication, TestTheme)

} // namespace tst_theme

#include "tst_theme.moc"
