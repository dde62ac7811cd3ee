// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/integration/program/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <array>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace studio::tests {

/// A run with its peak memory and duration.
struct MeasuredRun : Run
{
    qint64 peakKilobytes = 0; ///< peak memory
    qint64 processorMs = 0;
};

/// The program as in runProgram(), without a data folder; killed after a minute.
[[nodiscard]] inline MeasuredRun runMeasured(const QStringList &arguments)
{
    const QTemporaryDir folder;
    const QByteArray out = QFile::encodeName(folder.filePath(QStringLiteral("out")));
    const QByteArray err = QFile::encodeName(folder.filePath(QStringLiteral("err")));
    QList<QByteArray> words{"timeout", "-s", "KILL", "60", QFile::encodeName(programPath()), "--lang", "en"};
    for (const QString &argument : arguments)
        words.append(QFile::encodeName(argument));
    std::vector<char *> argv;
    for (QByteArray &word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);

    const pid_t child = fork();
    if (child == 0) {
        const int mode = O_WRONLY | O_CREAT | O_TRUNC;
        if (dup2(open(out.constData(), mode, 0600), STDOUT_FILENO) >= 0 &&
            dup2(open(err.constData(), mode, 0600), STDERR_FILENO) >= 0)
            execvp(argv.front(), argv.data());
        _exit(127);
    }
    int status = 0;
    rusage used{};
    if (child < 0 || wait4(child, &status, 0, &used) != child)
        return {};
    const auto bytesOf = [](const QByteArray &name) {
        QFile file(QFile::decodeName(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const auto ms = [](const timeval &time) { return qint64(time.tv_sec) * 1000 + time.tv_usec / 1000; };
    MeasuredRun run;
    run.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    run.out = bytesOf(out);
    run.err = bytesOf(err);
    run.peakKilobytes = used.ru_maxrss;
    run.processorMs = ms(used.ru_utime) + ms(used.ru_stime);
    return run;
}

} // namespace studio::tests
