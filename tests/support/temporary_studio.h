// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QTemporaryDir>

namespace studio::tests {

/// A data folder for one test, deleted afterwards.
class TemporaryStudio
{
public:
    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString dataFolder() const { return m_folder.path(); }
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

} // namespace studio::tests
