// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/listener.h"
#include "core/base/result.h"

namespace studio::base {

/// A receiver of the answer to one question or command. It is a listener that the port calls exactly once;
/// see Listener for the thread, the order, and a context that is destroyed.
///
///     m_port.readNotes(companion, {this, [this](const Result<QList<MemoryNote>> &notes) { show(notes); }});
template<class T>
using Then = Listener<Result<T>>;

} // namespace studio::base
