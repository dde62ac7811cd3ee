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

/// Shows where a reply failed for a technical reason: a line in the transcript in place of the reply, with
/// actions. As long as nothing else was said, the stage and the list of rooms show it too.
class FailedDesk : public QObject
{
    Q_OBJECT

public:
    FailedDesk(const WindowParts &parts, TranscriptModel &transcript, Casting &casting,
               InspectorDesk &inspector, QObject *parent = nullptr);

    void showLines(); ///< shows them anew, such as in another language

private:
    void showNow();
    void open(const QString &action);
    [[nodiscard]] OpenableNote noteOf(const model::FailedReply &failed) const;
    [[nodiscard]] QString sentence(const model::FailedReply &failed) const;
    /// The newest failed reply, if nothing was said since and no vote is going on.
    [[nodiscard]] std::optional<model::FailedReply> current() const;

    WindowParts m_parts;
    TranscriptModel &m_transcript;
    Casting &m_casting;
    InspectorDesk &m_inspector;
    QString m_told; ///< the reply that screen readers were told about
};

} // namespace studio::ui
