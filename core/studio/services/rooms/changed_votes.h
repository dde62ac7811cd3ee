// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/decision.h"
#include "core/model/past/what_if.h"

#include <QList>

#include <optional>

namespace studio::room {
class Director;
}

namespace studio::services {

/// The votes of a past round, some of them changed, to be given again where the room went back to the round.
class ChangedVotes
{
public:
    ChangedVotes(const model::Decision &decision, const QList<model::VoteEdit> &edits);

    /// Why these votes cannot be given in the room; none: they can.
    [[nodiscard]] std::optional<base::Error> flawIn(const room::Director &director) const;
    /// Gives every vote that the room waits for. Called before the Director's calls for these votes are sent,
    /// so that it cancels the calls. Returns the number of the newest event.
    qint64 giveTo(room::Director &director) const;

private:
    [[nodiscard]] const model::VoteEdit *editOf(const base::ParticipantId &voter) const;
    [[nodiscard]] QList<model::Candidate> known() const;

    model::Decision m_decision;
    QList<model::VoteEdit> m_edits;
};

} // namespace studio::services
