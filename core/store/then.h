// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>

#include <functional>

namespace studio::store {

/// Receives the result of a read: on the thread of the given context object, never inside the call.
template<class T>
using Then = std::function<void(base::Result<T>)>;

} // namespace studio::store
