// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_draft_port.h"

#include "tests/support/give_answer.h"

#include <algorithm>
#include <utility>

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
        giveAnswer(reading.then, asked);
    }
}

void FakeDraftPort::keepDraft(const QString &key, const QString &text, base::Then<void> then)
{
    m_kept.append({key, text, then});
}

void FakeDraftPort::readDrafts(const QString &prefix, base::Then<QMap<QString, QString>> then)
{
    m_open.append({prefix, then});
}

} // namespace studio::tests
