// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace studio::ui {

/// What somebody should know about an address before going there.
struct LinkFacts
{
    QString host; ///< where it really leads, in signs that people read, and the port if it is an unusual one
    QString encodedHost; ///< "xn--…" where the host has signs beyond ASCII; else empty
    QString userName;    ///< what stands before an @ and is no host; else empty
    QString claimedHost; ///< the host that the words of the link name where it is another one; else empty
    bool isEncrypted = false;
    QString address; ///< whole, encoded: nothing in it can pass for something else
    bool operator==(const LinkFacts &) const = default;
};

[[nodiscard]] LinkFacts linkFacts(const QUrl &address, const QString &words);

} // namespace studio::ui
