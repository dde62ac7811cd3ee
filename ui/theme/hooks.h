// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QObject;
class QWidget;

/// Lets widgets follow the language and the theme without overriding changeEvent(). Each hook calls its
/// function at once, and again on every change. The widget owns the hook; the function may use the widget.
namespace studio::ui {

/// Calls \p function now, and whenever the language of the application changes.
void onRetranslate(QWidget *widget, std::function<void()> function);
/// The same for an object that is no widget: it follows the language of \p widget while both live.
void onRetranslate(QWidget *widget, QObject *follower, std::function<void()> function);

/// Calls \p function now, and whenever the widget gets another style and so perhaps another theme. Only
/// widgets that keep something made from the theme, such as an icon or a palette, need it; painting code asks
/// themeOf() each time. Events that the function itself causes do not call it again.
void onThemeChange(QWidget *widget, std::function<void()> function);
void onThemeChange(QWidget *widget, QObject *follower, std::function<void()> function);

} // namespace studio::ui
