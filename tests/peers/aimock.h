// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/provider.h"

#include <QProcess>
#include <QString>
#include <QUrl>

namespace studio::tests {

/// @copilotkit/aimock in a process of its own: a mock of the providers that others wrote. It answers on the
/// loopback from a file of fixtures in this folder, first fit first, and refuses every other key and every
/// request that fits none of them.
class Aimock
{
public:
    explicit Aimock(const QString &fixtures);
    ~Aimock();
    Aimock(const Aimock &) = delete;
    Aimock &operator=(const Aimock &) = delete;

    /// Why there is none on this machine; empty: it can be started.
    [[nodiscard]] static QString whyNot();
    [[nodiscard]] static QByteArray key() { return "k-peers-7f3a"; }

    [[nodiscard]] bool isUp() const { return m_url.isValid(); }
    /// Its address, as a provider of that kind gives it.
    [[nodiscard]] QUrl baseUrl(model::ProviderKind kind) const;
    /// All that it said on standard output and error, for a test that fails.
    [[nodiscard]] QString words();

private:
    QProcess m_process;
    QByteArray m_words;
    QUrl m_url;
};

} // namespace studio::tests
