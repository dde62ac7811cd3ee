// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

#include <memory>

class QTemporaryFile;

namespace studio::app {

/// A file that is looked at before it is read. What can be read once only, standard input ("-") or a pipe, is
/// copied to a temporary file, which lasts as long as this. Waits for whoever writes into the pipe.
class TwiceReadFile
{
public:
    /// Storage: it cannot be read, or there is no room for the copy. Files, folders and names of nothing are
    /// not looked at here.
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
