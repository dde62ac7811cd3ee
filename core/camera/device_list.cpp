// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/device_list.h"

#include <algorithm>

namespace studio::camera {

namespace {

using Listed = DeviceList::Listed;

/// Ids that are only counted; others name a device for good and come once.
bool areCounted(const QList<Listed> &listed)
{
    return std::all_of(listed.cbegin(), listed.cend(), [](const Listed &one) {
        return !one.id.isEmpty() &&
               std::all_of(one.id.cbegin(), one.id.cend(), [](char c) { return c >= '0' && c <= '9'; });
    });
}

QStringList descriptions(const QList<Listed> &listed)
{
    QStringList names;
    for (const Listed &one : listed)
        names.append(one.description);
    names.sort();
    return names;
}

} // namespace

bool DeviceList::isTwin(const Listed &listed)
{
    if (m_twins.contains(listed.id))
        return true;
    if (m_known.contains(listed.id) || m_awaited.value(listed.description) == 0)
        return false;
    --m_awaited[listed.description];
    m_twins.append(listed.id);
    return true;
}

void DeviceList::take(const QList<Listed> &listed)
{
    const bool isFirst = !std::exchange(m_hasBegun, true);
    m_listed.clear();
    for (const Listed &one : listed) {
        if (isTwin(one)) {
            m_isUnsure = false; // they come twice by now, so the first list had each once
            continue;
        }
        m_listed.append(one);
        if (!m_known.contains(one.id))
            m_known.append(one.id);
    }
    if (!isFirst || !areCounted(listed))
        return;
    for (const Listed &one : listed)
        ++m_awaited[one.description];
    const qsizetype half = listed.size() / 2;
    m_isUnsure =
        half > 0 && descriptions(listed.first(half)) == descriptions(listed.last(listed.size() - half));
}

void DeviceList::settle()
{
    m_awaited.clear();
    if (!std::exchange(m_isUnsure, false))
        return;
    // Nothing came twice, so all of it was there twice.
    for (const Listed &one : m_listed.mid(m_listed.size() / 2))
        m_twins.append(one.id);
    m_listed = m_listed.first(m_listed.size() / 2);
}

QList<Source> DeviceList::sources() const
{
    QList<Source> sources;
    QHash<QString, int> places;
    for (const Listed &one : m_listed)
        sources.append({Source::Kind::Device, one.description, places[one.description]++});
    return sources;
}

QByteArray DeviceList::idOf(const Source &source) const
{
    const qsizetype at = sources().indexOf(source);
    return at < 0 ? QByteArray() : m_listed.at(at).id;
}

} // namespace studio::camera
