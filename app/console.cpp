// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include "app/harmless.h"

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

namespace {

bool put(const QByteArray &line, std::FILE *stream)
{
    const bool whole = std::fwrite(line.constData(), 1, size_t(line.size()), stream) == size_t(line.size());
    return whole && std::fputc('\n', stream) != EOF && std::fflush(stream) == 0;
}

} // namespace

bool print(const QByteArray &line)
{
    const bool isJson = line.startsWith('{') || line.startsWith('[');
    return put(harmless(line, isJson ? OutputForm::Json : OutputForm::Text), stdout);
}

bool print(const QString &line) { return put(harmless(line.toUtf8(), OutputForm::Text), stdout); }

void report(const QString &line) { (void)put(harmless(line.toUtf8(), OutputForm::Text), stderr); }

void complain(const QString &line) { report(QStringLiteral("companion-studio: ") + line); }

} // namespace studio::app
