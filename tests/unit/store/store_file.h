// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "tests/support/builders.h"

#include <QByteArray>
#include <QString>

// A database with a little of everything, and ways to damage it.
namespace studio::tests {

/// The room in the database.
[[nodiscard]] model::Room teaRoom();
/// Fills the folder: `exchanges` messages of the user, each with an answer; a companion, their picture, a
/// picture that nothing refers to, a draft. False if something could not be stored.
[[nodiscard]] bool fillStudio(const QString &folder, int exchanges);
[[nodiscard]] QString attachmentName(const QByteArray &bytes);

[[nodiscard]] QByteArray contentsOf(const QString &path);
void writeFile(const QString &path, const QByteArray &bytes);

} // namespace studio::tests
