// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/zip/zip_unpack.h"

#include "core/persona/refused.h"
#include "core/persona/told_in.h"

#include <zip.h>

#include <algorithm>
#include <memory>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

tl::unexpected<base::Error> damagedEntry(const char *what)
{
    return refused(ZipCard::tr("A file in this zip cannot be unpacked. Choose another copy."),
                   QString::fromLatin1(what));
}

tl::unexpected<base::Error> tooLargeEntry(qsizetype most)
{
    //: %1 is a number of megabytes
    return refused(ZipCard::tr("A file in this zip is larger than %L1 MB, more than any card needs.")
                       .arg(most / (1024 * 1024)),
                   u"above its limit"_s);
}

struct Closer
{
    void operator()(zip_t *zip) const { zip_discard(zip); }
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Closer>;
using OpenFile = std::unique_ptr<zip_file_t, Closer>;

/// Opens the archive in place: nothing is copied, and it is read-only.
Archive openArchive(QByteArrayView archive)
{
    zip_source_t *source = zip_source_buffer_create(archive.data(), zip_uint64_t(archive.size()), 0, nullptr);
    if (!source)
        return nullptr;
    zip_t *zip = zip_open_from_source(source, ZIP_RDONLY, nullptr);
    if (!zip)
        zip_source_free(source);
    return Archive(zip);
}

/// Whether the library found the same entry there as we did.
bool agrees(zip_t *zip, const ZipTable &table, qsizetype index)
{
    const ZipEntry &entry = table.entries[index];
    zip_stat_t stat;
    zip_stat_init(&stat);
    const char *name = zip_get_name(zip, zip_uint64_t(index), ZIP_FL_ENC_RAW);
    return zip_get_num_entries(zip, 0) == table.entries.size() && name && entry.name == name &&
           zip_stat_index(zip, zip_uint64_t(index), 0, &stat) == 0 && qint64(stat.size) == entry.size &&
           qint64(stat.comp_size) == entry.packedSize && stat.crc == entry.crc;
}

} // namespace

Result<QByteArray> unpackZipEntry(const QByteArray &bytes, const ZipTable &table, qsizetype index,
                                  qsizetype most)
{
    const ZipEntry &entry = table.entries[index];
    if (entry.size > most)
        return tooLargeEntry(most);
    if (entry.method != ZIP_CM_STORE && entry.method != ZIP_CM_DEFLATE)
        return damagedEntry("packed in an unknown way");
    const Archive archive = openArchive(QByteArrayView(bytes).sliced(table.base));
    if (!archive || !agrees(archive.get(), table, index))
        return damagedEntry("the library reads another archive");
    const OpenFile file(zip_fopen_index(archive.get(), zip_uint64_t(index), 0));
    if (!file)
        return damagedEntry("cannot be opened");
    QByteArray content(entry.size, Qt::Uninitialized);
    qsizetype got = 0;
    for (zip_int64_t step = 1; got < content.size() && step > 0; got += step) {
        step = zip_fread(file.get(), content.data() + got, zip_uint64_t(content.size() - got));
        if (step < 0)
            return damagedEntry("a wrong checksum or packing");
    }
    char more = 0; // the declared size must be all, and the checksum is checked at the end
    if (got != content.size() || zip_fread(file.get(), &more, 1) != 0)
        return damagedEntry("another size than declared");
    return content;
}

} // namespace studio::persona
