// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QCryptographicHash>
#include <QIODevice>
#include <QTemporaryFile>

namespace studio::services {

/// A file that replaces another completely or not at all. It is written beside the old file under its own
/// name; put() flushes it to the disk, reads it back, compares it with the written data, and only then
/// renames it. Destroyed before that, it leaves nothing behind. Sequential, write-only; any one thread.
class DocumentFile final : public QIODevice
{
    Q_OBJECT

public:
    explicit DocumentFile(const QString &path, QObject *parent = nullptr);

    /// InvalidInput: the path is empty, a folder or a device, or its folder does not exist or is not
    /// writable.
    [[nodiscard]] base::Result<void> begin();
    /// Storage: the data on the disk is incomplete or differs from what was written; the old file stays.
    [[nodiscard]] base::Result<void> put();

    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 count) override;

private:
    [[nodiscard]] bool isAsMeant();
    [[nodiscard]] base::Error broken(const QString &detail) const;

    QString m_path;
    QTemporaryFile m_file;
    QCryptographicHash m_meant{QCryptographicHash::Sha256};
};

} // namespace studio::services
