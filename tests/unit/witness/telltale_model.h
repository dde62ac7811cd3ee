// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/model_client.h"
#include "tests/unit/witness/secrets.h"

#include <QRandomGenerator>
#include <QStringList>

namespace studio::tests {

/// A model that reads every word of its requests and records each secret that one of the companions it is
/// asked for must not know. It is as careless as possible with the secrets that it may know: its thoughts,
/// votes, summaries and notes are full of them; only its speech has none.
class TelltaleModel final : public llm::ModelClient
{
public:
    struct Seen
    {
        int requests = 0;
        int secrets = 0; ///< in requests of companions who may know them
        int batches = 0;
        int wakes = 0;
        int summaries = 0;
        int choices = 0;        ///< of directors who got secrets of all candidates
        int afterSummaries = 0; ///< requests that include a summary with secrets
        int notes = 0;          ///< requests that include notes with secrets
        int toolResults = 0;    ///< results of tools, with secrets
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
