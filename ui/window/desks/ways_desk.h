// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class EditSheet;
class TranscriptModel;

/// Takes what users want with what was said to the room: again, decided again, another alternative, another
/// text. Where the studio only reads it offers none of it.
class WaysDesk : public QObject
{
    Q_OBJECT

public:
    WaysDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent = nullptr);
    ~WaysDesk() override;

private:
    void edit(qint64 row);

    WindowParts m_parts;
    TranscriptModel &m_transcript;
    QPointer<EditSheet> m_sheet;
};

} // namespace studio::ui
