// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/cassette_file.h"

#include "core/llm/provider/cassette_words.h"

#include <QFileInfo>

#include <algorithm>

namespace studio::llm::provider {

using base::ErrorCode;
using base::Result;

namespace {

constexpr qint64 kLongestHead = 100;
constexpr qint64 kChunk = 64 * 1024;
constexpr qint64 kLargestCassette = 512 * 1024 * 1024; // bytes; a day of talk is a hundredth of that

qint64 endOfLastLine(QFile &file)
{
    for (qint64 end = file.size(); end > 0;) {
        const qint64 from = std::max<qint64>(0, end - kChunk);
        file.seek(from);
        const qsizetype found = file.read(end - from).lastIndexOf('\n');
        if (found >= 0)
            return from + found + 1;
        end = from;
    }
    return 0;
}

tl::unexpected<base::Error> cannotWrite(const QFile &file)
{
    return base::failure(ErrorCode::Storage, CassetteWords::tr("The cassette could not be written."),
                         file.fileName() + u": " + file.errorString());
}

} // namespace

Result<std::unique_ptr<CassetteFile>> CassetteFile::open(const QString &path)
{
    std::unique_ptr<CassetteFile> cassette(new CassetteFile);
    QFile &file = cassette->m_file;
    file.setFileName(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
        return cannotWrite(file);
    if (file.size() > 0 && !isCassetteHead(file.readLine(kLongestHead)))
        return base::failure(ErrorCode::Conflict,
                             CassetteWords::tr("This file is not a cassette of Companion Studio."), path);
    const qint64 whole = endOfLastLine(file);
    if (!file.resize(whole) || !file.seek(whole))
        return cannotWrite(file);
    if (const Result<void> head = cassette->write(cassetteHead()); !head)
        return tl::unexpected(head.error());
    return cassette;
}

Result<void> CassetteFile::append(const Exchange &exchange) { return write(exchangeToLine(exchange)); }

// A line that did not fit on the disk is removed, so that the next one starts a new line.
Result<void> CassetteFile::write(const QByteArray &line)
{
    const qint64 before = m_file.pos();
    if (m_file.write(line) == line.size())
        return {};
    const auto error = cannotWrite(m_file);
    m_file.resize(before);
    m_file.seek(before);
    return error;
}

Result<QList<Exchange>> readCassette(const QString &path)
{
    QFile file(path);
    // A device has no end, and opening a pipe without a writer blocks.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return base::failure(ErrorCode::Malformed,
                             CassetteWords::tr("This file is not a cassette of Companion Studio."), path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(ErrorCode::NotFound, CassetteWords::tr("The cassette could not be opened."),
                             path + u": " + file.errorString());
    if (file.size() > kLargestCassette)
        return base::failure(ErrorCode::Malformed,
                             CassetteWords::tr("This file is not a cassette of Companion Studio."), path);
    return exchangesOf(file.readAll());
}

} // namespace studio::llm::provider
