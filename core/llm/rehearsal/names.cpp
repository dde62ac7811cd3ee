// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/names.h"

#include "core/llm/rehearsal/language.h"

#include <algorithm>

namespace studio::llm::rehearsal {

using model::Language;

namespace {

bool suits(const QString &name, Language language)
{
    const bool eastern = std::any_of(name.begin(), name.end(), [](QChar c) { return isHan(c) || isKana(c); });
    switch (language) {
    case Language::English: return !eastern;
    case Language::Japanese: return eastern;
    case Language::Chinese: return eastern && !addressing::hasKana(name);
    }
    return false;
}

void addName(QStringList *names, const QString &name)
{
    const QString clean = name.trimmed();
    if (!clean.isEmpty() && !names->contains(clean))
        names->append(clean);
}

} // namespace

QStringList namesOf(const model::Persona &persona)
{
    QStringList names;
    for (const auto &text : persona.texts) {
        addName(&names, text.name);
        for (const QString &nickname : text.nicknames)
            addName(&names, nickname);
        for (const QString &reading : text.readings)
            addName(&names, reading);
    }
    return names;
}

QStringList namesOf(const Present &present)
{
    QStringList names;
    addName(&names, present.name);
    for (const QString &nickname : present.nicknames)
        addName(&names, nickname);
    return names;
}

QString calledIn(Language language, const QString &name, const QStringList &nicknames)
{
    const QStringList all = QStringList{name} + nicknames;
    // A Chinese speaker prefers 小绫 to 綾, the Japanese spelling of her name.
    if (language == Language::Chinese)
        for (const QString &candidate : all)
            if (candidate.size() > 1 && candidate.startsWith(u'小') && suits(candidate, language))
                return candidate;
    for (const QString &candidate : all)
        if (!candidate.trimmed().isEmpty() && suits(candidate, language))
            return candidate.trimmed();
    return name.trimmed();
}

} // namespace studio::llm::rehearsal
