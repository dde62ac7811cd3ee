// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <optional>

namespace studio::ui {

/// The language of the program: installs the built-in translations in the application and removes them again.
/// Lives as long as the application, in app; Qt tells the window to translate itself again.
class Translations
{
public:
    Translations() = default;
    ~Translations();
    Translations(const Translations &) = delete;
    Translations &operator=(const Translations &) = delete;

    void use(model::Language language);
    [[nodiscard]] model::Language language() const { return m_language; }

    [[nodiscard]] static QString code(model::Language language); ///< en, ja, zh_CN
    /// From a code of any length (ja, ja_JP, zh-Hans); null if it is no language of the studio.
    [[nodiscard]] static std::optional<model::Language> fromCode(const QString &code);
    /// The desktop's language, else English.
    [[nodiscard]] static model::Language ofDesktop();
    [[nodiscard]] static QLocale locale(model::Language language);

private:
    void takeOut();

    QTranslator m_qt; ///< menus of text fields, buttons of dialogs, the file dialog
    QTranslator m_studio;
    model::Language m_language = model::Language::English;
};

} // namespace studio::ui
