// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/models/people.h"
#include "ui/requests/still_guard.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class Avatars;

/// The shell of a card that asks the user something for a companion: the face, a title, and the time that is
/// left, in words and as a strip at the lower edge. The texts and buttons below the title are the subclass's.
/// A card takes the focus only when told to; Enter presses the button with the focus.
///
/// A press just after the card has appeared, moved or changed is ignored: it was meant for something else.
class AskingCard : public QWidget
{
    Q_OBJECT

public:
    /// \p room is the room's name; empty: the room on screen.
    void setPeople(const People &people, const QString &room);
    void setLeft(base::Millis left);
    void disturb() { m_guard.disturb(); } ///< the surroundings have moved
    virtual void takeFocus() = 0;

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    struct Asked
    {
        QString prefix; ///< of the object names: "wish" makes wishFace, wishTitle, wishTime
        base::ParticipantId companion;
        base::Millis left{0};
        base::Millis allowed{0}; ///< the whole time; 0: no strip
    };
    AskingCard(const Asked &asked, const Avatars &avatars, StillGuard::SteadyClock clock, QWidget *parent);

    /// Sets all texts; called again when the companion's name, the room or the font changes.
    virtual void retranslate() = 0;

    /// The column of the card's contents below the title.
    [[nodiscard]] QVBoxLayout &contents() { return *m_contents; }
    [[nodiscard]] const People &people() const { return m_people; }
    [[nodiscard]] QLabel &title() { return *m_title; }
    [[nodiscard]] const QLabel &title() const { return *m_title; }
    [[nodiscard]] bool isStill() const { return m_guard.isStill(); }
    /// Shows the sentence, with the name of the room if it is not on screen, and the time that is left.
    void showTitle(const QString &sentence);
    void setAllowed(base::Millis allowed); ///< the whole time has changed with the state
    void drawFace();
    /// A button whose presses count only while the card stands still.
    [[nodiscard]] QPushButton *makeButton(const QString &objectName, const std::function<void()> &tell);

    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();

    Asked m_asked;
    const Avatars &m_avatars;
    StillGuard m_guard;
    bool m_isPressedInTime = false; ///< nothing moved when the current press began
    People m_people;
    QString m_room;
    QLabel *m_face = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_time = nullptr;
    QHBoxLayout *m_row = nullptr;  ///< the layout of the whole card
    QHBoxLayout *m_head = nullptr; ///< the layout of the title and the time
    QVBoxLayout *m_contents = nullptr;
};

} // namespace studio::ui
