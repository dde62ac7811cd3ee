// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/listener.h"
#include "core/base/result.h"

#include <functional>

namespace studio::base {

/// A receiver of the answer to one question or command. It is a listener that the port calls exactly once;
/// see Listener for the thread, the order, and a context that is destroyed.
///
///     m_port.readNotes(companion, {this, [this](const Result<QList<MemoryNote>> &notes) { show(notes); }});
template<class T>
using Then = Listener<Result<T>>;

/// The work of a Then alone, for calls that are given the context as an argument of its own, such as those of
/// the store. A layer between the two can then do something of its own in the same call, before it runs the
/// work: to a Then it could only pass the answer on, which runs later. The work runs once, at most.
///
///     m_notes.notes(this, [this](const Result<QList<MemoryNote>> &notes) { read(notes); });
template<class T>
using ThenWork = std::function<void(const Result<T> &)>;

} // namespace studio::base
