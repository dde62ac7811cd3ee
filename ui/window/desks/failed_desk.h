// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/failed_reply.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/window_parts.h"

#include <QObject>

#include <optional>

namespace studio::ui {

class Casting;
class InspectorDesk;

/// Shows where a reply did not come for a technical reason: a line in the transcript where it would stand,
/// with what can be done. While nothing was said since, the stage and the list of rooms say the same.
class FailedDesk : public QObject
{
    Q_OBJECT

public:
    FailedDesk(const WindowParts &parts, TranscriptModel &transcript, Casting &casting,
               InspectorDesk &inspector, QObject *parent = nullptr);

    void showLines(); ///< again, such as in another language

private:
    void showNow();
    void open(const QString &action);
    [[nodiscard]] OpenableNote noteOf(const model::FailedReply &failed) const;
    [[nodiscard]] QString sentence(const model::FailedReply &failed) const;
    /// The newest, if nothing was said since and no vote is going on.
    [[nodiscard]] std::optional<model::FailedReply> current() const;

    WindowParts m_parts;
    TranscriptModel &m_transcript;
    Casting &m_casting;
    InspectorDesk &m_inspector;
    QString m_told; ///< the one that screen readers were told of
};

} // namespace studio::ui
