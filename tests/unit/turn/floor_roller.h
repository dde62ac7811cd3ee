// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"
#include "core/model/policy.h"

#include <QList>
#include <QString>

#include <optional>
#include <random>

namespace studio::tests {

/// Makes random inputs that are mostly plausible, because a floor that ignores everything proves nothing.
class Roller
{
public:
    explicit Roller(unsigned seed)
        : m_dice(seed)
    {
        for (int i = 0; i < 4; ++i)
            m_everybody << base::ParticipantId(QStringLiteral("companion_%1").arg(QChar(u'a' + i)));
        roster = m_everybody.mid(0, 1 + roll(4));
        policy = rollPolicy();
    }

    int roll(int sides) { return int(m_dice() % unsigned(sides)); }
    model::FloorInput next(base::Millis t, const std::optional<base::ParticipantId> &speaker,
                           const std::optional<base::MessageId> &round);

    QList<base::ParticipantId> roster;
    model::PolicySettings policy;

private:
    base::ParticipantId anybody() { return m_everybody[roll(int(m_everybody.size()))]; }
    QString text();
    model::PolicySettings rollPolicy();
    void rollField(model::PolicySettings &settings);
    model::FloorInput rollVote(base::Millis t, const std::optional<base::MessageId> &round);
    model::FloorInput rollDirected(base::Millis t, const base::MessageId &round);
    model::FloorInput rollPost(base::Millis t);
    model::FloorInput rollConsume(base::Millis t);
    model::FloorInput rollRare(base::Millis t);

    std::mt19937 m_dice;
    QList<base::ParticipantId> m_everybody;
    int m_posted = 0;
};

} // namespace studio::tests
