// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QSet>

#include <optional>

namespace studio::intake {

/// Whether the JSON in the device is UTF-8 and begins as a list; nothing is taken out of it.
[[nodiscard]] bool beginsAsList(QIODevice &device);

/// One JSON object in a device, read piece by piece: each of its values is a piece, and each element of an
/// array among them, so that no more than one is in memory. Of a list at the top each element is a piece
/// without a key. However it is laid out; that a piece itself is
/// JSON is for others to see.
class JsonPieces
{
public:
    struct Piece
    {
        QByteArray key;
        QByteArray json;        ///< empty for what is skipped
        bool isElement = false; ///< of the array under that key
    };

    /// What stands under the keys in `skipped` is passed over, though it is counted.
    explicit JsonPieces(QIODevice &device, QSet<QByteArray> skipped = {});

    /// None at the end. Malformed: it is no JSON object, or it ends too early. Storage: it cannot be read.
    [[nodiscard]] base::Result<std::optional<Piece>> next();
    [[nodiscard]] qint64 bytesRead() const { return m_read; }

private:
    enum class Place { Start, BeforeKey, InArray, End };

    [[nodiscard]] bool fill();
    [[nodiscard]] char peek(); ///< the next that is no white space; 0 at the end
    [[nodiscard]] bool take(char wanted);
    /// The bytes of the value that begins here.
    [[nodiscard]] base::Result<QByteArray> value(bool isKept);
    [[nodiscard]] base::Result<std::optional<Piece>> member();
    [[nodiscard]] base::Result<std::optional<Piece>> element();
    [[nodiscard]] tl::unexpected<base::Error> broken(const char *what) const;

    QIODevice &m_device;
    QSet<QByteArray> m_skipped;
    QByteArray m_buffer;
    qsizetype m_at = 0;
    qint64 m_read = 0; ///< bytes that came into the buffer
    Place m_place = Place::Start;
    QByteArray m_key;
    bool m_isList = false; ///< what stands at the top
    bool m_isFirst = true; ///< nothing stands before it in this object or array
    bool m_failed = false; ///< the device could not be read
};

} // namespace studio::intake
