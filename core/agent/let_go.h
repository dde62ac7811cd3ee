// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <utility>

namespace studio::agent {

/// Stops a call that no longer interests `listener`, whether the call has ended or not: the listener gets no
/// more signals from it, and it is deleted later. Sets the pointer to null; does nothing if it was null.
inline void letGo(llm::ModelCall *&call, const QObject *listener)
{
    llm::ModelCall *gone = std::exchange(call, nullptr);
    if (!gone)
        return;
    gone->disconnect(listener);
    gone->cancel(); // no effect if the call has ended
    gone->deleteLater();
}

} // namespace studio::agent
