// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/page_rows.h"

#include "core/store/store_words.h"

#include <QFile>
#include <QHash>
#include <QtEndian>

#include <cstring>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;

namespace {

constexpr int kIndexInterior = 0x02;
constexpr int kIndexLeaf = 0x0a;
constexpr int kTableLeaf = 0x0d;
constexpr qint64 kUsualPage = 4096;
constexpr qint64 kLongestRow = 512 * 1024 * 1024;
constexpr int kMostColumns = 64;
constexpr qint64 kMostReads = 8; // of a page, on average; old versions of a row may still refer to its pages

quint32 number32(const char *at) { return qFromBigEndian<quint32>(at); }
quint32 number16(const char *at) { return qFromBigEndian<quint16>(at); }

/// Reads forward through bytes; once it has reached their end it stays broken.
class Bytes
{
public:
    Bytes(const QByteArray &bytes, qsizetype at)
        : m_bytes(bytes)
        , m_at(at)
    {
    }
    [[nodiscard]] bool holds() const { return m_holds; }
    [[nodiscard]] qsizetype at() const { return m_at; }

    /// SQLite's variable-length number of one to nine bytes.
    quint64 varint()
    {
        quint64 value = 0;
        for (int i = 0; i < 9; ++i) {
            if (m_at < 0 || m_at >= m_bytes.size()) {
                m_holds = false;
                return 0;
            }
            const auto byte = uchar(m_bytes[m_at++]);
            if (i == 8)
                return (value << 8) | byte;
            value = (value << 7) | (byte & 0x7F);
            if ((byte & 0x80) == 0)
                return value;
        }
        return value;
    }

private:
    const QByteArray &m_bytes;
    qsizetype m_at;
    bool m_holds = true;
};

/// The pages of a database; pages in its journal come before those of the file.
class Pages
{
public:
    explicit Pages(const QString &file)
        : m_file(file)
        , m_journal(file + u"-wal"_s)
    {
    }

    bool open()
    {
        if (!m_file.open(QIODevice::ReadOnly))
            return false;
        const QByteArray head = m_file.read(100);
        m_size = head.size() == 100 ? qint64(number16(head.constData() + 16)) : 0;
        if (m_size == 1)
            m_size = 65536;
        if (m_size < 512 || (m_size & (m_size - 1)) != 0)
            m_size = kUsualPage;
        m_reserved = head.size() == 100 && uchar(head[20]) <= 64 ? uchar(head[20]) : 0;
        readJournal();
        return true;
    }
    [[nodiscard]] qint64 count() const { return std::max(m_file.size() / m_size, m_highest); }
    [[nodiscard]] qint64 usable() const { return m_size - m_reserved; }
    [[nodiscard]] qint64 bytes() const { return m_file.size() + m_journal.size(); }

    /// The page in which a row continues. In a sound file no two rows share one; also empty after more
    /// requests than most files of this size have pages.
    QByteArray furtherPage(qint64 number)
    {
        return ++m_further > kMostReads * count() ? QByteArray() : page(number);
    }

    /// Empty if the page does not exist or is incomplete.
    QByteArray page(qint64 number)
    {
        if (number < 1)
            return {};
        const auto inJournal = m_frames.constFind(number);
        QFile &file = inJournal == m_frames.cend() ? m_file : m_journal;
        const qint64 at = inJournal == m_frames.cend() ? (number - 1) * m_size : *inJournal;
        if (!file.seek(at))
            return {};
        const QByteArray bytes = file.read(m_size);
        return bytes.size() == m_size ? bytes : QByteArray();
    }

private:
    // A frame counts once a later frame ends its transaction; frames of an earlier round have other salts.
    void readJournal()
    {
        constexpr qint64 kHeader = 32;
        constexpr qint64 kFrame = 24;
        if (!m_journal.open(QIODevice::ReadOnly))
            return;
        const QByteArray head = m_journal.read(kHeader);
        if (head.size() < kHeader || number32(head.constData() + 8) != quint32(m_size))
            return;
        QHash<qint64, qint64> open;
        for (qint64 at = kHeader; at + kFrame + m_size <= m_journal.size(); at += kFrame + m_size) {
            if (!m_journal.seek(at))
                return;
            const QByteArray frame = m_journal.read(kFrame);
            if (frame.size() < kFrame || std::memcmp(frame.constData() + 8, head.constData() + 16, 8) != 0)
                return;
            open.insert(number32(frame.constData()), at + kFrame);
            const quint32 committed = number32(frame.constData() + 4);
            if (committed == 0)
                continue;
            m_frames.insert(open);
            m_highest = committed;
            open.clear();
        }
    }

    QFile m_file;
    QFile m_journal;
    qint64 m_size = kUsualPage;
    qint64 m_reserved = 0;
    qint64 m_highest = 0;
    qint64 m_further = 0;
    QHash<qint64, qint64> m_frames;
};

std::optional<QVariant> valueAt(const QByteArray &row, qsizetype at, quint64 type, qsizetype &length)
{
    static constexpr int kLengths[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
    if (type == 10 || type == 11)
        return std::nullopt;
    const quint64 wanted = type < 10 ? quint64(kLengths[type]) : (type - 12) / 2;
    if (at < 0 || at > row.size() || wanted > quint64(row.size() - at))
        return std::nullopt;
    length = qsizetype(wanted);
    if (type == 0)
        return QVariant();
    if (type >= 12) {
        const QByteArray bytes = row.mid(at, length);
        return type % 2 == 0 ? QVariant(bytes) : QVariant(QString::fromUtf8(bytes));
    }
    if (type == 7)
        return QVariant(qFromBigEndian<double>(row.constData() + at));
    if (type == 8 || type == 9)
        return QVariant(qint64(type - 8));
    qint64 number = qint8(row[at]);
    for (qsizetype i = 1; i < length; ++i)
        number = qint64((quint64(number) << 8) | uchar(row[at + i]));
    return QVariant(number);
}

std::optional<QVariantList> valuesOf(const QByteArray &row)
{
    Bytes head(row, 0);
    const quint64 size = head.varint();
    if (!head.holds() || size > quint64(row.size()))
        return std::nullopt;
    QVariantList values;
    auto at = qsizetype(size);
    while (head.at() < qsizetype(size)) {
        const quint64 type = head.varint();
        qsizetype length = 0;
        const auto value = valueAt(row, at, type, length);
        if (!head.holds() || !value || values.size() >= kMostColumns)
            return std::nullopt;
        values.append(*value);
        at += length;
    }
    return values;
}

/// One cell of a page as a complete row, including its overflow pages.
QByteArray rowAt(Pages &pages, const QByteArray &page, qsizetype at, quint64 size, bool isTable)
{
    if (size == 0 || size > quint64(std::min(kLongestRow, pages.bytes())))
        return {};
    const qint64 usable = pages.usable();
    const qint64 most = isTable ? usable - 35 : (usable - 12) * 64 / 255 - 23;
    const qint64 least = (usable - 12) * 32 / 255 - 23;
    auto here = qint64(size);
    if (here > most) {
        const qint64 part = least + (here - least) % (usable - 4);
        here = part <= most ? part : least;
    }
    if (at < 0 || at + here > page.size())
        return {};
    QByteArray row = page.mid(at, here);
    if (here == qint64(size))
        return row;
    if (at + here + 4 > page.size())
        return {};
    quint32 next = number32(page.constData() + at + here);
    while (row.size() < qsizetype(size)) { // each page adds something, so that a circle ends too
        const QByteArray further = pages.furtherPage(next);
        if (further.size() < 5)
            return {};
        next = number32(further.constData());
        row += further.mid(4, std::min<qint64>(qint64(size) - row.size(), usable - 4));
    }
    return row;
}

void readPage(Pages &pages, qint64 number, const std::function<void(const PageRow &)> &each)
{
    const QByteArray page = pages.page(number);
    const qsizetype start = number == 1 ? 100 : 0;
    if (page.size() < start + 12)
        return;
    const int kind = uchar(page[start]);
    if (kind != kIndexInterior && kind != kIndexLeaf && kind != kTableLeaf)
        return;
    const qsizetype head = start + (kind == kIndexInterior ? 12 : 8);
    const qsizetype cells =
        std::min<qsizetype>(number16(page.constData() + start + 3), (page.size() - head) / 2);
    for (qsizetype cell = 0; cell < cells; ++cell) {
        const qsizetype at = number16(page.constData() + head + 2 * cell);
        Bytes bytes(page, at + (kind == kIndexInterior ? 4 : 0));
        const quint64 size = bytes.varint();
        PageRow row;
        row.hasRowId = kind == kTableLeaf;
        if (row.hasRowId)
            row.rowId = qint64(bytes.varint());
        if (!bytes.holds())
            continue;
        const auto values = valuesOf(rowAt(pages, page, bytes.at(), size, row.hasRowId));
        if (!values)
            continue;
        row.values = *values;
        each(row);
    }
}

} // namespace

std::optional<Error> readPageRows(const QString &file, const std::function<void(const PageRow &)> &each,
                                  const Watch &watch)
{
    Pages pages(file);
    if (!pages.open())
        return Error{ErrorCode::Storage, StoreWords::tr("The file %1 could not be read.").arg(file), file};
    const qint64 count = pages.count();
    for (qint64 number = 1; number <= count; ++number) {
        if (number % 256 == 0 && !goesOn(watch, number, count))
            return stopped();
        readPage(pages, number, each);
    }
    return std::nullopt;
}

} // namespace studio::store
