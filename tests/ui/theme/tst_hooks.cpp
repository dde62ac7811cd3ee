// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/theme/hooks.h"
#include "ui/theme/studio_style.h"
#include "ui/theme/theme_of.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

#include <memory>

namespace tst_hooks {

using namespace Qt::StringLiterals;
using namespace studio::ui;

/// How a widget gets its theme and its language.
class Hooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Theme::dark().applyTo(*qApp, QLocale::c()); }
    void cleanupTestCase() { Theme::light().applyTo(*qApp, QLocale::c()); }

    void aWidgetHasTheThemeOfTheApplication()
    {
        const QWidget widget;
        QCOMPARE(themeOf(&widget), Theme::dark());
        QCOMPARE(themeOf(nullptr), Theme::dark());

        Theme::highContrast().applyTo(*qApp, QLocale::c());
        QCOMPARE(themeOf(&widget), Theme::highContrast());
    }

    void aStyleOfItsOwnGoesFirst()
    {
        StudioStyle light(Theme::light());
        QWidget widget;
        widget.setStyle(&light);

        QCOMPARE(themeOf(&widget), Theme::light());
    }

    void ourStyleIsFoundBehindAProxy()
    {
        const auto proxy = std::make_unique<QProxyStyle>(new StudioStyle(Theme::light())); // owns it
        QWidget widget;
        widget.setStyle(proxy.get());

        QCOMPARE(themeOf(&widget), Theme::light());
    }

    void aStyleSheetDoesNotHideTheTheme()
    {
        QWidget widget;
        widget.setStyleSheet(u"color: red"_s);

        QCOMPARE(themeOf(&widget), Theme::dark());
    }

    void withoutOurStyleThemesAreLight()
    {
        QApplication::setStyle(u"fusion"_s);
        const QWidget widget;

        QCOMPARE(themeOf(&widget), Theme::light());
    }

    void theHookIsCalledAtOnceAndOnEveryTheme()
    {
        QWidget window;
        QLabel hidden(&window);
        QStringList seen;
        onThemeChange(&hidden, [&] { seen += themeOf(&hidden).text.name(); });
        QCOMPARE(seen, QStringList({Theme::dark().text.name()}));

        Theme::light().applyTo(*qApp, QLocale::c());
        QCOMPARE(seen, QStringList({Theme::dark().text.name(), Theme::light().text.name()}));
    }

    void aHookThatChangesTheStyleIsNotCalledAgain()
    {
        QWidget widget;
        int calls = 0;
        onThemeChange(&widget, [&] {
            ++calls;
            widget.setStyleSheet(u"color: %1"_s.arg(themeOf(&widget).text.name()));
        });
        QCOMPARE(calls, 1);

        Theme::light().applyTo(*qApp, QLocale::c());
        QCOMPARE(calls, 2);
        QCOMPARE(widget.styleSheet(), u"color: %1"_s.arg(Theme::light().text.name()));
    }

    void wordsAreWrittenAtOnceAndInEveryLanguage()
    {
        QWidget window;
        QLabel inside(&window);
        int words = 0;
        onRetranslate(&inside, [&] { ++words; });
        QCOMPARE(words, 1);

        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&window, &language); // Qt passes it on to the children
        QCOMPARE(words, 2);
    }

    void aHookEndsWithItsWidget()
    {
        int calls = 0;
        auto widget = std::make_unique<QWidget>();
        onThemeChange(widget.get(), [&] { ++calls; });
        widget.reset();

        Theme::light().applyTo(*qApp, QLocale::c());
        QCOMPARE(calls, 1);
    }
};

SUITE_TEST(QApplication, Hooks)

} // namespace tst_hooks

#include "tst_hooks.moc"
