// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/votes/model_vote_call.h"
#include "core/agent/votes/vote_habits.h"
#include "core/agent/votes/vote_reply.h"

#include <QPointer>

#include <functional>
#include <optional>

namespace studio::agent {

/// Asks a model for the votes of one companion, or of several at once, until it has them or gives up.
///
/// It starts with the strictest form in which the model's answers can be read; if the provider refuses a
/// form, the next form is tried. If an answer cannot be used, the model is shown the answer and the mistake
/// once; if that does not help, it is asked for two words in one line. Each seat ends by itself: a seat that
/// leaves does not affect the others, and the last seat to leave stops the model. Deletes itself later when
/// over.
class VoteExchange final : public QObject
{
    Q_OBJECT

public:
    /// Blanks in a row after which a model is stopped: some models that must write JSON never end.
    static constexpr qsizetype kMostBlanks = 2000;

    /// The request's companions are those of the seats, in the same order; the exchange chooses the form.
    /// Client and habits outlive it.
    VoteExchange(llm::ModelClient &client, VoteHabits &habits, llm::ModelRequest request,
                 const QList<ModelVoteCall *> &seats, QObject *parent);

private:
    /// In this order; each at most once.
    enum class Try { First, Repair, TwoWords };

    void ask();
    void listen();
    void add(const QString &text);
    void addThought(const QString &text);
    void take(const llm::ToolCall &call);
    void answered(const llm::ModelFinish &finish);
    [[nodiscard]] tl::expected<Votes, Unread> read(const QString &answer) const;
    void couldNotUse(const QString &answer, const QString &flaw, const std::optional<Votes> &votes);
    void modelFailed(const llm::ModelFailure &failure);
    void repair(const QString &answer, const QString &flaw);
    void askForTwoWords();
    void settle(const Votes &votes, const QString &answer);
    [[nodiscard]] model::VoteManner mannerOf(const VoteRead &vote, const QString &answer) const;
    void fail(const model::CallTrouble &trouble);
    void leave(const ModelVoteCall *seat);
    void tellSeats(const std::function<void(ModelVoteCall &)> &tell);
    void stopModel();
    [[nodiscard]] bool isAlone() const { return m_request.tag.companions.size() == 1; }

    llm::ModelClient &m_client;
    VoteHabits &m_habits;
    llm::ModelRequest m_request;
    QList<llm::ChatText> m_question;        ///< without a repair
    QList<QPointer<ModelVoteCall>> m_seats; ///< those that still wait
    QList<llm::AnswerForm> m_allForms;      ///< all that the provider supports
    QList<llm::AnswerForm> m_forms;         ///< not tried yet
    QString m_modelKey;
    VoteScale m_scale = VoteScale::Ten;
    bool m_offline = false;
    Try m_try = Try::First;
    model::VoteManner m_manner;
    llm::ModelCall *m_model = nullptr;
    QString m_text;
    QString m_thoughts;
    qsizetype m_blanks = 0;             ///< at the end of the text
    std::optional<QString> m_arguments; ///< of the tool that it was made to call
};

} // namespace studio::agent
