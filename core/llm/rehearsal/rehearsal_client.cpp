// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/rehearsal_client.h"

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/speech.h"
#include "core/llm/rehearsal/vote.h"

#include <QCoreApplication>
#include <QPointer>

#include <utility>

namespace studio::llm::rehearsal {

using base::Millis;

namespace {

constexpr Millis kBetweenPieces{35};

struct Pieces
{
    QString text;
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
        const qsizetype length = pieceLength();
        const QString piece = m_pieces.text.mid(m_given, length);
        m_given += length;
        const QPointer<RehearsalCall> alive(this);
        Q_EMIT textDelta(piece);
        if (!alive || m_over)
            return; // cancelled by who heard it
        if (m_given < m_pieces.text.size()) {
            callIn(kBetweenPieces);
            return;
        }
        m_over = true;
        Q_EMIT finished({.reason = QStringLiteral("stop"), .inputTokens = {}, .outputTokens = {}});
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

ModelCall *RehearsalClient::start(const ModelRequest &request, QObject *parent)
{
    const Brief &brief = request.brief;
    const bool vote = brief.purpose == Purpose::Vote;
    Pieces pieces;
    pieces.text = vote ? QString::fromUtf8(toJson(rehearseVote(brief))) : rehearseSpeech(brief);
    pieces.whole = vote || m_pace == Pace::AtOnce;
    pieces.dice = Dice(brief.seed)
                      .with(brief.persona.id.value())
                      .with(brief.witnessed.size())
                      .with(vote ? u"vote pace" : u"speech pace");
    if (m_pace == Pace::Live)
        pieces.thinking = vote ? Millis(150 + pieces.dice.below(751)) : Millis(250 + pieces.dice.below(451));
    return new RehearsalCall(m_clock, std::move(pieces), parent);
}

} // namespace studio::llm::rehearsal
