// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme_of.h"

#include "ui/theme/studio_style.h"

#include <QApplication>
#include <QWidget>

namespace studio::ui {

namespace {

/// Proxy styles may wrap our style.
const StudioStyle *studioStyle(const QStyle *style)
{
    while (style) {
        if (const auto *ours = qobject_cast<const StudioStyle *>(style))
            return ours;
        const auto *proxy = qobject_cast<const QProxyStyle *>(style);
        style = proxy ? proxy->baseStyle() : nullptr;
    }
    return nullptr;
}

} // namespace

const Theme &themeOf(const QWidget *widget)
{
    // A style sheet hides the style behind it, so this asks the application's style.
    if (widget)
        if (const StudioStyle *style = studioStyle(widget->style()))
            return style->theme();
    if (const StudioStyle *style = studioStyle(QApplication::style()))
        return style->theme();
    static const Theme withoutOurStyle = Theme::light();
    return withoutOurStyle;
}

} // namespace studio::ui
