// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/cassette.h"

#include <QFile>

#include <memory>

namespace studio::llm::provider {

/// A cassette on disk that is being recorded. An exchange is written as a whole when it is over; none is
/// buffered in memory.
class CassetteFile
{
public:
    /// Opens a new file, or continues one; removes a line that was interrupted by the end of a program.
    [[nodiscard]] static base::Result<std::unique_ptr<CassetteFile>> open(const QString &path);
    [[nodiscard]] base::Result<void> append(const Exchange &exchange);

private:
    CassetteFile() = default;
    [[nodiscard]] base::Result<void> write(const QByteArray &line);

    QFile m_file;
};

[[nodiscard]] base::Result<QList<Exchange>> readCassette(const QString &path);

} // namespace studio::llm::provider
