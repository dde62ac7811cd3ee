// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/cause.h"
#include "core/model/message.h"
#include "core/model/persona.h"
#include "core/model/state.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::llm {

enum class Purpose { Vote, Speech };

/// One piece of a rendered prompt. Real codecs read these and nothing else of a ModelRequest.
struct ChatText
{
    enum class Role { System, User, Assistant };
    Role role = Role::User;
    QString text;
    bool operator==(const ChatText &) const = default;
};

/// Somebody in the room, as the others know them.
struct Present
{
    base::ParticipantId id;
    QString name;
    QStringList nicknames;
    bool operator==(const Present &) const = default;
};

/// The same request as typed values. Rehearsal reads this and nothing else of a ModelRequest.
struct Brief
{
    Purpose purpose = Purpose::Speech;
    model::Persona persona;          ///< whose vote or speech it is
    QList<model::Message> witnessed; ///< what it has witnessed, oldest first; the last is the one at hand
    QList<Present> present;          ///< the roster and the users who spoke, with all their names
    model::Closing stage = model::Closing::None;
    int companionTurns = 0; ///< messages of companions since the last user message
    quint64 seed = 0;       ///< the same brief with the same seed gives the same answer
    QStringList tools;
    bool operator==(const Brief &) const = default;
};

/// What is asked of a model: the rendered messages, and the typed Brief that they were rendered from.
struct ModelRequest
{
    QList<ChatText> messages;
    Brief brief;
    bool operator==(const ModelRequest &) const = default;
};

struct ModelFinish
{
    QString reason; ///< stop, length, …
    std::optional<qint64> inputTokens;
    std::optional<qint64> outputTokens;
};

struct ModelFailure
{
    model::Cause cause = model::Cause::Unreachable;
    QString text; ///< for people
    std::optional<int> status;
};

/// One running exchange with a model. Ends exactly once: finished XOR failed; cancel() ends it with
/// failed(NoAnswer) at once, from inside cancel(). No other signal is given before control has returned to
/// the event loop. Order: any number of textDelta, then the end. Owned by the parent given to
/// ModelClient::start().
class ModelCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    void textDelta(const QString &text);
    void finished(const studio::llm::ModelFinish &finish);
    void failed(const studio::llm::ModelFailure &failure);
};

/// A model that votes and speaks (a port). Lives on the studio thread.
class ModelClient
{
public:
    virtual ~ModelClient() = default;

    /// What users see as its name: "Rehearsal (offline, not an AI)", a provider's model, …
    [[nodiscard]] virtual QString displayName() const = 0;
    /// For a vote the text is one JSON object {state, importance, selected, closing}.
    [[nodiscard]] virtual ModelCall *start(const ModelRequest &request, QObject *parent) = 0;
};

} // namespace studio::llm
