// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class EditSheet;
class TranscriptModel;

/// Passes the user's actions on messages to the room: say it again, decide again, choose another alternative,
/// edit the text, delete it and bring it back. In a read-only studio it offers none of them.
class WaysDesk : public QObject
{
    Q_OBJECT

public:
    WaysDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent = nullptr);
    ~WaysDesk() override;

private:
    void edit(qint64 row);
    void restore(const QString &note);

    WindowParts m_parts;
    TranscriptModel &m_transcript;
    QPointer<EditSheet> m_sheet;
};

} // namespace studio::ui
