// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QSslCertificate>
#include <QSslKey>
#include <QString>

namespace studio::tests::faults {

/// A certificate and its key.
struct Identity
{
    QSslCertificate certificate{};
    QSslKey key{};
};

/// Certificates for 127.0.0.1, made with the program openssl in a folder of the build and used again from
/// there for a day.
struct Certificates
{
    QSslCertificate authority{};
    Identity good{};
    Identity selfSigned{};
    Identity expired{};
    Identity wrongHost{};

    [[nodiscard]] static base::Result<Certificates> make(const QString &folder);
};

} // namespace studio::tests::faults
