// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chats/chat_message.h"
#include "core/intake/chats/conversation.h"
#include "core/intake/chats/sides.h"
#include "core/intake/left_out.h"
#include "core/wire/json.h"

#include <QString>

namespace studio::intake {

/// Collects the messages of one JSON conversation as lines. Pure.
class Collector
{
public:
    explicit Collector(const Sides &sides)
        : m_sides(sides)
    {
    }

    void add(const wire::Json &message);
    /// Adds a line whose position and speaker are known for sure.
    void sayAs(TalkLine line, int pictures = 0);
    [[nodiscard]] TalkLine lineOf(const Who &who, const QString &text) const;
    /// Returns the conversation so far, and starts a new one. Without lines if nothing states the
    /// speakers. A conversation that is newest first throughout is reversed.
    [[nodiscard]] Conversation done();
    /// The messages are in order already, whatever their times.
    void keepOrder() { m_isInOrder = true; }
    /// A question and its answer share one time: they keep their order when the rest is reversed.
    void keepPairs() { m_isPaired = true; }

private:
    void say(TalkLine line, int pictures);
    void keepThoughts(const QString &thoughts);
    [[nodiscard]] bool addVersion(const TalkLine &line);

    Sides m_sides;
    Conversation m_done;
    LeftOut m_leftOut;
    QString m_thoughts;    ///< of the next line: some formats put them in a message of their own
    bool m_isTold = false; ///< some speaker has a name or a side
    bool m_isInOrder = false;
    bool m_isPaired = false;
};

} // namespace studio::intake
