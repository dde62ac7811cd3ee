// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace studio::ui {

/// What users should know about an address before they open it.
struct LinkFacts
{
    QString host;        ///< where the link really leads, in readable characters, with an unusual port
    QString encodedHost; ///< "xn--…" if the host has characters beyond ASCII; else empty
    QString userName;    ///< the part before an @, which is no host; else empty
    QString claimedHost; ///< the host in the words of the link if it differs from the real one; else empty
    bool isEncrypted = false;
    QString address; ///< whole and encoded, so that no part can pass for something else
    bool operator==(const LinkFacts &) const = default;
};

[[nodiscard]] LinkFacts linkFacts(const QUrl &address, const QString &words);

} // namespace studio::ui
