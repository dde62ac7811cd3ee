// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/intake/text_encoding.h"

#include <QIODevice>
#include <QString>

#include <optional>

namespace studio::intake {

/// The first bytes of a device as UTF-8, without a mark and blanks at the ends; reads without consuming.
[[nodiscard]] QByteArray beginningOf(QIODevice &device, qsizetype most);

/// The lines of a text in a device: UTF-8, UTF-16, else in the encoding that its bytes look like. Read chunk
/// by chunk. With Encoding::Unicode, an invalid byte becomes U+FFFD.
class TextLines
{
public:
    enum class Encoding { Any, Unicode };

    /// Reads through the device for its encoding, and seeks back to its beginning.
    explicit TextLines(QIODevice &device, Encoding expected = Encoding::Any);

    /// The next line without its end (\n, \r\n or \r). None at the end. Malformed: a line of more than 64
    /// million characters. Storage: the device cannot be read.
    [[nodiscard]] base::Result<std::optional<QString>> next();
    [[nodiscard]] const TextEncoding &encoding() const { return m_encoding; }

private:
    [[nodiscard]] base::Result<bool> fill();

    QIODevice &m_device;
    TextEncoding m_encoding;
    TextDecoder m_decoder;
    QString m_buffer;
    qsizetype m_at = 0;
};

} // namespace studio::intake
