// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/models/people.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace studio::ui {

class Avatars;
class RingCircle;

/// The ring of a room: the order on a circle, below it as a list if there are too many seats for names, the
/// time of the last change, and buttons to draw the order anew and to copy the state. It emits what the user
/// wants; the ring changes when the room says so.
class RingView : public QWidget
{
    Q_OBJECT

public:
    explicit RingView(QWidget *parent);

    /// \p floor has a ring. Read-only: nothing can be changed, but the state can be copied.
    void setFloor(const ports::FloorView &floor, const People &people, bool readOnly);
    void setAvatars(const Avatars *avatars);

Q_SIGNALS:
    void orderWanted(const QList<studio::base::ParticipantId> &order);
    void transportWanted(studio::ports::Transport command);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyTheme();
    void makeParts();
    void showWords();
    void copyState();
    void placeButtons();
    [[nodiscard]] QString listText() const;

    ports::FloorView m_floor;
    People m_people;
    bool m_readOnly = false;
    RingCircle *m_circle = nullptr;
    QBoxLayout *m_buttons = nullptr; ///< side by side if there is no room for a column
    QLabel *m_list = nullptr;
    QLabel *m_changed = nullptr;
    QPushButton *m_reshuffle = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace studio::ui
