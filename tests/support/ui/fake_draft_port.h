// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/draft_port.h"

#include <QList>

namespace studio::tests {

/// A DraftPort that only records its calls. The test answers.
class FakeDraftPort : public ports::DraftPort
{
    Q_OBJECT

public:
    using DraftPort::DraftPort;

    struct Kept
    {
        QString key;
        QString text;
        base::Then<void> then;
    };

    [[nodiscard]] const QList<Kept> &kept() const { return m_kept; }
    [[nodiscard]] QString newest(const QString &key) const; ///< the last kept text; empty: none
    /// Answers every open readDrafts(), each with the drafts of its prefix.
    void answer(const QMap<QString, QString> &drafts);

    void keepDraft(const QString &key, const QString &text, base::Then<void> then) override;
    void readDrafts(const QString &prefix, base::Then<QMap<QString, QString>> then) override;

private:
    struct Reading
    {
        QString prefix;
        base::Then<QMap<QString, QString>> then;
    };

    QList<Kept> m_kept;
    QList<Reading> m_open;
};

} // namespace studio::tests
