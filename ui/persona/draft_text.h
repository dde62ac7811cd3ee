// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace studio::ui {

/// An unsaved persona as it is kept over a crash and a restart.
struct KeptDraft
{
    QString key;
    model::Persona persona;
    bool stored = false; ///< changes of a persona of the library; else it was never saved
    QDateTime time;      ///< of the last keystroke, UTC
    bool operator==(const KeptDraft &) const = default;
};

/// "persona/companion_aya", or for one that was never saved "persona/new/" and something unique.
[[nodiscard]] QString draftKey(const base::ParticipantId &stored);
[[nodiscard]] QString newDraftKey();
[[nodiscard]] QString draftKeys(); ///< what all of them begin with

[[nodiscard]] QString draftText(const KeptDraft &draft);
/// Nothing when the text is not a draft of ours. A draft may hold what could not be saved: no name, a bad id.
[[nodiscard]] std::optional<KeptDraft> readDraft(const QString &key, const QString &text);

} // namespace studio::ui
