// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/studio/ports/voice_port.h"
#include "ui/window/window_parts.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>

#include <optional>

namespace studio::model {
struct Message;
}

namespace studio::ui {

class Settings;
class StageWindow;

/// The stage in a window of its own, for an audience. It shows the open room like the stage of the main
/// window, but for what an audience must not see: no whispers, no votes on them, no troubles. GUI thread
/// only.
class StageDesk : public QObject
{
    Q_OBJECT

public:
    /// \p geometry is remembered by the window.
    StageDesk(const WindowParts &parts, Settings &settings, QByteArray &geometry, QObject *parent = nullptr);
    void offerVoices(ports::VoicePort &voices); ///< whose mouth moves

private:
    void open();
    void wire();
    void enter();
    void showFloor();
    void say(const base::ParticipantId &companion, const QString &words);
    void hear(const model::Message &message);
    void keepLook();
    void showSettings();
    void moveMouth();
    [[nodiscard]] bool answersAWhisper() const;
    [[nodiscard]] bool isAfterAWhisper() const;
    [[nodiscard]] bool isWhisper(const base::MessageId &message) const;
    [[nodiscard]] bool isWhispered(const ports::SpokenTurn &spoken) const;

    WindowParts m_parts;
    Settings &m_settings;
    QByteArray &m_geometry;
    QPointer<StageWindow> m_window;
    std::optional<ports::SpokenTurn> m_speaking; ///< whose voice is heard
};

} // namespace studio::ui
