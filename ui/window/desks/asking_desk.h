// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "ui/window/window_parts.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>

namespace studio::ui {

class AnswersWindow;
class People;

/// What the desks that ask the user on behalf of companions share. The user can be asked from when the window
/// is shown until it is closed, also while it is minimised or hidden in the tray.
class AskingDesk : public QObject
{
    Q_OBJECT

public:
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    /// \p attend tells the port whether the user is here; called until the desk is gone.
    AskingDesk(const WindowParts &parts, std::function<void(bool)> attend, QObject *parent);
    ~AskingDesk() override;

    /// Names have changed, of companions, of guests or of rooms, or another room is on screen.
    virtual void showPeople() = 0;
    /// The window is shown, hidden, minimised or restored.
    virtual void followWindow() {}

    [[nodiscard]] const WindowParts &parts() const { return m_parts; }
    [[nodiscard]] bool isSeen() const; ///< the window is shown and not minimised
    [[nodiscard]] People people() const;
    [[nodiscard]] QHash<base::RoomId, QString> roomNames() const;
    /// The desktop marks the window, if the user does not see it. Notifications are not told here.
    void callUser();

    /// The window of standing answers, deleted with the desk.
    void openAnswers(AnswersWindow &window);
    /// Shows why a command failed: in the window of answers if it is open. \p late: the sentence for a
    /// question that is over already.
    void tellFailure(const base::Error &error, const QString &late);

private:
    WindowParts m_parts;
    std::function<void(bool)> m_attend;
    QPointer<AnswersWindow> m_answers;
};

} // namespace studio::ui
