// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_memory.h"

#include "core/base/log.h"
#include "core/base/whole_file.h"

#include <QByteArrayList>
#include <QMap>
#include <QSettings>

#include <algorithm>
#include <cctype>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QLatin1String kGeometry("window/geometry");
constexpr QLatin1String kDocks("window/docks");
constexpr QLatin1String kRoom("window/room");

constexpr QLatin1String kTab("window/tab");
constexpr QLatin1String kRecent("palette/recent");
constexpr QLatin1String kSeen("rooms/seen");
constexpr QLatin1String kCamera("devices/camera");
constexpr QLatin1String kStageGeometry("stage/geometry");
constexpr qsizetype kMostRecent = 8;

/// A quoted text as QSettings reads it. Characters other than letters, digits and plain signs are written as
/// numbers, and so are characters that a number before them would swallow.
QByteArray quoted(const QString &text)
{
    QByteArray out("\"");
    bool afterNumber = false;
    for (const QChar c : text) {
        const char16_t code = c.unicode();
        const bool isPlain = code > 0x20 && code < 0x7F && !QLatin1String("\"\\,;=%@#").contains(c);
        const bool isSwallowed = afterNumber && code < 0x7F && std::isxdigit(int(code)) != 0;
        afterNumber = !isPlain || isSwallowed;
        out += afterNumber ? "\\x" + QByteArray::number(code, 16) : QByteArray(1, char(code));
    }
    return out + '"';
}

QByteArray quoted(const QByteArray &bytes)
{
    const QByteArray text = quoted(QString::fromLatin1(bytes));
    return "\"@ByteArray(" + text.mid(1, text.size() - 2) + ")\"";
}

QByteArray quoted(const QStringList &texts)
{
    QByteArrayList parts;
    for (const QString &text : texts)
        parts.append(quoted(text));
    return parts.isEmpty() ? "@Invalid()" : parts.join(", ");
}

/// Lines of an ini file, grouped by the part of their keys before the slash.
class IniText
{
public:
    void add(QLatin1String key, const QByteArray &value)
    {
        const qsizetype slash = key.indexOf('/'_L1);
        m_groups[QByteArray(key.data(), slash)] += QByteArray(key.mid(slash + 1).data()) + '=' + value + '\n';
    }
    [[nodiscard]] QByteArray text() const
    {
        QByteArray all;
        for (auto group = m_groups.cbegin(); group != m_groups.cend(); ++group)
            all += '[' + group.key() + "]\n" + group.value() + '\n';
        return all;
    }

private:
    QMap<QByteArray, QByteArray> m_groups;
};

/// "ROOM COUNT", sorted, so that the file stays the same while nothing changes.
QStringList seenTexts(const QHash<base::RoomId, qint64> &seen)
{
    QStringList texts;
    for (auto room = seen.cbegin(); room != seen.cend(); ++room)
        texts.append(room.key().value() + u' ' + QString::number(room.value()));
    texts.sort();
    return texts;
}

QHash<base::RoomId, qint64> seenFrom(const QStringList &texts)
{
    QHash<base::RoomId, qint64> seen;
    for (const QString &text : texts) {
        bool isNumber = false;
        const qint64 count = text.section(u' ', -1).toLongLong(&isNumber);
        const QString room = text.section(u' ', 0, -2);
        if (isNumber && count >= 0 && !room.isEmpty())
            seen.insert(base::RoomId(room), count);
    }
    return seen;
}

} // namespace

WindowMemory readWindowMemory(const QString &iniFile)
{
    const QSettings ini(iniFile, QSettings::IniFormat);
    return {
        .geometry = ini.value(kGeometry).toByteArray(),
        .docks = ini.value(kDocks).toByteArray(),
        .room = base::RoomId(ini.value(kRoom).toString()),
        .insightTab = std::clamp(ini.value(kTab).toInt(), 0, 2),
        .camera = ini.value(kCamera).toString(),
        .recentCommands = ini.value(kRecent).toStringList().mid(0, kMostRecent),
        .stageWindow = ini.value(kStageGeometry).toByteArray(),
        .seen = seenFrom(ini.value(kSeen).toStringList()),
    };
}

// Not QSettings: on a full disk it reports success for a file that was cut off, and replaces the old file
// with it.
void writeWindowMemory(const QString &iniFile, const WindowMemory &memory)
{
    IniText ini;
    ini.add(kGeometry, quoted(memory.geometry));
    ini.add(kDocks, quoted(memory.docks));
    ini.add(kRoom, quoted(memory.room.value()));
    ini.add(kTab, QByteArray::number(memory.insightTab));
    ini.add(kCamera, quoted(memory.camera));
    ini.add(kRecent, quoted(memory.recentCommands.mid(0, kMostRecent)));
    ini.add(kStageGeometry, quoted(memory.stageWindow));
    ini.add(kSeen, quoted(seenTexts(memory.seen)));
    if (const auto trouble = base::writeWhole(iniFile, ini.text()))
        qCWarning(base::lcUi) << iniFile << "is as it was:" << *trouble;
}

} // namespace studio::ui
