// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_draft_port.h"

#include <algorithm>
#include <utility>

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
    for (const Reading &reading : std::exchange(m_open, {})) {
        QMap<QString, QString> asked = drafts;
        asked.removeIf([&](const auto &draft) { return !draft.key().startsWith(reading.prefix); });
        Q_EMIT draftsRead(reading.request, asked);
        Q_EMIT done(reading.request);
    }
}

base::RequestId FakeDraftPort::keepDraft(const QString &key, const QString &text)
{
    const base::RequestId request(u"d%1"_s.arg(++m_number));
    m_kept.append({key, text, request});
    return request;
}

base::RequestId FakeDraftPort::readDrafts(const QString &prefix)
{
    m_reading = base::RequestId(u"d%1"_s.arg(++m_number));
    m_open.append({m_reading, prefix});
    return m_reading;
}

} // namespace studio::tests
