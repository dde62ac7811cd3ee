// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/window_memory.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class StageWindow;

/// The stage in a window of its own, for an audience. It shows the open room like the stage of the main
/// window, but for what an audience must not see: no words that are whispered, no troubles. GUI thread only.
class StageDesk : public QObject
{
    Q_OBJECT

public:
    /// \p look is remembered by the window.
    StageDesk(const WindowParts &parts, StageWindowLook &look, QObject *parent = nullptr);

private:
    void open();
    void wire();
    void enter();
    void showFloor();
    void say(const base::ParticipantId &companion, const QString &words);
    void hear(const model::Message &message);
    void keepLook();
    [[nodiscard]] bool answersAWhisper() const;

    WindowParts m_parts;
    StageWindowLook &m_look;
    QPointer<StageWindow> m_window;
};

} // namespace studio::ui
