// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/llm/model_client.h"
#include "core/model/message.h"

#include <QHash>
#include <QList>

namespace studio::room {

/// The bytes of the pictures in messages, while the studio runs. It knows no rooms and writes nothing: a
/// picture that the user does not keep is nowhere else. When it holds too much it forgets kept pictures
/// first, which can be read again. A deleted message shows none, but its pictures stay, for it can be brought
/// back. On the studio thread.
///
/// The rule for prompts, because each picture costs as much as a page of text: a companion whose model sees
/// pictures is shown, when they speak, the pictures of the newest messages that the companion has heard, at
/// most kMostShown altogether and none that is older than kNewestMessages messages. Whole messages only: the
/// first message that does not fit ends it. All others, and all pictures in votes, are words.
class RoomPictures
{
public:
    static constexpr qsizetype kMostShown = 4;
    static constexpr qsizetype kNewestMessages = 20;
    static constexpr qsizetype kMostBytes = 64 * 1024 * 1024;

    /// \p kept: all of them are in the store too.
    void put(const base::MessageId &message, const QList<llm::Picture> &pictures, bool kept);
    [[nodiscard]] QList<llm::Picture> of(const base::MessageId &message) const
    {
        return m_pictures.value(message).pictures;
    }
    /// For the same message in another room.
    void copy(const base::MessageId &from, const base::MessageId &to);
    /// What a companion who has heard these messages is shown.
    [[nodiscard]] QHash<base::MessageId, QList<llm::Picture>>
    shownOf(const QList<model::Message> &heard) const;

private:
    struct Entry
    {
        QList<llm::Picture> pictures;
        bool kept = false;
    };
    void forget(const base::MessageId &message);
    void forgetOldest();

    QHash<base::MessageId, Entry> m_pictures;
    QList<base::MessageId> m_order; ///< in which they came
    qsizetype m_bytes = 0;
};

} // namespace studio::room
