// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/mention_match.h"

// A message that begins with "/w Natsumi" is a whisper to her. The command is the same in every language;
// blanks before it and an @ before the name do not matter. Pure.
namespace studio::ui {

struct WhisperCommand
{
    QString rest;                       ///< what follows "/w ", cut after a line and 80 characters
    QList<base::ParticipantId> who;     ///< whom the name means; empty: it is no whole name
    int length = 0;                     ///< of the command with the name and one blank after it
    bool isEnded = false;               ///< a blank follows the name, and no longer name is being written
    [[nodiscard]] QString word() const; ///< the first word of the rest
};

/// Null if the text begins with no such command. If several share the name: the
/// \p preferred ones, if any, else all.
[[nodiscard]] std::optional<WhisperCommand> whisperCommand(QStringView text, const MentionReader &reader,
                                                           const QList<base::ParticipantId> &preferred = {});

/// The name after the command that the user is writing; \p start is that of the name.
[[nodiscard]] std::optional<OpenMention> openWhisper(QStringView textBeforeCursor);

} // namespace studio::ui
