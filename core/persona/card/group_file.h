// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/model/card_report.h"
#include "core/model/policy.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

// Groups of SillyTavern: a JSON file that names a room's companions by the files of their pictures and says
// how they take turns. Pure; any thread.
namespace studio::persona {

inline constexpr base::Millis kGroupAutoDelay{5'000}; ///< SillyTavern's own, where a group says none

struct GroupFile
{
    QString name;        ///< as it can be shown
    QStringList members; ///< "Aya.png": names of files to compare, never paths
    QStringList muted;   ///< those of them that may not speak
    model::PolicyName policy = model::PolicyName::Natural;
    bool answersItself = false;              ///< whoever spoke last may speak again, when nobody else wrote
    base::Millis autoDelay{kGroupAutoDelay}; ///< of its auto mode; no file says whether that was on
    model::CardReport report;
    QByteArray source; ///< the file as it came, for groupFile()

    bool operator==(const GroupFile &) const = default;
};

/// InvalidInput, with a sentence that says why, for what is no group or has no name.
[[nodiscard]] base::Result<GroupFile> readGroupFile(const QByteArray &file);

/// A group as a file. Of `group` the report is not looked at; with a source only what is told otherwise there
/// is written anew, and all the rest comes back byte for byte. `id` names a group that has no source, as a
/// number in its text: SillyTavern takes the milliseconds since 1970.
[[nodiscard]] base::Result<QByteArray> writeGroupFile(const GroupFile &group, const QString &id);

/// The name that SillyTavern gives the file of a companion's picture: "Aya.png". Safe on every system.
[[nodiscard]] QString groupMemberName(const QString &name);

} // namespace studio::persona
