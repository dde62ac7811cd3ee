// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/rehearsal_client.h"

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/direction.h"
#include "core/llm/rehearsal/play_turn.h"
#include "core/llm/rehearsal/summary.h"
#include "core/llm/rehearsal/turn.h"
#include "core/llm/rehearsal/vote.h"
#include "core/llm/rehearsal/wake.h"

#include <QCoreApplication>
#include <QPointer>

#include <utility>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using base::Millis;

namespace {

constexpr Millis kBetweenPieces{35};
constexpr Millis kAfterThoughts{900};

struct Pieces
{
    QString text;
    QList<ToolCall> calls; ///< after the text, if any
    QString thoughts{};    ///< before the text, in one piece
    QString refusal{};     ///< instead of everything else
    Millis thinking{0};
    bool whole = false; ///< in one piece
    Dice dice{0};       ///< for the size of the pieces
};

class RehearsalCall final : public ModelCall
{
public:
    RehearsalCall(base::Clock &clock, Pieces pieces, QObject *parent)
        : ModelCall(parent)
        , m_clock(clock)
        , m_pieces(std::move(pieces))
    {
        callIn(m_pieces.thinking);
    }
    ~RehearsalCall() override { m_clock.cancel(m_next); }

    void cancel() override
    {
        if (std::exchange(m_over, true))
            return;
        m_clock.cancel(std::exchange(m_next, 0));
        Q_EMIT failed({.cause = model::Cause::NoAnswer, .text = {}, .status = {}});
    }

private:
    void callIn(Millis wait)
    {
        m_next = m_clock.callAt(m_clock.steadyNow() + wait, this, [this] { givePiece(); });
    }

    void givePiece()
    {
        m_next = 0;
        if (!m_pieces.refusal.isEmpty())
            return refuse();
        if (!m_pieces.thoughts.isEmpty())
            return giveThoughts();
        if (m_pieces.text.isEmpty())
            return giveCalls();
        const qsizetype length = pieceLength();
        const QString piece = m_pieces.text.mid(m_given, length);
        m_given += length;
        const QPointer<RehearsalCall> alive(this);
        Q_EMIT textDelta(piece);
        if (!alive || m_over)
            return; // cancelled by a receiver
        if (m_given < m_pieces.text.size())
            callIn(kBetweenPieces);
        else
            giveCalls();
    }

    void giveThoughts()
    {
        const QPointer<RehearsalCall> alive(this);
        Q_EMIT thinkingDelta(std::exchange(m_pieces.thoughts, {}));
        if (alive && !m_over)
            callIn(m_pieces.whole ? Millis(0) : kAfterThoughts);
    }

    void refuse()
    {
        m_over = true;
        Q_EMIT failed({.cause = model::Cause::Refused, .text = m_pieces.refusal, .status = {}});
    }

    void giveCalls()
    {
        const QPointer<RehearsalCall> alive(this);
        for (const ToolCall &call : std::as_const(m_pieces.calls)) {
            Q_EMIT toolCalled(call);
            if (!alive || m_over)
                return; // cancelled by a receiver
        }
        finish(m_pieces.calls.isEmpty() ? u"stop"_s : u"toolCalls"_s);
    }

    void finish(const QString &reason)
    {
        m_over = true;
        Q_EMIT finished({.reason = reason, .inputTokens = {}, .outputTokens = {}});
    }

    /// One to four characters, never half of one.
    qsizetype pieceLength()
    {
        const qsizetype left = m_pieces.text.size() - m_given;
        if (m_pieces.whole)
            return left;
        qsizetype length = std::min<qsizetype>(left, 1 + m_pieces.dice.below(4));
        if (length < left && m_pieces.text[m_given + length - 1].isHighSurrogate())
            ++length;
        return length;
    }

    base::Clock &m_clock;
    Pieces m_pieces;
    qsizetype m_given = 0;
    quint64 m_next = 0;
    bool m_over = false;
};

/// A vote comes as a whole; so do the calls of a wake.
Pieces votePieces(const Brief &brief, bool live, Dice dice)
{
    Pieces pieces{.text = QString::fromUtf8(toJson(rehearseVote(brief))), .whole = true, .dice = dice};
    if (live)
        pieces.thinking = Millis(150 + pieces.dice.below(751));
    return pieces;
}

/// A director takes a moment longer than a voter, since everybody is considered.
Pieces directionPieces(const Brief &brief, bool live, Dice dice)
{
    Pieces pieces{.text = QString::fromUtf8(toJson(rehearseDirection(brief))), .whole = true, .dice = dice};
    if (live)
        pieces.thinking = Millis(400 + pieces.dice.below(601));
    return pieces;
}

/// After a gesture the companion does not think again.
Pieces speechPieces(const ModelRequest &request, bool live, Dice dice)
{
    const TurnStep step = rehearseTurn(request);
    Pieces pieces{.text = step.text,
                  .calls = step.calls,
                  .thoughts = step.thoughts,
                  .refusal = step.refusal,
                  .whole = !live,
                  .dice = dice};
    if (live && request.steps.isEmpty())
        pieces.thinking = Millis(250 + pieces.dice.below(451));
    return pieces;
}

/// A summary comes as a whole, too: nobody watches it being written.
Pieces summaryPieces(const Brief &brief, bool live, Dice dice)
{
    Pieces pieces{.text = rehearseSummary(brief), .whole = true, .dice = dice};
    if (live)
        pieces.thinking = Millis(300 + pieces.dice.below(501));
    return pieces;
}

/// The more eager, the sooner; after the result of a tool the companion does not think for long.
Pieces wakePieces(const ModelRequest &request, bool live, Dice dice)
{
    if (const std::optional<TurnStep> play = rehearseWakePlay(request))
        return {.calls = play->calls,
                .thoughts = play->thoughts,
                .refusal = play->refusal,
                .thinking = Millis(live ? 400 : 0),
                .dice = dice};
    const WakeStep step = rehearseWake(request.brief, request.steps);
    Pieces pieces{.calls = withGesture(step.calls, request), .dice = dice};
    if (live && request.steps.isEmpty())
        pieces.thinking = Millis(400 + 180 * (10 - step.eagerness) + pieces.dice.below(301));
    else if (live)
        pieces.thinking = Millis(120 + pieces.dice.below(231));
    return pieces;
}

/// The last turns that a room allows are for goodbyes.
ModelRequest withGoodbyes(ModelRequest request)
{
    Brief &brief = request.brief;
    const bool speaks = brief.purpose == Purpose::Speech || brief.purpose == Purpose::Wake;
    if (speaks && brief.turnsLeft.value_or(0) > 0)
        brief.stage = brief.turnsLeft == 1 ? model::Closing::Terminal : model::Closing::Closing;
    return request;
}

} // namespace

RehearsalClient::RehearsalClient(base::Clock &clock, Pace pace)
    : m_clock(clock)
    , m_pace(pace)
{
}

QString RehearsalClient::displayName() const
{
    return QCoreApplication::translate("Rehearsal", "Rehearsal (offline, not an AI)");
}

ModelTraits RehearsalClient::traits(const model::ModelChoice &) const
{
    return {.name = displayName(), .offline = true, .pictures = true, .tools = true};
}

ModelCall *RehearsalClient::start(const ModelRequest &asked, QObject *parent)
{
    const ModelRequest request = withGoodbyes(asked);
    const Brief &brief = request.brief;
    const bool live = m_pace == Pace::Live;
    const Dice dice = Dice(brief.seed).with(brief.persona.id.value()).with(brief.witnessed.size());
    switch (brief.purpose) {
    case Purpose::Vote:
        return new RehearsalCall(m_clock, votePieces(brief, live, dice.with(u"vote pace")), parent);
    case Purpose::Speech: break;
    case Purpose::Summary:
        return new RehearsalCall(m_clock, summaryPieces(brief, live, dice.with(u"summary pace")), parent);
    case Purpose::Direction:
        return new RehearsalCall(m_clock, directionPieces(brief, live, dice.with(u"direction pace")), parent);
    case Purpose::Wake:
        return new RehearsalCall(m_clock, wakePieces(request, live, dice.with(u"wake pace")), parent);
    }
    return new RehearsalCall(m_clock, speechPieces(request, live, dice.with(u"speech pace")), parent);
}

} // namespace studio::llm::rehearsal
