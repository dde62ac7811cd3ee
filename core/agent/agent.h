// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/llm/model_client.h"
#include "core/model/floor.h"
#include "core/model/message.h"
#include "core/model/persona.h"
#include "core/model/turn_event.h"

#include <QObject>

namespace studio::agent {

/// What one companion knows when it votes or speaks. The last of `witnessed` is the message at hand.
struct Scene
{
    model::Persona persona;
    QList<model::Message> witnessed;
    QList<llm::Present> present;
    model::Closing stage = model::Closing::None;
    int companionTurns = 0;
    quint64 seed = 0;
    QString setting; ///< where and when the room plays, in its user's words
};

/// One vote being asked for. Ends exactly once: voted XOR failed, never before control has returned to the
/// event loop; after cancel() no signal comes. Owned by its parent, deletes itself later when over.
class VoteCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    /// `from` and `messageId` are stamped by the agent, never by the model.
    void voted(const studio::model::RawState &state);
    void failed(studio::model::Cause cause);
};

// TurnCall::event is a signal and means to hide QObject::event(QEvent *), which nobody calls on a turn.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverloaded-virtual"

/// One turn of speech. event() gives the turn's events in order, the last is the only closing one, and over()
/// follows it at once. cancel() gives UserCancelled and over(Cancelled) from inside cancel(), unless it was
/// over. Owned by its parent, deletes itself later when over.
class TurnCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;
    /// All Content so far, in order.
    [[nodiscard]] virtual QString saidSoFar() const = 0;

Q_SIGNALS:
    void event(const studio::model::TurnEventKind &kind);
    /// The end, as the floor wants it; with Spoke `said` holds text, to and mentions but no id.
    void over(const studio::model::TurnOver &result);
};

#pragma GCC diagnostic pop

/// Runs votes and turns for companions (a port): the Director knows this, not the models behind it.
class Agent
{
public:
    virtual ~Agent() = default;
    [[nodiscard]] virtual VoteCall *vote(const Scene &scene, QObject *parent) = 0;
    [[nodiscard]] virtual TurnCall *speak(const Scene &scene, QObject *parent) = 0;
};

} // namespace studio::agent
