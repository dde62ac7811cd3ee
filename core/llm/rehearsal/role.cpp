// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/role.h"

#include "core/llm/rehearsal/language.h"

#include <QRegularExpression>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;

QString shortRole(const model::Persona &persona, Language language)
{
    static const QRegularExpression stop(u"[.。!！\\n]"_s);
    const auto it = persona.texts.constFind(language);
    if (it == persona.texts.constEnd() || !fits(it->role, language, language))
        return {};
    const QString role = it->role.section(stop, 0, 0).trimmed();
    return role.size() <= 90 ? role : QString();
}

bool followsName(const QString &role, Language language)
{
    static const QRegularExpression english(u"^(an?|the|your|our|this|one|half)\\b"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression japaneseSentence(u"(です|ます|だ|する|いる|た)$"_s);
    switch (language) {
    case Language::English: return english.match(role).hasMatch();
    case Language::Japanese: return !japaneseSentence.match(role).hasMatch();
    case Language::Chinese: return true;
    }
    return true;
}

} // namespace studio::llm::rehearsal
