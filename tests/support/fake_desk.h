// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/desk.h"

#include <QList>
#include <QPointer>

namespace studio::tests {

/// A Desk that records its queries. The test answers by the query's index; a query that was cancelled or is
/// over is not answered again.
class FakeDesk final : public query::Desk
{
public:
    struct Asked
    {
        base::RoomId room;
        model::Query query;
        QPointer<query::QueryCall> call; ///< null once it is gone
    };

    query::QueryCall *ask(const base::RoomId &room, const model::Query &query, QObject *parent) override;

    [[nodiscard]] const QList<Asked> &asked() const { return m_asked; }
    [[nodiscard]] int cancelled() const { return m_cancelled; }
    /// A success; the body is kept, unless `kept` is given.
    void answer(qsizetype which, const QString &body, const QString &kept = {});
    void fail(qsizetype which, const QString &why);

private:
    class Call;
    void end(qsizetype which, const query::Answer &answer);

    QList<Asked> m_asked;
    int m_cancelled = 0;
};

} // namespace studio::tests
