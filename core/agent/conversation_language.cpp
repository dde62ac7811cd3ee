// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/conversation_language.h"

#include "core/model/participants.h"
#include "core/model/written_language.h"

namespace studio::agent {

model::Language conversationLanguage(const QList<model::Message> &witnessed, model::Language otherwise)
{
    for (auto message = witnessed.crbegin(); message != witnessed.crend(); ++message) {
        const auto language =
            model::isUser(message->from) ? model::writtenLanguage(message->text) : std::nullopt;
        if (language)
            return *language;
    }
    return otherwise;
}

} // namespace studio::agent
