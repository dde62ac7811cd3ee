// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QWidget>

class QMenu;
class QToolButton;

namespace studio::ui {

/// The way to continue when only the user can do so: after the last turn of a budget, and in policies where
/// companions speak only when given the floor. A button with the companions; it lets one of them speak, and
/// does not restart the budget.
class GiveFloorRow : public QWidget
{
    Q_OBJECT

public:
    explicit GiveFloorRow(QWidget *parent);

    /// \p canSteer: the room is open and writable, and its present is on screen.
    void setFloor(const ports::FloorView &floor, const People &people, bool canSteer);
    void retranslate();

Q_SIGNALS:
    void cueWanted(const studio::base::ParticipantId &companion);

private:
    void applyTheme();
    QList<std::pair<base::ParticipantId, QString>> m_companions;
    QToolButton *m_button = nullptr;
    QMenu *m_menu = nullptr;
};

} // namespace studio::ui
