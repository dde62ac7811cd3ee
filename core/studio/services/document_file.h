// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QCryptographicHash>
#include <QIODevice>
#include <QTemporaryFile>

namespace studio::services {

/// A file that takes the place of another whole or not at all. It is written beside it under a name of its
/// own; put() brings it to the disk, reads it back, compares it with what was meant to be written, and only
/// then gives it the name. Destroyed before that, it leaves nothing behind. Sequential, to be written only;
/// any one thread.
class DocumentFile final : public QIODevice
{
    Q_OBJECT

public:
    explicit DocumentFile(const QString &path, QObject *parent = nullptr);

    /// InvalidInput: the path is empty, a folder, a device or in a folder that is not there or not writable.
    [[nodiscard]] base::Result<void> begin();
    /// Storage: something of it is not on the disk, or is not what was written; the old file stays.
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
