// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/votes/vote_words.h"
#include "core/base/ids.h"
#include "core/llm/model_client.h"

#include <QHash>
#include <QList>

namespace studio::agent {

/// How the models of this run write their votes: the scale of their numbers, and the strictest form in which
/// their answers can be read. A model is known by the key of its traits. In memory only; what was learned is
/// forgotten when answers contradict it.
class VoteHabits
{
public:
    static constexpr int kGoodVotes = 20;  ///< votes after which a stricter form is tried again
    static constexpr int kSureNumbers = 3; ///< numbers of a kind that establish a scale

    /// The scale of the model in the round on a message, fixed at the first request: what one answer teaches
    /// holds from the next round on, so that no vote depends on which answer came first.
    [[nodiscard]] VoteScale scaleIn(const QString &model, const base::RoomId &room,
                                    const base::MessageId &message);
    /// Notes a number that the model wrote as an importance.
    void wrote(const QString &model, double number);

    /// The forms to try with the model, strictest first, out of those that its provider supports.
    [[nodiscard]] QList<llm::AnswerForm> formsOf(const QString &model,
                                                 const QList<llm::AnswerForm> &all) const;
    /// An answer in that form could be read at the first attempt.
    void couldRead(const QString &model, const QList<llm::AnswerForm> &all);
    /// Neither the answer nor its repair could be read.
    void couldNotRead(const QString &model, llm::AnswerForm form, const QList<llm::AnswerForm> &all);

    /// Whether one call may answer for several companions. Not after an answer that could not be read in any
    /// form, until kGoodVotes votes that were asked for one by one were read.
    [[nodiscard]] bool readsTogether(const QString &model) const;
    void couldNotReadTogether(const QString &model);

private:
    /// How many numbers of each kind.
    struct Numbers
    {
        int fractions = 0; ///< between 0 and 1
        int plain = 0;     ///< above 1, up to 10
        int large = 0;     ///< above 10, up to 100
    };
    struct Habit
    {
        Numbers fresh;     ///< since the last round began
        int fractions = 0; ///< with nothing that contradicts them
        int large = 0;
        int plain = 0;                       ///< in a row that contradict the large ones
        std::optional<llm::AnswerForm> from; ///< where the ladder begins; none: at the top
        int good = 0;                        ///< votes since the ladder begins there
        int alone = 0;                       ///< votes still to be read before it is asked for several
    };
    struct Round
    {
        QString model;
        base::RoomId room;
        base::MessageId message;
        VoteScale scale;
    };

    static void learn(Habit &habit);
    [[nodiscard]] static VoteScale scaleOf(const Habit &habit);
    [[nodiscard]] Habit &habitOf(const QString &model);

    QHash<QString, Habit> m_habits;
    QList<Round> m_rounds; ///< the newest last
};

} // namespace studio::agent
