// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/doctor_options.h"

#include "app/options/command_options.h"
#include "app/options/command_words.h"

#include <QFileInfo>
#include <QMap>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

constexpr int kMostDays = 36'500;

const QMap<QString, Doctor::What> &verbs()
{
    using What = Doctor::What;
    static const QMap<QString, What> map{{u"check"_s, What::Check},     {u"rebuild"_s, What::Rebuild},
                                         {u"recover"_s, What::Recover}, {u"backup"_s, What::Backup},
                                         {u"compact"_s, What::Compact}, {u"restore"_s, What::Restore}};
    return map;
}

} // namespace

Result<Command> readDoctor(const CommandOptions &options)
{
    using Format = Doctor::Format;
    QStringList rest = options.positional();
    const QString verb = rest.isEmpty() ? u"check"_s : rest.takeFirst();
    if (!verbs().contains(verb))
        return wrong(CommandWords::tr("doctor needs check, rebuild, recover, backup, compact or restore."));
    Doctor doctor;
    doctor.what = verbs().value(verb);
    const bool isRestore = doctor.what == Doctor::What::Restore;
    if (rest.size() != (isRestore ? 1 : 0))
        return wrong(isRestore
                         ? CommandWords::tr("doctor restore needs one file.")
                         : CommandWords::tr("doctor %1: unknown argument \"%2\".").arg(verb, rest.first()));
    if (isRestore)
        doctor.file = QFileInfo(rest.first()).absoluteFilePath();
    for (const QString &option : {u"show"_s, u"exchanges-older-than"_s}) {
        if (options.isSet(option) && doctor.what != Doctor::What::Compact)
            return wrong(CommandWords::tr("--%1 works only with doctor compact.").arg(option));
    }
    doctor.onlyShows = options.isSet(u"show"_s);
    const auto days = options.number<int>(u"exchanges-older-than"_s, kMostDays);
    if (!days)
        return tl::unexpected(days.error());
    doctor.exchangeDays = *days;
    const auto format = options.choice<Format>(u"format"_s, {u"text"_s, Format::Text},
                                               {u"json"_s, Format::Json}, Format::Text);
    if (!format)
        return tl::unexpected(format.error());
    doctor.format = *format;
    return doctor;
}

} // namespace studio::app
