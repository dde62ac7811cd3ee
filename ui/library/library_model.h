// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/persona_use.h"
#include "core/model/persona.h"
#include "ui/library/library_entry.h"
#include "ui/library/library_query.h"

#include <QAbstractListModel>
#include <QHash>
#include <QList>

#include <optional>

namespace studio::ui {

/// The companions of the library that match a query, in its order. Values are computed only for painted rows,
/// so that a thousand rows cost little.
class LibraryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        RoleRole,
        ArchivedRole,
        ColourRole,
        TagsRole,     ///< one line: "tea · guests"
        UsedRole,     ///< when it was last used, in words
        FormatRole,   ///< the format of the imported card; empty: made here
        CheckRole,    ///< a Check
        CheckTextRole ///< "2 hints"; empty if all is well
    };
    enum class Check { Good, Hints, Errors };

    using QAbstractListModel::QAbstractListModel;

    void setPersonas(const QList<model::Persona> &personas, model::Language language);
    void setUses(const QList<model::PersonaUse> &uses);
    void setQuery(const LibraryQuery &query);
    [[nodiscard]] const LibraryQuery &query() const { return m_query; }
    [[nodiscard]] QStringList tags() const; ///< without the archived, or of all; sorted

    [[nodiscard]] std::optional<model::Persona> persona(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const base::ParticipantId &id) const;
    [[nodiscard]] bool isEmptyLibrary() const { return m_entries.isEmpty(); }
    [[nodiscard]] int size() const { return int(m_entries.size()); } ///< of all companions

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void fill(const QList<LibraryEntry> &entries);
    void putInOrder(QList<int> &rows, const QList<LibraryEntry> &entries) const;
    [[nodiscard]] QString accessibleText(const LibraryEntry &entry) const;

    QList<LibraryEntry> m_entries;
    QList<int> m_rows;                     ///< indices of entries
    QList<base::ParticipantId> m_shown;    ///< ids of the rows
    QHash<base::ParticipantId, int> m_row; ///< the row of an id
    LibraryQuery m_query;
};

} // namespace studio::ui
