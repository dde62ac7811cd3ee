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

/// Shows where companions are told the room only in short: a quiet line in the transcript after the last
/// message that a summary stands for, and its text in a sheet when somebody opens that line. One line for
/// each companion: of the summary that holds.
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
