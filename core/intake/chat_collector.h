// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chat_message.h"
#include "core/intake/json_chats.h"
#include "core/intake/left_out.h"

#include <QHash>
#include <QSet>

// The messages of one conversation in JSON, gathered as lines. Pure.
namespace studio::intake {

/// How the two sides are called where the messages themselves only say which side.
struct Sides
{
    QString writer;
    QString model;
    QHash<QString, QString> names{}; ///< by the ids that messages name their speakers with
    QSet<QString> writers{};         ///< of those ids and names, the person at the keyboard
};
class Collector
{
public:
    explicit Collector(const Sides &sides)
        : m_sides(sides)
    {
    }

    void add(const wire::Json &message);
    /// A line whose place and speaker are known for sure.
    void sayAs(TalkLine line, int pictures = 0);
    [[nodiscard]] TalkLine lineOf(const Who &who, const QString &text) const;
    /// What has come so far; it begins anew. Without a line if nothing says who speaks. What stands with the
    /// newest first throughout is turned round.
    [[nodiscard]] Conversation done();
    /// The messages stand in their order, whatever their times.
    void keepOrder() { m_isInOrder = true; }
    /// A question and its answer have one time: they stay as they stand when the rest is turned round.
    void keepPairs() { m_isPaired = true; }

private:
    void say(TalkLine line, int pictures);
    void keepThoughts(const QString &thoughts);
    [[nodiscard]] bool addVersion(const TalkLine &line);

    Sides m_sides;
    Conversation m_done;
    LeftOut m_leftOut;
    QString m_thoughts;    ///< of the next line: some come in a message of their own
    bool m_isTold = false; ///< somebody has a name or a side
    bool m_isInOrder = false;
    bool m_isPaired = false;
};

} // namespace studio::intake
