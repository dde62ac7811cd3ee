// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

#include <optional>

namespace studio::ui {

/// The tree reduced to rows of one kind or with a text; their parents stay.
class TurnFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// All, model calls, votes, lore; from Events on, one of the eleven kinds.
    enum Choice { All = 0, Calls = 1, Votes = 2, Lore = 3, Events = 4 };

    explicit TurnFilter(QObject *parent = nullptr);

    void choose(int choice);
    void setText(const QString &text); ///< ignores case; empty: all
    [[nodiscard]] bool isFiltering() const { return m_choice != All || !m_text.isEmpty(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    int m_choice = All;
    QString m_text;
};

} // namespace studio::ui
