// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "tests/support/builders.h"

#include <QByteArray>
#include <QString>

#include <csignal>
#include <sys/resource.h>

// A database with a little of everything, and what harms it.
namespace studio::tests {

/// The room in it.
[[nodiscard]] model::Room teaRoom();
/// Fills the folder: `exchanges` messages of the user, each with an answer; a companion, a picture that it
/// names, one that nothing names, a draft. False if something could not be kept.
[[nodiscard]] bool fillStudio(const QString &folder, int exchanges);
[[nodiscard]] QString attachmentName(const QByteArray &bytes);

[[nodiscard]] QByteArray contentsOf(const QString &path);
void writeFile(const QString &path, const QByteArray &bytes);

/// No file of this program grows beyond so many bytes, as on a full disk, until it is destroyed.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit full{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};

} // namespace studio::tests
