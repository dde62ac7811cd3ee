// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace studio::store {

class Connection;

/// Withdraws what a file allows before it becomes the data of this folder: it may be from elsewhere, or from
/// a time with other consents. Doors are closed, the network is left, standing answers and permissions are
/// forgotten; past questions and answers stay in the ledger. Returns a sentence for each, for the user;
/// empty: it allowed nothing. The file is open for writing.
[[nodiscard]] base::Result<QStringList> withdrawConsent(Connection &connection);

} // namespace studio::store
