// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <QWidget>

class QToolButton;

namespace studio::ui {

class FloorNotice;
class WaitingCalls;
struct ShownFloor;

/// The unusual states of the present: the room is held, its turns or its budget are used up. Hidden while
/// there is none. The models that are waited for come and go with each vote, so they stand elsewhere, in
/// waiting().
class FloorNotices : public QWidget
{
    Q_OBJECT

public:
    explicit FloorNotices(QWidget *parent);

    [[nodiscard]] QWidget *
    waiting() const; ///< for the layout of the panel; hidden while nobody is waited for
    void setWaiting(const QList<ports::WaitingCall> &waiting); ///< call refresh() afterwards
    void refresh(const ShownFloor &shown, const QString &budget);
    void retranslate();

Q_SIGNALS:
    void turnLimitWanted();
    void budgetWanted();
    void skipVoteWanted(const studio::base::ParticipantId &companion);

private:
    FloorNotice *m_held = nullptr;
    FloorNotice *m_turns = nullptr;
    QToolButton *m_moreTurns = nullptr;
    FloorNotice *m_budget = nullptr;
    QToolButton *m_raise = nullptr;
    WaitingCalls *m_waiting = nullptr;
};

} // namespace studio::ui
