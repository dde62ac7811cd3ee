// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/speaker_names.h"
#include "core/model/raw_json.h"

// What is said through the tools that speak. Pure.
namespace studio::agent {

/// A tool whose argument `message` is said.
[[nodiscard]] bool isSpeech(const QString &tool);
/// The arguments with a clean message (see SpeechCleaner); unchanged if they cannot be read.
[[nodiscard]] model::RawJson cleanedMessage(const model::RawJson &arguments, const SpeakerNames &names);

/// How much of the second text was already said with the first: all of it, its beginning, or nothing.
struct SaidTwice
{
    bool isSame = false; ///< the same words, or nearly
    QString rest;        ///< what the second text adds after the first
};
[[nodiscard]] SaidTwice saidTwice(const QString &before, const QString &now);

} // namespace studio::agent
