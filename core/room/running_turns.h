// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/id_source.h"
#include "core/room/ground.h"
#include "core/room/room_queries.h"
#include "core/room/scene_builder.h"
#include "core/room/summaries.h"
#include "core/room/turn_voice.h"
#include "core/room/waits.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace studio::room {

/// A turn on the floor, or the turn of a companion that was woken.
struct RunningTurn
{
    base::TurnId id;
    qint64 events = 0;
    int personaRevision = 0;
    int attempt = 1;                                 ///< alternatives count up
    QPointer<agent::TurnCall> call{};                ///< null in the gap
    bool aloud = false;                              ///< it is being read aloud
    std::optional<base::ParticipantId> whispersTo{}; ///< it answers a whisper: nobody else hears it
    bool cutShort = false;                           ///< its model reached its limit of tokens
    std::optional<model::CallTrouble> trouble{};     ///< why it failed
    std::optional<model::TurnOver> unheard{};        ///< its end, while the voice still reads
    quint64 patience = 0;                            ///< the clock's call that ends it
    model::Origin origin = QStringLiteral("studio"); ///< the origin of its end
};

/// The turns that run in one room: at most one on the floor, and those of companions that are awake. It
/// publishes their words and acts, and tells the floor when they end. Whether a turn may begin is decided
/// elsewhere.
///
/// On the studio thread; everything it is given outlives it. Destroying it cancels running turns silently.
class RunningTurns final : public QObject
{
    Q_OBJECT

public:
    using MakeTools = std::function<std::unique_ptr<agent::Toolbox>(const agent::Scene &)>;
    struct Needs
    {
        Ground &ground;
        agent::Agent &agent;
        base::IdSource &ids;
        const RoomPeople &people;
        const SceneBuilder &scenes;
        Summaries &summaries;
        Waits &waits;
        TurnVoice &voice;
        RoomQueries &queries;
        MakeTools makeTools;
    };
    /// The turns that a step of the floor has cut off, by companion.
    using Cut = QHash<base::ParticipantId, base::TurnId>;

    explicit RunningTurns(Needs needs);
    ~RunningTurns() override;

    [[nodiscard]] const RunningTurn *find(const base::ParticipantId &companion) const; ///< null: none runs
    [[nodiscard]] bool isCurrent(const base::ParticipantId &companion, const base::TurnId &turn) const;
    /// Whether the companion's turn is past its gap.
    [[nodiscard]] bool hasBegun(const base::ParticipantId &companion) const;

    /// The floor has given the companion a turn by this line, which is published here. The turn is in its
    /// gap.
    base::TurnId announce(const base::ParticipantId &companion, const model::FloorOutput &line);
    /// Repeats a turn from an earlier way of the log.
    void takeUp(const base::ParticipantId &companion, const base::TurnId &turn, int attempt);
    /// The gap is over: the companion speaks.
    void begin(const base::ParticipantId &companion, const base::TurnId &turn);
    void wake(const model::Wake &wake, const base::TurnId &turn);
    void publishEvent(const base::ParticipantId &companion, const base::TurnId &turn,
                      const model::TurnEventKind &kind);
    void end(const base::ParticipantId &companion, const base::TurnId &turn, const model::TurnOver &result);
    /// Ends the turn of a guest. The guest's call only waited, so its events are told here, in the same step
    /// as the end.
    void endOfGuest(const model::TurnOver &over, const model::Origin &origin);
    void expectNothing(const base::ParticipantId &companion);

    /// Returns the running turns that these lines abort; each companion has at most one.
    [[nodiscard]] Cut cutTurns(const QList<model::FloorOutput> &lines);
    /// Cuts a turn. The words said so far are kept as interrupted; for the floor they do not exist.
    base::TurnId cutTurn(const model::AbortTurn &abort);
    /// The voice has read the turn to its end.
    void delivered(const base::TurnId &turn);

private:
    void follow(const base::ParticipantId &companion, const base::TurnId &turn, agent::TurnCall *call);
    void expectSign(const base::ParticipantId &companion, const base::TurnId &turn);
    void giveUp(const base::ParticipantId &companion, const base::TurnId &turn);
    void takeEnd(const base::ParticipantId &companion, const base::TurnId &turn, model::TurnOver result);
    void holdUntilHeard(const base::ParticipantId &companion, const base::TurnId &turn,
                        const model::TurnOver &result);
    void keepCutSpeech(const base::ParticipantId &companion, const QString &said, model::Cause cause);
    /// A message that answers a whisper is a whisper to the whisperer.
    void whisperBack(model::Message &message) const;
    void keepSummary(const model::Summary &summary);
    void forget(const base::ParticipantId &companion);

    Needs m_needs;
    QHash<base::ParticipantId, RunningTurn> m_turns;
};

} // namespace studio::room
