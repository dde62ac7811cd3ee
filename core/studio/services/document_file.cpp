// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/document_file.h"

#include "core/base/file_modes.h"
#include "core/base/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;

namespace {

constexpr qsizetype kLongestPrefix = 40; // of the temporary file's name, in UTF-16 units

QString systemWords() { return QString::fromLocal8Bit(std::strerror(errno)); }

mode_t modeOf(const QString &path)
{
    struct stat facts
    {
    };
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? facts.st_mode & 07777
                                                                    : base::usualFileMode();
}

} // namespace

DocumentFile::DocumentFile(const QString &path, QObject *parent)
    : QIODevice(parent)
    , m_path(path)
{
}

// Renaming would replace a folder or a device with the file.
Result<void> DocumentFile::begin()
{
    const auto refused = [](const QString &text, const QString &detail) {
        return tl::unexpected(Error{ErrorCode::InvalidInput, text, detail});
    };
    if (m_path.isEmpty())
        return refused(tr("Choose a file to save to."), {});
    QFileInfo target(m_path);
    if (target.exists() && !target.isFile())
        return refused(tr("%1 is not a file.").arg(m_path), m_path);
    if (target.isSymLink() && target.exists())
        target = QFileInfo(target.canonicalFilePath());
    const QString asked = m_path;
    m_path = target.absoluteFilePath();
    const QString folder = target.absolutePath();
    if (!QFileInfo(folder).isDir())
        return refused(tr("%1 cannot be written: the folder %2 does not exist.").arg(asked, folder), folder);
    if (target.exists() && !target.isWritable())
        return refused(tr("%1 cannot be written: the file is protected.").arg(asked), m_path);
    m_file.setFileTemplate(folder + u"/."_s + target.fileName().left(kLongestPrefix) + u".XXXXXX"_s);
    if (!m_file.open() || !QIODevice::open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return refused(tr("%1 cannot be written: %2").arg(asked, m_file.errorString()), m_path);
    return {};
}

qint64 DocumentFile::writeData(const char *data, qint64 count)
{
    const qint64 written = m_file.write(data, count);
    if (written != count) {
        setErrorString(m_file.errorString());
        return -1;
    }
    m_meant.addData(QByteArrayView(data, count));
    return count;
}

Error DocumentFile::broken(const QString &detail) const
{
    return {ErrorCode::Storage, tr("%1 could not be written completely. Nothing was changed.").arg(m_path),
            detail};
}

Result<void> DocumentFile::put()
{
    const auto failed = [this](const QString &detail) { return tl::unexpected(broken(detail)); };
    if (!m_file.flush())
        return failed(m_file.errorString());
    if (::fsync(m_file.handle()) != 0)
        return failed(systemWords());
    if (!isAsMeant())
        return failed(u"what stands in the file is not what was written"_s);
    if (::fchmod(m_file.handle(), modeOf(m_path)) != 0)
        return failed(systemWords());
    const QByteArray from = QFile::encodeName(m_file.fileName());
    if (std::rename(from.constData(), QFile::encodeName(m_path).constData()) != 0)
        return failed(systemWords());
    m_file.setAutoRemove(false);
    m_file.close();
    base::syncFolderOf(m_path);
    return {};
}

// By name, as a later reader will open it.
bool DocumentFile::isAsMeant()
{
    QFile again(m_file.fileName());
    QCryptographicHash found(QCryptographicHash::Sha256);
    return again.open(QIODevice::ReadOnly) && found.addData(&again) && found.result() == m_meant.result();
}

} // namespace studio::services
