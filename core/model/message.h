// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/raw_json.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// What somebody said (topic `messages`; origin: aikyo's Message).
///
/// `to` asks for an answer and is empty for everybody; everybody witnesses a message unless `whisper` is set,
/// then only `to` and the sender do. `mentions` are companions named in the text, `asks` those whom it asks
/// for an answer; neither narrows who is asked.
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

    /// Set on a message that was cut off (barge-in, stop, crash): how many UTF-16 units of `text` were surely
    /// shown or heard. Such a message is context, but for the floor it does not exist. Unset: said whole.
    std::optional<qint64> heardUntil;

    /// Set on what came through a door and is no known guest's: in the name of the user, where the door lets
    /// programs do that, or of an outsider. What the program calls itself, else the door; one line, and as
    /// untrusted as its text. Empty for all else.
    QString program{};

    [[nodiscard]] bool isInterrupted() const { return heardUntil.has_value(); }
    bool operator==(const Message &) const = default;
};

} // namespace studio::model
