// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/stage.h"

// What must hold after a play. Each adds a sentence for what does not.
namespace studio::tests::faults {

/// What one play has told, and what was to come of it.
struct Played
{
    const Stage &stage;
    const Trick &trick;   ///< none but its outcome counts for those who are not struck
    bool isStruck = true; ///< false: everything was well
    QList<model::Envelope> log;
    base::Millis began{0};
    QList<qsizetype> requestsBefore; ///< of each companion
    qsizetype callsBefore = 0;
    QStringList flaws;

    void expect(bool holds, const QString &sentence)
    {
        if (!holds)
            flaws.append(sentence);
    }
    /// What must come of that companion's part.
    [[nodiscard]] Outcome outcomeOf(int companion) const
    {
        return isStruck && stage.isStruck(companion) ? trick.outcome : Outcome();
    }
};

void checkVotes(Played &played);
void checkSpeech(Played &played);
void checkSpending(Played &played);
/// Requests were repeated as the rules say, to the millisecond.
void checkTries(Played &played);
/// Trouble names the provider, the cause and what to do.
void checkTrouble(Played &played);
/// Nothing was sent again behind our back, and nothing that a model said came to the others as an order.
void checkWire(Played &played);
/// No key is in the log of the room.
void checkSecrets(Played &played, const QByteArray &programLog);

} // namespace studio::tests::faults
