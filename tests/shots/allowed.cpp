// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/allowed.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

constexpr int kColumns = 5;

QRegularExpression wholeName(const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

} // namespace

bool Allowed::Line::fits(const QString &name, const Finding &finding) const
{
    return finding.check == check && finding.widget.endsWith(place) && picture.match(name).hasMatch() &&
           pattern.match(finding.text).hasMatch();
}

QString Allowed::refusal(const QString &line, const QStringList &pictures)
{
    const QStringList fields = line.split(u'\t');
    if (fields.size() != kColumns || fields.contains(QString()))
        return u"wants picture, check, place, pattern and reason"_s;
    const QRegularExpression picture = wholeName(fields.at(0));
    if (!picture.isValid() || !QRegularExpression(fields.at(3)).isValid())
        return u"a pattern is no regular expression"_s;
    const qsizetype count = pictures.filter(picture).size();
    if (count == 0)
        return u"there is no picture of that name"_s;
    return count == pictures.size() ? u"fits all pictures"_s : QString();
}

Allowed Allowed::read(const QString &file, const QStringList &pictures)
{
    Allowed allowed;
    QFile table(file);
    if (!table.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file));
    const QStringList lines = QString::fromUtf8(table.readAll()).split(u'\n');
    for (const QString &line : lines) {
        if (line.startsWith(u'#') || line.isEmpty() || line.startsWith("picture\t"_L1))
            continue;
        if (const QString why = refusal(line, pictures); !why.isEmpty())
            qFatal("%s: %s: %s", qPrintable(file), qPrintable(why), qPrintable(line));
        const QStringList fields = line.split(u'\t');
        allowed.m_lines.append(
            {wholeName(fields.at(0)), fields.at(1), fields.at(2), QRegularExpression(fields.at(3))});
    }
    return allowed;
}

QList<Finding> Allowed::without(const QString &picture, const QList<Finding> &findings)
{
    QList<Finding> left;
    for (const Finding &finding : findings) {
        bool fits = false;
        for (Line &line : m_lines) {
            if (line.fits(picture, finding))
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
            unused.append(
                QStringList{line.picture.pattern(), line.check, line.place, line.pattern.pattern()}.join(
                    u' '));
    }
    return unused;
}

} // namespace studio::tests
