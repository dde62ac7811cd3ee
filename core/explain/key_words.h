// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/key_lack.h"
#include "core/model/provider.h"

#include <QString>

namespace studio::explain {

/// Why the provider has no key to send, as a whole sentence; empty: it has one. Holds no key.
[[nodiscard]] QString keyLackSentence(const model::KeyLack &lack, const model::Provider &provider);

} // namespace studio::explain
