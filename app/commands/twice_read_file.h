// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

#include <memory>

class QTemporaryFile;

namespace studio::app {

/// A file that is inspected before it is read. An input that can be read only once, standard input ("-") or a
/// pipe, is copied to a temporary file, which lasts as long as this object. Blocks until the writer closes
/// the pipe.
class TwiceReadFile
{
public:
    /// Storage: the file cannot be read, or there is no space for the copy. Ordinary files, folders and names
    /// without a file are not checked here.
    [[nodiscard]] static base::Result<TwiceReadFile> of(const QString &name);
    TwiceReadFile(TwiceReadFile &&) noexcept;
    TwiceReadFile &operator=(TwiceReadFile &&) noexcept;
    ~TwiceReadFile();

    [[nodiscard]] const QString &path() const { return m_path; }

private:
    explicit TwiceReadFile(QString path);

    QString m_path;
    std::unique_ptr<QTemporaryFile> m_copy;
};

} // namespace studio::app
