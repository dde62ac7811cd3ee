// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace studio::services {

/// Which environment variables may be sent to which origins, as the user agreed on this computer for this
/// data folder. Stored in its own file, `agreed-variables`, and not in the database, which may come from
/// another person; each line holds a seal that only this computer can make, so a folder from elsewhere brings
/// no consent. Studio thread.
class AgreedVariables
{
public:
    /// An empty folder: consent holds until the program ends.
    explicit AgreedVariables(const QString &folder)
        : m_folder(folder)
    {
    }

    [[nodiscard]] bool holds(const QString &variable, const QString &origin) const;
    /// Holds from now on, but only until the program ends if the file cannot be written; then that is the
    /// error.
    [[nodiscard]] base::Result<void> add(const QString &variable, const QString &origin);

private:
    [[nodiscard]] QByteArray lineFor(const QString &variable, const QString &origin) const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] QList<QByteArray> kept() const;

    QString m_folder;
    QList<QByteArray> m_added; ///< in this run
};

} // namespace studio::services
