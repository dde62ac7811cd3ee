// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace studio::tests {

/// The result of one run of the real program.
struct Run
{
    int exit = -1;
    QByteArray out;
    QByteArray err;
};

[[nodiscard]] inline QString programPath()
{
    return QStringLiteral(STUDIO_BINARY_DIR "/bin/companion-studio");
}

/// Runs the program to its end in English, with its data in `folder`.
[[nodiscard]] inline Run runProgram(const QString &folder, const QStringList &arguments,
                                    const QStringList &environment = QProcess::systemEnvironment())
{
    QProcess process;
    process.setEnvironment(environment);
    process.start(programPath(), QStringList{QStringLiteral("--data"), folder, QStringLiteral("--lang"),
                                             QStringLiteral("en")} +
                                     arguments);
    const bool ended = process.waitForFinished(60000);
    const bool normal = ended && process.exitStatus() == QProcess::NormalExit;
    return {normal ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

} // namespace studio::tests
