// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/file_output.h"

#include "app/commands/command_loop.h"
#include "app/harmless.h"
#include "app/options/command_words.h"
#include "core/base/file_modes.h"
#include "core/base/whole_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cstdio>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::ErrorCode;

namespace {

Exit writeToOutput(const QByteArray &bytes, Writes what)
{
    if (what == Writes::Json) {
        StandardOutput out(OutputForm::Json);
        return out.write(bytes) == bytes.size() && out.flush() ? Exit::Fine : Exit::Failed;
    }
    QFile out;
    const bool isWhole =
        out.open(stdout, QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.flush();
    return isWhole ? Exit::Fine : Exit::Failed;
}

Exit writeFile(const QByteArray &bytes, const QString &name)
{
    if (const QFileInfo target(name); target.exists() && !target.isFile())
        return complainAbout(
            {ErrorCode::InvalidInput, CommandWords::tr("%1 is not a file.").arg(name), name});
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly)) {
        return complainAbout({ErrorCode::InvalidInput,
                              CommandWords::tr("%1 cannot be written: %2").arg(name, file.errorString()),
                              name});
    }
    base::makeUsual(file, name);
    const bool isWritten = file.write(bytes) == bytes.size();
    const auto trouble = isWritten ? base::putInPlace(file) : file.errorString();
    if (!trouble)
        return Exit::Fine;
    return complainAbout(
        {ErrorCode::Storage,
         CommandWords::tr("%1 could not be written completely. Nothing was changed.").arg(name), *trouble});
}

} // namespace

Exit writeWhereWanted(const QByteArray &bytes, const QString &file, Writes what)
{
    const bool isForFile = !file.isEmpty() && file != "-"_L1;
    return isForFile ? writeFile(bytes, file) : writeToOutput(bytes, what);
}

} // namespace studio::app
