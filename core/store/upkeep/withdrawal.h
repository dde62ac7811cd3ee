// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace studio::store {

class Connection;

/// Takes back what a file allows that is to become the data of this folder: it may be from elsewhere, or from
/// a time when something else was agreed to. Doors are shut, the network is left, standing answers and
/// permissions are forgotten; what was asked and answered stays in the ledger. A sentence for each, for the
/// user; empty: it allowed nothing. The file is open for writing.
[[nodiscard]] base::Result<QStringList> withdrawConsent(Connection &connection);

} // namespace studio::store
