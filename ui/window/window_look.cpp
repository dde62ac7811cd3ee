// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_look.h"

#include "ui/window/translations.h"

namespace studio::ui {

WindowLook::WindowLook(WindowMemory &memory, Translations &translations, QObject *parent)
    : QObject(parent)
    , m_memory(memory)
    , m_translations(translations)
{
    m_look.apply(memory.theme, m_desktop, memory.zoom, translations.language());
}

Motion WindowLook::motion() const
{
    return {m_memory.motion == MotionChoice::Reduced ||
            (m_memory.motion == MotionChoice::System && m_desktop.reducedMotion)};
}

model::Language WindowLook::language() const { return m_translations.language(); }

void WindowLook::chooseTheme(ThemeChoice choice)
{
    m_memory.theme = choice;
    apply();
}

void WindowLook::chooseMotion(MotionChoice choice)
{
    m_memory.motion = choice;
    Q_EMIT changed();
}

void WindowLook::chooseLanguage(model::Language language)
{
    m_memory.language = Translations::code(language);
    m_translations.use(language); // Qt notifies every widget
    apply();
}

void WindowLook::zoomTo(double zoom)
{
    if (zoom == m_memory.zoom)
        return;
    m_memory.zoom = zoom;
    apply();
}

void WindowLook::followDesktop(const DesktopLook &desktop)
{
    if (desktop == m_desktop)
        return;
    m_desktop = desktop;
    if (m_memory.theme == ThemeChoice::System)
        apply();
    else
        Q_EMIT changed();
}

void WindowLook::apply()
{
    m_look.apply(m_memory.theme, m_desktop, m_memory.zoom, m_translations.language());
    Q_EMIT changed();
}

} // namespace studio::ui
