// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/floor/floor_row_content.h"

#include <QMenu>

namespace studio::ui {

/// All that users can change in one vote, as a menu. It deletes itself when it closes.
class VoteMenu : public QMenu
{
    Q_OBJECT

public:
    VoteMenu(const FloorRowContent &content, QWidget *parent);

Q_SIGNALS:
    void voteTried(const studio::model::VoteEdit &edit);
    void voteTakenBack(const studio::base::ParticipantId &companion);

private:
    void add(QMenu *to, const QString &name, const QString &text, bool checked, const model::VoteEdit &edit);
};

} // namespace studio::ui
