// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/allowed.h"

#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace studio::tests {

bool Allowed::Line::fits(const Finding &finding) const
{
    return finding.check == check && finding.widget.endsWith(place) &&
           QRegularExpression(pattern).match(finding.text).hasMatch();
}

Allowed Allowed::read(const QString &file)
{
    Allowed allowed;
    QFile table(file);
    if (!table.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file));
    const QStringList lines = QString::fromUtf8(table.readAll()).split(u'\n');
    for (const QString &line : lines) {
        const QStringList fields = line.split(u'\t');
        if (line.startsWith(u'#') || line.isEmpty() || fields.first() == "check"_L1)
            continue;
        if (fields.size() != 4 || fields.contains(QString()) || !QRegularExpression(fields.at(2)).isValid())
            qFatal("%s: wants check, place, pattern and reason: %s", qPrintable(file), qPrintable(line));
        allowed.m_lines.append({fields.at(0), fields.at(1), fields.at(2)});
    }
    return allowed;
}

QList<Finding> Allowed::without(const QList<Finding> &findings)
{
    QList<Finding> left;
    for (const Finding &finding : findings) {
        bool fits = false;
        for (Line &line : m_lines) {
            if (line.fits(finding))
                fits = line.used = true;
        }
        if (!fits)
            left.append(finding);
    }
    return left;
}

QStringList Allowed::unused() const
{
    QStringList unused;
    for (const Line &line : m_lines) {
        if (!line.used)
            unused.append(line.check + u' ' + line.place + u' ' + line.pattern);
    }
    return unused;
}

} // namespace studio::tests
