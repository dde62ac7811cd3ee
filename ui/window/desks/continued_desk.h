// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/transcript_model.h"
#include "ui/window/window_parts.h"

#include <QObject>

namespace studio::ui {

/// In a room that continues another room: the line that says so, below the last message that was said there,
/// with a link to that room while it is in the list of rooms. GUI thread only.
class ContinuedDesk : public QObject
{
    Q_OBJECT

public:
    ContinuedDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent = nullptr);

private:
    void showLine();
    void open(const QString &action);

    WindowParts m_parts;
    TranscriptModel &m_transcript;
};

} // namespace studio::ui
