// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/device_list.h"

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
    givePlaces();
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
    givePlaces();
}

/// Those that were there keep theirs; who comes gets its old one, or else the first that is free.
void DeviceList::givePlaces()
{
    QHash<QString, QList<int>> taken;
    const auto take = [&](const Listed &one, int place) {
        m_places[one.id] = place;
        taken[one.description].append(place);
    };
    QList<Listed> come;
    for (const Listed &one : m_listed) {
        if (m_present.contains(one.id))
            take(one, m_places.value(one.id));
        else
            come.append(one);
    }
    for (const Listed &one : std::as_const(come)) {
        const QList<int> &others = taken[one.description];
        int place = m_places.value(one.id, 0);
        if (others.contains(place))
            place = 0;
        while (others.contains(place))
            ++place;
        take(one, place);
    }
    m_present.clear();
    for (const Listed &one : std::as_const(m_listed))
        m_present.insert(one.id);
}

QList<Source> DeviceList::sources() const
{
    QList<Source> sources;
    for (const Listed &one : m_listed)
        sources.append({Source::Kind::Device, one.description, m_places.value(one.id)});
    return sources;
}

QByteArray DeviceList::idOf(const Source &source) const
{
    const qsizetype at = sources().indexOf(source);
    return at < 0 ? QByteArray() : m_listed.at(at).id;
}

} // namespace studio::camera
