// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/model_client.h"

namespace studio::llm::rehearsal {

/// The offline brain: no model, no network, only the Brief and its tools. Always labelled as what it is, not
/// an AI. A call fails only if a user asks for that (see plays.h); like every ModelCall it ends once and
/// emits nothing before the event loop.
class RehearsalClient final : public ModelClient
{
public:
    enum class Pace {
        Live,   ///< thinks a little, then gives a few characters at a time
        AtOnce, ///< everything in one piece, at the instant of the request
    };

    /// `clock` must outlive the client and its calls.
    RehearsalClient(base::Clock &clock, Pace pace);

    QString displayName() const override;
    /// It supports tools, and pictures, about which it says little.
    ModelTraits traits(const model::ModelChoice &choice) const override;
    ModelCall *start(const ModelRequest &request, QObject *parent) override;

private:
    base::Clock &m_clock;
    Pace m_pace;
};

} // namespace studio::llm::rehearsal
