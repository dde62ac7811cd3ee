// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_draft_port.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::tests {

QString FakeDraftPort::newest(const QString &key) const
{
    const auto found =
        std::find_if(m_kept.rbegin(), m_kept.rend(), [&](const Kept &kept) { return kept.key == key; });
    return found == m_kept.rend() ? QString() : found->text;
}

void FakeDraftPort::answer(const QMap<QString, QString> &drafts)
{
    Q_EMIT draftsRead(m_reading, drafts);
    Q_EMIT done(m_reading);
}

base::RequestId FakeDraftPort::keepDraft(const QString &key, const QString &text)
{
    const base::RequestId request(u"d%1"_s.arg(++m_number));
    m_kept.append({key, text, request});
    return request;
}

base::RequestId FakeDraftPort::readDrafts(const QString &)
{
    m_reading = base::RequestId(u"d%1"_s.arg(++m_number));
    return m_reading;
}

} // namespace studio::tests
