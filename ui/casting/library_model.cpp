// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/library_model.h"

#include "ui/models/plain_text.h"

#include <QCollator>

#include <algorithm>

namespace studio::ui {

void LibraryModel::setPersonas(const QList<model::Persona> &personas, model::Language language)
{
    m_all = personas;
    m_language = language;
    const QCollator collator;
    std::stable_sort(m_all.begin(), m_all.end(), [&](const model::Persona &a, const model::Persona &b) {
        return collator.compare(a.textIn(language).name, b.textIn(language).name) < 0;
    });
    fill();
}

void LibraryModel::setFilter(const QString &search, bool archivedToo)
{
    m_search = search.trimmed();
    m_archivedToo = archivedToo;
    fill();
}

void LibraryModel::fill()
{
    QList<model::Persona> rows;
    std::copy_if(m_all.cbegin(), m_all.cend(), std::back_inserter(rows),
                 [this](const model::Persona &persona) { return fits(persona); });
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

/// In any of its languages: whoever writes 綾 finds Aya.
bool LibraryModel::fits(const model::Persona &persona) const
{
    if (persona.archived && !m_archivedToo)
        return false;
    const auto holds = [this](const QString &text) { return text.contains(m_search, Qt::CaseInsensitive); };
    if (m_search.isEmpty() || holds(persona.id.value()) ||
        std::any_of(persona.tags.begin(), persona.tags.end(), holds))
        return true;
    return std::any_of(persona.texts.begin(), persona.texts.end(), [&](const model::PersonaText &text) {
        return holds(text.name) || holds(text.role) ||
               std::any_of(text.nicknames.begin(), text.nicknames.end(), holds);
    });
}

std::optional<model::Persona> LibraryModel::persona(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index))
        return std::nullopt;
    return m_rows.at(index.row());
}

QModelIndex LibraryModel::indexOf(const base::ParticipantId &id) const
{
    for (int row = 0; row < int(m_rows.size()); ++row)
        if (m_rows.at(row).id == id)
            return index(row);
    return {};
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::Persona &persona = m_rows.at(index.row());
    const model::PersonaText text = persona.textIn(m_language);
    switch (role) {
    case Qt::DisplayRole: return text.name;
    case Qt::ToolTipRole: return plainToolTip(text.role);
    case Qt::AccessibleTextRole:
        return persona.archived ? tr("%1, archived: %2").arg(text.name, text.role)
                                : tr("%1: %2").arg(text.name, text.role);
    case IdRole: return persona.id.value();
    case RoleRole: return persona.archived ? tr("archived · %1").arg(text.role) : text.role;
    case ArchivedRole: return persona.archived;
    case ColourRole: return persona.colour;
    default: return {};
    }
}

} // namespace studio::ui
