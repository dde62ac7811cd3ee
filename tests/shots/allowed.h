// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/shots/checks/picture_checks.h"

namespace studio::tests {

/// The findings that are meant: allowed.tsv, each line with its reason. A line holds a check, the end of a
/// widget's place and a pattern for the text.
class Allowed
{
public:
    /// Ends the program if the file is not a table of four columns.
    [[nodiscard]] static Allowed read(const QString &file);

    /// The findings that no line allows.
    [[nodiscard]] QList<Finding> without(const QList<Finding> &findings);
    /// Lines that allowed nothing so far.
    [[nodiscard]] QStringList unused() const;

private:
    struct Line
    {
        QString check;
        QString place;
        QString pattern;
        bool used = false;

        [[nodiscard]] bool fits(const Finding &finding) const;
    };
    QList<Line> m_lines;
};

} // namespace studio::tests
