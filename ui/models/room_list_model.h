// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"

#include <QAbstractListModel>
#include <QList>

#include <optional>

namespace studio::ui {

/// The rooms that are not in the bin, newest talk first. It holds the last list of rooms and announces the
/// differences; it asks nobody.
class RoomListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, LastTimeRole, MessagesRole, TroubleRole };

    using QAbstractListModel::QAbstractListModel;

    /// Takes over a new list: unchanged rows keep their place in views, moved and changed rows are announced.
    void setRooms(const QList<model::RoomSummary> &rooms);

    /// Why nobody answers in that room, in one sentence; empty: nothing is wrong.
    void setTrouble(const base::RoomId &room, const QString &sentence);

    [[nodiscard]] std::optional<model::RoomSummary> room(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const base::RoomId &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// The user typed a new name into the row; nothing changes until the studio confirms it.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void renameWanted(const studio::base::RoomId &room, const QString &name);

private:
    [[nodiscard]] QString description(const model::RoomSummary &room) const;
    [[nodiscard]] int rowOf(const base::RoomId &id) const;
    void removeMissing(const QList<model::RoomSummary> &wanted);

    QList<model::RoomSummary> m_rooms;
    QHash<base::RoomId, QString> m_troubles;
};

} // namespace studio::ui
