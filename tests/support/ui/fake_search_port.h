// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/search_port.h"

#include <QList>

namespace studio::tests {

/// Notes what was looked for; the test answers.
class FakeSearchPort : public ports::SearchPort
{
    Q_OBJECT

public:
    base::RequestId search(const model::SearchQuery &query) override
    {
        m_queries.append(query);
        return lastRequest();
    }

    base::RequestId listSpeakers() override { return base::RequestId(QStringLiteral("speakers")); }

    [[nodiscard]] const QList<model::SearchQuery> &queries() const { return m_queries; }
    [[nodiscard]] base::RequestId lastRequest() const
    {
        return base::RequestId(QStringLiteral("search%1").arg(m_queries.size()));
    }
    void answer(const model::SearchPage &page)
    {
        const base::RequestId request = lastRequest();
        Q_EMIT found(request, page);
        Q_EMIT done(request);
    }

private:
    QList<model::SearchQuery> m_queries;
};

} // namespace studio::tests
