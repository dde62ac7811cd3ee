// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/cassette.h"

#include <QFile>

#include <memory>

namespace studio::llm::provider {

/// A cassette on disk that is being recorded. An exchange is written whole when it is over; nothing is kept
/// open in memory.
class CassetteFile
{
public:
    /// A new file, or one that goes on; a line that was being written when a program ended is taken off.
    [[nodiscard]] static base::Result<std::unique_ptr<CassetteFile>> open(const QString &path);
    [[nodiscard]] base::Result<void> append(const Exchange &exchange);

private:
    CassetteFile() = default;
    [[nodiscard]] base::Result<void> write(const QByteArray &line);

    QFile m_file;
};

[[nodiscard]] base::Result<QList<Exchange>> readCassette(const QString &path);

} // namespace studio::llm::provider
