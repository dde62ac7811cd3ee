// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/draft_port.h"

#include <QList>

namespace studio::tests {

/// A DraftPort that only remembers what it was given. A test answers by emitting the signals itself.
class FakeDraftPort : public ports::DraftPort
{
    Q_OBJECT

public:
    using DraftPort::DraftPort;

    struct Kept
    {
        QString key;
        QString text;
        base::RequestId request;
    };

    [[nodiscard]] const QList<Kept> &kept() const { return m_kept; }
    [[nodiscard]] QString newest(const QString &key) const;                 ///< as kept last; empty: nothing
    [[nodiscard]] base::RequestId readRequest() const { return m_reading; } ///< the newest
    /// Answers every readDrafts() that waits, each with those of its prefix.
    void answer(const QMap<QString, QString> &drafts);

    base::RequestId keepDraft(const QString &key, const QString &text) override;
    base::RequestId readDrafts(const QString &prefix) override;

private:
    struct Reading
    {
        base::RequestId request;
        QString prefix;
    };

    QList<Kept> m_kept;
    QList<Reading> m_open;
    base::RequestId m_reading;
    int m_number = 0;
};

} // namespace studio::tests
