// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/shots/checks/picture_checks.h"

#include <QRegularExpression>

namespace studio::tests {

/// The accepted findings: allowed.tsv, each line with its reason. A line holds a pattern for names of
/// pictures, a check, the end of a widget's path and a pattern for the text.
class Allowed
{
public:
    /// `pictures` are the names of all pictures. Ends the program if a line is refused.
    [[nodiscard]] static Allowed read(const QString &file, const QStringList &pictures);
    /// Why the line of a table is refused; empty if it is accepted. It has to name some pictures, not all of
    /// them.
    [[nodiscard]] static QString refusal(const QString &line, const QStringList &pictures);

    /// The findings in the picture with that name that no line accepts.
    [[nodiscard]] QList<Finding> without(const QString &picture, const QList<Finding> &findings);
    /// Lines that have accepted nothing so far.
    [[nodiscard]] QStringList unused() const;

private:
    struct Line
    {
        QRegularExpression picture;
        QString check;
        QString place;
        QRegularExpression pattern;
        bool used = false;

        [[nodiscard]] bool fits(const QString &name, const Finding &finding) const;
    };
    QList<Line> m_lines;
};

} // namespace studio::tests
