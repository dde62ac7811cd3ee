// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/persona_use.h"
#include "core/model/persona.h"

#include <QCollatorSortKey>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace studio::ui {

/// The result of checking a companion.
struct CompanionCheck
{
    int errors = 0; ///< flaws that prevent saving
    int hints = 0;  ///< possible improvements
    QStringList sentences;
    bool operator==(const CompanionCheck &) const = default;
};

/// One companion of the library with the content of their row. Slow parts, checking and making the words
/// comparable, run when they are first needed.
class LibraryEntry
{
public:
    LibraryEntry(const model::Persona &persona, model::Language language, const QCollatorSortKey &key);

    [[nodiscard]] const model::Persona &persona() const { return m_persona; }
    [[nodiscard]] const model::PersonaText &text() const { return m_text; }
    [[nodiscard]] const QCollatorSortKey &sortKey() const { return m_key; }
    [[nodiscard]] const model::PersonaUse &use() const { return m_use; }
    void setUse(const model::PersonaUse &use) { m_use = use; }

    [[nodiscard]] const CompanionCheck &check() const;
    /// Whether the entry contains each of \p words, which come with their spellings.
    [[nodiscard]] bool holds(const QList<QStringList> &words) const;

    /// Takes over the results for the same revision, so that they are not computed again.
    void takeOver(const LibraryEntry &before);

private:
    [[nodiscard]] QString searchable() const;

    model::Persona m_persona;
    model::PersonaText m_text;
    QCollatorSortKey m_key;
    model::PersonaUse m_use;
    mutable std::optional<CompanionCheck> m_check;
    mutable QString m_searchable;
};

/// The words of a search, each with all its spellings.
[[nodiscard]] QList<QStringList> searchWords(const QString &search);

} // namespace studio::ui
