// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace studio::ui {

/// An unsaved persona as it is kept across a crash and a restart.
struct KeptDraft
{
    QString key;
    model::Persona persona;
    bool stored = false; ///< changes to a persona of the library; otherwise it was never saved
    QDateTime time;      ///< of the last keystroke, UTC
    bool operator==(const KeptDraft &) const = default;
};

/// "persona/companion_aya", or for a persona that was never saved "persona/new/" and a unique text.
[[nodiscard]] QString draftKey(const base::ParticipantId &stored);
[[nodiscard]] QString newDraftKey();
[[nodiscard]] QString draftKeys(); ///< the common beginning of all keys

[[nodiscard]] QString draftText(const KeptDraft &draft);
/// Null if the text is no draft of ours. A draft may have values that cannot be saved: no name, an invalid
/// id.
[[nodiscard]] std::optional<KeptDraft> readDraft(const QString &key, const QString &text);

} // namespace studio::ui
