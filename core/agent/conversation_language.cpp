// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/conversation_language.h"

#include "core/model/participants.h"

#include <QChar>

#include <optional>

namespace studio::agent {
namespace {

std::optional<model::Language> languageOf(const QString &text)
{
    bool han = false;
    bool letters = false;
    for (const char32_t c : text.toUcs4()) {
        const QChar::Script script = QChar::script(c);
        if (script == QChar::Script_Hiragana || script == QChar::Script_Katakana)
            return model::Language::Japanese;
        han = han || script == QChar::Script_Han;
        letters = letters || QChar::isLetter(c);
    }
    if (han)
        return model::Language::Chinese;
    return letters ? std::optional(model::Language::English) : std::nullopt;
}

} // namespace

model::Language conversationLanguage(const QList<model::Message> &witnessed, model::Language otherwise)
{
    for (auto message = witnessed.crbegin(); message != witnessed.crend(); ++message) {
        const auto language = model::isUser(message->from) ? languageOf(message->text) : std::nullopt;
        if (language)
            return *language;
    }
    return otherwise;
}

} // namespace studio::agent
