// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace studio::tests {

/// One hand-written case of tests/cases: a replay file and what it must print (the README there tells the
/// form).
struct CaseFile
{
    QList<QByteArray> inputs;     ///< the lines of the replay file
    QList<QByteArray> answers;    ///< the lines that it must print
    std::optional<QString> error; ///< `LINE: the beginning of what is wrong`, for a file with a bad line
    bool hasHeading = false;      ///< below the licence stands a line that names a paragraph
};

[[nodiscard]] CaseFile readCase(const QString &path);

/// The names of all cases, without `.case`.
[[nodiscard]] QStringList allCases();
[[nodiscard]] QString casePath(const QString &name);

} // namespace studio::tests
