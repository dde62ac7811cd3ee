// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/agreed_variables.h"

#include "core/base/whole_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSysInfo>

namespace studio::services {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargest = 256 * 1024; // bytes; a larger file is not ours

} // namespace

bool AgreedVariables::holds(const QString &variable, const QString &origin) const
{
    const QByteArray line = lineFor(variable, origin);
    return m_added.contains(line) || kept().contains(line);
}

base::Result<void> AgreedVariables::add(const QString &variable, const QString &origin)
{
    if (holds(variable, origin))
        return {};
    m_added.append(lineFor(variable, origin));
    if (m_folder.isEmpty())
        return {};
    QList<QByteArray> all = kept();
    for (const QByteArray &line : std::as_const(m_added)) { // an earlier line may not have reached the disk
        if (!all.contains(line))
            all.append(line);
    }
    if (const auto flaw = base::writeWhole(path(), all.join('\n') + '\n'))
        return base::failure(base::ErrorCode::Storage, *flaw);
    return {};
}

// Only users of this computer know its machine id, so the seal cannot be made elsewhere.
QByteArray AgreedVariables::lineFor(const QString &variable, const QString &origin) const
{
    const QByteArray what = variable.toUtf8() + ' ' + origin.toUtf8();
    const QByteArray sealed =
        QSysInfo::machineUniqueId() + '\n' + QDir(m_folder).canonicalPath().toUtf8() + '\n' + what;
    return what + ' ' + QCryptographicHash::hash(sealed, QCryptographicHash::Sha256).toHex();
}

QString AgreedVariables::path() const { return m_folder + u"/agreed-variables"_s; }

QList<QByteArray> AgreedVariables::kept() const
{
    QFile file(path());
    if (m_folder.isEmpty() || !file.open(QIODevice::ReadOnly) || file.isSequential())
        return {};
    QList<QByteArray> lines = file.read(kLargest).split('\n');
    lines.removeAll(QByteArray());
    return lines;
}

} // namespace studio::services
