// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_look.h"

#include "ui/settings/settings.h"
#include "ui/window/translations.h"

namespace studio::ui {

WindowLook::WindowLook(Settings &settings, Translations &translations, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_translations(translations)
{
    m_look.apply(settings.choice<ThemeChoice>(setting::kTheme), m_desktop, zoom(), translations.language());
    connect(&settings, &Settings::changed, this, &WindowLook::follow);
}

double WindowLook::zoom() const { return m_settings.number(setting::kZoom) / 100; }

Motion WindowLook::motion() const
{
    const auto choice = m_settings.choice<MotionChoice>(setting::kMotion);
    return {choice == MotionChoice::Reduced || (choice == MotionChoice::System && m_desktop.reducedMotion)};
}

model::Language WindowLook::language() const { return m_translations.language(); }

void WindowLook::chooseTheme(ThemeChoice choice) { m_settings.choose(setting::kTheme, choice); }

void WindowLook::chooseMotion(MotionChoice choice) { m_settings.choose(setting::kMotion, choice); }

// The command line may have chosen another language than the settings have.
void WindowLook::chooseLanguage(model::Language language)
{
    m_settings.set(setting::kLanguage, Translations::code(language));
    useLanguage(language);
}

void WindowLook::useLanguage(model::Language language)
{
    if (language == m_translations.language())
        return;
    m_translations.use(language); // Qt notifies every widget
    apply();
    Q_EMIT languageChanged(language);
}

void WindowLook::zoomTo(double zoom) { m_settings.set(setting::kZoom, zoom * 100); }

void WindowLook::followDesktop(const DesktopLook &desktop)
{
    if (desktop == m_desktop)
        return;
    m_desktop = desktop;
    if (m_settings.choice<ThemeChoice>(setting::kTheme) == ThemeChoice::System)
        apply();
    else
        Q_EMIT changed();
}

void WindowLook::follow(const QString &key)
{
    if (key == setting::kTheme || key == setting::kZoom)
        apply();
    else if (key == setting::kMotion)
        Q_EMIT changed();
    else if (key == setting::kLanguage) {
        const auto chosen = Translations::fromCode(m_settings.text(setting::kLanguage));
        useLanguage(chosen.value_or(Translations::ofDesktop()));
    }
}

void WindowLook::apply()
{
    m_look.apply(m_settings.choice<ThemeChoice>(setting::kTheme), m_desktop, zoom(),
                 m_translations.language());
    Q_EMIT changed();
}

} // namespace studio::ui
