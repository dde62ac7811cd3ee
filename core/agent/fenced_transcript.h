// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <QMap>
#include <QString>
#include <QStringList>

// Other people's text on its way into a prompt. It may hold anything, also lines made to look like ours, so
// every line of it starts with a bar and nothing of ours does. Pure.
namespace studio::agent {

/// UTF-16 units; enough for a long turn, not for a pasted book.
inline constexpr qsizetype kLongestText = 4000;

/// Each line of `text` behind "| ", whatever it uses to break lines; what is too long is cut with a note.
[[nodiscard]] QString fenced(const QString &text, qsizetype longest = kLongestText);

/// A name that fits into a line of ours: one line, no brackets and bars, at most 64 characters.
[[nodiscard]] QString plainName(const QString &name);

/// A guest's name is the guest's own choice, so it stands in quotes, which no name holds.
[[nodiscard]] QString guestName(const QString &name);

/// What the others call `id`: its plain name, else its id; guests in quotes, and with its id who shares a
/// name.
[[nodiscard]] QString nameOf(const base::ParticipantId &id, const Scene &scene);

/// What of a message was heard: all, but for one that was cut off.
[[nodiscard]] QString heardText(const model::Message &message);

/// The newest messages of the scene, oldest first, in blocks: a numbered header line of ours for each, then
/// the fenced text. A block that is full never changes again, and old ones go many at once, so that what a
/// provider has cached of earlier requests stays good for later ones.
///
/// `among` are lines of ours that stand before messages of Scene::witnessed, by their places; each ends
/// without a line break. They move with the talk, so the blocks that hold them do change.
[[nodiscard]] QStringList transcriptBlocks(const Scene &scene, const QMap<qsizetype, QString> &among = {});
/// The same as one text.
[[nodiscard]] QString fencedTranscript(const Scene &scene);
inline constexpr qsizetype kInBlock = 10; ///< messages

} // namespace studio::agent
