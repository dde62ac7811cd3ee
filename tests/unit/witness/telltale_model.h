// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/model_client.h"
#include "tests/unit/witness/secrets.h"

#include <QRandomGenerator>
#include <QStringList>

namespace studio::tests {

/// A model that reads every word of its requests and writes down each secret that one of the companions it
/// is asked for must not know. It is as careless as can be with what it may know: its thoughts, its votes,
/// its summaries and the notes that it makes are full of secrets; only what it says aloud has none.
class TelltaleModel final : public llm::ModelClient
{
public:
    struct Seen
    {
        int requests = 0;
        int secrets = 0; ///< that stood in a request of somebody who may know them
        int batches = 0;
        int wakes = 0;
        int summaries = 0;
        int choices = 0;        ///< of directors who were told secrets of all candidates
        int afterSummaries = 0; ///< requests with a summary in them that has secrets
        int notes = 0;          ///< requests that tell of notes with secrets
        int toolResults = 0;    ///< of tools, with secrets
    };

    /// All outlive it.
    TelltaleModel(base::Clock &clock, const Secrets &secrets, QRandomGenerator &dice, Seen &seen,
                  QStringList &leaks);

    QString displayName() const override { return QStringLiteral("Telltale"); }
    llm::ModelTraits traits(const model::ModelChoice &choice) const override;
    llm::ModelCall *start(const llm::ModelRequest &request, QObject *parent) override;

private:
    void judge(const llm::ModelRequest &request, const Secrets::Marks &marks);
    [[nodiscard]] bool toss(int bound) { return m_dice.bounded(bound) == 0; }

    base::Clock &m_clock;
    const Secrets &m_secrets;
    QRandomGenerator &m_dice;
    Seen &m_seen;
    QStringList &m_leaks;
};

} // namespace studio::tests
