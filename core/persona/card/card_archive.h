// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace studio::persona {

/// Writes the cards of a zip that is a bundle of them, a backup or a bulk download, into an existing folder,
/// each under a name of ours that ends as its own. The paths in the order of the archive; empty: it is no
/// bundle (its name does not end in .zip, or it is a CHARX or Backyard archive), or cannot be read. At most
/// 20,000 cards of 1 GB together. Blocks.
[[nodiscard]] QStringList unpackBundle(const QString &zip, const QString &folder);

} // namespace studio::persona
