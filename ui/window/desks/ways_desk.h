// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/window_parts.h"

#include <QObject>

namespace studio::ui {

class TranscriptModel;

/// Passes the user's actions on messages to the room: say it again, decide again, choose another alternative,
/// edit the text, delete it, bring it back and continue from it in a new room. In a read-only studio it
/// offers none of them.
class WaysDesk : public QObject
{
    Q_OBJECT

public:
    WaysDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent = nullptr);

private:
    void restore(const QString &note);

    WindowParts m_parts;
    TranscriptModel &m_transcript;
};

} // namespace studio::ui
