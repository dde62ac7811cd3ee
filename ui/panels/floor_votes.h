// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"
#include "ui/theme/theme.h"

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace studio::ui {

class FloorRowWidget;

/// The votes of the newest round, a row each in roster order. Tab reaches one row, the arrow keys the others.
class FloorVotes : public QWidget
{
    Q_OBJECT

public:
    explicit FloorVotes(QWidget *parent);
    ~FloorVotes() override;

    void setFloor(const ports::FloorView &floor, const People &people, const Theme &theme);
    void focusReachable() { focusRow(m_reachable); }

Q_SIGNALS:
    /// What would have changed the outcome, by the row that is looked at; empty: none is.
    void flipLookedAt(const QString &flip);

private:
    void setRowCount(int count);
    void addRow();
    void focusRow(int row);
    void tellFlip();

    QVBoxLayout *m_layout = nullptr;
    QList<FloorRowWidget *> m_rows;
    int m_reachable = 0; ///< the row that Tab comes to
};

} // namespace studio::ui
