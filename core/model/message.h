// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/raw_json.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// A picture that a user has put into a message, without its bytes. A kept picture is an attachment of the
/// studio; another lasts as long as the studio runs (core/room/room_pictures.h).
struct MessagePicture
{
    QString hash; ///< of the attachment; empty: not kept
    int width = 0;
    int height = 0;
    QString description; ///< in the user's words; may be empty
    bool operator==(const MessagePicture &) const = default;
};
inline constexpr qsizetype kMostPictures = 4;                  ///< of one message
inline constexpr qsizetype kLongestPictureWords = 500;         ///< of a description, in UTF-16 units
inline constexpr qsizetype kLargestPicture = 16 * 1024 * 1024; ///< in bytes, as it is sent

/// A message (topic `messages`; origin: aikyo's Message).
///
/// `to` names the participants that should answer, and is empty for everybody. Everybody witnesses a message
/// unless `whisper` is set; then only `to` and the sender do. `mentions` are companions named in the text,
/// `asks` those that the text asks for an answer; neither restricts who is asked.
struct Message
{
    base::MessageId id;
    base::ParticipantId from;
    QList<base::ParticipantId> to;
    QList<base::ParticipantId> mentions;
    QList<base::ParticipantId> asks;
    bool whisper = false;
    QString text;     ///< on the wire: `message`
    RawJson metadata; ///< an object such as {"emotion":"happy"}, kept verbatim

    /// Set on a message that was cut off (barge-in, stop, crash): how many UTF-16 units of `text` were
    /// certainly shown or heard. Such a message is context, but does not exist for the floor. Unset: said
    /// completely.
    std::optional<qint64> heardUntil;

    /// Set on messages through a door that are not by a known guest: in the name of the user, if the door
    /// allows that, or of an outsider. The program's own name, else the door; one line, and as untrusted as
    /// its text. Empty for all other messages.
    QString program{};

    /// The text has a line of words for each picture, for everybody who cannot see pictures.
    QList<MessagePicture> pictures{};

    [[nodiscard]] bool isInterrupted() const { return heardUntil.has_value(); }
    bool operator==(const Message &) const = default;
};

} // namespace studio::model
