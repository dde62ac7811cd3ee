// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_entry.h"

#include "core/persona/validation.h"
#include "ui/composer/reading.h"

#include <algorithm>

namespace studio::ui {

LibraryEntry::LibraryEntry(const model::Persona &persona, model::Language language,
                           const QCollatorSortKey &key)
    : m_persona(persona)
    , m_text(persona.textIn(language))
    , m_key(key)
{
    m_use.persona = persona.id;
}

const CompanionCheck &LibraryEntry::check() const
{
    if (!m_check) {
        m_check.emplace();
        for (const persona::Flaw &flaw : persona::personaFlaws(m_persona)) {
            ++(flaw.severity == persona::Severity::Error ? m_check->errors : m_check->hints);
            m_check->sentences.append(flaw.text);
        }
    }
    return *m_check;
}

/// In all languages, so that 綾 and あや both find Aya.
QString LibraryEntry::searchable() const
{
    QStringList names;
    QStringList rest{m_persona.id.value(), m_persona.card.creator};
    rest += m_persona.tags;
    for (const model::PersonaText &text : m_persona.texts) {
        names += text.name;
        names += text.nicknames;
        names += text.readings.values();
        rest += text.role;
    }
    QStringList all;
    for (const QString &name : std::as_const(names)) {
        const QString plain = folded(name);
        all += plain;
        all += spellings(plain); // so that kyouko finds きょうこ
    }
    for (const QString &text : std::as_const(rest))
        all += folded(text);
    all.removeDuplicates();
    return all.join(u'\n');
}

bool LibraryEntry::holds(const QList<QStringList> &words) const
{
    if (words.isEmpty())
        return true;
    if (m_searchable.isEmpty())
        m_searchable = searchable();
    return std::all_of(words.cbegin(), words.cend(), [this](const QStringList &spelt) {
        return std::any_of(spelt.cbegin(), spelt.cend(),
                           [this](const QString &word) { return m_searchable.contains(word); });
    });
}

void LibraryEntry::takeOver(const LibraryEntry &before)
{
    m_use = before.m_use;
    if (before.m_persona != m_persona)
        return;
    m_check = before.m_check;
    m_searchable = before.m_searchable;
}

QList<QStringList> searchWords(const QString &search)
{
    QList<QStringList> words;
    for (const QString &word : search.simplified().split(u' ', Qt::SkipEmptyParts)) {
        const QString plain = folded(word);
        if (plain.isEmpty())
            continue;
        QStringList spelt = spellings(plain);
        spelt.prepend(plain);
        spelt.removeDuplicates();
        words.append(spelt);
    }
    return words;
}

} // namespace studio::ui
