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
    llm::ToolSpec spec; ///< for models: the source's name for it, what it does, a schema of an object
    agent::ToolTraits traits;
    QString about; ///< for people: what it does, in one plain sentence
    bool operator==(const ToolOffer &) const = default;
};

/// The companion that uses a tool, and their turn.
struct Caller
{
    base::RoomId room;
    base::TurnId turn;
    base::ParticipantId companion;
    bool operator==(const Caller &) const = default;
};

/// A source of tools (a port): the room itself, or an external server. Its user does not know where the tools
/// come from. On the studio thread.
class ToolSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    using Answered = agent::Toolbox::Answered;

    /// The prefix of a tool whose name is taken already: letters, digits, _ and -.
    [[nodiscard]] virtual QString name() const = 0;
    /// In a stable order, so that providers find them in their caches.
    [[nodiscard]] virtual QList<ToolOffer> offers() const = 0;
    /// The call names the tool as it was offered. Several calls may run at once. Calls `answered` once, maybe
    /// from within; if `life` is destroyed first, nobody waits for the call any more, and the source must
    /// stop it.
    virtual void start(const Caller &caller, const agent::ToolUse &use, QObject *life,
                       const Answered &answered) = 0;

Q_SIGNALS:
    void offersChanged(); ///< turns that begin from now on get the new tools
};

} // namespace studio::tools
