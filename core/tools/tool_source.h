// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/ids.h"
#include "core/llm/model_client.h"

#include <QList>
#include <QObject>
#include <QString>

namespace studio::tools {

/// A tool as its source offers it.
struct ToolOffer
{
    llm::ToolSpec spec; ///< for models: its name with the source, what it does, a schema of an object
    agent::ToolTraits traits;
    QString about; ///< for people: what it does, in one plain sentence
    bool operator==(const ToolOffer &) const = default;
};

/// Who uses a tool, in which turn.
struct Caller
{
    base::RoomId room;
    base::TurnId turn;
    base::ParticipantId companion;
    bool operator==(const Caller &) const = default;
};

/// Somebody who offers tools (a port): the room itself, or a server outside. Who uses them does not know
/// where they come from. On the studio thread.
class ToolSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    using Answered = agent::Toolbox::Answered;

    /// Stands before the name of a tool where that is taken already: letters, digits, _ and -.
    [[nodiscard]] virtual QString name() const = 0;
    /// In an order that stays, so that providers find them in their caches.
    [[nodiscard]] virtual QList<ToolOffer> offers() const = 0;
    /// The call names the tool as it was offered. Several may run at once. Calls `answered` once, maybe from
    /// inside; when `life` is destroyed before, nobody waits for it any more, and it is to be stopped.
    virtual void start(const Caller &caller, const agent::ToolUse &use, QObject *life,
                       const Answered &answered) = 0;

Q_SIGNALS:
    void offersChanged(); ///< turns that begin from now on have the new ones
};

} // namespace studio::tools
