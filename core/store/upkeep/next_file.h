// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/upkeep_watch.h"

#include <QString>

// A complete database that lies ready to replace the current one: a backup, or what was read of a damaged
// file. It is put in place when nobody has the data open. If the process ends in between, the next start
// finds either the old data, or the new data with the old data aside.
namespace studio::store {

[[nodiscard]] QString nextFileIn(const QString &folder);

/// Checks a backup and prepares a copy of it. Corrupt: it is damaged or not from the studio. Conflict: a
/// newer version wrote it. Storage: it could not be copied completely. The copy allows nothing any more: the
/// answer is what it allowed, a sentence for each (see withdrawConsent()).
[[nodiscard]] base::Result<QStringList> prepareRestore(const QString &folder, const QString &backup,
                                                       const Watch &watch = {});

/// Prepares what can be read of the data in the folder, or of `damaged` if it is given, and adds what only
/// the newest backup still has. What they allowed is withdrawn. Nothing else changes.
[[nodiscard]] base::Result<model::RescueReport>
prepareRescue(const QString &folder, const QString &damaged = {}, const Watch &watch = {});

/// Puts the prepared file in place; the previous data is moved aside under a name with the word `why` in it,
/// which is returned: empty if there was none. The caller has the folder exclusively.
[[nodiscard]] base::Result<QString> takeNextFile(const QString &folder, const QString &why);

} // namespace studio::store
