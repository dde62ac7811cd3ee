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
    void say(TalkLine line, int pictures = 0);
    [[nodiscard]] TalkLine lineOf(const Who &who, const QString &text) const;
    [[nodiscard]] Conversation done();

private:
    Sides m_sides;
    Conversation m_done;
    LeftOut m_leftOut;
};

} // namespace studio::intake
