// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_model.h"

#include "core/base/sentences.h"
#include "ui/imports/card_words.h"
#include "ui/library/library_words.h"
#include "ui/models/plain_text.h"

#include <QCollator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

void LibraryModel::setPersonas(const QList<model::Persona> &personas, model::Language language)
{
    QHash<base::ParticipantId, const LibraryEntry *> before;
    for (const LibraryEntry &entry : std::as_const(m_entries))
        before.insert(entry.persona().id, &entry);
    const QCollator collator;
    QList<LibraryEntry> entries;
    entries.reserve(personas.size());
    for (const model::Persona &persona : personas) {
        LibraryEntry entry(persona, language, collator.sortKey(persona.textIn(language).name));
        if (const LibraryEntry *old = before.value(persona.id))
            entry.takeOver(*old);
        entries.append(entry);
    }
    fill(entries);
}

void LibraryModel::setUses(const QList<model::PersonaUse> &uses)
{
    QHash<base::ParticipantId, model::PersonaUse> known;
    for (const model::PersonaUse &use : uses)
        known.insert(use.persona, use);
    for (LibraryEntry &entry : m_entries)
        entry.setUse(known.value(entry.persona().id, {entry.persona().id}));
    fill(m_entries);
}

void LibraryModel::setQuery(const LibraryQuery &query)
{
    if (query == m_query)
        return;
    m_query = query;
    fill(m_entries);
}

/// Rows are indices of entries, so both change together.
void LibraryModel::fill(const QList<LibraryEntry> &entries)
{
    const QList<QStringList> words = searchWords(m_query.search);
    QList<int> rows;
    for (int number = 0; number < int(entries.size()); ++number) {
        const LibraryEntry &entry = entries.at(number);
        const bool isOffered = m_query.archivedToo || !entry.persona().archived;
        const bool hasTag = m_query.tag.isEmpty() || entry.persona().tags.contains(m_query.tag);
        if (isOffered && hasTag && entry.holds(words))
            rows.append(number);
    }
    putInOrder(rows, entries);
    QList<base::ParticipantId> shown;
    shown.reserve(rows.size());
    for (const int row : std::as_const(rows))
        shown.append(entries.at(row).persona().id);
    if (shown == m_shown) {
        m_entries = entries;
        m_rows = rows;
        if (!rows.isEmpty())
            Q_EMIT dataChanged(index(0), index(int(rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_entries = entries;
    m_rows = rows;
    m_shown = shown;
    m_row.clear();
    for (int row = 0; row < int(shown.size()); ++row)
        m_row.insert(shown.at(row), row);
    endResetModel();
}

/// In the order of the query; equal entries by name.
void LibraryModel::putInOrder(QList<int> &rows, const QList<LibraryEntry> &entries) const
{
    std::stable_sort(rows.begin(), rows.end(), [&entries](int a, int b) {
        return entries.at(a).sortKey().compare(entries.at(b).sortKey()) < 0;
    });
    const auto largestFirst = [&](auto value) {
        std::stable_sort(rows.begin(), rows.end(), [&entries, value](int a, int b) {
            return value(entries.at(a)) > value(entries.at(b));
        });
    };
    switch (m_query.order) {
    case LibraryOrder::Name: break;
    case LibraryOrder::LastUsed:
        largestFirst([](const LibraryEntry &entry) { return entry.use().lastUsed; });
        break;
    case LibraryOrder::Newest:
        largestFirst([](const LibraryEntry &entry) { return entry.use().addedAt; });
        break;
    case LibraryOrder::Talkativeness:
        largestFirst([](const LibraryEntry &entry) { return entry.persona().talkativeness; });
        break;
    }
}

QStringList LibraryModel::tags() const
{
    QSet<QString> seen;
    for (const LibraryEntry &entry : m_entries)
        if (m_query.archivedToo || !entry.persona().archived)
            for (const QString &tag : entry.persona().tags)
                seen.insert(tag);
    QStringList tags(seen.cbegin(), seen.cend());
    const QCollator collator;
    std::sort(tags.begin(), tags.end(), collator);
    return tags;
}

std::optional<model::Persona> LibraryModel::persona(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index))
        return std::nullopt;
    return m_entries.at(m_rows.at(index.row())).persona();
}

QModelIndex LibraryModel::indexOf(const base::ParticipantId &id) const
{
    const auto row = m_row.constFind(id);
    return row == m_row.cend() ? QModelIndex() : index(*row);
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    const bool canBeDragged = index.isValid() && !data(index, ArchivedRole).toBool();
    return QAbstractListModel::flags(index).setFlag(Qt::ItemIsDragEnabled, canBeDragged);
}

QString LibraryModel::accessibleText(const LibraryEntry &entry) const
{
    const model::Persona &persona = entry.persona();
    const QString who = persona.archived ? tr("%1, archived: %2").arg(entry.text().name, entry.text().role)
                                         : tr("%1: %2").arg(entry.text().name, entry.text().role);
    return base::joinedPhrases({who, usedText(entry.use().lastUsed), checkText(entry.check())});
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LibraryEntry &entry = m_entries.at(m_rows.at(index.row()));
    const model::Persona &persona = entry.persona();
    switch (role) {
    case Qt::DisplayRole: return entry.text().name;
    case Qt::ToolTipRole:
        return plainToolTip((QStringList{entry.text().role} + entry.check().sentences).join(u'\n').trimmed());
    case Qt::AccessibleTextRole: return accessibleText(entry);
    case IdRole: return persona.id.value();
    case RoleRole: return persona.archived ? tr("archived · %1").arg(entry.text().role) : entry.text().role;
    case ArchivedRole: return persona.archived;
    case ColourRole: return persona.colour;
    case TagsRole: return persona.tags.join(u" · "_s);
    case UsedRole: return usedText(entry.use().lastUsed);
    case FormatRole: return persona.card.format ? formatName(*persona.card.format) : QString();
    case CheckRole:
        return int(entry.check().errors > 0  ? Check::Errors
                   : entry.check().hints > 0 ? Check::Hints
                                             : Check::Good);
    case CheckTextRole: return checkText(entry.check());
    default: return {};
    }
}

} // namespace studio::ui
