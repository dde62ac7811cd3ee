// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/models/people.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QToolButton;
class QHBoxLayout;

namespace studio::ui {

class FloorVotes;

/// Who has the word and why: the decision in one sentence, then the votes, then where the room stands; above
/// them the four buttons that steer it. It paints a FloorView and computes nothing about turns.
class FloorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FloorPanel(QWidget *parent = nullptr);
    ~FloorPanel() override;

    void setFloor(const ports::FloorView &floor, const People &people);
    void clear(); ///< no room is open
    void setTheme(const Theme &theme);
    void focusFirst(); ///< the first button that can be pressed, else the votes

Q_SIGNALS:
    void transportWanted(studio::ports::Transport command);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeTransport(QHBoxLayout *row);
    QToolButton *makeButton(const QString &objectName, QHBoxLayout *row);
    void retranslate();
    void refresh();
    void sayHeadline(const QString &sentence);
    void refreshTransport();
    void showFlip(const QString &lookedAt);

    ports::FloorView m_floor;
    People m_people;
    Theme m_theme;
    bool m_open = false;

    QToolButton *m_play = nullptr;
    QToolButton *m_wait = nullptr;
    QToolButton *m_step = nullptr;
    QToolButton *m_stop = nullptr;
    QLabel *m_headline = nullptr;
    FloorVotes *m_votes = nullptr;
    QLabel *m_flip = nullptr;
    QLabel *m_footer = nullptr;
    QLabel *m_rest = nullptr;
};

} // namespace studio::ui
