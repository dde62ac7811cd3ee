// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/search_port.h"
#include "tests/support/give_answer.h"

#include <QList>

namespace studio::tests {

/// A SearchPort that records its searches; the test answers.
class FakeSearchPort : public ports::SearchPort
{
    Q_OBJECT

public:
    QList<base::Then<model::SearchPage>> searches;
    QList<base::Then<QList<model::NamedSpeaker>>> speakerLists;

    void search(const model::SearchQuery &query, base::Then<model::SearchPage> then) override
    {
        m_queries.append(query);
        searches.append(then);
    }
    void listSpeakers(base::Then<QList<model::NamedSpeaker>> then) override { speakerLists.append(then); }

    [[nodiscard]] const QList<model::SearchQuery> &queries() const { return m_queries; }
    /// The newest question.
    void answer(const base::Result<model::SearchPage> &page) { giveAnswer(searches.last(), page); }

private:
    QList<model::SearchQuery> m_queries;
};

} // namespace studio::tests
