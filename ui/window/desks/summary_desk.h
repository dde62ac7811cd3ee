// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/summary.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace studio::ui {

class SummarySheet;
class TranscriptModel;

/// Shows where companions get only a summary of the room: a quiet line in the transcript after the last
/// message that the summary replaces, and a sheet with its text when the user opens that line. There is one
/// line per companion, for the current summary.
class SummaryDesk : public QObject
{
    Q_OBJECT

public:
    SummaryDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent = nullptr);
    ~SummaryDesk() override;

private:
    void showLines();
    void open(const QString &summary);
    [[nodiscard]] QList<model::Summary> held() const;

    WindowParts m_parts;
    TranscriptModel &m_transcript;
    QPointer<SummarySheet> m_sheet;
};

} // namespace studio::ui
