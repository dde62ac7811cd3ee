// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace studio::services {

/// Which environment variables may be sent to which origins: the user has said so on this computer, for this
/// data folder. Stands in a file of its own, `agreed-variables`, and not in the database, which may come from
/// somebody else; each line holds a seal that only this computer makes, so that a folder from elsewhere
/// brings no consent. Studio thread.
class AgreedVariables
{
public:
    /// An empty folder: what is agreed holds until the program ends.
    explicit AgreedVariables(const QString &folder)
        : m_folder(folder)
    {
    }

    [[nodiscard]] bool holds(const QString &variable, const QString &origin) const;
    /// It holds from now on, though only until the program ends if the file cannot be written: that is the
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
