// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/guest.h"
#include "core/model/persona.h"

#include <QAbstractListModel>
#include <QList>

namespace studio::ui {

/// The possible and actual members of a room, in order: rows can be checked, and moved by dragging or by
/// moveRow(). The members of the roster come first; archived companions and guests are listed only while they
/// are members.
class CastModel : public QAbstractListModel
{
    Q_OBJECT

public:
    CastModel(const QList<model::Persona> &personas, const QList<base::ParticipantId> &roster,
              model::Language language, const QList<model::Guest> &guests = {}, QObject *parent = nullptr);

    [[nodiscard]] QList<base::ParticipantId> roster() const; ///< the checked members, in order
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
        QString names; ///< in all languages, for the search
        bool takesPart = false;
    };

    QList<Row> m_rows;
};

} // namespace studio::ui
