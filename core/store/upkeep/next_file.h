// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/upkeep_watch.h"

#include <QString>

// A whole database that lies ready to take the place of the one that is there: a backup, or what was read of
// a damaged file. It takes it when nobody has the data open. Whatever ends in between, the next start finds
// either the old data, or the new and the old one aside.
namespace studio::store {

[[nodiscard]] QString nextFileIn(const QString &folder);

/// Looks a backup through and lays a copy of it ready. Corrupt: it is damaged or not the studio's. Conflict:
/// a newer version wrote it. Storage: it could not be copied whole. The copy allows nothing any more: the
/// answer is what it allowed, a sentence for each (see withdrawConsent()).
[[nodiscard]] base::Result<QStringList> prepareRestore(const QString &folder, const QString &backup,
                                                       const Watch &watch = {});

/// Lays ready what can be read of the data in the folder, or of `damaged` if it is given; with it what only
/// the newest backup still has. What they allowed is taken back. Nothing else changes.
[[nodiscard]] base::Result<model::RescueReport>
prepareRescue(const QString &folder, const QString &damaged = {}, const Watch &watch = {});

/// Puts what lies ready in place; what was there goes aside under a name with that word in it, and that name
/// is the answer: empty if nothing was there. The caller has the folder to itself.
[[nodiscard]] base::Result<QString> takeNextFile(const QString &folder, const QString &why);

} // namespace studio::store
