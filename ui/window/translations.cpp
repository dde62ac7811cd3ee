// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/translations.h"

#include "core/base/log.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace studio::ui {

Translations::~Translations()
{
    if (QCoreApplication::instance())
        takeOut();
}

void Translations::use(model::Language language)
{
    m_language = language;
    QLocale::setDefault(locale(language));
    takeOut();
    if (m_studio.load(u":/i18n/companion-studio_%1.qm"_s.arg(code(language))))
        QCoreApplication::installTranslator(&m_studio);
    else
        qCWarning(base::lcUi) << "no translation for" << code(language);
    if (language == model::Language::English)
        return; // Qt's own texts are English
    if (m_qt.load(u"qtbase_"_s + code(language), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    else
        qCWarning(base::lcUi) << "Qt has no translation for" << code(language);
}

void Translations::takeOut()
{
    QCoreApplication::removeTranslator(&m_studio);
    QCoreApplication::removeTranslator(&m_qt);
}

QString Translations::code(model::Language language)
{
    switch (language) {
    case model::Language::English: return u"en"_s;
    case model::Language::Japanese: return u"ja"_s;
    case model::Language::Chinese: return u"zh_CN"_s;
    }
    return {};
}

std::optional<model::Language> Translations::fromCode(const QString &code)
{
    const QString language = code.left(2).toLower();
    const bool longer = code.size() > 2;
    if (longer && code[2] != u'_' && code[2] != u'-')
        return std::nullopt;
    if (language == "en"_L1)
        return model::Language::English;
    if (language == "ja"_L1)
        return model::Language::Japanese;
    if (language == "zh"_L1)
        return model::Language::Chinese;
    return std::nullopt;
}

model::Language Translations::ofDesktop()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString &code : wanted) {
        if (const auto language = fromCode(code))
            return *language;
    }
    return model::Language::English;
}

QLocale Translations::locale(model::Language language) { return QLocale(code(language)); }

} // namespace studio::ui
