// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/loose/raw_object.h"

#include "core/wire/json.h"
#include "core/wire/loose/raw_scan.h"

namespace studio::wire {

QByteArrayView RawParts::keep(const QByteArray &bytes)
{
    m_kept.append(bytes);
    return m_kept.constLast();
}

std::optional<RawParts::Part> RawParts::nextPart(QByteArrayView text, qsizetype &at, char open) const
{
    const auto slice = [text, &at](qsizetype end) {
        const QByteArrayView bytes = text.sliced(at, end - at);
        at = end;
        return bytes;
    };
    Part part;
    part.lead = slice(behindSpace(text, at));
    if (open == '{') {
        part.key = slice(behindText(text, at));
        const qsizetype colon = behindSpace(text, at);
        if (colon >= text.size() || text[colon] != ':')
            return std::nullopt;
        part.colon = slice(behindSpace(text, colon + 1));
    }
    part.value = slice(behindValue(text, at));
    part.trail = slice(behindSpace(text, at));
    return part;
}

bool RawParts::read(const QByteArray &whole, char open)
{
    const QByteArrayView text = keep(whole);
    const char close = open == '{' ? '}' : ']';
    qsizetype at = behindSpace(text, 0);
    if (at >= text.size() || text[at] != open)
        return false;
    m_head = text.first(++at);
    m_parts.clear();
    if (const qsizetype end = behindSpace(text, at); end < text.size() && text[end] == close) {
        m_head = text.first(end);
        m_tail = text.sliced(end);
        return true;
    }
    for (bool isMore = true; isMore;) {
        const auto part = nextPart(text, at, open);
        if (!part)
            return false;
        m_parts.append(*part);
        isMore = at < text.size() && text[at] == ',';
        at += isMore ? 1 : 0;
    }
    m_tail = text.sliced(at);
    return m_tail.startsWith(close);
}

QByteArray RawParts::text() const
{
    qsizetype size = m_head.size() + m_tail.size() + m_parts.size();
    for (const Part &part : m_parts)
        size +=
            part.lead.size() + part.key.size() + part.colon.size() + part.value.size() + part.trail.size();
    QByteArray text;
    text.reserve(size);
    text.append(m_head);
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        if (i > 0)
            text += ',';
        const Part &part = m_parts.at(i);
        text.append(part.lead).append(part.key).append(part.colon).append(part.value).append(part.trail);
    }
    return text.append(m_tail);
}

// What stands between the last one and the end belongs to the end.
void RawParts::append(Part part)
{
    if (!m_parts.isEmpty()) {
        part.lead = m_parts.constLast().lead;
        part.trail = std::exchange(m_parts.last().trail, QByteArrayView());
    }
    m_parts.append(part);
}

void RawParts::arrange(const QList<qsizetype> &order)
{
    QList<Part> parts;
    parts.reserve(order.size());
    for (qsizetype i = 0; i < order.size(); ++i) {
        Part part = m_parts.at(order.at(i));
        part.lead = m_parts.at(i).lead;
        part.trail = m_parts.at(i).trail;
        parts.append(part);
    }
    if (!parts.isEmpty())
        parts.last().trail = m_parts.constLast().trail;
    m_parts = parts;
}

RawObject::RawObject()
{
    m_head = "{";
    m_tail = "}";
}

std::optional<RawObject> RawObject::of(const QByteArray &text)
{
    RawObject object;
    return object.read(text, '{') ? std::optional(object) : std::nullopt;
}

QByteArray RawObject::keyAt(qsizetype index) const
{
    const QByteArrayView key = m_parts.at(index).key;
    if (!key.contains('\\'))
        return key.size() < 2 ? QByteArray() : key.sliced(1, key.size() - 2).toByteArray();
    return toText(parse(key.toByteArray()).value_or(Json())).toUtf8();
}

bool RawObject::isAt(qsizetype index, QByteArrayView key) const
{
    const QByteArrayView written = m_parts.at(index).key;
    if (written.contains('\\'))
        return keyAt(index) == key;
    return written.size() == key.size() + 2 && written.sliced(1, key.size()) == key;
}

qsizetype RawObject::last(QByteArrayView key) const
{
    for (qsizetype i = m_parts.size() - 1; i >= 0; --i) {
        if (isAt(i, key))
            return i;
    }
    return -1;
}

QByteArray RawObject::value(QByteArrayView key) const
{
    const qsizetype index = last(key);
    return index < 0 ? QByteArray() : valueAt(index);
}

void RawObject::set(QByteArrayView key, const QByteArray &value)
{
    if (const qsizetype index = last(key); index >= 0) {
        m_parts[index].value = keep(value);
        return;
    }
    add(key, value);
}

void RawObject::add(QByteArrayView key, const QByteArray &value)
{
    Part part;
    part.key = keep(dump(Json(std::string(key.data(), size_t(key.size())))));
    part.colon = m_parts.isEmpty() ? QByteArrayView(":") : m_parts.constLast().colon;
    part.value = keep(value);
    append(part);
}

// In one go: of a key that stands a hundred thousand times, all behind each would be moved.
void RawObject::remove(QByteArrayView key)
{
    if (!has(key))
        return;
    QList<Part> parts;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        if (!isAt(i, key))
            parts.append(m_parts.at(i));
    }
    if (!parts.isEmpty())
        parts.last().trail = m_parts.constLast().trail;
    m_parts = parts;
}

RawArray::RawArray()
{
    m_head = "[";
    m_tail = "]";
}

std::optional<RawArray> RawArray::of(const QByteArray &text)
{
    RawArray array;
    return array.read(text, '[') ? std::optional(array) : std::nullopt;
}

void RawArray::add(const QByteArray &value)
{
    Part part;
    part.value = keep(value);
    append(part);
}

} // namespace studio::wire
