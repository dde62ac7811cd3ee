// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/what_if_port.h"
#include "tests/support/give_answer.h"

#include <QList>

#include <memory>

namespace studio::tests {

/// A WhatIfPort that records its questions, and answers when a test says so.
class FakeWhatIfPort : public ports::WhatIfPort
{
    Q_OBJECT

public:
    using WhatIfPort::WhatIfPort;

    [[nodiscard]] const QList<model::WhatIf> &asked() const { return m_asked; }

    base::Job ask(const base::RoomId &, const model::WhatIf &change,
                  base::Then<model::WhatIfAnswer> then) override
    {
        m_asked.append(change);
        return begin(m_answers, then, m_asked.size());
    }
    base::Job askAs(const base::RoomId &, const model::AsPolicy &wish,
                    base::Then<model::AsPolicyAnswer> then) override
    {
        m_policies.append(wish);
        return begin(m_policyAnswers, then, -m_policies.size());
    }
    [[nodiscard]] const QList<model::AsPolicy> &askedAs() const { return m_policies; }
    /// The newest question about another policy.
    void answerAs(const base::Result<model::AsPolicyAnswer> &answer)
    {
        giveAnswer(m_policyAnswers.last(), answer);
    }

    /// Numbers of the questions, from 1 up; questions about another policy from -1 down.
    [[nodiscard]] const QList<qsizetype> &cancelled() const { return *m_cancelled; }

    /// The newest question.
    void answer(const base::Result<model::WhatIfAnswer> &answer) { giveAnswer(m_answers.last(), answer); }

private:
    template<class T>
    base::Job begin(QList<base::Then<T>> &answers, const base::Then<T> &then, qsizetype number)
    {
        answers.append(then);
        return base::Job([cancelled = m_cancelled, then, number] {
            cancelled->append(number);
            then(base::failure(base::ErrorCode::Cancelled, QString()));
        });
    }

    QList<model::WhatIf> m_asked;
    QList<model::AsPolicy> m_policies;
    QList<base::Then<model::WhatIfAnswer>> m_answers;
    QList<base::Then<model::AsPolicyAnswer>> m_policyAnswers;
    std::shared_ptr<QList<qsizetype>> m_cancelled = std::make_shared<QList<qsizetype>>();
};

} // namespace studio::tests
