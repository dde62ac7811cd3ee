// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/settings/settings.h"
#include "ui/theme/desktop_settings.h"
#include "ui/theme/theme_of.h"
#include "ui/window/translations.h"
#include "ui/window/window_look.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace tst_window_look {

using namespace Qt::StringLiterals;
using namespace studio;
using ui::DesktopLook;
using ui::DesktopSettings;
using ui::MotionChoice;
using ui::Settings;
using ui::Theme;
using ui::ThemeChoice;
using ui::WindowLook;

class WindowLookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asTheSystemFollowsTheDesktopWhileItRuns()
    {
        Settings settings;
        ui::Translations translations;
        WindowLook look(settings, translations);
        QSignalSpy changed(&look, &WindowLook::changed);

        look.followDesktop({.dark = true});
        QCOMPARE(ui::themeOf(nullptr), Theme::dark());
        look.followDesktop({.dark = false});
        QCOMPARE(ui::themeOf(nullptr), Theme::light());
        look.followDesktop({.dark = false, .highContrast = true});
        QCOMPARE(ui::themeOf(nullptr), Theme::highContrast());
        look.followDesktop({.dark = false, .highContrast = true});

        QCOMPARE(changed.size(), 3);
    }

    void aThemeOfOnesOwnStays()
    {
        Settings settings;
        settings.choose(ui::setting::kTheme, ThemeChoice::Light);
        ui::Translations translations;
        WindowLook look(settings, translations);

        look.followDesktop({.dark = true, .highContrast = true});

        QCOMPARE(ui::themeOf(nullptr), Theme::light());
    }

    void motionFollowsTheDesktopUnlessChosen()
    {
        Settings settings;
        ui::Translations translations;
        WindowLook look(settings, translations);
        QVERIFY(!look.motion().reduced);

        look.followDesktop({.reducedMotion = true});
        QVERIFY(look.motion().reduced);
        look.chooseMotion(MotionChoice::Full);
        QVERIFY(!look.motion().reduced);
        look.chooseMotion(MotionChoice::Reduced);

        QVERIFY(look.motion().reduced);
        QCOMPARE(settings.choice<MotionChoice>(ui::setting::kMotion), MotionChoice::Reduced);
    }

    void zoomIsContinuousAndKnowsItsMiddle()
    {
        QVERIFY(ui::Look::turned(1.0, 0.25) > 1.0);
        QVERIFY(ui::Look::turned(1.0, 0.25) < ui::Look::larger(1.0));
        QCOMPARE(ui::Look::smaller(ui::Look::larger(1.0)), 1.0);
        QCOMPARE(ui::Look::turned(1.0, 100), 3.0);
        QCOMPARE(ui::Look::turned(1.0, -100), 0.5);
    }

    void thePortalsWordsAreUnderstood()
    {
        DesktopSettings settings;
        QSignalSpy changed(&settings, &DesktopSettings::changed);

        settings.take(u"org.freedesktop.appearance"_s, u"color-scheme"_s, 1U);
        settings.take(u"org.freedesktop.appearance"_s, u"contrast"_s, 1U);
        settings.take(u"org.gnome.desktop.interface"_s, u"enable-animations"_s, false);
        settings.take(u"org.gnome.desktop.interface"_s, u"cursor-size"_s, 24);

        QCOMPARE(settings.look(), (DesktopLook{.dark = true, .highContrast = true, .reducedMotion = true}));
        QCOMPARE(changed.size(), 3);
    }

    void plasmaSaysItsAnimationsAsAFactor()
    {
        DesktopSettings settings;

        settings.take(u"org.kde.kdeglobals.KDE"_s, u"AnimationDurationFactor"_s, u"0"_s);
        QVERIFY(settings.look().reducedMotion);
        settings.take(u"org.kde.kdeglobals.KDE"_s, u"AnimationDurationFactor"_s, u"0.5"_s);

        QVERIFY(!settings.look().reducedMotion);
    }

    void nonsenseFromThePortalMeansNoOpinion()
    {
        DesktopSettings settings;

        settings.take(u"org.freedesktop.appearance"_s, u"color-scheme"_s, u"purple"_s);
        settings.take(u"org.freedesktop.appearance"_s, u"color-scheme"_s, 77U);
        settings.take(u"org.freedesktop.appearance"_s, u"contrast"_s, QVariantList{1});

        QCOMPARE(settings.look(), DesktopLook());
    }
};

SUITE_TEST(QApplication, WindowLookTest)

} // namespace tst_window_look

#include "tst_window_look.moc"
