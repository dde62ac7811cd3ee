// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include <cstdio>

namespace studio::app {

using base::ErrorCode;

Exit exitFor(const base::Error &error)
{
    switch (error.code) {
    case ErrorCode::InvalidInput:
    case ErrorCode::NotFound:
    case ErrorCode::Conflict: return Exit::Wrong;
    default: return Exit::Failed;
    }
}

bool print(const QByteArray &line)
{
    const bool whole = std::fwrite(line.constData(), 1, size_t(line.size()), stdout) == size_t(line.size());
    return whole && std::fputc('\n', stdout) != EOF && std::fflush(stdout) == 0;
}

bool print(const QString &line) { return print(line.toUtf8()); }

void report(const QString &line) { std::fprintf(stderr, "%s\n", qUtf8Printable(line)); }

void complain(const QString &line) { std::fprintf(stderr, "companion-studio: %s\n", qUtf8Printable(line)); }

} // namespace studio::app
