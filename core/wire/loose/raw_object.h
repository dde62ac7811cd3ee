// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <optional>

// JSON objects and arrays as they are written. Whoever changes a member of somebody else's file with these
// gives back all the rest byte for byte: order, spaces, 1.0 and 1e5, escapes, keys that stand twice. They do
// not check: the text has to be JSON that parse() took (json.h).
namespace studio::wire {

/// What both are made of: slices of the text, so that two hundred thousand members take little more than it.
class RawParts
{
public:
    [[nodiscard]] qsizetype size() const { return m_parts.size(); }
    [[nodiscard]] QByteArray text() const;

    void replace(qsizetype index, const QByteArray &value) { m_parts[index].value = keep(value); }
    /// Leaves the parts of these indices, each of them once, in this order. White space stays in its place.
    void arrange(const QList<qsizetype> &order);

protected:
    struct Part
    {
        QByteArrayView lead;  ///< white space before it
        QByteArrayView key;   ///< with its quotes; empty in an array
        QByteArrayView colon; ///< with white space around; empty in an array
        QByteArrayView value;
        QByteArrayView trail; ///< white space behind it
    };

    [[nodiscard]] bool read(const QByteArray &text, char open);
    /// The same bytes, for as long as this lives.
    [[nodiscard]] QByteArrayView keep(const QByteArray &bytes);
    void append(Part part);

    QByteArrayView m_head; ///< up to and with { or [
    QByteArrayView m_tail; ///< from } or ] on
    QList<Part> m_parts;

private:
    [[nodiscard]] std::optional<Part> nextPart(QByteArrayView text, qsizetype &at, char open) const;

    QList<QByteArray> m_kept; ///< what the slices are of; copies of this share their bytes
};

class RawObject : public RawParts
{
public:
    RawObject(); ///< {}

    /// None unless the text is an object, maybe with white space around it.
    [[nodiscard]] static std::optional<RawObject> of(const QByteArray &text);

    /// The key without quotes and escapes, in UTF-8.
    [[nodiscard]] QByteArray keyAt(qsizetype index) const;
    [[nodiscard]] QByteArray valueAt(qsizetype index) const { return m_parts.at(index).value.toByteArray(); }
    [[nodiscard]] bool has(QByteArrayView key) const { return last(key) >= 0; }
    /// As it is written; of a key that stands twice the last one. Empty if there is none.
    [[nodiscard]] QByteArray value(QByteArrayView key) const;

    /// In its place; of a key that stands twice the last one. A new one comes to the end.
    void set(QByteArrayView key, const QByteArray &value);
    void add(QByteArrayView key, const QByteArray &value); ///< to the end, whether there is one or not
    void remove(QByteArrayView key);                       ///< all of that key

private:
    [[nodiscard]] bool isAt(qsizetype index, QByteArrayView key) const;
    [[nodiscard]] qsizetype last(QByteArrayView key) const;
};

class RawArray : public RawParts
{
public:
    RawArray(); ///< []

    [[nodiscard]] static std::optional<RawArray> of(const QByteArray &text);

    [[nodiscard]] QByteArray at(qsizetype index) const { return m_parts.at(index).value.toByteArray(); }
    void add(const QByteArray &value); ///< to the end
};

} // namespace studio::wire
