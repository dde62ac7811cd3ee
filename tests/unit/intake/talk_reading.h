// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/look.h"
#include "core/intake/talk_file.h"
#include "core/intake/talk_source.h"

#include <QFile>
#include <QTest>

#include <zip.h>

// Talk files, written and then read as an import reads them.
namespace studio::tests {

struct ReadTalk
{
    intake::Found found;
    QList<intake::TalkLine> lines;
    model::CardReport report;
};

inline base::Result<ReadTalk> readTalk(const QString &path, const intake::LookWish &wish = {})
{
    auto found = intake::lookThrough(path, {}, wish);
    if (!found)
        return tl::unexpected(found.error());
    ReadTalk read{std::move(*found), {}, {}};
    const auto file = intake::openTalkFile(path);
    const auto reader = intake::readerFor(read.found.file.kind, *file->device,
                                          read.found.form.value_or(intake::TextForm()), wish.conversation);
    for (;;) {
        const auto line = reader->next();
        if (!line || !*line)
            break;
        read.lines.append(**line);
    }
    read.report = reader->report();
    return read;
}

/// "*Mika: When?|Ida: At nine.", with a star before the user.
inline QString spoken(const QList<intake::TalkLine> &lines)
{
    QStringList all;
    for (const intake::TalkLine &line : lines)
        all.append((line.isWriter ? QStringLiteral("*") : QString()) + line.name + QStringLiteral(": ") +
                   line.text);
    return all.join(u'|');
}

inline void saveTalk(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

inline void packTalk(const QString &path, const QList<QPair<QByteArray, QByteArray>> &entries)
{
    QFile::remove(path);
    int error = 0;
    zip_t *zip = zip_open(QFile::encodeName(path).constData(), ZIP_CREATE, &error);
    for (const auto &[name, bytes] : entries) {
        zip_source_t *source = zip_source_buffer(zip, bytes.constData(), zip_uint64_t(bytes.size()), 0);
        zip_file_add(zip, name.constData(), source, ZIP_FL_ENC_UTF_8);
    }
    QCOMPARE(zip_close(zip), 0);
}

} // namespace studio::tests
