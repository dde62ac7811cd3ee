// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/call_log.h"

#include <QList>

namespace studio::tests::faults {

/// All calls that were told of.
class KeptCalls final : public llm::CallLog
{
public:
    void note(const model::CallRecord &record) override { m_records.append(record); }
    [[nodiscard]] const QList<model::CallRecord> &records() const { return m_records; }

private:
    QList<model::CallRecord> m_records;
};

} // namespace studio::tests::faults
