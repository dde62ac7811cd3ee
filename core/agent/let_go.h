// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <utility>

namespace studio::agent {

/// Stops a call that `listener` is not interested in any more, whether it has ended or not: no signal of it
/// comes there, and it is deleted later. The pointer is null afterwards; nothing happens if it was before.
inline void letGo(llm::ModelCall *&call, const QObject *listener)
{
    llm::ModelCall *gone = std::exchange(call, nullptr);
    if (!gone)
        return;
    gone->disconnect(listener);
    gone->cancel(); // nothing, if it has ended
    gone->deleteLater();
}

} // namespace studio::agent
