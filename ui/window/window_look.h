// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/settings/setting_keys.h"
#include "ui/theme/motion.h"
#include "ui/window/look.h"

#include <QObject>

namespace studio::ui {

class Settings;
class Translations;

/// How the window looks now: theme, text size, fonts and motion, as the user chose or as the desktop has
/// them. It applies them to the application (see themeOf()), keeps the choices in the settings, follows
/// changes there, and emits a signal on each change. Made before the first widget.
class WindowLook : public QObject
{
    Q_OBJECT

public:
    WindowLook(Settings &settings, Translations &translations, QObject *parent = nullptr);

    [[nodiscard]] Motion motion() const;
    [[nodiscard]] model::Language language() const;
    [[nodiscard]] double zoom() const;

    void chooseTheme(ThemeChoice choice);
    void chooseMotion(MotionChoice choice);
    void chooseLanguage(model::Language language);
    void zoomTo(double zoom);
    /// The desktop's light, contrast and motion; they apply where the choice is "as the system".
    void followDesktop(const DesktopLook &desktop);

Q_SIGNALS:
    void changed(); ///< theme, text size or motion
    void languageChanged(studio::model::Language language);

private:
    void apply();
    void follow(const QString &key);
    void useLanguage(model::Language language);

    Settings &m_settings;
    Translations &m_translations;
    Look m_look;
    DesktopLook m_desktop;
};

} // namespace studio::ui
