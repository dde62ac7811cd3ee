// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QSet>

#include <optional>

namespace studio::intake {

/// Whether the JSON in the device is UTF-8 and begins as a list; reads without consuming.
[[nodiscard]] bool beginsAsList(QIODevice &device);

/// Reads one JSON object from a device piece by piece: each value is a piece, and so is each element of an
/// array that is a value, so that only one piece is in memory. If the top level is a list, each element is a
/// piece without a key. Any layout is accepted; whether a piece is valid JSON is for the caller to check.
class JsonPieces
{
public:
    struct Piece
    {
        QByteArray key;
        QByteArray json;        ///< empty if skipped
        bool isElement = false; ///< of the array with that key
    };

    /// The values of the keys in `skipped` are not read, only counted.
    explicit JsonPieces(QIODevice &device, QSet<QByteArray> skipped = {});

    /// None at the end. Malformed: no JSON object, or it ends too early. Storage: the device cannot be read.
    [[nodiscard]] base::Result<std::optional<Piece>> next();
    [[nodiscard]] qint64 bytesRead() const { return m_read; }

private:
    enum class Place { Start, BeforeKey, InArray, End };

    [[nodiscard]] bool fill();
    [[nodiscard]] char peek(); ///< the next non-blank byte; 0 at the end
    [[nodiscard]] bool take(char wanted);
    /// The bytes of the value that begins at the current position.
    [[nodiscard]] base::Result<QByteArray> value(bool isKept);
    [[nodiscard]] base::Result<std::optional<Piece>> member();
    [[nodiscard]] base::Result<std::optional<Piece>> element();
    [[nodiscard]] tl::unexpected<base::Error> broken(const char *what) const;

    QIODevice &m_device;
    QSet<QByteArray> m_skipped;
    QByteArray m_buffer;
    qsizetype m_at = 0;
    qint64 m_read = 0; ///< bytes read into the buffer
    Place m_place = Place::Start;
    QByteArray m_key;
    bool m_isList = false; ///< the top level is a list
    bool m_isFirst = true; ///< the next piece is the first of this object or array
    bool m_failed = false; ///< the device cannot be read
};

} // namespace studio::intake
