// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/cause.h"
#include "tests/faults/dialect.h"
#include "tests/faults/fault_server.h"

#include <functional>
#include <optional>

// The table of faults: how a server misbehaves, and what must come of it.
namespace studio::tests::faults {

using base::Millis;

/// What is going on when the fault strikes. Spending is speech that is bought with a tool (turn-taking §4).
enum class Part { Vote, Speech, Spending };

/// The circumstances of one cell.
struct Case
{
    Part part = Part::Vote;
    bool all = false; ///< it strikes all three companions, else the first
    Dialect dialect = Dialect::OpenAi;
    bool votesByTool = false; ///< a vote is a call that the model has to make
    bool isQuick = false;     ///< what is only large may be smaller
};

/// What must come of it.
struct Outcome
{
    enum class End {
        Answered, ///< as if nothing had been
        Failed,
        Silent, ///< a turn that says nothing, by the model's own wish
    };
    End end = End::Answered;
    QList<model::Cause> causes; ///< with Failed: any of these
    QList<Millis> gaps;         ///< between one request and the next; so many tries are one more
    std::optional<int> heard;   ///< with Failed: pieces of a speech that are heard before
};

[[nodiscard]] inline Outcome answered(const QList<Millis> &gaps = {}) { return {.gaps = gaps}; }
/// At the first try, with no other.
[[nodiscard]] inline Outcome failed(model::Cause cause, const QList<Millis> &gaps = {})
{
    return {.end = Outcome::End::Failed, .causes = {cause}, .gaps = gaps};
}
/// After two more tries, half a second and a second later.
[[nodiscard]] inline Outcome failedThrice(model::Cause cause)
{
    return failed(cause, {Millis(500), Millis(1000)});
}

/// After four more tries: a server that has too much to do is asked for as long as a round lasts.
[[nodiscard]] inline QList<Millis> gapsOfBusy()
{
    return {Millis(500), Millis(1000), Millis(2000), Millis(4000)};
}
[[nodiscard]] inline Outcome failedBusy(model::Cause cause) { return failed(cause, gapsOfBusy()); }

/// Where and when a request is answered.
struct Moment
{
    QDateTime wall;
    quint16 port = 0;
};

/// What is told to those who ask, instead of the recording.
using Spoil = std::function<Script(const Recording &, const Moment &)>;

/// One way of misbehaving; a fault can have several.
struct Trick
{
    QString name;
    Spoil spoil; ///< none: the recording as it is
    Outcome outcome;
    int spoiled = 1000;   ///< so many requests; the next ones are answered well
    int keptSockets = 0;  ///< that Qt keeps open until it ends the manager of the connection
    int writtenAgain = 0; ///< times that Qt writes each request again by itself, at most
    Door door = Door::Open;
    QString scheme = QStringLiteral("http");
    QString host = QStringLiteral("127.0.0.1");
    std::optional<Door> doorAfterFirst; ///< once a try has failed
    std::optional<Millis> deadline;     ///< of the voters, instead of 8 s
    std::optional<QString> vote;        ///< what the model says when it is asked for one
    std::optional<Millis> slowName;     ///< until names are told
    std::optional<int> importance;      ///< of that vote, as the floor takes it
    std::function<QString(int)> speech; ///< of a companion who is well answered; null: the usual
};

struct Fault
{
    QString id; ///< of the matrix: C01 … V19
    QString what;
    std::function<QList<Trick>(const Case &)> tricks;
    std::function<QString(const Case &)> inapplicable; ///< why; empty: it applies
    bool isOfCalls = false; ///< votes are calls of a tool, and so is speech, which is bought
    bool isOfVotes = false; ///< it strikes votes alone
};

/// An answer of status 200 with these bytes as its body.
[[nodiscard]] inline Script streamed(const QByteArray &body) { return Script().head().body(body); }
/// The first pieces of what is said, and neither the rest nor the end.
inline constexpr int kPiecesBeforeTheCut = 2;
[[nodiscard]] inline QByteArray cutOff(const Recording &recording)
{
    return framed(recording.dialect, recording.begin + recording.content.first(kPiecesBeforeTheCut));
}
/// What comes of an answer that breaks after them: a vote is asked for again, a speech that was heard is not.
[[nodiscard]] inline Outcome brokenOff(const Case &with, model::Cause cause, int heard = kPiecesBeforeTheCut)
{
    if (with.part == Part::Vote)
        return failedThrice(cause);
    Outcome outcome = failed(cause);
    outcome.heard = heard;
    return outcome;
}

/// What is sent instead of a recording.
using Body = std::function<QByteArray(const Recording &)>;

/// A trick that tells something else with status 200.
[[nodiscard]] inline Trick told(const QString &name, const Body &body, const Outcome &outcome)
{
    return {.name = name,
            .spoil = [body](const Recording &recording, const Moment &) { return streamed(body(recording)); },
            .outcome = outcome};
}

[[nodiscard]] QList<Fault> connectionFaults();
[[nodiscard]] QList<Fault> statusFaults();
[[nodiscard]] QList<Fault> timeFaults();
[[nodiscard]] QList<Fault> framingFaults();
[[nodiscard]] QList<Fault> eventFaults();
[[nodiscard]] QList<Fault> jsonFaults();
[[nodiscard]] QList<Fault> voteFaults();

/// Odd, but read as if nothing had been.
[[nodiscard]] inline Fault reads(const QString &id, const QString &what, const Body &body)
{
    return {.id = id, .what = what, .tricks = [body](const Case &) -> QList<Trick> {
                return {told({}, body, answered())};
            }};
}

} // namespace studio::tests::faults
