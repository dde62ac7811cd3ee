// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/transcript_limits.h"

#include <QMap>
#include <QString>
#include <QStringList>

// Other people's text on its way into a prompt. It may hold anything, even lines that imitate ours, so every
// line of it starts with a bar, and no line of ours does. Pure.
namespace studio::agent {

/// Each line of `text` behind "| ", for every kind of line break; a longer text is cut with a note.
[[nodiscard]] QString fenced(const QString &text, qsizetype longest = kLongestText);

/// A name that fits into a line of ours: one line, no brackets or bars, at most 64 characters.
[[nodiscard]] QString plainName(const QString &name);

/// A guest chooses the name, so it stands in quotes, which no name can hold.
[[nodiscard]] QString guestName(const QString &name);

/// How the others call `id`: its plain name, else the id. Guests stand in quotes, and participants who share
/// a name get their id added.
[[nodiscard]] QString nameOf(const base::ParticipantId &id, const Scene &scene);

/// The part of a message that was heard: all of it, unless the message was cut off.
[[nodiscard]] QString heardText(const model::Message &message);

/// The newest messages of the scene, oldest first, in blocks: for each message a numbered header line of
/// ours, then the fenced text. A full block never changes again, and old blocks are dropped many at once, so
/// that the provider's cache of earlier requests stays valid for later requests.
///
/// `among` are lines of ours that stand before messages of Scene::witnessed, by index; each ends without a
/// line break. They move with the talk, so the blocks that hold them do change.
[[nodiscard]] QStringList transcriptBlocks(const Scene &scene, const QMap<qsizetype, QString> &among = {});
/// All blocks as one text.
[[nodiscard]] QString fencedTranscript(const Scene &scene);

} // namespace studio::agent
