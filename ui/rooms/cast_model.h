// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/guest.h"
#include "core/model/persona.h"

#include <QAbstractListModel>
#include <QList>

namespace studio::ui {

/// Who could take part in a room and who does, in order: rows are checked, and moved by dragging or by
/// moveRow(). Whoever is in the roster stands first; the archived and guests are there only while they take
/// part.
class CastModel : public QAbstractListModel
{
    Q_OBJECT

public:
    CastModel(const QList<model::Persona> &personas, const QList<base::ParticipantId> &roster,
              model::Language language, const QList<model::Guest> &guests = {}, QObject *parent = nullptr);

    [[nodiscard]] QList<base::ParticipantId> roster() const; ///< the checked, in order
    [[nodiscard]] bool fits(int row, const QString &search) const;
    void toggle(const QModelIndex &index);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool moveRows(const QModelIndex &from, int row, int count, const QModelIndex &to, int before) override;

Q_SIGNALS:
    void rosterChanged();

private:
    struct Row
    {
        base::ParticipantId id;
        QString name;
        QString role;
        QString names; ///< in all languages, to be searched
        bool takesPart = false;
    };

    QList<Row> m_rows;
};

} // namespace studio::ui
