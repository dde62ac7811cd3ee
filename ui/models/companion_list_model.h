// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QAbstractListModel>

#include <optional>

namespace studio::ui {

/// One companion of the room as a row of a list: who they are and what they are doing now, in words.
struct CompanionRow
{
    enum class Doing {
        Listening,
        Voting,
        Voted,
        Missing,
        Failed,
        Next,
        Speaking,
        Thinking,
        Saving,
        Asleep,
        Muted,
        Gone
    };

    base::ParticipantId id;
    QString name;
    QString role;
    QString colour; ///< "#rrggbb" as written in the persona
    Doing doing = Doing::Listening;
    QString state; ///< "votes 7", "no answer in time", …
    QString chip;  ///< how far the companion is winding down, or empty
    QString mark;  ///< "guest", "guest, away", "changed here", or empty
    bool muted = false;

    bool operator==(const CompanionRow &) const = default;
};

/// The row of that floor as text.
[[nodiscard]] CompanionRow companionRow(const ports::FloorRow &row, const ports::FloorView &floor,
                                        const People &people);

/// The companions of the open room in roster order. Rows come from the floor; the model asks nobody.
class CompanionListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, StateRole, ChipRole, ColourRole, DoingRole, MutedRole, MarkRole };

    using QAbstractListModel::QAbstractListModel;

    /// The same companions in the same order change in place; another roster resets the model.
    void show(const ports::FloorView &floor, const People &people);
    void clear();

    [[nodiscard]] std::optional<CompanionRow> companion(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void setRows(const QList<CompanionRow> &rows);

    QList<CompanionRow> m_rows;
};

} // namespace studio::ui
