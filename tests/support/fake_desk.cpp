// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_desk.h"

namespace studio::tests {

using model::Query;
using model::QueryResult;
using query::Answer;
using query::QueryCall;

class FakeDesk::Call final : public QueryCall
{
public:
    Call(int &cancelled, QObject *parent)
        : QueryCall(parent)
        , m_cancelled(cancelled)
    {
    }

    void cancel() override
    {
        if (m_over)
            return;
        m_over = true;
        ++m_cancelled;
        deleteLater();
    }

    void end(const Answer &answer)
    {
        if (std::exchange(m_over, true))
            return;
        deleteLater();
        Q_EMIT answered(answer);
    }

private:
    int &m_cancelled;
    bool m_over = false;
};

QueryCall *FakeDesk::ask(const base::RoomId &room, const Query &query, QObject *parent)
{
    auto *call = new Call(m_cancelled, parent);
    m_asked.append({room, query, call});
    return call;
}

void FakeDesk::answer(qsizetype which, const QString &body, const QString &kept)
{
    const QString id = m_asked.at(which).query.id;
    end(which, {.result = {id, true, body, {}}, .kept = {id, true, kept.isNull() ? body : kept, {}}});
}

void FakeDesk::fail(qsizetype which, const QString &why)
{
    const QueryResult failed{m_asked.at(which).query.id, false, {}, why};
    end(which, {failed, failed});
}

void FakeDesk::end(qsizetype which, const Answer &answer)
{
    if (QueryCall *call = m_asked.at(which).call)
        static_cast<Call *>(call)->end(answer);
}

} // namespace studio::tests
