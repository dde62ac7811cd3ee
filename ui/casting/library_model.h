// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QAbstractListModel>
#include <QList>

#include <optional>

namespace studio::ui {

/// The companions of the library by name, filtered by what is searched for and whether the archived show.
class LibraryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, RoleRole, ArchivedRole, ColourRole };

    using QAbstractListModel::QAbstractListModel;

    void setPersonas(const QList<model::Persona> &personas, model::Language language);
    void setFilter(const QString &search, bool archivedToo);

    [[nodiscard]] std::optional<model::Persona> persona(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const base::ParticipantId &id) const;
    [[nodiscard]] bool isEmptyLibrary() const { return m_all.isEmpty(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void fill();
    [[nodiscard]] bool fits(const model::Persona &persona) const;

    QList<model::Persona> m_all;
    QList<model::Persona> m_rows;
    model::Language m_language = model::Language::English;
    QString m_search;
    bool m_archivedToo = false;
};

} // namespace studio::ui
