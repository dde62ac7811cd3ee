// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QApplication>
#include <QFont>
#include <QLocale>

namespace studio::tests {

/// Gives the application another theme while it exists, as the studio does, and the light theme afterwards.
class WornTheme
{
public:
    explicit WornTheme(const ui::Theme &theme)
        : m_font(QApplication::font())
    {
        theme.applyTo(*qApp, QLocale::c());
    }
    ~WornTheme()
    {
        ui::Theme::light().applyTo(*qApp, QLocale::c());
        QApplication::setFont(m_font);
    }
    WornTheme(const WornTheme &) = delete;
    WornTheme &operator=(const WornTheme &) = delete;

private:
    QFont m_font;
};

} // namespace studio::tests
