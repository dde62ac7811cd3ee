// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/replay/case_file.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace studio::tests {

CaseFile readCase(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    CaseFile read;
    const QList<QByteArray> lines = file.readAll().split('\n');
    read.hasHeading = lines.value(2).startsWith("# §");
    for (const QByteArray &line : lines) {
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        if (line.startsWith("=> "))
            read.answers.append(line.mid(3));
        else if (line.startsWith(' ') && !read.answers.isEmpty())
            read.answers.last() += line.trimmed();
        else if (line.startsWith("!! "))
            read.error = QString::fromUtf8(line.mid(3));
        else
            read.inputs.append(line);
    }
    return read;
}

QStringList allCases()
{
    const QDir folder(QStringLiteral(STUDIO_SOURCE_DIR "/tests/cases"));
    QStringList names = folder.entryList({u"*.case"_s}, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(5);
    return names;
}

QString casePath(const QString &name)
{
    return QStringLiteral(STUDIO_SOURCE_DIR "/tests/cases/%1.case").arg(name);
}

} // namespace studio::tests
