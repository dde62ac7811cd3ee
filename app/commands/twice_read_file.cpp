// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/twice_read_file.h"

#include "app/input_file.h"
#include "app/options/command_words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <cstdio>
#include <utility>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;

namespace {

constexpr qint64 kPiece = 256 * 1024;
constexpr qint64 kMost = 512 * 1024 * 1024; // bytes; a regular file may be larger, an endless input may not

std::optional<base::Error> copy(QFile &from, QTemporaryFile &to)
{
    QByteArray piece;
    qint64 copied = 0;
    while (!(piece = from.read(kPiece)).isEmpty()) {
        copied += piece.size();
        if (copied > kMost)
            return base::Error{
                ErrorCode::InvalidInput,
                CommandWords::tr("The input is larger than %L1 MiB. Save it to a file, then import the file.")
                    .arg(kMost / (1024 * 1024)),
                from.fileName()};
        if (to.write(piece) != piece.size())
            return base::Error{ErrorCode::Storage,
                               CommandWords::tr("The file could not be copied to %1.").arg(to.fileName()),
                               to.errorString()};
    }
    if (from.error() != QFileDevice::NoError)
        return base::Error{ErrorCode::Storage, CommandWords::tr("The file could not be read to the end."),
                           from.errorString()};
    if (!to.flush())
        return base::Error{ErrorCode::Storage,
                           CommandWords::tr("The file could not be copied to %1.").arg(to.fileName()),
                           to.errorString()};
    return std::nullopt;
}

} // namespace

TwiceReadFile::TwiceReadFile(QString path)
    : m_path(std::move(path))
{
}

TwiceReadFile::TwiceReadFile(TwiceReadFile &&) noexcept = default;
TwiceReadFile &TwiceReadFile::operator=(TwiceReadFile &&) noexcept = default;
TwiceReadFile::~TwiceReadFile() = default;

// The name of the copy is empty before its dot, so that nothing takes its name from the copy.
Result<TwiceReadFile> TwiceReadFile::of(const QString &name)
{
    TwiceReadFile file(name);
    const QFileInfo info(name);
    const bool isStandardInput = name == "-"_L1;
    if (!isStandardInput && (!info.exists() || info.isFile() || info.isDir()))
        return file;
    QFile source(name);
    const bool isOpen = isStandardInput ? source.open(stdin, QIODevice::ReadOnly) : openToRead(source);
    if (!isOpen)
        return base::failure(ErrorCode::Storage, CommandWords::tr("%1 could not be read.").arg(name),
                             source.errorString());
    file.m_copy = std::make_unique<QTemporaryFile>(QDir::temp().filePath(u".companion-studio-XXXXXX"_s));
    if (!file.m_copy->open())
        return base::failure(ErrorCode::Storage,
                             CommandWords::tr("The file could not be copied to %1.").arg(QDir::tempPath()),
                             file.m_copy->errorString());
    if (const auto error = copy(source, *file.m_copy))
        return tl::unexpected(*error);
    file.m_path = file.m_copy->fileName();
    return file;
}

} // namespace studio::app
